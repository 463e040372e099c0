/// Where versions of UIKit differ in what a stack view generates.
package struct StackRules: Sendable, Hashable {
  /// Priority of the zero length of hidden views: 999.999 today, required on iOS 9 to about 11
  /// (corrections.md 3).
  package var hidingPriority = 999.999
  /// Widths of multi-line labels by the older rule, of which a single label is enough
  /// (corrections.md 6).
  package var usesOlderTextWidths = false

  package init() {}

  /// What current systems and Interface Builder's frames agree on.
  package static let current = StackRules()
  /// A system on which hiding is required: the what-if behind advice for older iOS.
  package static let legacy: StackRules = {
    var rules = StackRules()
    rules.hidingPriority = 1000
    rules.usesOlderTextWidths = true
    return rules
  }()
}

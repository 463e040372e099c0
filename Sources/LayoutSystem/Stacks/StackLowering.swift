internal import DocumentModel

/// Every constraint and helper guide that a stack view makes for its arranged views
/// (uistackview.md 1 to 8, corrections.md 3 to 9).
package struct StackLowering: Sendable {
  package private(set) var along: [LayoutConstraint] = []
  package private(set) var across: [LayoutConstraint] = []
  /// Keeps several multi-line labels from fighting over one width.
  package private(set) var textWidth: [LayoutConstraint] = []
  /// Helper guides: spanners and gaps.
  package private(set) var guides: [LayoutItem] = []

  package init(_ input: StackInput, rules: StackRules = .current) {
    guard !input.arranged.isEmpty else { return }
    var along = AlongAxis(input, rules)
    along.lower()
    var across = AcrossAxis(input)
    across.lower()
    self.along = along.constraints
    self.across = across.constraints
    guides = along.guides + across.guides
    textWidth = TextWidths(input, rules).constraints
  }

  /// All of them: along the axis, across it, text widths.
  package var constraints: [LayoutConstraint] { along + across + textWidth }
}

/// What the parts of the lowering share: the stack's canvas, and adding constraints in its name.
protocol StackPart {
  var input: StackInput { get }
  var constraints: [LayoutConstraint] { get set }
}

extension StackPart {
  var stack: LayoutItem { .view(input.view) }
  /// What content is laid out in: the stack, or its layout margins guide.
  var canvas: LayoutItem { input.isMarginsRelative ? .layoutMargins(input.view) : stack }

  mutating func add(
    _ identifier: StackIdentifier, _ first: LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation, _ second: LayoutItem, _ secondAttribute: LayoutAttribute,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        Anchor(first, firstAttribute), relation, Anchor(second, secondAttribute),
        multiplier: multiplier, constant: constant, priority: priority,
        from: .stack(input.view, identifier)))
  }

  /// A length that shall be zero.
  mutating func addZero(
    _ identifier: StackIdentifier, _ item: LayoutItem, _ attribute: LayoutAttribute,
    priority: Double = 1000
  ) {
    constraints.append(
      LayoutConstraint(
        Anchor(item, attribute), priority: priority, from: .stack(input.view, identifier)))
  }
}

package import LayoutSystem

/// How generated code is written.
package struct EmitOptions: Sendable, Hashable {
  package enum Style: String, Sendable, CaseIterable {
    /// A view class a scene, and an extension of its owner.
    case view
    /// A struct of objects and functions that fill it.
    case function
  }

  package enum Strings: String, Sendable, CaseIterable {
    /// `NSLocalizedString` with the keys that Interface Builder exports.
    case localized
    /// The document's own texts.
    case literal
  }

  package var style = Style.view
  package var strings = Strings.localized
  /// The lowest iOS version that the code runs on, such as 13 or 17; at least 13.
  package var deploymentTarget = 13
  /// Put before the names of types and files, so that documents whose scenes have owners of one
  /// class can go into one module; nil where names are unique without.
  package var qualifier: String?
  /// What the code does without.
  package var lowering = LoweringOptions()

  package init() {}

  /// In tenths, as `Property.since` counts.
  var deployment: Int { min(max(deploymentTarget, 13), 1_000) * 10 }
}

/// One source file of the result.
package struct GeneratedFile: Sendable, Equatable {
  /// The file's name, without a folder.
  package let name: String
  package let text: String
}

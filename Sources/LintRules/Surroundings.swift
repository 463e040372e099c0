package import Localization

/// What lies beside a document and what it is built for, as values: rules open no files.
package struct Surroundings: Sendable {
  /// The document's file name without folder and extension.
  package var documentName = ""
  /// The iOS version that the product still runs on, such as `13.0`; nil where nobody said.
  package var deploymentTarget: String?
  /// The translations found beside the document, ordered by language.
  package var translations: [StringsTable] = []
  /// Names of images in asset catalogs and loose files near the document; nil where none were
  /// looked for.
  package var images: Set<String>?
  /// The colours in asset catalogs near the document, by name; nil where none were looked for.
  package var colors: [String: AssetColor]?

  package init() {}

  /// A colour of an asset catalog, its universal appearance.
  package struct AssetColor: Sendable, Equatable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }
}

/// What lies beside a document: images and colours by the names that the document uses.
package struct PictureAssets: Sendable {
  /// An image that can stand in a picture.
  package struct Image: Sendable {
    /// `data:image/png;base64,…`
    package var uri: String
    /// Drawn in the tint colour whatever its own colours are.
    package var isTemplate: Bool

    package init(uri: String, isTemplate: Bool) {
      self.uri = uri
      self.isTemplate = isTemplate
    }
  }

  package var images: [String: Image] = [:]
  package var colors: [String: Shade] = [:]

  package init() {}
}

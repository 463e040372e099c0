internal import DocumentModel
internal import Reports

extension PictureAssets {
  /// The images and colours that a document names, as far as they lie beside it.
  init(for document: Document, beside input: InputFile) {
    self.init()
  }
}

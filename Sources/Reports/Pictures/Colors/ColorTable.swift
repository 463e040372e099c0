internal import DocumentModel

/// What the colours of one document look like.
struct ColorTable: Sendable {
  private let document: Document
  private let assets: PictureAssets

  init(_ document: Document, _ assets: PictureAssets) {
    self.document = document
    self.assets = assets
  }

  /// - Parameter tint: What `tintColor` stands for.
  func shade(_ color: Color, tint: Shade = .blue) -> Shade? {
    switch color {
    case .rgb(let red, let green, let blue, let alpha, let space):
      return Shade(
        ColorSpace.rgba(red: red, green: green, blue: blue, alpha: alpha, space: space))
    case .white(let white, let alpha, let space):
      return Shade(ColorSpace.gray(white, alpha: alpha, space: space))
    case .system(let name):
      if name == "tintColor" { return tint }
      return SystemColors.shade(name) ?? cached(.systemColor, name)
    case .named(let name):
      // A name that neither a catalog nor the document knows shows as nothing at all.
      return assets.colors[name] ?? cached(.namedColor, name)
    case .none: return nil
    }
  }

  /// The colour that the document keeps for a name in its resources.
  private func cached(_ tag: ElementTag, _ name: String) -> Shade? {
    guard let root = document.root else { return nil }
    for resource in document.contents(of: .resources, in: root)
    where document.tag(resource) == tag && document.written(.name, of: resource) == name {
      guard let color = document.child(.color, of: resource) else { continue }
      switch document.color(color) {
      case .rgb(let red, let green, let blue, let alpha, let space):
        return Shade(
          ColorSpace.rgba(red: red, green: green, blue: blue, alpha: alpha, space: space))
      case .white(let white, let alpha, let space):
        return Shade(ColorSpace.gray(white, alpha: alpha, space: space))
      default: return nil
      }
    }
    return nil
  }
}

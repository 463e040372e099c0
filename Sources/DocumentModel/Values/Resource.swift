/// What Interface Builder caches of things that are not in the document.
extension Document {
  /// Sizes of images and of the system's symbols in points, by name; those that are recorded.
  package var imageSizes: (images: [String: Size], symbols: [String: Size]) {
    var images: [String: Size] = [:]
    var symbols: [String: Size] = [:]
    for image in root.map({ contents(of: .resources, in: $0) }) ?? [] where tag(image) == .image {
      guard let name = written(.name, of: image), let width = written(.width, of: image),
        let height = written(.height, of: image)
      else { continue }
      let size = Size(width: width, height: height)
      if written(.catalog, of: image) == "system" {
        symbols[name] = size
      } else {
        images[name] = size
      }
    }
    return (images, symbols)
  }

  /// Intrinsic sizes of designable views, by the view's identifier.
  package var designableSizes: [String: Size] {
    var sizes: [String: Size] = [:]
    for designable in root.map({ contents(of: .designables, in: $0) }) ?? [] {
      guard let name = written(.name, of: designable) else { continue }
      sizes[name] = sizes[name] ?? size(key: "intrinsicContentSize", of: designable)
    }
    return sizes
  }
}

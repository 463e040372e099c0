extension Document {
  /// The size of an image in points as Interface Builder saw it; nil where it is not recorded.
  package func imageSize(_ name: String, catalog: String? = nil) -> Size? {
    guard let root, let folder = child(.resources, of: root) else { return nil }
    for image in children(folder)
    where tag(image) == .image && written(.name, of: image) == name
      && (written(.catalog, of: image) == "system") == (catalog == "system")
    {
      guard let width = written(.width, of: image), let height = written(.height, of: image) else {
        return nil
      }
      return Size(width: width, height: height)
    }
    return nil
  }

  /// The intrinsic size that Interface Builder cached for a designable view.
  package func designableSize(of id: String) -> Size? {
    guard let root, let folder = child(.designables, of: root) else { return nil }
    for designable in children(folder) where written(.name, of: designable) == id {
      return size(key: "intrinsicContentSize", of: designable)
    }
    return nil
  }

  /// The colours that the document caches for an asset's name.
  package func namedColor(_ name: String) -> Color? {
    guard let root, let folder = child(.resources, of: root) else { return nil }
    for color in children(folder)
    where tag(color) == .namedColor && written(.name, of: color) == name {
      return child(.color, of: color).map { self.color($0) }
    }
    return nil
  }
}

internal import Configuration
internal import DocumentModel
internal import Reports

extension PictureAssets {
  /// Larger images stand in no picture: a placeholder with the name does.
  private static let imageLimit = 400_000
  /// Nor do more bytes of images than these of one document.
  private static let totalLimit = 2_000_000

  /// The images and colours that a document names, as far as an index knows them.
  init(for document: Document, _ index: AssetIndex?) {
    self.init()
    guard let index, let root = document.root else { return }
    var total = 0
    for resource in document.contents(of: .resources, in: root) {
      guard let name = document.written(.name, of: resource) else { continue }
      switch document.tag(resource) {
      case .image where document.written(.catalog, of: resource) != "system":
        guard images[name] == nil, let path = index.images[name],
          let image = Self.image(path), total + image.uri.utf8.count <= Self.totalLimit
        else { continue }
        total += image.uri.utf8.count
        images[name] = image
      case .namedColor:
        if let folder = index.colors[name] { colors[name] = Self.color(folder) }
      default: continue
      }
    }
  }

  // MARK: Images

  private static func image(_ path: String) -> Image? {
    guard path.hasSuffix(".imageset") else {
      return uri(path).map { Image(uri: $0, isTemplate: false) }
    }
    guard let contents = catalogContents(of: path) else { return nil }
    let isTemplate = contents["properties"]?["template-rendering-intent"]?.text == "template"
    let usual = (contents["images"]?.entries ?? []).filter { $0["appearances"] == nil }
    // Twice the pixels is what most screens show; vectors come without a scale.
    let ranked = ["2x", "3x", "1x", nil].flatMap { scale in
      usual.filter { $0["scale"]?.text == scale }
    }
    for entry in ranked {
      // A name with a slash would lead out of the catalog.
      guard let file = entry["filename"]?.text, !file.contains("/"),
        let uri = uri(join(path, file))
      else { continue }
      return Image(uri: uri, isTemplate: isTemplate)
    }
    return nil
  }

  private static func uri(_ path: String) -> String? {
    guard let bytes = try? readFile(path, atMost: imageLimit + 1), bytes.count <= imageLimit,
      let type = mediaType(bytes)
    else { return nil }
    return "data:\(type);base64,\(bytes.base64)"
  }

  /// By what the file begins with: endings promise too much.
  private static func mediaType(_ bytes: ContiguousArray<UInt8>) -> String? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "image/gif" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "image/webp"
    }
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    return start.contains("<svg") ? "image/svg+xml" : nil
  }

  // MARK: Colours

  private static func color(_ folder: String) -> Shade? {
    let entries = catalogContents(of: folder)?["colors"]?.entries ?? []
    func isDark(_ entry: ConfigurationNode) -> Bool {
      entry["appearances"]?.entries.contains { $0["value"]?.text == "dark" } ?? false
    }
    let usual = entries.first { $0["appearances"] == nil } ?? entries.first
    guard let light = usual.flatMap(shade) else { return nil }
    let dark = entries.first(where: isDark).flatMap(shade)
    return Shade(light.light, dark: (dark ?? light).dark)
  }

  private static func shade(_ entry: ConfigurationNode) -> Shade? {
    guard let color = entry["color"] else { return nil }
    if let reference = color["reference"]?.text { return Shade(systemColor: reference) }
    guard let parts = color["components"] else { return nil }
    func part(_ name: String) -> Double {
      guard let text = parts[name]?.text else { return name == "alpha" ? 1 : 0 }
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let value = Double(text) ?? 0
      // Integers are bytes, fractions are parts.
      return text.contains(".") ? value : value / 255
    }
    if parts["white"] != nil {
      let white = part("white")
      return Shade(RGBA(red: white, green: white, blue: white, alpha: part("alpha")))
    }
    return Shade(
      red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"),
      space: color["color-space"]?.text == "display-p3" ? "displayP3" : "sRGB")
  }
}

internal import Configuration
internal import Diagnostics
internal import LintRules

/// The images and colours that lie below a folder: in every asset catalog, and loose image files.
struct Assets: Sendable {
  private(set) var images: Set<String> = []
  private(set) var colors: [String: Surroundings.AssetColor] = [:]

  private static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  private static let imageEndings = ["png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp"]
  /// Folders deeper than this are a loop of links.
  private static let depthLimit = 40

  init(below root: String) { walk(root, namespace: nil, depth: 0) }

  /// - Parameter namespace: What stands before names in a catalog; nil outside of catalogs.
  private mutating func walk(_ folder: String, namespace: String?, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in folderNames(folder) where !Self.skippedFolders.contains(name) {
      let path = join(folder, name)
      let (stem, ending) = Self.split(name)
      switch ending {
      case "xcassets": walk(path, namespace: "", depth: depth + 1)
      case "imageset", "symbolset": images.insert((namespace ?? "") + stem)
      case "colorset": colors[(namespace ?? "") + stem] = Self.color(path)
      case _ where Self.imageEndings.contains(ending.lowercased()) && namespace == nil:
        images.insert(Self.withoutModifiers(stem))
        // Documents may name the ending too.
        images.insert(Self.withoutModifiers(stem) + "." + ending)
      default:
        guard isFolder(path) else { continue }
        let inner = namespace.map { $0 + (Self.providesNamespace(path) ? name + "/" : "") }
        walk(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  /// `icon` for `icon@2x~ipad`.
  private static func withoutModifiers(_ stem: String) -> String {
    var name = stem
    for modifier in ["~ipad", "~iphone", "@2x", "@3x", "@1x"] where name.hasSuffix(modifier) {
      name = String(name.dropLast(modifier.count))
    }
    return name
  }

  private static func contents(_ folder: String) -> ConfigurationNode? {
    guard let bytes = try? readFile(join(folder, "Contents.json")) else { return nil }
    return ConfigurationNode.parse(SourceFile(name: "Contents.json", bytes: bytes)).node
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    contents(folder)?["properties"]?["provides-namespace"]?.flag ?? false
  }

  /// The colour for every appearance and device; black where it is stated in a way that is not read.
  private static func color(_ folder: String) -> Surroundings.AssetColor {
    let entries = contents(folder)?["colors"]?.entries ?? []
    let universal = entries.first { $0["appearances"] == nil } ?? entries.first
    let parts = universal?["color"]?["components"]
    func part(_ name: String) -> Double {
      guard let text = parts?[name]?.text else { return name == "alpha" ? 1 : 0 }
      if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let value = Double(text) ?? 0
      // Integers are bytes, fractions are parts.
      return text.contains(".") ? value : value / 255
    }
    if let white = parts?["white"], white.text != nil {
      let value = part("white")
      return Surroundings.AssetColor(red: value, green: value, blue: value, alpha: part("alpha"))
    }
    return Surroundings.AssetColor(
      red: part("red"), green: part("green"), blue: part("blue"), alpha: part("alpha"))
  }
}

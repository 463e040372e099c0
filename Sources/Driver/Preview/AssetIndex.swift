internal import Configuration
internal import Diagnostics

/// Where the images and colours below a folder lie, by name: those of asset catalogs and loose image
/// files. Nothing is read before a document asks for it.
struct AssetIndex: Sendable {
  /// By name: the folder of an image set, or a loose file.
  private(set) var images: [String: String] = [:]
  /// By name: the folder of a colour set.
  private(set) var colors: [String: String] = [:]

  private static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules",
  ]
  /// What browsers show inside of an SVG; they do not show PDF there.
  private static let looseEndings = ["png", "jpg", "jpeg", "svg", "gif", "webp"]
  /// Folders deeper than this are a loop of links.
  private static let depthLimit = 40

  init(below root: String) { walk(root, namespace: nil, depth: 0) }

  /// - Parameter namespace: What stands before names in a catalog; nil outside of catalogs.
  private mutating func walk(_ folder: String, namespace: String?, depth: Int) {
    guard depth < Self.depthLimit else { return }
    for name in folderNames(folder).sorted() where !Self.skippedFolders.contains(name) {
      let path = join(folder, name)
      let (stem, ending) = Self.split(name)
      let full = (namespace ?? "") + stem
      switch ending {
      case "xcassets": walk(path, namespace: "", depth: depth + 1)
      case "imageset": if images[full] == nil { images[full] = path }
      case "colorset": if colors[full] == nil { colors[full] = path }
      case _ where namespace == nil && Self.looseEndings.contains(ending.lowercased()):
        addLoose(path, stem, ending)
      default:
        guard isFolder(path) else { continue }
        let inner = namespace.map { $0 + (Self.providesNamespace(path) ? name + "/" : "") }
        walk(path, namespace: inner, depth: depth + 1)
      }
    }
  }

  /// A loose file goes by its name with and without ending; that of twice the pixels is preferred.
  private mutating func addLoose(_ path: String, _ stem: String, _ ending: String) {
    var name = stem
    for modifier in ["~ipad", "~iphone", "@2x", "@3x"] where name.hasSuffix(modifier) {
      name = String(name.dropLast(modifier.count))
    }
    let isPreferred = stem.hasSuffix("@2x")
    for key in [name, "\(name).\(ending)"] where images[key] == nil || isPreferred {
      images[key] = path
    }
  }

  private static func split(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    catalogContents(of: folder)?["properties"]?["provides-namespace"]?.flag ?? false
  }
}

/// What the `Contents.json` of a folder in a catalog says; nil where it cannot be read.
func catalogContents(of folder: String) -> ConfigurationNode? {
  guard let bytes = try? readFile(join(folder, "Contents.json")) else { return nil }
  return ConfigurationNode.parse(SourceFile(name: "Contents.json", bytes: bytes)).node
}

/// The indices of the folders that documents' assets are looked for in.
struct AssetIndices: Sendable {
  private var indices: [String: AssetIndex] = [:]

  init(for inputs: [InputFile]) {
    for root in Set(inputs.map(Self.root)) { indices[root] = AssetIndex(below: root) }
  }

  func index(for input: InputFile) -> AssetIndex? { indices[Self.root(input)] }

  /// The folder that was given as input, else the document's own, or the one around its language's.
  private static func root(_ input: InputFile) -> String {
    guard input.path != "-" else { return "." }
    let suffix = "/" + input.name
    var folder =
      input.path.hasSuffix(suffix)
      ? String(input.path.dropLast(suffix.count)) : parent(of: input.path)
    if folder.hasSuffix(".lproj") { folder = parent(of: folder) }
    return folder.isEmpty ? "." : folder
  }
}

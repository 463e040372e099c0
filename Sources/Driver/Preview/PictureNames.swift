internal import Reports
internal import Resolution

/// Names of the files that one document's pictures go to.
///
/// A name says what the picture shows and depends on nothing else: the document, the scene where it
/// has an identifier, the configuration where it is not the one as designed, and what changes colours
/// or sizes. It holds nothing but letters, digits, dots, dashes and underscores.
struct PictureNames: Sendable {
  private let stem: String
  /// Names given, in lower case: file systems may not tell them apart.
  private var given: Set<String> = []

  /// File systems take 255 bytes.
  private static let stemLimit = 150
  private static let identifierLimit = 40

  init(document: String) {
    let dot = document.lastIndex(of: ".")
    let stem =
      dot.map { $0 == document.startIndex ? document[...] : document[..<$0] } ?? document[...]
    self.stem = Self.safe(String(stem), limit: Self.stemLimit)
  }

  mutating func name(
    scene: String?, _ configuration: Configuration, _ drawing: DrawingRequest
  ) -> String {
    var parts = [stem]
    if let scene { parts.append(Self.safe(scene)) }
    if configuration.mode == .runTime {
      parts += configuration.name.split(separator: " ").map { Self.safe(String($0)) }
    } else {
      if configuration.direction == .rightToLeft { parts.append("rtl") }
      if let language = configuration.language { parts.append(Self.safe(language)) }
    }
    if let size = drawing.textSize { parts.append("text-\(size.rawValue)") }
    if drawing.appearance == .dark { parts.append("dark") }
    let whole = parts.joined(separator: "-")
    // Two scenes of one document with one identifier are told apart by a number.
    var name = whole
    var number = 2
    while !given.insert(name.lowercased()).inserted {
      name = "\(whole)-\(number)"
      number += 1
    }
    return name + ".svg"
  }

  private static func safe(_ text: String, limit: Int = identifierLimit) -> String {
    let scalars = text.unicodeScalars.prefix(limit).map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".": Character(scalar)
      default: "_"
      }
    }
    let name = String(scalars)
    return name.isEmpty || name.allSatisfy({ $0 == "." }) ? "_" : name
  }
}

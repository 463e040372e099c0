/// Swift identifiers from what people write in documents.
enum SwiftName {
  /// Names longer than this are cut at a word: a label of a thousand words names nothing.
  static let maximumLength = 40

  /// Whether a text is a plain identifier: ASCII letters, digits and `_`, or letters beyond ASCII.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, isHead(first) else { return false }
    return text.unicodeScalars.allSatisfy { isHead($0) || ("0"..."9").contains($0) }
  }

  private static func isHead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    default: scalar.value > 0xBF && scalar.properties.isXIDStart
    }
  }

  /// A lower camel case identifier made of the words of a text, or nil where it has none: accents
  /// are folded away, everything else that is no ASCII letter or digit divides words.
  static func lowerCamel(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    var name = lowerFirst(first)
    for word in words.dropFirst() {
      if name.utf8.count + word.utf8.count > maximumLength { break }
      name += upperFirst(word)
    }
    if let head = name.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(head) {
      name = "view" + name
    }
    return name
  }

  /// The same in upper camel case, for types.
  static func upperCamel(_ text: String) -> String? {
    let words = words(of: text)
    guard let first = words.first else { return nil }
    var name = upperFirst(first)
    for word in words.dropFirst() {
      if name.utf8.count + word.utf8.count > maximumLength { break }
      name += upperFirst(word)
    }
    if let head = name.utf8.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(head) {
      name = "View" + name
    }
    return name
  }

  /// A name in backticks where the language reserves it.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// `URLField` → `urlField`, `Title` → `title`.
  static func lowerFirst(_ word: String) -> String {
    let capitals = word.utf8.prefix { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }.count
    guard capitals > 0 else { return word }
    // A run of capitals is one word up to the capital that starts the next.
    let rest = word.utf8.dropFirst(capitals).first
    let startsNext = capitals > 1 && rest.map { UInt8(ascii: "a") <= $0 } == true
    let count = startsNext ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static func upperFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars.prefix(400) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": word.unicodeScalars.append(scalar)
      // Marks that combine with the letter before them.
      case "\u{300}"..."\u{36F}", "'", "\u{2019}": continue
      default:
        if let letters = folded(scalar) {
          word += letters
        } else if !word.isEmpty {
          words.append(word)
          word = ""
        }
      }
      if word.utf8.count >= maximumLength { break }
    }
    if !word.isEmpty { words.append(String(word.prefix(maximumLength))) }
    return words
  }

  /// The ASCII letters behind an accented Latin letter.
  private static func folded(_ scalar: Unicode.Scalar) -> String? {
    let index = Int(scalar.value) - 0xC0
    guard latin.indices.contains(index) else { return nil }
    return latin[index] == "-" ? nil : latin[index]
  }

  /// U+00C0 to U+017F; `-` for what is no letter.
  private static let latin: [String] = """
    A A A A A A AE C E E E E I I I I D N O O O O O - O U U U U Y TH ss \
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th y \
    A a A a A a C c C c C c C c D d D d E e E e E e E e E e G g G g G g G g H h H h \
    I i I i I i I i I i IJ ij J j K k k L l L l L l L l L l N n N n N n n N n O o O o O o OE oe \
    R r R r R r S s S s S s S s T t T t T t U u U u U u U u U u U u W w Y y Y Z z Z z Z z s
    """.split(separator: " ").map(String.init)

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "await", "async",
  ]
}

/// Names that are taken in one scope.
struct NameScope {
  private var taken: Set<String> = []
  /// Names that mean something in the scope before anything is named in it: one set that many
  /// scopes share, and what is peculiar to this one.
  private let reserved: Set<String>
  private let own: Set<String>

  init(reserved: Set<String> = [], own: Set<String> = []) {
    self.reserved = reserved
    self.own = own
  }

  func isReserved(_ name: String) -> Bool { reserved.contains(name) || own.contains(name) }

  func contains(_ name: String) -> Bool { taken.contains(name) || isReserved(name) }

  /// Takes a name, with 2, 3 and so on behind it where others were first. `self` and `Self` can
  /// never be names, backticks or not.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    var number = 1
    while contains(name) || name == "self" || name == "Self" || name == "_" {
      number += 1
      name = "\(wanted)\(number)"
    }
    taken.insert(name)
    return name
  }
}

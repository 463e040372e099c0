import Diagnostics
import DocumentModel

extension Rule {
  static let fontNotAllowed = Rule(
    "font-not-allowed", .warning, onByDefault: false,
    summary: "A font or its size is outside the configured ones.",
    rationale: """
      A design has a few fonts in a few sizes, and documents are where others slip in. `fonts` lists \
      names, or names with a size (`Avenir-Book 17`) or a range of sizes (`Avenir-Book 12-17`). System \
      fonts are called System, text styles by their name (`Body`), and both are allowed unless the \
      options say otherwise.
      """,
    accepted: [
      """
      <subviews><label id="a"><fontDescription key="fontDescription" name="Papyrus" pointSize="99"/>\
      </label></subviews>
      """,
      Example(
        """
        <subviews><label id="a"><fontDescription key="fontDescription" name="Avenir-Book" \
        family="Avenir" pointSize="12.5"/></label><label id="b"><fontDescription \
        key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
        """, options: ["fonts": ["Avenir-* 12-17"]]),
    ],
    reported: [
      Example(
        """
        <subviews><label id="a">👉<fontDescription key="fontDescription" name="Papyrus" pointSize="17"/>\
        </label><label id="b">👉<fontDescription key="fontDescription" name="Avenir-Book" \
        pointSize="18"/></label></subviews>
        """, options: ["fonts": ["Avenir-* 12-17"]]),
      Example(
        """
        <subviews><label id="a">👉<fontDescription key="fontDescription" type="system" pointSize="9.5"/>\
        </label><button id="b">👉<fontDescription key="fontDescription" type="boldSystem" \
        pointSize="40"/></button></subviews>
        """, options: ["minimumSize": 10, "maximumSize": 34]),
      Example(
        """
        <subviews><label id="a">👉<fontDescription key="fontDescription" type="system" pointSize="17"/>\
        </label></subviews>
        """, options: ["fonts": ["Avenir-Book"], "allowSystem": false]),
    ],
    options: [
      Option(
        "fonts", .texts, "The fonts allowed: name patterns, each with a size or range or none."),
      Option(
        "allowSystem", .flag, "Whether system fonts of any size are allowed; true unless set."),
      Option("allowStyles", .flag, "Whether text styles are allowed; true unless set."),
      Option("minimumSize", .number, "The smallest size in points."),
      Option("maximumSize", .number, "The largest size in points."),
    ],
    aliases: ["xiblint:strict_font_names", "xiblint:strict_font_sizes", "xiblint:strict_fonts"],
    check: .document { context in
      let document = context.document
      let allowed = AllowedFonts(context.options)
      for element in context.facts.elements(.fontDescription) {
        let font = document.font(element)
        guard let problem = allowed.problem(with: font) else { continue }
        let owner = document.object(around: element).map { "\(document.describe($0)) has " } ?? ""
        context.report("\(owner)\(font.phrase), \(problem)", at: element)
      }
    })
}

/// What the options of `font-not-allowed` say.
private struct AllowedFonts {
  struct Entry {
    let name: Pattern
    let sizes: ClosedRange<Double>?
  }

  let fonts: [Entry]?
  let allowsSystem: Bool
  let allowsStyles: Bool
  let minimum: Double?
  let maximum: Double?

  init(_ options: RuleOptions) {
    fonts = options.texts("fonts").map { $0.compactMap { Entry($0) } }
    allowsSystem = options.flag("allowSystem") ?? true
    allowsStyles = options.flag("allowStyles") ?? true
    minimum = options.number("minimumSize")
    maximum = options.number("maximumSize")
  }

  func problem(with font: FontDescription) -> String? {
    if let size = font.size {
      if let minimum, size < minimum { return "smaller than \(numberText(minimum))" }
      if let maximum, size > maximum { return "larger than \(numberText(maximum))" }
    }
    let name: String
    switch font.face {
    case .system where allowsSystem, .style where allowsStyles: return nil
    case .system: name = "System"
    case .style(let style):
      name = style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style
    case .custom(let own, _): name = own
    }
    guard let fonts else {
      if case .custom = font.face { return nil }
      return "which is not allowed"
    }
    let isAllowed = fonts.contains { entry in
      guard entry.name.matches(name) else { return false }
      guard let sizes = entry.sizes, let size = font.size else { return true }
      return sizes.contains(size)
    }
    return isAllowed ? nil : "which is none of the configured fonts"
  }
}

extension AllowedFonts.Entry {
  /// `Name`, `Name 17` or `Name 12-17`; names may have spaces.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    if words.count > 1, let last = words.last {
      let bounds = last.split(separator: "-").compactMap { Double($0) }
      if let low = bounds.first, let high = bounds.last, bounds.count <= 2, low <= high,
        let name = Pattern(words.dropLast().joined(separator: " "))
      {
        self.init(name: name, sizes: low...high)
        return
      }
    }
    guard let name = Pattern(text) else { return nil }
    self.init(name: name, sizes: nil)
  }
}

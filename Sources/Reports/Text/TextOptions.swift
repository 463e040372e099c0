/// What a text is printed on.
package struct TextOptions: Sendable {
  /// Columns that a line should fit in.
  package var width = 80
  /// Whether words may be coloured with escape sequences.
  package var isColored = false

  package init(width: Int = 80, isColored: Bool = false) {
    self.width = width
    self.isColored = isColored
  }
}

extension TextOptions {
  /// Colours of terminals, by what they mean here.
  enum Emphasis: String {
    case error = "1;31"
    case warning = "1;35"
    case info = "1;36"
    case strong = "1"
    case mark = "1;32"
    case faint = "2"
  }

  func emphasize(_ text: String, _ emphasis: Emphasis) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }
}

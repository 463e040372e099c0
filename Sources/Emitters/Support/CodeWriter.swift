/// Builds source text line by line into one buffer.
///
/// It cannot be copied: two halves of one file can never be written to two places.
struct CodeWriter: ~Copyable {
  private(set) var text = ""
  private var depth = 0
  /// A blank line is due before the next one; never two in a row, never before a closing brace.
  private var isBlankDue = false
  private var isBlockFresh = false

  init(capacity: Int = 8_192) { text.reserveCapacity(capacity) }

  /// One line at the current depth.
  mutating func line(_ content: String) {
    if isBlankDue, !isBlockFresh { text += "\n" }
    isBlankDue = false
    isBlockFresh = false
    for _ in 0..<depth { text += "    " }
    text += content
    text += "\n"
  }

  /// Separates what comes next from what stands above it.
  mutating func blank() { if !text.isEmpty { isBlankDue = true } }

  /// A section of a class.
  mutating func section(_ title: String) {
    blank()
    line("// MARK: \(title)")
    blank()
  }

  /// `opening {`, the body one level deeper, `}`.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout CodeWriter) -> Void
  ) {
    line(opening)
    depth += 1
    isBlockFresh = true
    body(&self)
    depth -= 1
    isBlankDue = false
    isBlockFresh = false
    line(closing)
  }
}

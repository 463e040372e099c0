/// A piece of an HTML page.
///
/// Literals are HTML; what is interpolated is text and is escaped, unless it is a piece of HTML
/// itself. So nothing that a document says can become markup, and nobody has to remember to escape:
///
///     let cell: HTML = "<td>\(node.name)</td>"
package struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// The markup.
  package private(set) var source: String

  package init(stringLiteral source: String) { self.source = source }

  package init(stringInterpolation: StringInterpolation) { source = stringInterpolation.source }

  /// A text, escaped, literals too.
  package init(text: String) { source = text.xmlEscaped }

  /// No markup at all.
  package static let none: HTML = ""

  package var isEmpty: Bool { source.isEmpty }

  package static func += (left: inout HTML, right: HTML) { left.source += right.source }

  package static func + (left: HTML, right: HTML) -> HTML {
    var sum = left
    sum += right
    return sum
  }

  /// Escapes texts, and lets pieces and numbers stand as they are.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      source.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { source += literal }
    package mutating func appendInterpolation(_ text: String) { source += text.xmlEscaped }
    package mutating func appendInterpolation(_ piece: HTML) { source += piece.source }
    package mutating func appendInterpolation(_ number: Int) { source += String(number) }
    /// The shortest digits that read back as the same number.
    package mutating func appendInterpolation(_ number: Double) {
      source += JSONWriter.text(number)
    }
  }
}

extension Sequence<HTML> {
  /// The pieces behind one another.
  package func joined(separator: HTML = .none) -> HTML {
    var result = HTML.none
    for (index, piece) in enumerated() {
      if index > 0 { result += separator }
      result += piece
    }
    return result
  }
}

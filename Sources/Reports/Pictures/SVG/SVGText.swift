/// Text of an SVG file, written as bytes.
struct SVGText: Sendable {
  private(set) var bytes: [UInt8] = []

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Text of the program's own that needs no escaping.
  mutating func write(plain text: String) { bytes.append(contentsOf: text.utf8) }

  /// Text of a document: markup escaped, and what XML cannot hold left out. Line breaks are spaces.
  mutating func write(escaping text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x3C && byte != 0x3E && byte != 0x22
        && byte != 0x27
    }
    if isPlain {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "'": write("&#39;")
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": bytes.append(0x20)
      default:
        guard scalar.isXML else { continue }
        bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// A coordinate, to a hundredth of a point.
  mutating func write(_ value: Double) {
    guard value.isFinite, value.magnitude < 1e12 else {
      bytes.append(0x30)
      return
    }
    var hundredths = Int((value * 100).rounded())
    if hundredths < 0 {
      bytes.append(0x2D)
      hundredths = -hundredths
    }
    write(plain: String(hundredths / 100))
    let rest = hundredths % 100
    guard rest != 0 else { return }
    bytes.append(0x2E)
    bytes.append(0x30 + UInt8(rest / 10))
    if rest % 10 != 0 { bytes.append(0x30 + UInt8(rest % 10)) }
  }

  mutating func attribute(_ name: StaticString, _ value: Double) {
    bytes.append(0x20)
    write(name)
    write("=\"")
    write(value)
    bytes.append(0x22)
  }

  mutating func attribute(_ name: StaticString, plain value: String) {
    bytes.append(0x20)
    write(name)
    write("=\"")
    write(plain: value)
    bytes.append(0x22)
  }

  mutating func attribute(_ name: StaticString, escaping value: String) {
    bytes.append(0x20)
    write(name)
    write("=\"")
    write(escaping: value)
    bytes.append(0x22)
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 can hold it, and it does not turn the text around it (bidirectional overrides).
  fileprivate var isXML: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0xFFFE, 0xFFFF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

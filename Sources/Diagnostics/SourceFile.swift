import Synchronization

/// The bytes of one document and the name it is known by in messages.
///
/// The bytes are UTF-8 without a byte order mark: whoever reads a file in another encoding
/// transcodes it first, so that every byte range in the program means the same thing.
package final class SourceFile: Sendable {
  /// The path that messages show: relative to the input folder, or the file's name.
  package let name: String
  package let bytes: ContiguousArray<UInt8>
  /// How the bytes stand on disk, so that a changed document can be written back as it was.
  package let encoding: TextEncoding
  package let hasByteOrderMark: Bool
  /// Byte offsets at which lines start; built when first asked for, because most documents are
  /// read without a single message.
  private let lineStarts = Mutex<ContiguousArray<Int>?>(nil)

  package init(
    name: String, bytes: ContiguousArray<UInt8>, encoding: TextEncoding = .utf8,
    hasByteOrderMark: Bool = false
  ) {
    self.name = name
    self.bytes = bytes
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
  }

  package convenience init(name: String, text: String) {
    self.init(name: name, bytes: ContiguousArray(text.utf8))
  }

  /// A place as people and editors count: both from 1, columns in Unicode scalars, so that a line
  /// with accented letters or emoji points where an editor does. `\r\n` ends one line.
  package struct Position: Sendable, Equatable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The position of a byte offset; offsets outside the file count as its nearest end.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let starts = lines
    // The last line that starts at or before the offset.
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    for index in starts[low]..<offset where !Self.isContinuation(bytes[index]) { column += 1 }
    return Position(line: low + 1, column: column)
  }

  /// The bytes of a line (from 1) without its line break; empty where there is no such line.
  package func text(ofLine line: Int) -> String {
    let starts = lines
    guard line >= 1, line <= starts.count else { return "" }
    var end = line < starts.count ? starts[line] : bytes.count
    while end > starts[line - 1],
      bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return text(in: starts[line - 1]..<end)
  }

  /// The text of a byte range, which is clamped to the file; invalid UTF-8 is repaired.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  private var lines: ContiguousArray<Int> {
    lineStarts.withLock { cached in
      if let cached { return cached }
      var starts: ContiguousArray<Int> = [0]
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        starts.append(index + 1)
      }
      cached = starts
      return starts
    }
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }
}

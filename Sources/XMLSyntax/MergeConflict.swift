import Diagnostics

/// The finding for a file that version control left in conflict: each marker's line is a note. Nil
/// where there is no such line.
func mergeConflict(in file: SourceFile) -> Finding? {
  let markers = markerLines(in: file.bytes, file.bytes.indices)
  // A row of `=` alone may underline a heading in somebody's text.
  guard let first = markers.first, markers.contains(where: { $0.byte != UInt8(ascii: "=") }) else {
    return nil
  }
  let conflicts = max(1, markers.count { $0.byte == UInt8(ascii: "<") })
  let count = conflicts == 1 ? "a merge conflict" : "\(conflicts) merge conflicts"
  return Finding(
    "merge-conflict", .error,
    "\(count) left in the file: keep one side of each and delete the marker lines", in: file,
    at: first.range,
    notes: markers.map { marker in
      let line = file.position(of: marker.range.lowerBound).line
      return Finding.Note("line \(line): \(file.text(in: marker.range))", at: marker.range)
    })
}

/// Whether a stretch of character data holds a marker that XML takes for text.
func hasMarker(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
  markerLines(in: bytes, range).contains { $0.byte != UInt8(ascii: "=") }
}

/// The lines in `range` that Git (with diff3 style, too), Mercurial and Subversion write between
/// the sides of a conflict: seven times one character, then nothing or a blank and a name.
private func markerLines(
  in bytes: ContiguousArray<UInt8>, _ range: Range<Int>
) -> [(byte: UInt8, range: Range<Int>)] {
  var markers: [(byte: UInt8, range: Range<Int>)] = []
  var start = range.lowerBound
  while start < range.upperBound {
    var end = start
    while end < range.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    let next = end + 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let isLineStart = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    if isLineStart, let byte = markerByte(of: bytes[start..<end]) {
      markers.append((byte, start..<end))
    }
    start = next
  }
  return markers
}

private func markerByte(of line: ContiguousArray<UInt8>.SubSequence) -> UInt8? {
  guard line.count >= 7, let byte = line.first, "<|=>".utf8.contains(byte),
    line.prefix(7).allSatisfy({ $0 == byte })
  else { return nil }
  guard let following = line.dropFirst(7).first else { return byte }
  return following == UInt8(ascii: " ") ? byte : nil
}

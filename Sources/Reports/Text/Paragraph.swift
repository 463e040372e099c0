/// Text broken into lines at spaces; what follows the first line hangs below its text.
///
/// - Parameters:
///   - first: Stands before the first line; the following ones are indented as far.
func paragraph(_ text: String, width: Int, first: String = "") -> [String] {
  let indent = String(repeating: " ", count: first.displayWidth)
  let room = max(width - indent.count, 24)
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if line.isEmpty {
      line = String(word)
    } else if line.displayWidth + 1 + String(word).displayWidth <= room {
      line += " " + word
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  lines.append(line)
  return lines.enumerated().map { ($0 == 0 ? first : indent) + $1 }
}

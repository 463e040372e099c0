/// Splits a marked document into its text and the byte offsets where the marks stood.
package func removeMarks(_ marked: String, mark: String = "👉") -> (text: String, offsets: [Int]) {
  var text: [UInt8] = []
  var offsets: [Int] = []
  let bytes = Array(marked.utf8)
  let markBytes = Array(mark.utf8)
  // By bytes: a mark beside a joining character would be one `Character` with it.
  var index = 0
  while index < bytes.count {
    if bytes[index...].starts(with: markBytes) {
      offsets.append(text.count)
      index += markBytes.count
    } else {
      text.append(bytes[index])
      index += 1
    }
  }
  return (String(decoding: text, as: UTF8.self), offsets)
}

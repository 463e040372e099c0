#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The most that is read of one file: a byte more than a document may have, so that whoever checks
/// the size still sees that it is too large.
package let longestRead = 256 * 1024 * 1024 + 1

/// A whole file in one allocation where its size is known; `-` is standard input.
package func readFile(_ path: String, atMost limit: Int = longestRead) throws(FileError)
  -> ContiguousArray<UInt8>
{
  if path == "-" { return try readAll(STDIN_FILENO, "standard input", expecting: 0, limit) }
  let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileError(path) }
  defer { close(descriptor) }
  var status = stat()
  guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(path) }
  if status.st_mode & S_IFMT == S_IFDIR { throw FileError(path, code: EISDIR) }
  return try readAll(descriptor, path, expecting: Int(status.st_size), limit)
}

/// Reads until the end, whatever the size was thought to be: files grow, pipes have none.
private func readAll(_ descriptor: Int32, _ path: String, expecting size: Int, _ limit: Int)
  throws(FileError) -> ContiguousArray<UInt8>
{
  var bytes = ContiguousArray<UInt8>()
  // One more than expected, so that the read that finds the end needs no second allocation.
  var chunk = min(max(size + 1, 64 * 1024), limit)
  while bytes.count < limit {
    let before = bytes.count
    let wanted = min(chunk, limit - before)
    var code: Int32 = 0
    let piece = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: wanted) {
      buffer, count in
      while count < wanted {
        let read = unsafe read(descriptor, buffer.baseAddress?.advanced(by: count), wanted - count)
        if read < 0, errno == EINTR { continue }
        if read < 0 { code = errno }
        if read <= 0 { break }
        count += read
      }
    }
    guard code == 0 else { throw FileError(path, code: code) }
    if before == 0 { bytes = piece } else { bytes += piece }
    if piece.count < wanted { break }
    chunk = max(chunk, 1024 * 1024)
  }
  return bytes
}

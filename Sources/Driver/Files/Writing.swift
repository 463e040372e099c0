#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes a file beside its place and renames it, so that a reader sees the old one or the new one
/// and never half of it. Folders that are missing are made. A file that already holds these bytes
/// is left alone, with its date.
package func writeFile(_ path: String, _ bytes: some Collection<UInt8>) throws(FileError) {
  let bytes = ContiguousArray(bytes)
  if let current = try? readFile(path, atMost: bytes.count + 1), current == bytes { return }
  // The process's number keeps two runs apart; within one run no two files have one path.
  let temporary = "\(path).\(getpid()).tmp"
  var descriptor = openToWrite(temporary)
  if descriptor < 0, errno == ENOENT {
    try makeFolder(parent(of: path))
    descriptor = openToWrite(temporary)
  }
  guard descriptor >= 0 else { throw FileError(path) }
  do throws(FileError) {
    do throws(FileError) {
      try writeAll(descriptor, path, bytes)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw FileError(path) }
    guard unsafe rename(temporary, path) == 0 else { throw FileError(path) }
  } catch {
    _ = unsafe unlink(temporary)
    throw error
  }
}

private func openToWrite(_ path: String) -> Int32 {
  unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
}

func writeAll(_ descriptor: Int32, _ path: String, _ bytes: ContiguousArray<UInt8>)
  throws(FileError)
{
  var written = 0
  while written < bytes.count {
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(
        descriptor, buffer.baseAddress?.advanced(by: written), buffer.count - written)
    }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { throw FileError(path) }
    written += count
  }
}

/// Makes a folder and those above it.
package func makeFolder(_ path: String) throws(FileError) {
  guard !path.isEmpty, unsafe mkdir(path, 0o777) != 0 else { return }
  let code = errno
  switch code {
  case ENOENT:
    let above = parent(of: path)
    guard above != path, !above.isEmpty else { throw FileError(path, code: code) }
    try makeFolder(above)
    guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path) }
  case EEXIST:
    guard isFolder(path) else { throw FileError(path, code: ENOTDIR) }
  default:
    // On a read-only file system even an existing folder may be answered so.
    guard isFolder(path) else { throw FileError(path, code: code) }
  }
}

package func isFolder(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// Whether anything has this name.
package func exists(_ path: String) -> Bool {
  var status = stat()
  return unsafe stat(path, &status) == 0
}

/// What stands before the last slash: empty for a plain name, `/` for what lies in the root.
package func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "" }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// What stands behind the last slash.
package func lastComponent(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// One path under a folder; the folder may end in a slash.
package func join(_ folder: String, _ path: String) -> String {
  folder.isEmpty || folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}

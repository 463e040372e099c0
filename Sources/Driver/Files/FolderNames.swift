#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder without `.` and `..`, in no order; names that are not UTF-8 are nil.
func namesInFolder(_ path: String) throws(FileError) -> [String?] {
  guard let folder = unsafe opendir(path) else { throw FileError(path) }
  defer { unsafe closedir(folder) }
  var names: [String?] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { text in
        unsafe String(validatingCString: text)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// The readable names in a folder, by their bytes; none where it cannot be read.
func folderNames(_ path: String) -> [String] {
  let names = try? namesInFolder(path.isEmpty ? "." : path)
  return (names ?? []).compactMap(\.self).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The path from the root of the file system, with links followed; nil where there is nothing.
func absolutePath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(validatingCString: resolved)
}

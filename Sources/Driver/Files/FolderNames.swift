#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The names in a folder without `.` and `..`, by their bytes; none where it cannot be read.
func folderNames(_ path: String) -> [String] {
  guard let folder = unsafe opendir(path.isEmpty ? "." : path) else { return [] }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 1) { text in
        unsafe String(validatingCString: text)
      }
    }
    if let name, name != ".", name != ".." { names.append(name) }
  }
  return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The path from the root of the file system, with links followed; nil where there is nothing.
func absolutePath(_ path: String) -> String? {
  guard let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
  defer { unsafe free(resolved) }
  return unsafe String(validatingCString: resolved)
}

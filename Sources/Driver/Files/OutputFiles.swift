/// Where the outputs of several documents go below one folder.
package enum OutputFiles {
  /// `FOLDER/<document's name><ending>` for each document.
  ///
  /// Two documents that would write one file are a usage error: no run leaves a file that depends
  /// on which of them came last. File systems that do not tell `a` from `A` count as the rule.
  package static func paths(for inputs: [InputFile], in folder: String, ending: String)
    throws(UsageError) -> [String]
  {
    var owners: [String: InputFile] = [:]
    var paths: [String] = []
    for input in inputs {
      let path = join(folder, contained(input.name) + ending)
      if let other = owners.updateValue(input, forKey: path.lowercased()) {
        throw UsageError("\(other.path) and \(input.path) would both write \(path)")
      }
      paths.append(path)
    }
    return paths
  }

  /// A name that cannot lead out of the folder. Names come from walks and file names, so this
  /// changes only standard input's.
  private static func contained(_ name: String) -> String {
    if name == "<stdin>" { return "stdin" }
    return name.split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
  }
}

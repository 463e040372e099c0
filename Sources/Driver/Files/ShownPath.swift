/// A path as findings show it, so that people, editors, annotations and code scanning services find the
/// file: from the folder that the program runs in, where the file lies below it or in a folder around
/// it; else as it was typed.
func shownPath(_ path: String) -> String {
  guard path.hasPrefix("/") else {
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2).drop { $0 == "/" } }
    guard rest.hasPrefix("../"), let here = absolutePath(""), let absolute = absolutePath(path),
      absolute.hasPrefix(here + "/")
    else { return rest.isEmpty ? path : String(rest) }
    return String(absolute.dropFirst(here.count + 1))
  }
  guard let here = absolutePath("") else { return path }
  // As typed first: what a link in the folder leads to may lie elsewhere.
  for candidate in [path, absolutePath(path) ?? path] {
    let start = here.hasSuffix("/") ? here : here + "/"
    if candidate.hasPrefix(start) { return String(candidate.dropFirst(start.count)) }
  }
  var around = here
  var way = ""
  while around != "/" {
    around = parent(of: around)
    way += "../"
    if parent(of: path) == around { return way + lastComponent(of: path) }
  }
  return path
}

import Diagnostics
import DocumentModel
import Emitters
import XMLSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `ibstack-bench compile OUT FILE…`: emits Swift for documents and prints what it took.
func runCompile(_ arguments: [String]) {
  guard let out = arguments.first else { return }
  var options = EmitOptions()
  var paths: [String] = []
  for argument in arguments.dropFirst() {
    switch argument {
    case "--function": options.style = .function
    case "--literal": options.strings = .literal
    case "--17": options.deploymentTarget = 17
    default: paths.append(argument)
    }
  }
  var seconds = 0.0
  var bytes = 0
  for (index, path) in paths.enumerated() {
    guard let content = contents(of: path) else { continue }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let (tree, _) = parseXML(SourceFile(name: name, bytes: content))
    let (document, _) = Document.decode(tree)
    let clock = ContinuousClock()
    var result: (files: [GeneratedFile], findings: [Finding]) = ([], [])
    let time = clock.measure { result = emitSwift(document, name: name, options: options) }
    seconds += Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds)
    bytes += result.files.reduce(0) { $0 + $1.text.utf8.count }
    guard out != "-" else { continue }
    let folder = "\(out)/\(index)"
    unsafe mkdir(folder, 0o755)
    for file in result.files { write(file.text, to: "\(folder)/\(file.name)") }
    for finding in result.findings where finding.severity == .error {
      print("\(path): \(finding.message)")
    }
  }
  print("\(paths.count) documents, \(bytes) bytes, \(seconds) s")
}

private func contents(of path: String) -> ContiguousArray<UInt8>? {
  guard let file = unsafe fopen(path, "rb") else { return nil }
  defer { unsafe fclose(file) }
  var result: ContiguousArray<UInt8> = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = unsafe fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return result }
    result.append(contentsOf: buffer.prefix(count))
  }
}

private func write(_ text: String, to path: String) {
  guard let file = unsafe fopen(path, "wb") else { return }
  defer { unsafe fclose(file) }
  let bytes = Array(text.utf8)
  unsafe fwrite(bytes, 1, bytes.count, file)
}

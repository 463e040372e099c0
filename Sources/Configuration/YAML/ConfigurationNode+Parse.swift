package import Diagnostics

extension ConfigurationNode {
  /// Reads a file of YAML, of which JSON is one: values with their places, and what could not be
  /// read.
  package static func parse(_ file: SourceFile) -> (node: ConfigurationNode, findings: [Finding]) {
    var reader = YAMLReader(file)
    let node = reader.read()
    return (node, reader.findings)
  }

  /// The value of a key of a map; nil for other values and keys that are not there.
  package subscript(key: String) -> ConfigurationNode? {
    members?.first { $0.key == key }?.value
  }
}

internal import Configuration
internal import Diagnostics
internal import Reports

/// Findings that are known and not to be said again, whatever lines they have moved to.
struct Baseline {
  /// How often each fingerprint is known.
  private var known: [String: Int] = [:]

  init(reading path: String) throws(FileError) {
    let file = SourceFile(name: path, bytes: try readFile(path))
    let (node, problems) = ConfigurationNode.parse(file)
    guard problems.isEmpty, node["version"]?.number == 1, let findings = node["findings"] else {
      throw FileError(path, reason: "is no baseline that this version reads")
    }
    for finding in findings.entries {
      if let print = finding["fingerprint"]?.text { known[print, default: 0] += 1 }
    }
  }

  /// The findings that are new, and those that are known.
  mutating func split(
    _ findings: [Finding], document: (Finding) -> String
  ) -> (new: [Finding], known: [Finding]) {
    var new: [Finding] = []
    var old: [Finding] = []
    for (finding, print) in zip(findings, fingerprints(of: findings, document: document)) {
      if let count = known[print], count > 0 {
        known[print] = count - 1
        old.append(finding)
      } else {
        new.append(finding)
      }
    }
    return (new, old)
  }

  /// The file that makes today's findings known: sorted, so that it changes as little as they do.
  static func text(_ findings: [Finding], document: (Finding) -> String) -> String {
    let prints = fingerprints(of: findings, document: document)
    let rows = zip(findings, prints).map { (document($0), $0.rule, $1, $0.message) }.sorted {
      ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2)
    }
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member("version", 1)
    json.key("findings")
    json.beginArray(.lines)
    for row in rows {
      json.beginObject()
      json.member("document", row.0)
      json.member("rule", row.1)
      json.member("fingerprint", row.2)
      json.member("message", row.3)
      json.end()
    }
    json.end()
    json.end()
    return json.finish()
  }
}

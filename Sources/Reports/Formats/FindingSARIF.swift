internal import Diagnostics

extension FindingFormat {
  /// SARIF 2.1.0 (OASIS), as code scanning services read it.
  package static let sarif = FindingFormat("sarif") { report, _ in
    var json = JSONWriter()
    json.beginObject(.lines)
    json.member(
      "$schema",
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray(.lines)
    json.beginObject(.lines)
    json.tool(report)
    // What a column counts (SARIF 3.14.17): `SourceFile.Position` counts scalars.
    json.member("columnKind", "unicodeCodePoints")
    json.sourceRoot()
    json.key("results")
    json.beginArray(.lines)
    let all = report.findings + report.suppressed.map(\.finding)
    let prints = fingerprints(of: all) { report.document(of: $0) }
    for (index, finding) in all.enumerated() {
      let suppression =
        index < report.findings.count
        ? nil : report.suppressed[index - report.findings.count]
      json.result(finding, report, fingerprint: prints[index], suppression)
    }
    json.end()
    json.end()
    json.end()
    json.end()
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func tool(_ report: FindingReport) {
    key("tool")
    beginObject()
    key("driver")
    beginObject(.lines)
    member("name", "ibstack")
    member("version", report.version)
    member("semanticVersion", report.version)
    key("rules")
    beginArray(.lines)
    for rule in report.rules {
      beginObject(.lines)
      member("id", rule.id)
      textMember("shortDescription", rule.summary)
      key("help")
      beginObject()
      member("text", rule.summary)
      member("markdown", rule.help)
      end()
      key("defaultConfiguration")
      beginObject()
      member("enabled", rule.isOnByDefault)
      member("level", rule.severity.sarifLevel)
      end()
      end()
    }
    end()
    end()
    end()
  }

  /// What relative references count from. Where that is, whoever reads the file knows: the folder that
  /// was checked out is another one for each machine (SARIF 3.14.14 lets its reference be absent).
  private static let sourceRoot = "%SRCROOT%"

  fileprivate mutating func sourceRoot() {
    key("originalUriBaseIds")
    beginObject()
    key(Self.sourceRoot)
    beginObject()
    textMember("description", "The folder in which ibstack ran.")
    end()
    end()
  }

  private mutating func textMember(_ name: String, _ text: String) {
    key(name)
    beginObject()
    member("text", text)
    end()
  }

  fileprivate mutating func result(
    _ finding: Finding, _ report: FindingReport, fingerprint: String,
    _ suppression: FindingReport.Suppressed?
  ) {
    beginObject(.lines)
    member("ruleId", finding.rule)
    if let index = report.rules.firstIndex(where: { $0.id == finding.rule }) {
      member("ruleIndex", index)
    }
    member("level", finding.severity.sarifLevel)
    textMember("message", finding.message)
    key("locations")
    beginArray()
    beginObject()
    location(finding.range, in: finding.file)
    end()
    end()
    related(finding)
    if finding.fixes.contains(where: { !$0.edits.isEmpty }) { fixes(finding) }
    key("partialFingerprints")
    beginObject()
    member("ibstackIdentity/v1", fingerprint)
    end()
    key("suppressions")
    beginArray()
    if let suppression {
      beginObject()
      member("kind", suppression.place == .document ? "inSource" : "external")
      if let reason = suppression.reason { member("justification", reason) }
      end()
    }
    end()
    key("properties")
    beginObject()
    member("objects", finding.objects)
    member("constraints", finding.constraints)
    member("configurations", finding.configurations)
    member("generated", finding.generated.map { "\($0.identifier): \($0.description)" })
    member("excess", finding.excess)
    member("axis", finding.axis?.rawValue)
    member("language", finding.language)
    end()
    end()
  }

  private mutating func location(_ range: Range<Int>, in file: SourceFile) {
    key("physicalLocation")
    beginObject()
    artifact(file)
    key("region")
    region(range, in: file)
    end()
  }

  private mutating func artifact(_ file: SourceFile) {
    key("artifactLocation")
    beginObject()
    guard !file.name.hasPrefix("/") else {
      member("uri", "file://" + file.name.uriReference)
      end()
      return
    }
    member("uri", file.name.uriReference)
    member("uriBaseId", Self.sourceRoot)
    end()
  }

  private mutating func region(_ range: Range<Int>, in file: SourceFile) {
    let start = file.position(of: range.lowerBound)
    let stop = file.position(of: range.upperBound)
    beginObject()
    member("startLine", start.line)
    member("startColumn", start.column)
    member("endLine", stop.line)
    member("endColumn", stop.column)
    end()
  }

  private mutating func related(_ finding: Finding) {
    let places = finding.notes.filter { $0.range != nil }
    guard !places.isEmpty else { return }
    key("relatedLocations")
    beginArray(.lines)
    for (index, note) in places.enumerated() {
      guard let range = note.range else { continue }
      beginObject()
      member("id", index + 1)
      location(range, in: finding.file)
      textMember("message", note.message)
      end()
    }
    end()
  }

  private mutating func fixes(_ finding: Finding) {
    key("fixes")
    beginArray(.lines)
    for fix in finding.fixes where !fix.edits.isEmpty {
      beginObject()
      textMember("description", fix.title)
      key("artifactChanges")
      beginArray()
      beginObject()
      artifact(finding.file)
      key("replacements")
      beginArray()
      for edit in fix.edits {
        beginObject()
        key("deletedRegion")
        region(edit.range, in: finding.file)
        textMember("insertedContent", edit.replacement)
        end()
      }
      end()
      end()
      end()
      end()
    }
    end()
  }
}

extension Finding.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

extension String {
  /// A relative reference (RFC 3986): everything but unreserved characters and slashes is encoded.
  var uriReference: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}

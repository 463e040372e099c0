internal import Diagnostics

extension FindingFormat {
  /// For scripts; its members are promises that change only with `version`.
  package static let json = FindingFormat("json") { report, _ in
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("findings")
    json.beginArray(.lines)
    for finding in report.findings { json.value(finding, document: report.document(of: finding)) }
    json.end()
    json.end()
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ finding: Finding, document: String) {
    let position = finding.file.position(of: finding.range.lowerBound)
    beginObject(.lines)
    member("rule", finding.rule)
    member("severity", finding.severity.name)
    member("message", finding.message)
    member("document", document)
    member("line", position.line)
    member("column", position.column)
    member("objects", finding.objects)
    member("constraints", finding.constraints)
    key("generated")
    beginArray(.lines)
    for generated in finding.generated {
      beginObject()
      member("identifier", generated.identifier)
      member("stack", generated.stack)
      member("description", generated.description)
      end()
    }
    end()
    member("excess", finding.excess)
    member("axis", finding.axis?.rawValue)
    member("configurations", finding.configurations)
    member("language", finding.language)
    key("related")
    beginArray(.lines)
    for note in finding.notes {
      let position = note.range.map { finding.file.position(of: $0.lowerBound) }
      beginObject()
      member("id", note.objectID)
      member("line", position?.line)
      member("column", position?.column)
      member("message", note.message)
      end()
    }
    end()
    key("fixes")
    beginArray(.lines)
    for fix in finding.fixes {
      beginObject()
      member("title", fix.title)
      end()
    }
    end()
    end()
  }
}

import Diagnostics
package import DocumentModel
package import Resolution

/// What a rule sees of a document as it is written, and where it reports.
package struct RuleContext {
  package let document: Document
  package let options: RuleOptions
  package let surroundings: Surroundings
  let rule: Rule
  /// What the configuration file puts in place of the rule's own severity.
  let severityOverride: Finding.Severity?
  var findings: [Finding] = []

  /// Reports at an element, or at one of its attributes where the element carries it.
  mutating func report(
    _ message: String, at element: ElementID, attribute: String? = nil,
    severity: Finding.Severity? = nil, notes: [Finding.Note] = [], fixes: [Finding.Fix] = [],
    objects: [ElementID]? = nil, constraints: [ConstraintID] = []
  ) {
    let range =
      attribute.flatMap { document.range(ofAttribute: $0, in: element) } ?? document.range(element)
    var finding = Finding(
      rule.id, severityOverride ?? severity ?? rule.severity, message, in: document.file, at: range,
      notes: notes,
      fixes: fixes)
    finding.objects = (objects ?? [element]).compactMap { document.written(.id, of: $0) }
    finding.constraints = constraints.compactMap { document[$0].objectID }
    findings.append(finding)
  }

  /// A note that points at another element.
  func note(_ message: String, at element: ElementID) -> Finding.Note {
    Finding.Note(
      message, at: document.range(element), objectID: document.written(.id, of: element))
  }
}

/// What a rule sees of a document in one configuration.
package struct ResolvedContext {
  package let resolved: ResolvedDocument
  var base: RuleContext
  package var document: Document { base.document }

  mutating func report(
    _ message: String, at element: ElementID, attribute: String? = nil,
    severity: Finding.Severity? = nil, notes: [Finding.Note] = [], fixes: [Finding.Fix] = [],
    objects: [ElementID]? = nil, constraints: [ConstraintID] = []
  ) {
    base.report(
      message, at: element, attribute: attribute, severity: severity, notes: notes, fixes: fixes,
      objects: objects, constraints: constraints)
  }

  func note(_ message: String, at element: ElementID) -> Finding.Note {
    base.note(message, at: element)
  }
}

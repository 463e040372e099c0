import Diagnostics
package import DocumentModel
package import Resolution

/// What a rule sees of a document as it is written, and where it reports.
package struct RuleContext {
  package let document: Document
  package let options: RuleOptions
  package let surroundings: Surroundings
  let rule: Rule
  /// What many rules ask of the document, shared by all of one run.
  let facts: DocumentFacts
  /// What the configuration file puts in place of the rule's own severity.
  let severityOverride: Finding.Severity?
  var findings: [Finding] = []

  /// Reports at an element, or at one of its attributes where the element carries it.
  ///
  /// `objects` are the objects that the message names, the one around `element` unless it says
  /// otherwise; `members` the constraints and connections.
  mutating func report(
    _ message: String, at element: ElementID, attribute: String? = nil,
    severity: Finding.Severity? = nil, notes: [Finding.Note] = [], fixes: [Finding.Fix] = [],
    objects: [ElementID]? = nil, constraints: [ConstraintID] = [], members: [ElementID] = []
  ) {
    let range =
      attribute.flatMap { document.range(ofAttribute: $0, in: element) } ?? document.range(element)
    var finding = Finding(
      rule.id, severityOverride ?? severity ?? rule.severity, message, in: document.file, at: range,
      notes: notes, fixes: fixes)
    let named = objects ?? [document.object(around: element)].compactMap(\.self)
    finding.objects = ids(of: named)
    finding.constraints =
      constraints.compactMap { document[$0].objectID } + ids(of: members)
    findings.append(finding)
  }

  /// Adds facts to the finding reported last.
  mutating func amendLast(_ change: (inout Finding) -> Void) {
    guard let last = findings.indices.last else { return }
    change(&findings[last])
  }

  /// Reports a finding in another file than the document's.
  mutating func report(
    _ message: String, in file: SourceFile, at range: Range<Int>, objects: [String],
    language: String? = nil
  ) {
    var finding = Finding(
      rule.id, severityOverride ?? rule.severity, message, in: file, at: range)
    finding.objects = objects
    finding.language = language
    findings.append(finding)
  }

  /// A note that points at another element.
  func note(_ message: String, at element: ElementID) -> Finding.Note {
    Finding.Note(
      message, at: document.range(element),
      objectID: document.object(around: element).flatMap { document.written(.id, of: $0) })
  }

  /// A fix, where all its edits could be made.
  func fix(_ title: String, _ edits: Finding.Edit?...) -> [Finding.Fix] {
    let made = edits.compactMap(\.self)
    return made.isEmpty || made.count < edits.count ? [] : [Finding.Fix(title, edits: made)]
  }

  /// Notes for the further places of one finding: the first ones, then how many more there are.
  func notes(_ message: String, at places: some Collection<ElementID>) -> [Finding.Note] {
    let shown = 5
    var notes = places.prefix(shown).map { note(message, at: $0) }
    if places.count > shown { notes.append(Finding.Note("and \(places.count - shown) more")) }
    return notes
  }

  private func ids(of elements: [ElementID]) -> [String] {
    var ids: [String] = []
    for element in elements {
      if let id = document.written(.id, of: element), !ids.contains(id) { ids.append(id) }
    }
    return ids
  }
}

/// What a rule sees of a document in one configuration.
package struct ResolvedContext {
  package let resolved: ResolvedDocument
  var base: RuleContext
  package var document: Document { base.document }
  var facts: DocumentFacts { base.facts }

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

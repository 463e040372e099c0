internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem

extension SwiftEmitter {
  /// What became of stack views, wrappers and spacers, and why not of the others.
  func lowerings() -> [Finding] {
    var findings = plan.lowering.notes.map { note in
      finding(note.kind, at: document[note.view].element, "\(subject(note.view)) \(note.text)")
    }
    if let first = plan.lowering.notes.first(where: { $0.kind == .stack && $0.isDone }) {
      findings.append(
        finding(
          first.kind, at: document[first.view].element,
          "constraints do not notice when the app hides a view that a stack view arranged: its place stays"
        ))
    }
    if plan.lowering.notes.contains(where: { $0.kind == .spacer && $0.isDone }),
      let first = plan.lowering.notes.first(where: { $0.kind == .spacer && $0.isDone })
    {
      findings.append(
        finding(
          first.kind, at: document[first.view].element,
          "custom spacing goes with the view that it is behind when the app hides that view"))
    }
    return findings
  }

  private func finding(_ kind: LoweringNote.Kind, at element: ElementID, _ message: String)
    -> Finding
  {
    var finding = Finding(
      kind.rawValue, .info, message, in: document.file, at: document.range(element))
    finding.objects = document.written(.id, of: element).map { [$0] } ?? []
    return finding
  }

  private func subject(_ view: ViewID) -> String {
    let element = document[view].element
    let name =
      plan.unitByElement[element].flatMap { plan.units[$0].places[element]?.path }
      ?? document.name(element)
    return name + (document[view].objectID.map { " (\($0))" } ?? "")
  }
}

extension LoweringOptions {
  /// The part of a file's second line that says what the code does without.
  var text: String {
    let words = [
      (lowersStacks, "stacks"), (usesGuides, "wrappers"), (foldsSpacers, "spacers"),
    ].filter(\.0).map(\.1)
    return words.isEmpty ? "" : ", without: \(words.joined(separator: " "))"
  }
}

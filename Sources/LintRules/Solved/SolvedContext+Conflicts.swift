import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension SolvedContext {
  /// Reports the conflicts of one kind: each at the first of the author's members, with every member
  /// in a note.
  mutating func reportConflicts(
    where isWanted: (ClassifiedConflict.Kind) -> Bool,
    message: (SolvedDocument, ClassifiedConflict) -> String
  ) {
    for classified in solved.conflicts where isWanted(classified.kind) {
      let conflict = classified.conflict
      var views = solved.views(in: conflict.members)
      var generated = conflict.generated.map { solved.generated($0) }
      var notes = notes(for: conflict)
      if case .cellSize(let cell, let axis) = classified.kind {
        if !views.contains(cell) { views.append(cell) }
        let size = solved.cellSize(cell, axis)
        generated.append(size)
        notes.append(base.note(size.description, at: document[cell].element))
      }
      let place =
        conflict.authors.first.map { document[$0].element }
        ?? views.first.map { document[$0].element } ?? document[conflict.scene(document)].element
      report(
        message(solved, classified), at: place, axis: classified.axis,
        excess: classified.explanation.shortfall ?? conflict.roundedExcess,
        notes: notes, objects: views.map { document[$0].element }, constraints: conflict.authors,
        generated: generated)
    }
  }

  private func notes(for conflict: SceneSolution.Conflict) -> [Finding.Note] {
    conflict.members.map { member in
      switch member.provenance {
      case .author(let id):
        return base.note(
          "\(document.equation(id)) (\(document[id].objectID ?? "no id"))",
          at: document[id].element, objectID: document[id].objectID)
      case .stack(let stack, let identifier):
        return base.note(
          "\(solved.sentence(member)) (\(identifier.rawValue))", at: document[stack].element,
          objectID: document[stack].objectID)
      default: return Finding.Note(solved.sentence(member))
      }
    }
  }
}

extension SolvedDocument {
  /// The size that a cell is given, as the constraint that UIKit makes of it.
  func cellSize(_ cell: ViewID, _ axis: LayoutAxis) -> Finding.Generated {
    let list = document[cell].superview.map { document.word(for: document[$0].element) } ?? "list"
    let name = document.shortName(document[cell].element)
    let isRow = axis == .horizontal && document[cell].tag == .tableViewCell
    let frame = frame(of: cell)?.absolute
    let length = (axis == .horizontal ? frame?.width : frame?.height) ?? 0
    let description =
      isRow
      ? "the \(list) makes \(name) as wide as itself"
      : "the \(list) makes \(name) \(pointsText(length)) \(axis == .horizontal ? "wide" : "high")"
    return Finding.Generated(
      identifier: "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")",
      stack: nil,
      description: description)
  }
}

extension SceneSolution.Conflict {
  /// The scene of the views that it is about; the first one where it names none.
  fileprivate func scene(_ document: Document) -> SceneID {
    let views = members.compactMap { $0.first.item.view }
    return views.first.map { document[$0].scene } ?? SceneID(rawValue: 0)
  }
}

extension ConflictExplanation {
  /// The sum and the way out, as the end of a message.
  var text: String { "\(sum) \(advice)" }

  /// The way out, as the end of a message.
  var advice: String { wayOut.last == "." ? String(wayOut.dropLast()) : wayOut }
}

extension RuleContext {
  func note(_ message: String, at element: ElementID, objectID: String?) -> Finding.Note {
    Finding.Note(message, at: document.range(element), objectID: objectID)
  }
}

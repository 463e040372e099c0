import DocumentModel
import LayoutSystem
import Resolution

/// Siblings one behind the other at equal distances, aligned across, by the author's required
/// constraints.
struct ConstraintChain {
  let axis: LayoutAxis
  /// In the order in which they lie.
  let views: [ViewID]
  let spacing: Double
  let alignment: StackInput.Alignment
  /// What a stack view would make itself.
  let constraints: [ConstraintID]

  var alignmentName: String {
    switch alignment {
    case .fill: "fill"
    case .leading: axis == .horizontal ? "top" : "leading"
    case .center: "center"
    case .trailing: axis == .horizontal ? "bottom" : "trailing"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }

  /// The chains among the subviews of a view, three views and more, in the order of the document.
  static func all(in container: ViewID, _ document: Document) -> [ConstraintChain] {
    let siblings = Set(document[container].subviews)
    let relations = document.constraints(ownedBy: container).compactMap {
      SiblingRelation($0, document, siblings)
    }
    return [LayoutAxis.horizontal, .vertical].flatMap { chains(relations, along: $0, document) }
  }

  private static func chains(
    _ relations: [SiblingRelation], along axis: LayoutAxis, _ document: Document
  ) -> [ConstraintChain] {
    // By view: the one relation that puts another view behind it.
    var next: [ViewID: SiblingRelation] = [:]
    var hasPrevious: Set<ViewID> = []
    for relation in relations {
      guard relation.firstAttribute == axis.start, relation.secondAttribute == axis.end else {
        continue
      }
      next[relation.second] = next[relation.second] ?? relation
      hasPrevious.insert(relation.first)
    }
    var result: [ConstraintChain] = []
    for start in next.keys.sorted() where !hasPrevious.contains(start) {
      var views = [start]
      var gaps: [SiblingRelation] = []
      while let last = views.last, let relation = next[last], !views.contains(relation.first),
        gaps.isEmpty || gaps[0].constant == relation.constant
      {
        gaps.append(relation)
        views.append(relation.first)
      }
      guard views.count > 2, let spacing = gaps.first?.constant, spacing >= 0,
        let (alignment, across) = alignment(of: views, across: axis.other, relations)
      else { continue }
      result.append(
        ConstraintChain(
          axis: axis, views: views, spacing: spacing, alignment: alignment,
          constraints: (gaps + across).map(\.id).sorted()))
    }
    return result
  }

  /// How the views are aligned across: every later one to one before it.
  private static func alignment(
    of views: [ViewID], across axis: LayoutAxis, _ relations: [SiblingRelation]
  ) -> (StackInput.Alignment, [SiblingRelation])? {
    func aligned(_ attribute: LayoutAttribute) -> [SiblingRelation]? {
      var used: [SiblingRelation] = []
      for (index, view) in views.enumerated().dropFirst() {
        let earlier = views[..<index]
        guard
          let relation = relations.first(where: { relation in
            relation.firstAttribute == attribute && relation.secondAttribute == attribute
              && relation.constant == 0
              && (relation.first == view && earlier.contains(relation.second)
                || relation.second == view && earlier.contains(relation.first))
          })
        else { return nil }
        used.append(relation)
      }
      return used
    }
    let (start, end) = (aligned(axis.start), aligned(axis.end))
    if let start, let end { return (.fill, start + end) }
    if let start { return (.leading, start) }
    if let end { return (.trailing, end) }
    return aligned(axis.center).map { (.center, $0) }
  }
}

/// A required equality between edges of two siblings: `first = second + constant`.
private struct SiblingRelation {
  let id: ConstraintID
  let first: ViewID
  let firstAttribute: LayoutAttribute
  let second: ViewID
  let secondAttribute: LayoutAttribute
  let constant: Double

  /// Nil for anything else, and for what code or variations know.
  init?(_ id: ConstraintID, _ document: Document, _ siblings: Set<ViewID>) {
    let constraint = document[id]
    guard constraint.relation == .equal, constraint.priority >= 1000, constraint.multiplier == 1,
      !constraint.isPlaceholder, !constraint.isSymbolic, let first = constraint.first,
      let second = constraint.second, case .view(let one) = first.item,
      case .view(let two) = second.item, one != two, siblings.contains(one), siblings.contains(two),
      document.outlets(to: constraint.element).isEmpty,
      document.variations(of: constraint.element).isEmpty
    else { return nil }
    self.id = id
    let constant = document.number(.constant, of: constraint.element)
    let isBackwards =
      [LayoutAttribute.trailing, .bottom].contains(first.attribute)
      && [.leading, .top].contains(second.attribute)
    if isBackwards {
      (self.first, firstAttribute, self.second, secondAttribute) =
        (two, second.attribute, one, first.attribute)
      self.constant = -constant
    } else {
      (self.first, firstAttribute, self.second, secondAttribute) =
        (one, first.attribute, two, second.attribute)
      self.constant = constant
    }
  }
}

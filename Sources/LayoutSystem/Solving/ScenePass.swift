internal import Cassowary
internal import DocumentModel
internal import Resolution

/// One pass over a scene: its system, solved.
struct ScenePass {
  let geometry: SceneGeometry
  let constraints: [LayoutConstraint]
  let solution: SplitSystem
  let input: PassInput
  /// Whether another pass would find what this one took for given.
  var hasSettled = true
  private let document: Document

  init(_ solver: SceneSolver, _ input: PassInput, _ places: Places) {
    document = solver.resolved.document
    self.input = input
    constraints = solver.constraints(input)
    var anchors = solver.expressions(solver.geometry(), input, places)
    var rows: [SplitSystem.Row] = []
    rows.reserveCapacity(constraints.count)
    for (index, constraint) in constraints.enumerated() {
      guard
        let expression = anchors.expression(
          of: constraint, owner: Self.owner(constraint, document))
      else { continue }
      rows.append(
        SplitSystem.Row(
          expression: expression, relation: constraint.relation.inSystem,
          traits: System.Traits(
            priority: constraint.priority, tieRank: Self.tieRank(constraint, solver),
            tag: index, relaxOrder: constraint.relaxOrder(in: document))))
    }
    geometry = anchors.geometry
    solution = SplitSystem(
      rows: rows, stays: input.stays, isNonNegative: geometry.variables.map(\.isLength))
  }

  private static func owner(_ constraint: LayoutConstraint, _ document: Document) -> ViewID? {
    if case .author(let id) = constraint.provenance { document[id].owner } else { nil }
  }

  /// In a stack the first of equals gives and later ones hold (corrections.md 21).
  private static func tieRank(_ constraint: LayoutConstraint, _ solver: SceneSolver) -> Int {
    switch constraint.provenance {
    case .hugging(let view, let axis), .compression(let view, let axis):
      let resolved = solver.resolved
      let document = resolved.document
      guard document[view].role == .arranged, let stack = document[view].superview,
        !solver.change.loweredStacks.contains(stack),
        (resolved.value(.axis, of: document[stack].element) ?? .horizontal) == axis
      else { return 0 }
      return solver.ordinals[Int(view.rawValue)]
    default: return 0
    }
  }

  /// Frames in root coordinates.
  func places(count: Int) -> Places {
    var places = Places(count: count)
    let origins = geometry.origins(solution.values)
    for view in geometry.views {
      places[view] = geometry.place(view, solution.values, origins)
    }
    return places
  }

  /// Where everything lies that constraints refer to and that is no view.
  var guides: [SceneSolution.PlacedGuide] {
    var geometry = geometry
    let origins = geometry.origins(solution.values)
    var seen: Set<LayoutItem> = []
    var guides: [SceneSolution.PlacedGuide] = []
    func add(_ anchor: Anchor?) {
      guard var item = anchor?.item else { return }
      if case .view(let view) = item {
        guard anchor?.attribute.isMargin == true else { return }
        item = .layoutMargins(view)
      }
      guard seen.insert(item).inserted,
        let box = geometry.box(item, insets: input.insets[item] ?? .zero)
      else { return }
      let values = solution.values
      // A guide that no row mentions has variables without values.
      guard [box.left, box.top, box.width, box.height].allSatisfy({ $0.reads(values) }) else {
        return
      }
      let origin = item.view.map { geometry.origin(of: $0, origins) } ?? Point(x: 0, y: 0)
      guides.append(
        SceneSolution.PlacedGuide(
          item: item,
          absolute: Rect(
            x: box.left.value(values) + origin.x, y: box.top.value(values) + origin.y,
            width: box.width.value(values), height: box.height.value(values))))
    }
    for constraint in constraints {
      add(constraint.first)
      add(constraint.second)
    }
    return guides
  }

  var conflicts: [SceneSolution.Conflict] {
    solution.pieces.flatMap { piece in
      piece.solution.conflicts.map { conflict in
        let members = conflict.members.compactMap { constraint(of: $0, in: piece) }
        return SceneSolution.Conflict(
          members: members, excess: conflict.excess,
          relaxed: conflict.relaxed.flatMap { constraint(of: $0, in: piece) },
          axis: members.first?.axis ?? .horizontal)
      }
    }
  }

  /// Required constraints that the other required ones imply; all of them can go together. Of those
  /// that imply each other the author's later ones are named.
  var implied: [LayoutConstraint] {
    solution.pieces.flatMap { piece in
      piece.solution.redundantConstraints {
        guard case .author(let id) = constraint(of: $0, in: piece)?.provenance else { return 0 }
        return 1 + Int(id.rawValue)
      }.compactMap { constraint(of: $0, in: piece) }
    }
  }

  private func constraint(of id: System.ConstraintID, in piece: SplitSystem.Piece)
    -> LayoutConstraint?
  {
    let tag = piece.solution.system.traits(of: id).tag
    return constraints.indices.contains(tag) ? constraints[tag] : nil
  }

  /// What is left open: lengths, and places that are not merely pushed along by an open length.
  func ambiguities(isShown: (ViewID) -> Bool) -> (
    ambiguities: [SceneSolution.Ambiguity], undetermined: Int
  ) {
    var ambiguities: [SceneSolution.Ambiguity] = []
    var undetermined = 0
    var groups = 0
    for piece in solution.pieces where !piece.solution.isUnique {
      let determinacy = piece.solution.determinacy()
      for group in determinacy.groups {
        let members = group.variables.map { ($0, geometry.variables[piece.variables[$0.index]]) }
        let lengths = members.filter(\.1.isLength)
        undetermined += (lengths.isEmpty ? members : lengths).count { $0.1.isOfView }
        for (index, variable) in lengths.isEmpty ? members : lengths {
          guard
            let ambiguity = ambiguity(variable, determinacy.range(of: index), group: groups),
            isShown(ambiguity.view)
          else { continue }
          ambiguities.append(ambiguity)
        }
        groups += 1
      }
    }
    ambiguities.sort {
      $0.view != $1.view ? $0.view < $1.view : $0.axis == .horizontal && $1.axis == .vertical
    }
    return (ambiguities, undetermined)
  }

  private func ambiguity(
    _ variable: SceneGeometry.Variable, _ range: ClosedRange<Double>, group: Int
  ) -> SceneSolution.Ambiguity? {
    let axis: LayoutAxis =
      variable.measure == .left || variable.measure == .width ? .horizontal : .vertical
    switch variable.item {
    case .view(let view):
      return SceneSolution.Ambiguity(
        view: view, axis: axis, measure: variable.isLength ? .size : .position, range: range,
        group: group)
    case .scrollContent(let view):
      return SceneSolution.Ambiguity(
        view: view, axis: axis, measure: .contentSize, range: range, group: group)
    default: return nil
    }
  }
}

extension LayoutRelation {
  fileprivate var inSystem: System.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessOrEqual
    case .greaterThanOrEqual: .greaterOrEqual
    }
  }
}

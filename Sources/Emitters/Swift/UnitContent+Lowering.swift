internal import DocumentModel
internal import LayoutSystem

/// What takes the place of stack views, wrappers and spacers.
extension UnitContent {
  func isGuide(_ element: ElementID) -> Bool {
    document.view(of: element).map { plan.lowering.form(of: $0) == .guide } ?? false
  }

  // MARK: Constraints

  /// What a stack view would have generated, and the helper guides that this needs.
  mutating func addLoweredConstraints(of stack: ViewID) {
    let constraints = plan.lowering.constraints(of: stack)
    guard !constraints.isEmpty else { return }
    let helpers = addHelperGuides(constraints, of: stack)
    let coder = LoweredConstraintCode(
      document: document, lowering: plan.lowering, unit: unit, helpers: helpers)
    var group: [String] = []
    for constraint in constraints { addConstraint(constraint, coder, to: &group) }
    if !group.isEmpty { groups.append(group) }
  }

  private mutating func addHelperGuides(
    _ constraints: ArraySlice<LoweredConstraint>, of stack: ViewID
  )
    -> [LayoutItem: String]
  {
    var names: [LayoutItem: String] = [:]
    let element = document[stack].element
    let isView = plan.lowering.form(of: stack) != .guide
    let owner = isView ? stack : plan.lowering.superview(of: stack, in: document)
    guard let place = unit.places[element],
      let ownerPlace = owner.flatMap({ unit.places[document[$0].element] })
    else { return names }
    let stem = place == unit.rootPlace ? "root" : place.path.filter { $0 != "`" && $0 != "." }
    for constraint in constraints {
      for item in [constraint.constraint.first.item, constraint.constraint.second?.item] {
        guard let item, item.isStackHelper, names[item] == nil else { continue }
        var word = "Span"
        if case .gap = item { word = "Gap" }
        let name = SwiftName.escaped(unit.names.take(stem + word))
        names[item] = name
        unit.objects.append(
          StoredObject(
            element: element, name: name, initializer: "UILayoutGuide()", isLazy: false))
        hierarchy.append("\(ownerPlace.receiver)addLayoutGuide(\(name))")
      }
    }
    return names
  }

  private mutating func addConstraint(
    _ lowered: LoweredConstraint, _ coder: LoweredConstraintCode, to group: inout [String]
  ) {
    let constants = lowered.constants.map { $0 ?? lowered.constraint.constant }
    guard var code = coder.code(lowered) else {
      let element = document[lowered.stack].element
      omit(element, "a constraint of the stack view", reason: "an item is not in this class")
      return
    }
    if lowered.constraint.priority < 1_000 {
      code += ".prioritized(\(SwiftLiteral.number(lowered.constraint.priority)))"
      helpers.insert(.priority)
    }
    let truth = lowered.constants.map { $0 != nil }
    let variesInConstant = !lowered.isSystemSpacing && Set(constants).count > 1
    guard variesInConstant || truth.contains(false) else {
      group.append(code)
      return
    }
    let anchor = lowered.constraint.first
    let item = coder.place(anchor.item)?.path ?? ""
    let words =
      (item.isEmpty || item == unit.rootPlace.path ? "root" : item)
      .split { $0 == "." || $0 == "?" || $0 == "`" } + [Substring(anchor.attribute.rawValue)]
    let name = SwiftName.escaped(
      unit.names.take(SwiftName.lowerCamel(words.joined(separator: " ")) ?? "constraint"))
    storedConstraints.append((name, code))
    if variesInConstant {
      varying += assignment("\(name).constant = ", constants.map(SwiftLiteral.number), "")
    }
    if truth.contains(false) {
      switched.append((name, space.condition(truth)))
    } else {
      group.append(name)
    }
  }

  // MARK: Ties

  /// Puts priorities in that settle what the order of views in a stack view settled.
  func settleTies(of element: ElementID, in statements: inout [Statement]) {
    guard let view = document.view(of: element) else { return }
    for priority in plan.lowering.priorities[view] ?? [] {
      let method = priority.isHugging ? "Hugging" : "CompressionResistance"
      let axis = priority.axis == .horizontal ? "horizontal" : "vertical"
      let statement = Statement(
        "setContent\(method)Priority(", Expressions.priority(priority.value),
        right: ", for: .\(axis))")
      if let index = statements.firstIndex(where: {
        $0.left == statement.left && $0.right == statement.right
      }) {
        statements[index] = statement
      } else {
        statements.append(statement)
      }
    }
  }

  // MARK: Folded spacers

  /// Distances that stack views keep where a spacer was.
  mutating func addFoldedSpacing() {
    for spacing in plan.lowering.spacings {
      guard let stack = unit.places[document[spacing.stack].element],
        let view = unit.places[document[spacing.view].element]
      else { continue }
      let values = spacing.values.map {
        $0.map(SwiftLiteral.number) ?? "UIStackView.spacingUseDefault"
      }
      let lines = assignment(
        "\(stack.receiver)setCustomSpacing(", values, ", after: \(view.path))")
      if Set(values).count > 1 { varying += lines } else { hierarchy += lines }
    }
  }

  /// Margins that no document says: distances that a stack view keeps at its ends where spacers were, and
  /// none where a plain view takes the place of a stack view.
  mutating func loweredMargins(_ element: ElementID, _ place: Place) -> [Statement] {
    if let view = document.view(of: element), plan.lowering.marginless.contains(view) {
      let none = Insets(top: 0, left: 0, bottom: 0, right: 0, isDirectional: true)
      return [Statement("directionalLayoutMargins = ", expressions.insets(none))]
    }
    guard
      let margins = plan.lowering.margins.first(where: { document[$0.stack].element == element })
    else { return [] }
    let values = margins.values.map { ends in
      expressions.insets(
        ends.axis == .horizontal
          ? Insets(top: 0, left: ends.start, bottom: 0, right: ends.end, isDirectional: true)
          : Insets(top: ends.start, left: 0, bottom: ends.end, right: 0, isDirectional: true))
    }
    var result = [
      Statement("isLayoutMarginsRelativeArrangement = ", "true", standard: "false"),
      Statement("insetsLayoutMarginsFromSafeArea = ", "false", standard: "true"),
    ]
    if let first = values.first, Set(values).count == 1 {
      result.append(Statement("directionalLayoutMargins = ", first))
    } else {
      varying += assignment("\(place.receiver)directionalLayoutMargins = ", values, "")
    }
    return result
  }
}

extension DocumentPlan {
  /// The kind of object that code makes of an element.
  func tag(of element: ElementID) -> ElementTag {
    guard let view = document.view(of: element), lowering.form(of: view) == .plainView else {
      return document.tag(element)
    }
    return .view
  }

  /// Whether an element is a stack view that code makes a plain view of.
  func isLoweredStack(_ element: ElementID) -> Bool {
    document.view(of: element).map { lowering.form(of: $0) == .plainView } ?? false
  }

  static let loweredOutletReason = "it is for a stack view, and there is none when they are lowered"
}

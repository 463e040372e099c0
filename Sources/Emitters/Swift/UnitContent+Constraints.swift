internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Constraints, and the outlets that stay within the class.
extension UnitContent {
  mutating func addConstraints() {
    let coder = ConstraintCode(
      document: document, types: plan.types, lowering: plan.lowering, unit: unit,
      options: expressions.options)
    for view in unit.views {
      var group: [String] = []
      for id in document.constraints(ownedBy: view) where !plan.lowering.removed.contains(id) {
        addConstraint(id, coder, to: &group)
      }
      if !group.isEmpty { groups.append(group) }
      addLoweredConstraints(of: view)
    }
    noteNeverInstalled()
  }

  /// One note for all: no size class misses them, so they are no gap of the code.
  mutating func noteNeverInstalled() {
    guard let first = neverInstalled.first else { return }
    let count = neverInstalled.count
    omissions.append(
      Omission(
        objectID: nil, name: unit.typeName, what: "constraints", reason: nil,
        element: document[first].element,
        sentence: "\(unit.typeName): \(count == 1 ? "1 constraint is" : "\(count) constraints are")"
          + " installed in no size class and left out",
        constraints: neverInstalled.compactMap { document[$0].objectID }))
  }

  mutating func addConstraint(
    _ id: ConstraintID, _ coder: ConstraintCode, to group: inout [String]
  ) {
    let constraint = document[id]
    guard !constraint.isPlaceholder else { return }
    let truth = space.readers.map { $0.state(of: id) == .installed }
    let constants = space.readers.map { $0.constant(of: id) }
    var code: String
    do throws(ConstraintCode.Reason) {
      code = try coder.code(id, constant: constants.first ?? 0)
    } catch {
      omit(constraint.element, "constraint", reason: error.text, name: "constraint")
      return
    }
    if constraint.priority != 1_000 {
      code += ".prioritized(\(SwiftLiteral.number(constraint.priority)))"
      helpers.insert(.priority)
    }
    if let identifier = document.written(.identifier, of: constraint.element), !identifier.isEmpty {
      code += ".identified(\(SwiftLiteral.string(identifier)))"
      helpers.insert(.identifier)
    }
    guard truth.contains(true) || hasOutlet(constraint.element) else {
      neverInstalled.append(id)
      return
    }
    let variesInConstant = Set(constants).count > 1
    let variesInPresence = truth.contains(true) && truth.contains(false)
    guard variesInConstant || variesInPresence || hasOutlet(constraint.element) else {
      group.append(code)
      return
    }
    let name = constraintName(constraint)
    storedConstraints.append((name, code))
    constraintNames[constraint.element] = name
    unit.places[constraint.element] = Place(path: name)
    if variesInConstant {
      varying += assignment("\(name).constant = ", constants.map(SwiftLiteral.number), "")
    }
    if variesInPresence {
      switched.append((name, space.condition(truth)))
    } else if truth.contains(true) {
      group.append(name)
    }
  }

  func hasOutlet(_ element: ElementID) -> Bool { !document.outlets(to: element).isEmpty }

  mutating func constraintName(_ constraint: Constraint) -> String {
    let names = plan.names(of: [constraint.element], root: nil, scope: &unit.names)
    // Without outlet and label it is called after what it measures.
    if let name = names.first, !name.hasPrefix("object"), !name.hasPrefix("constraint") {
      return SwiftName.escaped(name)
    }
    var item = "root"
    if let side = constraint.first {
      switch side.item {
      case .view(let view):
        let place = unit.places[document[view].element] ?? unit.rootPlace
        item =
          place == unit.rootPlace
          ? "root" : place.path.split(separator: ".").joined(separator: " ")
      case .guide, .unresolved: item = "guide"
      }
      item += " " + side.attribute.rawValue
    }
    return SwiftName.escaped(unit.names.take(SwiftName.lowerCamel(item) ?? "constraint"))
  }

  // MARK: Connections inside the unit

  /// Outlets from objects of the unit to objects of the unit: plain assignments.
  mutating func addOutlets() {
    for element in unit.places.keys.sorted() {
      guard let source = unit.places[element],
        document.constraint(of: element) == nil
      else { continue }
      var collections: [(property: String, items: [String])] = []
      for id in document.connections(from: element) {
        let connection = document[id]
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          let property = document.written(.property, of: connection.element),
          property != "gestureRecognizers",
          let target = connection.target, let place = unit.places[target],
          let own = WiringContent.member(property, of: element, plan)
        else { continue }
        if plan.isLoweredStack(target) {
          omit(
            connection.element, "outlet \(property)", reason: DocumentPlan.loweredOutletReason)
          continue
        }
        let member = source.receiver + own
        if connection.kind == .outlet {
          outlets.append("\(member) = \(place.path)")
        } else if let index = collections.firstIndex(where: { $0.property == member }) {
          collections[index].items.append(place.path)
        } else {
          collections.append((member, [place.path]))
        }
      }
      for collection in collections {
        outlets.append("\(collection.property) = [\(collection.items.joined(separator: ", "))]")
      }
    }
  }
}

internal import DocumentModel
internal import Resolution

/// Everything that the class of a unit says, worked out and not yet written.
struct UnitContent {
  let plan: DocumentPlan
  let space: TraitSpace
  let expressions: Expressions
  private(set) var unit: Unit
  var document: Document { plan.document }

  /// Statements about each object, root first, that hold in every combination of traits.
  private(set) var settings: [(place: Place, statements: [Statement])] = []
  /// What to say when traits change, in the same order.
  private(set) var varying: [String] = []
  private(set) var hierarchy: [String] = []
  private(set) var groups: [[String]] = []
  private(set) var storedConstraints: [(name: String, code: String)] = []
  /// Constraints that are on in some combinations, with the condition.
  private(set) var switched: [(name: String, condition: String)] = []
  /// Subviews that come and go: a list a superview, whole, with the conditions.
  private(set) var installed: [(superview: String, children: [(name: String, condition: String)])] =
    []
  private(set) var outlets: [String] = []
  private(set) var sections: [Section] = []
  private(set) var omissions: [Omission] = []
  private(set) var helpers: Helpers = []
  private(set) var constraintNames: [ElementID: String] = [:]

  /// A section of a static table.
  struct Section {
    let header: String?
    let footer: String?
    let cells: [String]
  }

  init(_ unit: Unit, plan: DocumentPlan, space: TraitSpace, expressions: Expressions) {
    self.unit = unit
    self.plan = plan
    self.space = space
    self.expressions = expressions
    addSettings()
    addHierarchy()
    addSections()
    addConstraints()
    addOutlets()
  }

  var hasVariations: Bool { !varying.isEmpty || !switched.isEmpty || !installed.isEmpty }

  mutating func omit(
    _ element: ElementID, _ what: String, reason: String? = nil, name: String? = nil
  ) {
    omissions.append(
      Omission(
        objectID: document.written(.id, of: element),
        name: name ?? unit.places[element]?.path ?? document.name(element), what: what,
        reason: reason, element: element))
  }

  // MARK: Properties

  private mutating func addSettings() {
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    var elements = unit.objects.map(\.element)
    elements.append(
      contentsOf: unit.views.map { document[$0].element }
        .filter { element in !unit.objects.contains { $0.element == element } })
    elements = ([unit.element] + elements.filter { $0 != unit.element }.sorted())
    for element in elements {
      guard let place = unit.places[element] else { continue }
      let name = place.path == "self" ? unit.typeName : builder.unquoted(place.path)
      var statements: [Statement] = []
      if varies(element) {
        let perCombination = space.readers.map {
          builder.statements(element, place: place, name: name, in: $0, helpers: &helpers)
            + placement(element, in: $0)
        }
        statements = split(perCombination, place)
      } else {
        statements =
          builder.statements(element, place: place, name: name, in: document, helpers: &helpers)
          + placement(element, in: document)
      }
      statements = constrained(element) + statements + runtimeAttributes(element, place)
      statements += items(element)
      if !statements.isEmpty { settings.append((place, statements)) }
      noteUnhandled(element)
    }
  }

  /// Whether variations change attributes or values of an object.
  private func varies(_ element: ElementID) -> Bool {
    document.variations(of: element).contains { !document[$0].key.isDefault }
  }

  /// Puts statements that are alike everywhere aside and turns the others into code over traits.
  private mutating func split(_ all: [[Statement]], _ place: Place) -> [Statement] {
    guard let first = all.first else { return [] }
    var lefts: [String] = []
    var common: [Statement] = []
    for statement in first where statement.left.isEmpty { common.append(statement) }
    for statement in all.joined()
    where !statement.left.isEmpty && !lefts.contains(statement.left + statement.right) {
      lefts.append(statement.left + statement.right)
      let versions = all.map { statements in
        statements.first { $0.left == statement.left && $0.right == statement.right }
      }
      if versions.allSatisfy({ $0 == statement }) {
        common.append(statement)
      } else {
        let values = versions.map { version -> String in
          if let version { return version.value }
          return statement.standard.isEmpty ? "nil" : statement.standard
        }
        varying += assignment(place.receiver + statement.left, values, statement.right)
      }
    }
    return common
  }

  /// `x = condition ? a : b`, or a chain of conditions for more than two values.
  private func assignment(_ left: String, _ values: [String], _ right: String) -> [String] {
    var distinct: [String] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    guard distinct.count > 1 else { return distinct.map { "\(left)\($0)\(right)" } }
    if distinct.count == 2 {
      let conditions = distinct.map { value in space.condition(values.map { $0 == value }) }
      // The condition without negation reads better; the shorter one among equals.
      let second = conditions[1].contains("!") && !conditions[0].contains("!") ? 0 : 1
      return [
        "\(left)\(conditions[second]) ? \(distinct[second]) : \(distinct[1 - second])\(right)"
      ]
    }
    var lines: [String] = []
    for (index, value) in distinct.enumerated() {
      let condition = space.condition(values.map { $0 == value })
      let opening =
        index == 0
        ? "if \(condition) {"
        : index == distinct.count - 1 ? "} else {" : "} else if \(condition) {"
      lines += [opening, "    \(left)\(value)\(right)"]
    }
    return lines + ["}"]
  }

  /// The frame and mask of a view that no constraint places.
  private func placement(_ element: ElementID, in reader: some ElementReader) -> [Statement] {
    guard let view = document.view(of: element), isAutoresized(view) else { return [] }
    var result: [Statement] = []
    if let rect = reader.rect(of: element) {
      result.append(Statement("frame = ", expressions.rect(rect)))
    }
    if let mask = document.child(.autoresizingMask, of: element) {
      let options = expressions.options(.autoresizingMask, of: mask)
      if options != "[]" {
        result.append(Statement("autoresizingMask = ", options, standard: "[]"))
      }
    }
    return result
  }

  private func isAutoresized(_ view: ViewID) -> Bool {
    switch document[view].role {
    case .subview, .part, .detached, .topLevel:
      view != unit.root && document.written(.translatesMask, of: document[view].element) != false
        && unit.objects.contains { $0.element == document[view].element }
        && styledCell(of: view) == nil
    case .root, .arranged, .contentView, .cell: false
    }
  }

  private func styledCell(of view: ViewID) -> ViewID? {
    guard let place = unit.places[document[view].element], place.isOptional else { return nil }
    return document[view].superview
  }

  /// Views that constraints place say so; a stack view says it for what it arranges.
  private func constrained(_ element: ElementID) -> [Statement] {
    guard let view = document.view(of: element), view != unit.root,
      document[view].role != .arranged, document[view].role != .contentView,
      unit.places[element]?.isOptional != true,
      document.written(.translatesMask, of: element) == false
    else { return [] }
    return [Statement("translatesAutoresizingMaskIntoConstraints = ", "false")]
  }

  /// Items of bars that stand in the unit.
  private func items(_ element: ElementID) -> [Statement] {
    let folder: ElementTag
    switch document.tag(element) {
    case .toolbar, .tabBar, .navigationBar: folder = .items
    case .navigationItem: return barItems(element)
    case .barButtonItem:
      guard let view = document.child(key: "customView", of: element),
        let place = unit.places[view]
      else { return [] }
      return [Statement("customView = ", place.path)]
    default: return []
    }
    let names = document.contents(of: folder, in: element).compactMap { unit.places[$0]?.path }
    return names.isEmpty ? [] : [Statement("items = ", "[\(names.joined(separator: ", "))]")]
  }

  private func barItems(_ item: ElementID) -> [Statement] {
    document.children(item).flatMap { child -> [Statement] in
      let key = document.written(.key, of: child)
      switch document.tag(child) {
      case .barButtonItem:
        guard let key, let place = unit.places[child] else { return [] }
        return [Statement("\(key) = ", place.path)]
      case .leftBarButtonItems, .rightBarButtonItems:
        let names = document.children(child).compactMap { unit.places[$0]?.path }
        return [Statement("\(document.name(child)) = ", "[\(names.joined(separator: ", "))]")]
      default:
        guard key == "titleView", let place = unit.places[child] else { return [] }
        return [Statement("titleView = ", place.path)]
      }
    }
  }

  // MARK: Hierarchy

  private mutating func addHierarchy() {
    for view in unit.views where view != unit.root {
      let element = document[view].element
      guard let place = unit.places[element], !place.isOptional else { continue }
      guard let superview = document[view].superview,
        var parent = unit.places[document[superview].element]
      else { continue }
      switch document[view].role {
      case .arranged, .subview:
        if document[superview].tag == .visualEffectView { parent = parent.member("contentView") }
        let method = document[view].role == .arranged ? "addArrangedSubview" : "addSubview"
        if installations(view).allSatisfy({ $0 }) {
          hierarchy.append("\(parent.receiver)\(method)(\(place.path))")
        } else if !installations(view).contains(true) {
          omit(element, "is installed in no size class")
        }
      case .part: addPart(view, place, parent)
      case .root, .topLevel, .contentView, .cell, .detached: break
      }
    }
    for parent in unit.views {
      let children = document[parent].subviews.filter {
        document[$0].role == .subview || document[$0].role == .arranged
      }
      let all = children.map { installations($0) }
      guard all.contains(where: { $0.contains(true) && $0.contains(false) }),
        let place = unit.places[document[parent].element]
      else { continue }
      let list = zip(children, all).compactMap { child, truth -> (String, String)? in
        guard truth.contains(true), let name = unit.places[document[child].element]?.path else {
          return nil
        }
        return (name, space.condition(truth))
      }
      installed.append((place.path, list))
    }
    for view in unit.views {
      let element = document[view].element
      for guide in document.contents(of: .layoutGuides, in: element)
      where document.tag(guide) == .userLayoutGuide {
        guard let place = unit.places[guide], let owner = unit.places[element] else { continue }
        hierarchy.append("\(owner.receiver)addLayoutGuide(\(place.path))")
      }
    }
    registerCells()
  }

  /// In which combinations the masks leave a view where it is.
  private func installations(_ view: ViewID) -> [Bool] {
    space.readers.map { $0.isInstalledByMasks(document[view].element) }
  }

  /// Properties that hold a view (uikit_api.tsv: any view class can carry these keys).
  private static let parts: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "selectedBackgroundView",
    "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "refreshControl",
  ]

  private mutating func addPart(_ view: ViewID, _ place: Place, _ parent: Place) {
    let element = document[view].element
    guard let key = document.written(.key, of: element), Self.parts.contains(key) else {
      omit(element, "the part \(document.written(.key, of: element) ?? "") of its view")
      return
    }
    hierarchy.append("\(parent.receiver)\(key) = \(place.path)")
  }

  private mutating func registerCells() {
    for index in unit.cells {
      let cell = plan.units[index]
      guard let list = document[cell.root].superview,
        let place = unit.places[document[list].element],
        let identifier = document.written(.reuseIdentifier, of: cell.element), !identifier.isEmpty
      else {
        omit(cell.element, "has no reuse identifier to register", name: cell.typeName)
        continue
      }
      let literal = SwiftLiteral.string(identifier)
      switch cell.form {
      case .tableCell:
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forCellReuseIdentifier: \(literal))")
      case .collectionCell:
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forCellWithReuseIdentifier: \(literal))"
        )
      case .reusableView, .view:
        let isFooter = document.written(.key, of: cell.element) == "sectionFooterView"
        let kind = "UICollectionView.elementKindSection\(isFooter ? "Footer" : "Header")"
        hierarchy.append(
          "\(place.receiver)register(\(cell.typeName).self, forSupplementaryViewOfKind: \(kind), withReuseIdentifier: \(literal))"
        )
      }
    }
  }

  private mutating func addSections() {
    for view in unit.views where document[view].tag == .tableView {
      let element = document[view].element
      let folder = document.contents(of: .sections, in: element)
      guard !folder.isEmpty else { continue }
      guard view == unit.root else {
        omit(element, "static sections of a table that is not the root view")
        continue
      }
      for section in folder where document.tag(section) == .tableViewSection {
        let texts = ["headerTitle", "footerTitle"].map { property in
          document.string(property, of: section).map {
            expressions.localized($0, key: property, of: section, name: property).code
          }
        }
        let cells = document.contents(of: .cells, in: section).compactMap {
          unit.places[$0]?.path
        }
        sections.append(Section(header: texts[0], footer: texts[1], cells: cells))
      }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints() {
    let coder = ConstraintCode(document: document, types: plan.types, unit: unit)
    for view in unit.views {
      var group: [String] = []
      for id in document.constraints(ownedBy: view) {
        addConstraint(id, coder, to: &group)
      }
      if !group.isEmpty { groups.append(group) }
    }
  }

  private mutating func addConstraint(
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
      omit(
        constraint.element, "constraint", reason: "installed in no size class", name: "constraint")
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

  private func hasOutlet(_ element: ElementID) -> Bool { !document.outlets(to: element).isEmpty }

  private mutating func constraintName(_ constraint: Constraint) -> String {
    let names = plan.names(of: [constraint.element], root: nil, scope: &unit.names)
    // Without outlet and label it is called after what it measures.
    if let name = names.first, !name.hasPrefix("object"), !name.hasPrefix("constraint") {
      return SwiftName.escaped(name)
    }
    var item = "root"
    if let side = constraint.first {
      switch side.item {
      case .view(let view):
        let path = unit.places[document[view].element]?.path ?? "root"
        item = path == "self" ? "root" : path.split(separator: ".").joined(separator: " ")
      case .guide, .unresolved: item = "guide"
      }
      item += " " + side.attribute.rawValue
    }
    return SwiftName.escaped(unit.names.take(SwiftName.lowerCamel(item) ?? "constraint"))
  }

  // MARK: Connections inside the unit

  /// Outlets from objects of the unit to objects of the unit: plain assignments.
  private mutating func addOutlets() {
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

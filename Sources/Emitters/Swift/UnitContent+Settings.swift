internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Properties: what holds everywhere, what size classes change, what many objects share.
extension UnitContent {
  mutating func addSettings() {
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    var elements = unit.objects.map(\.element)
    elements.append(
      contentsOf: unit.views.map { document[$0].element }
        .filter { element in !unit.objects.contains { $0.element == element } })
    elements = ([unit.element] + elements.filter { $0 != unit.element }.sorted())
    for element in elements {
      guard let place = unit.places[element], !isGuide(element) else { continue }
      let name = place == unit.rootPlace ? unit.typeName : builder.unquoted(place.path)
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
      settleTies(of: element, in: &statements)
      statements = constrained(element) + statements + runtimeAttributes(element)
      if element == unit.element { statements = madeElsewhere() + statements }
      statements += items(element) + loweredMargins(element, place)
      if !statements.isEmpty { settings.append((place, statements)) }
      noteUnhandled(element)
    }
  }

  /// Takes out what three objects or more have in common: that constraints place them, and pairs of
  /// hugging priorities.
  mutating func gatherRepeated() {
    gather { $0.left == "translatesAutoresizingMaskIntoConstraints = " }
    gather { $0.left.hasPrefix("setContentHuggingPriority(") }
    gather { Self.housekeeping.contains($0.left) }
  }

  /// What Interface Builder writes for every cell and its content view.
  static let housekeeping: Set<String> = [
    "clipsToBounds = ", "isMultipleTouchEnabled = ", "preservesSuperviewLayoutMargins = ",
  ]

  mutating func gather(_ isShared: (Statement) -> Bool) {
    var groups: [(statements: [Statement], objects: [Int])] = []
    for (index, setting) in settings.enumerated() where setting.place != unit.rootPlace {
      let shared = setting.statements.filter(isShared)
      guard !shared.isEmpty, !setting.place.isOptional else { continue }
      if let found = groups.firstIndex(where: { $0.statements == shared }) {
        groups[found].objects.append(index)
      } else {
        groups.append((shared, [index]))
      }
    }
    for group in groups where group.objects.count >= 3 {
      repeated.append(
        Repeated(
          names: group.objects.map { settings[$0].place.path },
          statements: group.statements.flatMap { $0.code("") }))
      for index in group.objects { settings[index].statements.removeAll(where: isShared) }
    }
    settings.removeAll { $0.statements.isEmpty }
  }

  /// Whether variations change attributes or values of an object.
  func varies(_ element: ElementID) -> Bool {
    document.variations(of: element).contains { !document[$0].key.isDefault }
  }

  /// Puts statements that are alike everywhere aside and turns the others into code over traits.
  mutating func split(_ all: [[Statement]], _ place: Place) -> [Statement] {
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
  func assignment(_ left: String, _ values: [String], _ right: String) -> [String] {
    var distinct: [String] = []
    for value in values where !distinct.contains(value) { distinct.append(value) }
    guard distinct.count > 1 else { return distinct.map { "\(left)\($0)\(right)" } }
    if distinct.count == 2 {
      let conditions = distinct.map { value in space.condition(values.map { $0 == value }) }
      if Set(distinct) == ["true", "false"] {
        return ["\(left)\(conditions[distinct[0] == "true" ? 0 : 1])\(right)"]
      }
      // The condition without negation reads better; the shorter one among equals.
      let second = conditions[1].contains("!") && !conditions[0].contains("!") ? 0 : 1
      return [
        "\(left)\(conditions[second]) ? \(distinct[second]) : \(distinct[1 - second])\(right)"
      ]
    }
    // The shortest condition first; the next ones need not exclude what it caught.
    var rest = distinct
    var settled: Set<Int> = []
    var lines: [String] = []
    while rest.count > 1 {
      let conditions = rest.map { value in
        space.condition(values.map { $0 == value }, after: settled)
      }
      let lengths = conditions.map(\.utf8.count)
      let chosen = lengths.firstIndex(of: lengths.min() ?? 0) ?? 0
      let value = rest.remove(at: chosen)
      let opening = lines.isEmpty ? "if" : "} else if"
      lines += ["\(opening) \(conditions[chosen]) {", "    \(left)\(value)\(right)"]
      settled.formUnion(values.indices.filter { values[$0] == value })
    }
    for value in rest { lines += ["} else {", "    \(left)\(value)\(right)"] }
    return lines + ["}"]
  }

  /// The frame and mask of a view that no constraint places.
  func placement(_ element: ElementID, in reader: some ElementReader) -> [Statement] {
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

  func isAutoresized(_ view: ViewID) -> Bool {
    switch document[view].role {
    case .subview, .part, .detached, .topLevel:
      view != unit.root && document.written(.translatesMask, of: document[view].element) != false
        && unit.objects.contains { $0.element == document[view].element }
        && styledCell(of: view) == nil
    case .root, .arranged, .contentView, .cell: false
    }
  }

  func styledCell(of view: ViewID) -> ViewID? {
    guard let place = unit.places[document[view].element], place.isOptional else { return nil }
    return document[view].superview
  }

  /// Views that constraints place say so; a stack view says it for what it arranges.
  func constrained(_ element: ElementID) -> [Statement] {
    guard let view = document.view(of: element), view != unit.root,
      plan.lowering.role(of: view, in: document) != .arranged,
      document[view].role != .contentView, unit.places[element]?.isOptional != true,
      document[view].role == .arranged
        || document.written(.translatesMask, of: element) == false
    else { return [] }
    return [Statement("translatesAutoresizingMaskIntoConstraints = ", "false")]
  }

  /// What a subclass's initialiser takes, for a root that somebody else made.
  func madeElsewhere() -> [Statement] {
    guard unit.container == .structure else { return [] }
    switch document[unit.root].tag {
    case .collectionView:
      let layout = document.child(key: "collectionViewLayout", of: unit.element)
        .flatMap { unit.places[$0]?.path }
      return layout.map { [Statement("collectionViewLayout = ", $0)] } ?? []
    case .visualEffectView:
      return [Statement("effect = ", plan.effect(unit.element))]
    default: return []
    }
  }

  /// Items of bars that stand in the unit.
  func items(_ element: ElementID) -> [Statement] {
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

  func barItems(_ item: ElementID) -> [Statement] {
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
}

internal import DocumentModel

/// What connects a scene's view to its owner: outlets, actions, delegates, gestures, items of bars,
/// child controllers and segues.
struct WiringContent {
  let plan: DocumentPlan
  let scene: DocumentPlan.ScenePlan
  let expressions: Expressions
  /// The units of the scene's top-level views, in order, each with those of its cells behind it.
  let units: [[UnitContent]]
  var document: Document { plan.document }

  /// Statements of the function that makes the view.
  var making: [String] = []
  /// Statements of the function that sets the controller up, before it has a view.
  var setup: [String] = []
  private(set) var segues: [SegueFunction] = []
  /// Actions of units that have no owner: by the unit's type.
  private(set) var unitActions: [(typeName: String, lines: [String])] = []
  private(set) var omissions: [Omission] = []
  private(set) var helpers: Helpers = []
  /// Stored properties that code here uses, by type.
  private(set) var shared: [String: Set<String>] = [:]
  /// Objects that the functions make for themselves.
  private var locals: [ElementID: String] = [:]
  private var names = NameScope(reserved: ["view", "self", "sender", "destination", "segue"])
  /// Where code stands at the moment: nil in the owner's extension.
  private var currentUnit: Int?
  private var segueNames: NameScope

  /// A function that performs a segue.
  struct SegueFunction {
    let connection: Connection
    let name: String
    /// Whether a selector refers to it.
    var isObjectiveC = false
    /// What starts it that code here cannot: the selection of a cell.
    var trigger: String?
    let lines: [String]
  }

  init(
    _ scene: DocumentPlan.ScenePlan, units: [[UnitContent]], plan: DocumentPlan,
    expressions: Expressions, segueNames: NameScope
  ) {
    self.scene = scene
    self.units = units
    self.plan = plan
    self.expressions = expressions
    self.segueNames = segueNames
    nameLocals()
    addSegueFunctions()
    addSetup()
    addMaking()
    addUnitActions()
  }

  /// The names of segue functions that are taken by now; for the owner's next scene.
  var takenSegueNames: NameScope { segueNames }

  var isEmpty: Bool {
    making.isEmpty && setup.isEmpty && segues.isEmpty && unitActions.isEmpty
      && scene.owner?.isGenerated != true
  }

  // MARK: Who is called what

  /// Names for the scene's objects that are no views: recognizers, custom objects, bar items.
  private mutating func nameLocals() {
    for (index, contents) in units.enumerated() where index > 0 {
      guard let content = contents.first else { continue }
      let stem = SwiftName.lowerFirst(content.unit.typeName)
      locals[content.unit.element] = SwiftName.escaped(names.take(stem))
    }
    var elements: [ElementID] = []
    for object in document[scene.scene].objects {
      switch document.kind(object).category {
      case .gestureRecognizer: elements.append(object)
      case .item: if document.tag(object) == .barButtonItem { elements.append(object) }
      case .object: if document.tag(object) == .customObject { elements.append(object) }
      default: break
      }
    }
    if let controller = controllerElement {
      if let item = document.child(.navigationItem, of: controller) {
        elements += plan.barItems(of: item)
      }
      elements += document.contents(of: .toolbarItems, in: controller)
        .filter { document.tag($0) == .barButtonItem }
    }
    elements.sort()
    for (element, name) in zip(elements, plan.names(of: elements, root: nil, scope: &names)) {
      locals[element] = SwiftName.escaped(name)
    }
  }

  private var controllerElement: ElementID? {
    document[scene.scene].controller.map { document[$0].element }
  }

  private var mainUnit: UnitContent? { units.first?.first }

  /// How code here refers to an object; nil for what it cannot reach.
  private mutating func place(of element: ElementID) -> Place? {
    if let owner = scene.owner, element == owner.element, currentUnit == nil { return .root }
    if let local = locals[element], currentUnit == nil { return Place(path: local) }
    for (index, contents) in units.enumerated() {
      for (position, content) in contents.enumerated() {
        guard let place = content.unit.places[element] else { continue }
        if let currentUnit {
          // Inside a unit only its own objects can be reached.
          guard position == currentUnit else { return nil }
          share(place, content)
          return place
        }
        guard position == 0 else { return nil }
        share(place, content)
        let instance = index == 0 ? "view" : locals[content.unit.element] ?? "view"
        return place.outside(instance)
      }
    }
    return guidePlace(element)
  }

  private mutating func guidePlace(_ element: ElementID) -> Place? {
    guard let guide = document.guide(of: element) else { return nil }
    let owner: Place?
    if let view = document[guide].view {
      owner = place(of: document[view].element)
    } else {
      owner = mainUnit == nil ? nil : Place(path: "view")
    }
    switch document[guide].kind {
    case .safeArea: return owner?.member("safeAreaLayoutGuide")
    case .content: return owner?.member("contentLayoutGuide")
    case .frame: return owner?.member("frameLayoutGuide")
    default: return nil
    }
  }

  private mutating func share(_ place: Place, _ content: UnitContent) {
    guard place.path != "self",
      let name = place.path.split(separator: ".", maxSplits: 1).first
    else { return }
    shared[content.unit.typeName, default: []].insert(
      String(name.filter { $0 != "?" }))
  }

  mutating func omit(_ element: ElementID, _ what: String, reason: String? = nil) {
    omissions.append(
      Omission(
        objectID: document.written(.id, of: element), name: document.name(element), what: what,
        reason: reason, element: element))
  }

  // MARK: The view

  private mutating func addMaking() {
    guard mainUnit != nil else { return }
    var lines: [String] = []
    for object in document[scene.scene].objects
    where document.kind(object).category == .gestureRecognizer
      || document.tag(object) == .customObject
    {
      addLocal(object, to: &lines)
    }
    if let controller = controllerElement { addItems(of: controller, needsView: true, to: &lines) }
    if let controller = controllerElement, document.tag(controller) == .tableViewController,
      let refresh = document.child(.refreshControl, of: controller),
      let place = place(of: refresh)
    {
      lines.append("refreshControl = \(place.path)")
    }
    for source in sources { addConnections(of: source, to: &lines) }
    if let owner = scene.owner { addConnections(of: owner.element, to: &lines) }
    for contents in units {
      guard let content = contents.first else { continue }
      for view in content.unit.views { addEmbedding(document[view].element, to: &lines) }
    }
    making = lines
  }

  /// The objects of the scene whose connections belong to the owner's code, in document order.
  private var sources: [ElementID] {
    var result: [ElementID] = []
    for contents in units {
      guard let content = contents.first, ownsActions(content) else { continue }
      result += content.unit.places.keys
    }
    result += locals.keys.filter { document.view(of: $0) == nil && !isInSetup($0) }
    return Array(Set(result)).sorted()
  }

  /// Whether the owner's extension wires a top-level unit; without an owner it wires itself.
  private func ownsActions(_ content: UnitContent) -> Bool { scene.owner != nil }

  private mutating func addLocal(_ element: ElementID, to lines: inout [String]) {
    guard let name = locals[element] else { return }
    let type = plan.types.name(of: element)
    lines.append("let \(name) = \(type)()")
    addStatements(element, name, to: &lines)
  }

  /// What tables say about an object made here.
  private mutating func addStatements(
    _ element: ElementID, _ name: String, to lines: inout [String], except: Set<String> = []
  ) {
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    let place = Place(path: name)
    let statements = builder.statements(
      element, place: place, name: builder.unquoted(name), in: document, helpers: &helpers)
    lines += Self.guarded(
      statements.filter { !except.contains($0.left) }, receiver: place.receiver,
      deployment: expressions.options.deployment)
  }

  static func guarded(_ statements: [Statement], receiver: String, deployment: Int) -> [String] {
    var writer = CodeWriter(capacity: 256)
    writer.statements(statements, receiver: receiver, deployment: deployment)
    return writer.text.split(separator: "\n").map(String.init)
  }

  // MARK: Items of bars

  private func isInSetup(_ element: ElementID) -> Bool {
    guard let controller = controllerElement, let parent = document.parent(element) else {
      return false
    }
    let item = document.tag(parent) == .navigationItem ? parent : document.parent(parent) ?? parent
    if document.tag(item) == .navigationItem { return !hasViews(item) }
    return document.tag(parent) == .toolbarItems && document.parent(parent) == controller
      && !hasViews(parent)
  }

  /// Whether items hold views, which exist only when the scene's view does.
  private func hasViews(_ element: ElementID) -> Bool {
    let range = document.wholeRange(element)
    guard let content = mainUnit else { return false }
    return content.unit.trees.dropFirst().contains {
      range.contains(document.range(document[$0].element).lowerBound)
    }
  }

  /// The navigation item and the tool bar items of a controller: before its view where they can be.
  private mutating func addItems(
    of controller: ElementID, needsView: Bool, to lines: inout [String]
  ) {
    if let item = document.child(.navigationItem, of: controller), hasViews(item) == needsView {
      addNavigationItem(item, to: &lines)
    }
    let folder = document.child(.toolbarItems, of: controller)
    if let folder, hasViews(folder) == needsView {
      let items = document.children(folder).filter { document.tag($0) == .barButtonItem }
      for item in items { addBarItem(item, to: &lines) }
      let names = items.compactMap { locals[$0] }
      if !names.isEmpty { lines.append("toolbarItems = [\(names.joined(separator: ", "))]") }
    }
  }

  private mutating func addNavigationItem(_ item: ElementID, to lines: inout [String]) {
    var statements: [Statement] = []
    ObjectStatements(plan: plan, expressions: expressions).rows(
      .navigationItem, item, "navigationItem", document, into: &statements, helpers: &helpers)
    lines += Self.guarded(
      statements, receiver: "navigationItem.", deployment: expressions.options.deployment)
    for child in document.children(item) {
      let key = document.written(.key, of: child)
      switch document.tag(child) {
      case .barButtonItem:
        guard let key else { continue }
        addBarItem(child, to: &lines)
        if let name = locals[child] { lines.append("navigationItem.\(key) = \(name)") }
      case .leftBarButtonItems, .rightBarButtonItems:
        let items = document.children(child).filter { document.tag($0) == .barButtonItem }
        for item in items { addBarItem(item, to: &lines) }
        let names = items.compactMap { locals[$0] }
        lines.append(
          "navigationItem.\(document.name(child)) = [\(names.joined(separator: ", "))]")
      default:
        guard key == "titleView", document.view(of: child) != nil else { continue }
        if let place = place(of: child) {
          lines.append("navigationItem.titleView = \(place.path)")
        }
      }
    }
    addConnections(of: item, to: &lines)
  }

  /// A bar button item with its target and action where its initialiser takes them.
  private mutating func addBarItem(_ element: ElementID, to lines: inout [String]) {
    guard let name = locals[element] else { return }
    let type = plan.types.name(of: element)
    let (target, action) = barTarget(element)
    if let item = document.written(.systemItem, of: element)
      .flatMap({ Enumeration.barButtonItemSystemItem.swift(for: $0) })
    {
      lines.append(
        "let \(name) = \(type)(barButtonSystemItem: \(item), target: \(target), action: \(action))")
      addStatements(element, name, to: &lines)
      return
    }
    if let view = document.child(key: "customView", of: element), let place = place(of: view) {
      lines.append("let \(name) = \(type)(customView: \(place.path))")
      addStatements(element, name, to: &lines, except: ["title = ", "style = "])
      return
    }
    let style =
      document.written(.style, of: element)
      .flatMap { Enumeration.barButtonItemStyle.swift(for: $0) } ?? ".plain"
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    var rows: [Statement] = []
    builder.rows(
      .barButtonItem, element, builder.unquoted(name), document, into: &rows, helpers: &helpers)
    let image = rows.first { $0.left == "image = " && $0.since == 0 }
    let content =
      image.map { "image: \($0.value)" }
      ?? "title: \(rows.first { $0.left == "title = " }?.value ?? "nil")"
    lines.append(
      "let \(name) = \(type)(\(content), style: \(style), target: \(target), action: \(action))")
    addStatements(
      element, name, to: &lines,
      except: image == nil ? ["title = ", "style = "] : ["image = ", "style = "])
  }

  private mutating func barTarget(_ element: ElementID) -> (String, String) {
    for id in document.connections(from: element) {
      let connection = document[id]
      if connection.kind == .action, let (target, action) = targetAndAction(connection) {
        return (target, action)
      }
      if connection.kind == .segue, let name = triggered(connection) {
        return ("self", "#selector(\(name)(sender:))")
      }
    }
    return ("nil", "nil")
  }

  // MARK: Set-up of the controller

  private mutating func addSetup() {
    guard let owner = scene.owner, owner.isController else { return }
    let controller = owner.element
    var lines = controllerStatements(controller, receiver: "")
    addItems(of: controller, needsView: false, to: &lines)
    // Outlets to what was just made; the view's come with the view.
    let made = locals.keys.filter { isInSetup($0) }
    for id in document.connections(from: controller) {
      guard let target = document[id].target, made.contains(target) else { continue }
      addOutlet(document[id], from: Place.root, to: &lines)
    }
    for item in made.sorted() { addOutlets(of: item, to: &lines) }
    if mainUnit == nil { addConnections(of: controller, to: &lines) }
    noteKeyCommands(controller)
    setup = lines
  }

  private mutating func noteKeyCommands(_ controller: ElementID) {
    for command in document.contents(of: .keyCommands, in: controller) {
      omit(command, "key command")
    }
  }

  /// What tables say about a controller, its bars and its tab bar item.
  mutating func controllerStatements(_ controller: ElementID, receiver: String) -> [String] {
    var lines: [String] = []
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    let deployment = expressions.options.deployment
    var own: [Statement] = []
    builder.rows(
      document.tag(controller), controller, "title", document, into: &own, helpers: &helpers)
    if document.written(
      AttributeKey<Bool>("useStoryboardIdentifierAsRestorationIdentifier"), of: controller) == true,
      let identifier = document.written(.storyboardIdentifier, of: controller)
    {
      own.append(Statement("restorationIdentifier = ", SwiftLiteral.string(identifier)))
    }
    lines += Self.guarded(own, receiver: receiver, deployment: deployment)
    for (tag, property) in Self.bars {
      guard let bar = document.child(tag, key: property, of: controller) else { continue }
      let place = Place(path: receiver + property)
      let statements = builder.statements(
        bar, place: place, name: property, in: document, helpers: &helpers)
      lines += Self.guarded(statements, receiver: place.receiver, deployment: deployment)
    }
    if let item = document.child(.tabBarItem, of: controller) {
      lines += tabBarItem(item, receiver: receiver)
    }
    return lines
  }

  private static let bars: [(ElementTag, String)] = [
    (.navigationBar, "navigationBar"), (.toolbar, "toolbar"), (.tabBar, "tabBar"),
  ]

  private mutating func tabBarItem(_ item: ElementID, receiver: String) -> [String] {
    let (code, _) = plan.initializer(of: item, places: [:])
    var statements: [Statement] = []
    ObjectStatements(plan: plan, expressions: expressions).rows(
      .tabBarItem, item, "tabBarItem", document, into: &statements, helpers: &helpers)
    if code.contains("tabBarSystemItem") {
      statements.removeAll { ["title = ", "image = ", "tag = "].contains($0.left) }
    }
    guard code.contains("tabBarSystemItem") || !statements.isEmpty else { return [] }
    return ["\(receiver)tabBarItem = \(code)"]
      + Self.guarded(
        statements, receiver: "\(receiver)tabBarItem.", deployment: expressions.options.deployment)
  }

  // MARK: Connections

  private mutating func addConnections(of source: ElementID, to lines: inout [String]) {
    addOutlets(of: source, to: &lines)
    addActions(of: source, to: &lines)
  }

  private mutating func addOutlets(of source: ElementID, to lines: inout [String]) {
    let isInUnit = currentUnit == nil && isInMainUnits(source)
    let isOwner = source == scene.owner?.element
    guard isInUnit || isOwner || locals[source] != nil else { return }
    let outlets = document.connections(from: source).map { document[$0] }
      .filter { $0.kind == .outlet || $0.kind == .outletCollection }
    var collections: [(property: String, connections: [Connection])] = []
    for outlet in outlets {
      guard let target = outlet.target else { continue }
      // The unit's class does what stays within it; set-up has made what stands in bars.
      if isInUnit, isSameUnit(source, target) { continue }
      if isInSetup(target), mainUnit != nil { continue }
      guard let property = document.written(.property, of: outlet.element) else { continue }
      if property == "view", isOwner, target == mainUnit?.unit.element { continue }
      if property == "gestureRecognizers" { continue }
      guard let sourcePlace = place(of: source) else { continue }
      if outlet.kind == .outlet {
        addOutlet(outlet, from: sourcePlace, to: &lines)
      } else if let index = collections.firstIndex(where: { $0.property == property }) {
        collections[index].connections.append(outlet)
      } else {
        collections.append((property, [outlet]))
      }
    }
    for collection in collections {
      addCollection(collection.property, collection.connections, of: source, to: &lines)
    }
    for outlet in outlets {
      guard outlet.kind == .outletCollection,
        document.written(.property, of: outlet.element) == "gestureRecognizers",
        let target = outlet.target, let gesture = locals[target], let place = place(of: source)
      else { continue }
      lines.append("\(place.receiver)addGestureRecognizer(\(gesture))")
    }
  }

  private func isInMainUnits(_ element: ElementID) -> Bool {
    units.contains { $0.first?.unit.places[element] != nil }
  }

  private func isSameUnit(_ left: ElementID, _ right: ElementID) -> Bool {
    units.contains {
      $0.first?.unit.places[left] != nil && $0.first?.unit.places[right] != nil
    }
  }

  private mutating func addOutlet(
    _ outlet: Connection, from source: Place, to lines: inout [String]
  ) {
    guard let property = document.written(.property, of: outlet.element),
      let member = Self.member(property, of: outlet.source, plan)
    else {
      omit(outlet.element, "outlet", reason: "its class has no property of this name to set")
      return
    }
    if document.tag(outlet.source) == .tableView, property == "dataSource",
      !document.contents(of: .sections, in: outlet.source).isEmpty
    {
      // A table with static cells is its own data source.
      return
    }
    guard let target = outlet.target, let place = place(of: target) else {
      omit(
        outlet.element, "outlet \(property)",
        reason: "it leads to something that code here cannot reach")
      return
    }
    if scene.owner?.isGenerated == true, target == scene.owner?.element,
      !conforms(outlet.source, property)
    {
      omit(
        outlet.element, "outlet \(property)",
        reason: "a plain \(plan.types.stockName(of: target)) does not do this")
      return
    }
    let receiver = source.receiver.isEmpty && names.contains(property) ? "self." : source.receiver
    lines.append("\(receiver)\(member) = \(place.path)")
  }

  private func conforms(_ source: ElementID, _ property: String) -> Bool {
    guard let owner = scene.owner, property == "delegate" || property == "dataSource" else {
      return false
    }
    switch (document.tag(owner.element), document.tag(source)) {
    case (.tableViewController, .tableView), (.collectionViewController, .collectionView),
      (.glkViewController, .glkView):
      return true
    default: return false
    }
  }

  /// The property that an outlet sets: any for custom classes, those that UIKit has for its own.
  static func member(_ property: String, of source: ElementID, _ plan: DocumentPlan) -> String? {
    if plan.types.isCustom(source) || plan.document.tag(source) == .placeholder {
      return SwiftName.isIdentifier(property) ? SwiftName.escaped(property) : nil
    }
    switch property {
    case "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
      "navigationDelegate", "inputAccessoryView":
      return plan.document.kind(source).category == .controller
        || property != "inputAccessoryView" ? property : nil
    case "UIDelegate": return "uiDelegate"
    default: return nil
    }
  }

  private mutating func addCollection(
    _ property: String, _ connections: [Connection], of source: ElementID,
    to lines: inout [String]
  ) {
    var items: [String] = []
    var hasOptional = false
    for connection in connections {
      guard let target = connection.target, let place = place(of: target) else {
        omit(connection.element, "outlet collection \(property)")
        continue
      }
      items.append(place.path)
      hasOptional = hasOptional || place.isOptional
    }
    guard let place = place(of: source), let member = Self.member(property, of: source, plan) else {
      return
    }
    let list = "[\(items.joined(separator: ", "))]\(hasOptional ? ".compactMap { $0 }" : "")"
    lines.append("\(place.receiver)\(member) = \(list)")
  }

  // MARK: Actions

  private mutating func addActions(of source: ElementID, to lines: inout [String]) {
    guard document.kind(source).category != .controller else { return }
    for id in document.connections(from: source) {
      let connection = document[id]
      switch connection.kind {
      case .action:
        // Items made here got theirs when they were made.
        if document.tag(source) == .barButtonItem, locals[source] != nil { continue }
        guard let (target, action) = targetAndAction(connection) else { continue }
        addAction(source, target, action, connection, to: &lines)
      case .segue:
        if document.tag(source) == .barButtonItem, locals[source] != nil { continue }
        guard let name = triggered(connection) else { continue }
        let target = currentUnit == nil ? "self" : "nil"
        let owner = currentUnit == nil ? "" : (scene.owner?.className ?? "") + "."
        addAction(
          source, target, "#selector(\(owner)\(name)(sender:))", connection, to: &lines)
      case .outlet, .outletCollection: break
      }
    }
  }

  private mutating func addAction(
    _ source: ElementID, _ target: String, _ action: String, _ connection: Connection,
    to lines: inout [String]
  ) {
    guard let place = place(of: source) else {
      omit(connection.element, "action", reason: "code here cannot reach its source")
      return
    }
    switch document.kind(source).category {
    case .gestureRecognizer:
      guard target != "nil" else {
        omit(connection.element, "action", reason: "a recognizer wants a target")
        return
      }
      lines.append("\(place.receiver)addTarget(\(target), action: \(action))")
    case .item:
      lines.append("\(place.receiver)target = \(target)")
      lines.append("\(place.receiver)action = \(action)")
    case .view:
      let written = document.written(.eventType, of: connection.element)
        .flatMap { Enumeration.eventType.swift(for: $0) }
      let isButton = document.tag(source) == .button
      let event = written ?? (isButton ? ".touchUpInside" : ".valueChanged")
      let call = "addTarget(\(target), action: \(action), for: \(event))"
      if Self.controls.contains(document.tag(source)) {
        lines.append("\(place.receiver)\(call)")
      } else if plan.types.isCustom(source) {
        // Only the class itself knows that it is a control.
        lines.append("(\(place.path) as UIView as? UIControl)?.\(call)")
      } else {
        omit(connection.element, "action", reason: "its source is no control")
      }
    default: omit(connection.element, "action")
    }
  }

  private static let controls: Set<ElementTag> = [
    .button, .textField, .switchControl, .slider, .stepper, .segmentedControl, .pageControl,
    .datePicker, .refreshControl,
  ]

  /// Target and selector of an action as code here writes them.
  private mutating func targetAndAction(_ connection: Connection) -> (String, String)? {
    guard let selector = document.written(.selector, of: connection.element), !selector.isEmpty
    else { return nil }
    let plain = Self.selectorBase(selector)
    let literal = "Selector((\(SwiftLiteral.string(selector))))"
    guard let target = connection.target else {
      omit(connection.element, "action \(selector)", reason: "nothing has its destination's id")
      return nil
    }
    if document.tag(target) == .placeholder, target != scene.owner?.element {
      // First responder, or an owner of unknown class: whoever in the chain implements it.
      return ("nil", literal)
    }
    if let owner = scene.owner, target == owner.element {
      guard !owner.isGenerated else {
        return (currentUnit == nil ? "self" : "nil", literal)
      }
      let prefix = currentUnit == nil ? "" : owner.className + "."
      return (
        currentUnit == nil ? "self" : "nil",
        plain.map { "#selector(\(prefix)\($0))" } ?? literal
      )
    }
    guard let place = place(of: target) else {
      omit(
        connection.element, "action \(selector)",
        reason: "it leads to something that code here cannot reach")
      return nil
    }
    let isKnown = plan.types.isCustom(target)
    let action = plain.map { "#selector(\(plan.types.name(of: target)).\($0))" }
    return (place.path, isKnown ? action ?? literal : literal)
  }

  /// `logIn:` → `logIn(_:)`, `log` → `log`; nil where Swift may have another name for it, as for
  /// `logInWithSender:`.
  static func selectorBase(_ selector: String) -> String? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard let first = parts.first, SwiftName.isIdentifier(first), parts.count <= 2,
      parts.count == 1 || parts[1].isEmpty
    else { return nil }
    let name = String(first)
    if parts.count == 1 { return SwiftName.escaped(name) }
    // `With` before a capital may stand for a label.
    var rest = name[...]
    while let found = rest.firstRange(of: "With") {
      if let next = rest[found.upperBound...].first, next.isUppercase { return nil }
      rest = rest[found.upperBound...]
    }
    return "\(SwiftName.escaped(name))(_:)"
  }

  // MARK: Units without an owner

  /// Cells wire themselves: to their own class, or through the responder chain.
  private mutating func addUnitActions() {
    for contents in units {
      for (position, content) in contents.enumerated()
      where position > 0 || !ownsActions(content) {
        currentUnit = position
        var lines: [String] = []
        for element in content.unit.places.keys.sorted() { addActions(of: element, to: &lines) }
        noteOutletsAcross(content)
        currentUnit = nil
        if !lines.isEmpty { unitActions.append((content.unit.typeName, lines)) }
      }
    }
  }

  /// Outlets that leave a cell: its list makes it when it needs it, so nothing can be said before.
  private mutating func noteOutletsAcross(_ content: UnitContent) {
    for element in content.unit.places.keys.sorted() {
      for id in document.connections(from: element) {
        let connection = document[id]
        guard connection.kind == .outlet || connection.kind == .outletCollection,
          connection.target.map({ content.unit.places[$0] == nil }) == true
        else { continue }
        omit(
          connection.element,
          "outlet \(document.written(.property, of: connection.element) ?? "")",
          reason: "it leads out of a class whose instances have no owner")
      }
    }
  }

  // MARK: Segues

  private mutating func addSegueFunctions() {
    guard let owner = scene.owner, owner.isController else { return }
    for id in document.connectionIDs {
      let connection = document[id]
      guard connection.kind == .segue, isInScene(connection.element) else { continue }
      let kind = document.written(.kind, of: connection.element) ?? ""
      switch kind {
      case "relationship", "embed": continue
      case "unwind":
        omit(
          connection.element, "unwind segue",
          reason: "which controller it leads to is known at run time only")
        continue
      default: break
      }
      guard let factory = factory(connection) else {
        omit(
          connection.element, "segue", reason: "its destination is no controller of the document")
        continue
      }
      let name = segueName(connection, kind: kind)
      segues.append(
        SegueFunction(
          connection: connection, name: name, trigger: nil,
          lines: segueLines(connection, kind: kind, factory: factory)))
    }
  }

  private func isInScene(_ element: ElementID) -> Bool {
    document.wholeRange(document[scene.scene].element)
      .contains(document.range(element).lowerBound)
  }

  /// The expression that makes a segue's destination.
  private func factory(_ connection: Connection) -> String? {
    guard let target = connection.target, document.kind(target).category == .controller else {
      return nil
    }
    return plan.factory(of: target)
  }

  private mutating func segueName(_ connection: Connection, kind: String) -> String {
    if let identifier = document.written(.identifier, of: connection.element),
      let name = SwiftName.upperCamel(identifier)
    {
      return segueNames.take("perform\(name)")
    }
    let destination = connection.target.flatMap { plan.sceneName(of: $0) } ?? "Next"
    let verb: String =
      switch kind {
      case "presentation", "modal": "present"
      case "popoverPresentation", "popover": "popOver"
      case "push": "push"
      default: "show"
      }
    return segueNames.take("\(verb)\(destination)")
  }

  private mutating func segueLines(
    _ connection: Connection, kind: String, factory: String
  ) -> [String] {
    let element = connection.element
    let identifier =
      document.written(.identifier, of: element)
      .map { SwiftLiteral.string($0) } ?? "nil"
    var lines = ["let destination = \(factory)"]
    let animated = SwiftLiteral.flag(document.flag(.animates, of: element))
    if kind == "custom", plan.types.isCustom(element) {
      lines += [
        "let segue = \(plan.types.name(of: element))(identifier: \(identifier), source: self, destination: destination)",
        "prepare(for: segue, sender: sender)",
        "segue.perform()",
      ]
      if identifier != "nil" {
        lines.insert(
          "guard shouldPerformSegue(withIdentifier: \(identifier), sender: sender) else { return }",
          at: 0)
      }
      return lines
    }
    for (key, enumeration, property) in Self.presentation {
      guard let text = document.written(key, of: element),
        let value = enumeration.swift(for: text), text != "coverVertical"
      else { continue }
      lines.append("destination.\(property) = \(value)")
    }
    if kind == "popoverPresentation" || kind == "popover" {
      lines.append("destination.modalPresentationStyle = .popover")
    }
    helpers.insert(.segues)
    lines.append(
      "guard prepareSegue(\(identifier), to: destination, sender: sender) else { return }")
    switch kind {
    case "push":
      lines.append("navigationController?.pushViewController(destination, animated: \(animated))")
    case "presentation", "modal": lines.append("present(destination, animated: \(animated))")
    case "popoverPresentation", "popover":
      lines += popover(element)
      lines.append("present(destination, animated: \(animated))")
    case "showDetail", "replace":
      lines.append("showDetailViewController(destination, sender: sender)")
    default: lines.append("show(destination, sender: sender)")
    }
    return lines
  }

  private static let presentation: [(AttributeKey<String>, Enumeration, String)] = [
    (.modalPresentationStyle, .modalPresentationStyle, "modalPresentationStyle"),
    (AttributeKey("modalTransitionStyle"), .modalTransitionStyle, "modalTransitionStyle"),
  ]

  private mutating func popover(_ segue: ElementID) -> [String] {
    var lines = ["let popover = destination.popoverPresentationController"]
    if let id = document.written(AttributeKey<String>("popoverAnchorView"), of: segue),
      let anchor = document.object(id), let content = mainUnit,
      let place = content.unit.places[anchor]
    {
      share(place, content)
      let path = place.path == "self" ? "" : ".\(place.path)"
      lines.append(
        "popover?.sourceView = (view as? \(content.unit.typeName))\(path.isEmpty ? "" : "?\(path)")"
      )
    } else {
      lines.append("popover?.barButtonItem = sender as? UIBarButtonItem")
      lines.append("popover?.sourceView = sender as? UIView")
    }
    if let arrows = document.child(.popoverArrowDirection, of: segue) {
      lines.append(
        "popover?.permittedArrowDirections = \(expressions.options(.popoverArrowDirection, of: arrows))"
      )
    }
    return lines
  }

  /// The function of a segue, marked as one that a selector refers to; nil for those that have none
  /// and those that a cell starts.
  private mutating func triggered(_ connection: Connection) -> String? {
    guard let index = segues.firstIndex(where: { $0.connection.element == connection.element })
    else { return nil }
    switch document.tag(connection.source) {
    case .tableViewCell, .collectionViewCell:
      let isAccessory = document.written(.trigger, of: connection.element) == "accessoryAction"
      segues[index].trigger =
        "\(isAccessory ? "The accessory of" : "Selecting") a cell starts it: call it from the list's delegate."
      return nil
    default: break
    }
    if document.kind(connection.source).category == .controller { return nil }
    segues[index].isObjectiveC = true
    return segues[index].name
  }

  // MARK: Children

  private mutating func addEmbedding(_ container: ElementID, to lines: inout [String]) {
    for id in document.connections(from: container) {
      let connection = document[id]
      guard connection.kind == .segue,
        document.written(.kind, of: connection.element) == "embed"
      else { continue }
      guard scene.owner?.isController == true, let factory = factory(connection),
        let place = place(of: container)
      else {
        omit(connection.element, "embed segue", reason: "its destination has no code")
        continue
      }
      let identifier =
        document.written(.identifier, of: connection.element)
        .map { SwiftLiteral.string($0) } ?? "nil"
      helpers.formUnion([.segues, .embedding])
      lines.append("embed(\(factory), in: \(place.path), identifier: \(identifier))")
    }
  }
}

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
  var segues: [SegueFunction] = []
  /// Actions of units that have no owner: by the unit's type.
  var unitActions: [(typeName: String, lines: [String])] = []
  var omissions: [Omission] = []
  var helpers: Helpers = []
  /// Stored properties that code here uses, by type.
  var shared: [String: Set<String>] = [:]
  /// Objects that the functions make for themselves.
  var locals: [ElementID: String] = [:]
  /// What holds the objects of units other than the first, by root.
  var objectsNames: [ElementID: String] = [:]
  var names = NameScope(reserved: ["view", "objects", "self", "sender", "destination", "segue"])
  /// Where code stands at the moment: nil in the owner's extension.
  var currentUnit: Int?
  var segueNames: NameScope

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
  mutating func nameLocals() {
    for (index, contents) in units.enumerated() where index > 0 {
      guard let content = contents.first else { continue }
      let unit = content.unit
      let stem =
        unit.container == .subclass
        ? SwiftName.lowerFirst(unit.typeName) : "\(SwiftName.lowerFirst(unit.stem))View"
      locals[content.unit.element] = SwiftName.escaped(names.take(stem))
      guard unit.container == .structure else { continue }
      objectsNames[unit.element] = names.take("\(SwiftName.lowerFirst(unit.stem))Objects")
    }
    var elements: [ElementID] = []
    for object in plan.topLevelObjects(of: scene.scene) {
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

  /// The variable that holds what the function of a unit returns.
  func objectsName(_ unit: Unit) -> String { objectsNames[unit.element] ?? "objects" }

  var controllerElement: ElementID? {
    document[scene.scene].controller.map { document[$0].element }
  }

  var mainUnit: UnitContent? { units.first?.first }

  /// How code here refers to an object; nil for what it cannot reach.
  mutating func place(of element: ElementID) -> Place? {
    if let owner = scene.owner, element == owner.element, currentUnit == nil { return .itself }
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
        let root = index == 0 ? "view" : locals[content.unit.element] ?? "view"
        return content.unit.outside(place, root: root, objects: objectsName(content.unit))
      }
    }
    return guidePlace(element)
  }

  mutating func guidePlace(_ element: ElementID) -> Place? {
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

  mutating func share(_ place: Place, _ content: UnitContent) {
    guard place != content.unit.rootPlace,
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

  mutating func addMaking() {
    guard mainUnit != nil else { return }
    var lines: [String] = []
    var customObjects: [(element: ElementID, lines: [String])] = []
    for object in plan.topLevelObjects(of: scene.scene) {
      switch document.tag(object) {
      case .barButtonItem: addBarItem(object, to: &lines)
      case .customObject:
        var own: [String] = []
        addLocal(object, to: &own)
        customObjects.append((object, own))
      default:
        if document.kind(object).category == .gestureRecognizer { addLocal(object, to: &lines) }
      }
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
    making = usedObjects(customObjects, by: lines) + lines
  }

  /// What makes the custom objects that other statements speak of; the others would live for the
  /// length of the function.
  private mutating func usedObjects(
    _ objects: [(element: ElementID, lines: [String])], by lines: [String]
  ) -> [String] {
    var result: [String] = []
    for (element, own) in objects {
      guard let name = locals[element] else { continue }
      if lines.contains(where: { $0.contains(name) }) {
        result += own
      } else {
        omit(element, "the object itself", reason: "no outlet holds it")
      }
    }
    return result
  }

  /// The objects of the scene whose connections belong to the owner's code, in document order.
  var sources: [ElementID] {
    var result: [ElementID] = []
    for contents in units {
      guard let content = contents.first, ownsActions(content) else { continue }
      result += content.unit.places.keys
    }
    result += locals.keys.filter { document.view(of: $0) == nil && !isInSetup($0) }
    return Array(Set(result)).sorted()
  }

  /// Whether the owner's extension wires a top-level unit; without an owner it wires itself.
  func ownsActions(_ content: UnitContent) -> Bool { scene.owner != nil }

  mutating func addLocal(_ element: ElementID, to lines: inout [String]) {
    guard let name = locals[element] else { return }
    let type = plan.types.name(of: element)
    lines.append("let \(name) = \(type)()")
    addStatements(element, name, to: &lines)
  }

  /// What tables say about an object made here.
  mutating func addStatements(
    _ element: ElementID, _ name: String, to lines: inout [String], except: Set<String> = []
  ) {
    let builder = ObjectStatements(plan: plan, expressions: expressions)
    let place = Place(path: name)
    let statements = builder.statements(
      element, place: place, name: builder.unquoted(name), in: document, helpers: &helpers)
    lines += Self.guarded(
      statements.filter { !except.contains($0.left) }, receiver: place.receiver,
      deployment: expressions.options.deployment)
    lines += runtimeLines(element, receiver: place.receiver)
  }

  static func guarded(_ statements: [Statement], receiver: String, deployment: Int) -> [String] {
    var writer = CodeWriter(capacity: 256)
    writer.statements(statements, receiver: receiver, deployment: deployment)
    return writer.text.split(separator: "\n").map(String.init)
  }
}

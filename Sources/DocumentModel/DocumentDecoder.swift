internal import XMLSyntax

/// Turns a tree into the arrays of a document in one pass over its elements, in document order, and
/// a second one over what refers to identifiers. Nothing recurses: depth costs no stack.
struct DocumentDecoder {
  let tree: XMLTree
  var tags: ContiguousArray<ElementTag> = []
  var nameIndices: ContiguousArray<Int32> = []
  var header = Header()
  var device: CanvasDevice?
  var scenes: ContiguousArray<Scene> = []
  var controllers: ContiguousArray<Controller> = []
  var views: ContiguousArray<View> = []
  var guides: ContiguousArray<LayoutGuide> = []
  var constraints: ContiguousArray<Constraint> = []
  var variations: ContiguousArray<Variation> = []
  var connections: ContiguousArray<Connection> = []
  var objects: ContiguousArray<ElementID> = []
  var unknownElements: ContiguousArray<ElementID> = []
  var unknownAttributes: ContiguousArray<Document.UnknownAttribute> = []
  var duplicates: ContiguousArray<ElementID> = []
  var objectsByID: [String: ElementID] = [:]
  var viewByElement: ContiguousArray<Int32> = []
  var controllerByElement: [ElementID: ControllerID] = [:]
  var guideByElement: [ElementID: GuideID] = [:]
  var constraintByElement: [ElementID: ConstraintID] = [:]
  var variationsByOwner: [ElementID: [VariationID]] = [:]
  var connectionsBySource: [ElementID: [ConnectionID]] = [:]
  var outletsByDestination: [ElementID: [ConnectionID]] = [:]
  var constraintsByOwner: [ElementID: [ConstraintID]] = [:]

  /// What surrounds an element; inherited by its children.
  private struct Context {
    var scene: Int32 = -1
    var controller: Int32 = -1
    /// The nearest view that subviews of this place would hang in.
    var view: Int32 = -1
    /// The nearest object, view or not.
    var object: Int32 = -1
    /// Inside something that only refers to objects or describes the canvas.
    var isInert = false
  }

  private var contexts: ContiguousArray<Context> = []
  /// Elements that the second pass visits.
  private var referring: [ElementID] = []

  init(tree: XMLTree) { self.tree = tree }

  mutating func decode() {
    let names = NameNumbers(tree)
    nameIndices = names.attributes
    let count = tree.elementCount
    tags.reserveCapacity(count)
    contexts.reserveCapacity(count)
    viewByElement = ContiguousArray(repeating: -1, count: count)
    for index in 0..<count { visit(tree.element(at: index), names) }
    for element in referring { link(tree.element(at: Int(element.rawValue))) }
    // Bars and custom views have no superview, but they belong to what their scene shows.
    for (index, view) in views.enumerated() where view.superview == nil && view.scene.rawValue >= 0
    {
      scenes[view.scene.index].roots.append(ViewID(index))
    }
    for index in scenes.indices {
      guard let controller = scenes[index].controller,
        let view = controllers[controller.index].view,
        let place = scenes[index].roots.firstIndex(of: view), place > 0
      else { continue }
      scenes[index].roots.remove(at: place)
      scenes[index].roots.insert(view, at: 0)
    }
  }

  // MARK: First pass

  private mutating func visit(_ element: XMLTree.Element, _ names: NameNumbers) {
    let id = ElementID(rawValue: element.index)
    let tag = names.tag(element.nameIndex)
    let parent = element.parent
    let parentTag = parent.map { tags[Int($0.index)] } ?? .unknown
    var context = parent.map { contexts[Int($0.index)] } ?? Context()
    tags.append(tag)
    defer { contexts.append(context) }

    let kind = ElementKind[tag]
    recordCoverage(element, id, tag, names)
    recordIdentifier(element, id, tag)
    guard !context.isInert else { return }

    switch kind.category {
    case .document: decodeHeader(element)
    case .structure: decodeStructure(tag, id, parentTag, element, &context)
    case .controller: decodeController(tag, id, parentTag, element, &context)
    case .view: decodeView(tag, id, parentTag, element, &context)
    case .item, .gestureRecognizer, .object:
      context.object = id.rawValue
      if kind.category == .item { context.view = -1 }
    case .layoutGuide: decodeGuide(tag, id, element, &context)
    case .constraint:
      context.object = id.rawValue
      referring.append(id)
    case .variation:
      if tag == .variation { referring.append(id) }
    case .connection: if parentTag == .connections { referring.append(id) }
    case .resource: decodeResource(tag, id, element, &context)
    case .designTime: context.isInert = true
    case .value, .unknown: break
    }
  }

  private mutating func recordCoverage(
    _ element: XMLTree.Element, _ id: ElementID, _ tag: ElementTag, _ names: NameNumbers
  ) {
    if tag == .unknown {
      unknownElements.append(id)
      return
    }
    // A variation may carry what its owner carries.
    let owner = tag == .variation ? element.parent.map { tags[Int($0.index)] } : nil
    for attribute in element.attributes
    where !names.isKnown(attribute: attribute.nameIndex, in: tag)
      && owner.map({ names.isKnown(attribute: attribute.nameIndex, in: $0) }) != true
    {
      unknownAttributes.append(Document.UnknownAttribute(element: id, name: attribute.name))
    }
  }

  private mutating func recordIdentifier(
    _ element: XMLTree.Element, _ id: ElementID, _ tag: ElementTag
  ) {
    guard tag != .device, tag != .adaptation, let text = string(.id, element) else { return }
    objects.append(id)
    if objectsByID[text] == nil { objectsByID[text] = id } else { duplicates.append(id) }
  }

  private mutating func decodeStructure(
    _ tag: ElementTag, _ id: ElementID, _ parentTag: ElementTag, _ element: XMLTree.Element,
    _ context: inout Context
  ) {
    switch tag {
    case .scene:
      context.scene = Int32(scenes.count)
      scenes.append(Scene(element: id, sceneID: element["sceneID"]))
    case .objects where parentTag == .document:
      context.scene = Int32(scenes.count)
      scenes.append(Scene(element: id, sceneID: nil))
    case .popoverPassthroughViews: context.isInert = true
    default: break
    }
  }

  private mutating func decodeController(
    _ tag: ElementTag, _ id: ElementID, _ parentTag: ElementTag, _ element: XMLTree.Element,
    _ context: inout Context
  ) {
    guard context.scene >= 0 else { return }
    let controller = ControllerID(controllers.count)
    controllers.append(
      Controller(
        element: id, tag: tag, objectID: string(.id, element),
        scene: SceneID(rawValue: context.scene)))
    controllerByElement[id] = controller
    if parentTag == .objects {
      scenes[Int(context.scene)].objects.append(id)
      if scenes[Int(context.scene)].controller == nil {
        scenes[Int(context.scene)].controller = controller
      }
    }
    context.controller = controller.rawValue
    context.object = id.rawValue
    context.view = -1
  }

  private mutating func decodeView(
    _ tag: ElementTag, _ id: ElementID, _ parentTag: ElementTag, _ element: XMLTree.Element,
    _ context: inout Context
  ) {
    guard context.scene >= 0 else { return }
    let view = ViewID(views.count)
    let key = string(.key, element)
    let role = role(
      tag, key: key, parentTag: parentTag,
      grandparent: element.parent?.parent.map { tags[Int($0.index)] } ?? .unknown,
      hasSuperview: context.view >= 0)
    let superview = role == .detached || context.view < 0 ? nil : ViewID(rawValue: context.view)
    views.append(
      View(
        element: id, tag: tag, objectID: string(.id, element),
        scene: SceneID(rawValue: context.scene), superview: superview, role: role))
    viewByElement[Int(id.rawValue)] = view.rawValue
    if let superview { views[superview.index].subviews.append(view) }
    if role == .root, context.controller >= 0, controllers[Int(context.controller)].view == nil {
      controllers[Int(context.controller)].view = view
    }
    if parentTag == .objects { scenes[Int(context.scene)].objects.append(id) }
    context.view = view.rawValue
    context.object = id.rawValue
  }

  private func role(
    _ tag: ElementTag, key: String?, parentTag: ElementTag, grandparent: ElementTag,
    hasSuperview: Bool
  ) -> View.Role {
    switch parentTag {
    case .objects: .topLevel
    case .subviews: grandparent == .stackView ? .arranged : .subview
    case .cells, .prototypes: .cell
    default:
      switch ElementKind[parentTag].category {
      case .controller: key == "view" ? .root : .detached
      case .item: .detached
      case .view where key == "contentView": .contentView
      case .view where tag == .collectionReusableView: .cell
      default: hasSuperview ? .part : .detached
      }
    }
  }

  private mutating func decodeGuide(
    _ tag: ElementTag, _ id: ElementID, _ element: XMLTree.Element, _ context: inout Context
  ) {
    let kind: LayoutGuide.Kind =
      switch (tag, string(.key, element) ?? string(.type, element)) {
      case (.userLayoutGuide, _): .user
      case (_, "safeArea"): .safeArea
      case (_, "contentLayoutGuide"): .content
      case (_, "frameLayoutGuide"): .frame
      case (_, "keyboard"): .keyboard
      case (_, "layoutMargins"): .layoutMargins
      case (_, "top"): .top
      case (_, "bottom"): .bottom
      default: .unknown
      }
    guideByElement[id] = GuideID(guides.count)
    guides.append(
      LayoutGuide(
        element: id, objectID: string(.id, element), kind: kind,
        view: context.view >= 0 ? ViewID(rawValue: context.view) : nil,
        controller: context.controller >= 0 ? ControllerID(rawValue: context.controller) : nil))
    context.object = id.rawValue
  }

  private mutating func decodeResource(
    _ tag: ElementTag, _ id: ElementID, _ element: XMLTree.Element, _ context: inout Context
  ) {
    switch tag {
    case .device:
      device = CanvasDevice(
        element: id, id: string(.id, element) ?? "",
        isLandscape: element["orientation"] == "landscape", appearance: element["appearance"],
        adaptation: element["layout"] ?? element.children.first { $0.name == "adaptation" }?["id"])
    case .deployment:
      if let version = element["version"].flatMap(Int.init) {
        header.deploymentTarget = Header.version(fromDeployment: version)
      }
    case .capability: header.capabilities.append(element["name"] ?? "")
    case .designable:
      // Holds sizes that Interface Builder cached, under the identifier of the view they are of.
      break
    default: break
    }
  }

  private mutating func decodeHeader(_ element: XMLTree.Element) { header = Header(element) }

  // MARK: Second pass

  private mutating func link(_ element: XMLTree.Element) {
    let id = ElementID(rawValue: element.index)
    switch ElementKind[tags[Int(element.index)]].category {
    case .constraint: linkConstraint(element, id)
    case .variation: linkVariation(element, id)
    default: linkConnection(element, id)
    }
  }

  private mutating func linkConstraint(_ element: XMLTree.Element, _ id: ElementID) {
    guard let folder = element.parent else { return }
    let owner = contexts[Int(folder.index)].view
    let ownerID = owner >= 0 ? ViewID(rawValue: owner) : nil
    let firstAttribute = string(.firstAttribute, element)
    let secondAttribute = string(.secondAttribute, element)
    let first = firstAttribute.flatMap(LayoutAttribute.init(rawValue:))
    let second = secondAttribute.flatMap(LayoutAttribute.init(rawValue:))
    let firstItem: Constraint.Side.Item? =
      if let text = string(.firstItem, element) { item(text) } else { ownerID.map { .view($0) } }
    let secondItem = string(.secondItem, element).map { item($0) }
    let constraint = ConstraintID(constraints.count)
    constraints.append(
      Constraint(
        element: id, objectID: string(.id, element), owner: ownerID,
        first: pair(firstItem, first), second: pair(secondItem, second),
        hasInvalidAttribute: first == nil || (second == nil) != (secondItem == nil)
          || (secondAttribute != nil && second == nil),
        relation: string(.relation, element).flatMap(LayoutRelation.init(rawValue:)) ?? .equal,
        multiplier: string(.multiplier, element).flatMap(Constraint.multiplier) ?? 1,
        priority: min(
          max(string(.priority, element).flatMap(Double.init(attribute:)) ?? 1000, 0), 1000),
        isPlaceholder: string(.isPlaceholder, element) == "YES",
        isSymbolic: string(.symbolic, element) == "YES"))
    constraintByElement[id] = constraint
    if let ownerID {
      constraintsByOwner[views[ownerID.index].element, default: []].append(constraint)
    }
  }

  private func pair(
    _ item: Constraint.Side.Item?, _ attribute: LayoutAttribute?
  ) -> Constraint.Side? {
    guard let item, let attribute else { return nil }
    return Constraint.Side(item: item, attribute: attribute)
  }

  private func item(_ text: String) -> Constraint.Side.Item {
    guard let element = objectsByID[text] else { return .unresolved(text) }
    if viewByElement[Int(element.rawValue)] >= 0 {
      return .view(ViewID(rawValue: viewByElement[Int(element.rawValue)]))
    }
    if let guide = guideByElement[element] { return .guide(guide) }
    return .unresolved(text)
  }

  private mutating func linkVariation(_ element: XMLTree.Element, _ id: ElementID) {
    guard let owner = element.parent else { return }
    let ownerID = ElementID(rawValue: owner.index)
    var changes: [Variation.Change] = []
    for mask in element.children where tags[Int(mask.index)] == .mask {
      for change in mask.children {
        let tag = tags[Int(change.index)]
        guard tag == .includeReference || tag == .excludeReference,
          let reference = string(.reference, change)
        else { continue }
        changes.append(
          Variation.Change(
            reference: reference, object: objectsByID[reference],
            installs: tag == .includeReference, element: ElementID(rawValue: change.index)))
      }
    }
    let variation = VariationID(variations.count)
    variations.append(
      Variation(
        element: id, owner: ownerID, key: Variation.Key(string(.key, element) ?? "default"),
        changes: changes))
    variationsByOwner[ownerID, default: []].append(variation)
  }

  private mutating func linkConnection(_ element: XMLTree.Element, _ id: ElementID) {
    guard let folder = element.parent, contexts[Int(folder.index)].object >= 0 else { return }
    let source = ElementID(rawValue: contexts[Int(folder.index)].object)
    let destination = string(.destination, element)
    let target = destination.flatMap { objectsByID[$0] }
    let kind: Connection.Kind =
      switch tags[Int(id.rawValue)] {
      case .outlet: .outlet
      case .outletCollection: .outletCollection
      case .action: .action
      default: .segue
      }
    let connection = ConnectionID(connections.count)
    connections.append(
      Connection(
        element: id, objectID: string(.id, element), kind: kind, source: source,
        destination: destination, target: target))
    connectionsBySource[source, default: []].append(connection)
    if kind == .outlet || kind == .outletCollection, let target {
      outletsByDestination[target, default: []].append(connection)
    }
  }

  /// The text of an attribute.
  private func string<Value>(_ key: AttributeKey<Value>, _ element: XMLTree.Element) -> String? {
    guard key.index >= 0, nameIndices[key.index] >= 0 else { return nil }
    return element.attribute(numbered: Int(nameIndices[key.index]))?.value
  }
}

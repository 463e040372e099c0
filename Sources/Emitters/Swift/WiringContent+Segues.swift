internal import DocumentModel

/// Segues as functions, and embedded controllers.
extension WiringContent {
  mutating func addSegueFunctions() {
    guard let owner = scene.owner, owner.isController else {
      noteOwnerless()
      return
    }
    for id in document.connectionIDs {
      let connection = document[id]
      guard connection.kind == .segue, isInScene(connection.element) else { continue }
      let kind = document.written(.kind, of: connection.element) ?? ""
      switch kind {
      case "relationship", "embed": continue
      case "unwind":
        addUnwinding(connection)
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

  /// Segues and items of bars of a controller that has no class here to hold them.
  private mutating func noteOwnerless() {
    guard let controller = controllerElement else { return }
    let reason = "its controller has no class of its own"
    for id in document.connections(from: controller) {
      let connection = document[id]
      guard connection.kind == .segue,
        document.written(.kind, of: connection.element) != "relationship"
      else { continue }
      omit(connection.element, "segue", reason: reason)
    }
    var items = document.contents(of: .toolbarItems, in: controller)
    if let item = document.child(.navigationItem, of: controller) {
      items += plan.barItems(of: item)
    }
    for item in items where document.tag(item) == .barButtonItem {
      omit(item, "the object itself", reason: reason)
    }
  }

  /// An unwind segue leads to whoever has its action, which is known at run time only.
  mutating func addUnwinding(_ connection: Connection) {
    let element = connection.element
    guard let action = document.written(.unwindAction, of: element), !action.isEmpty else {
      omit(element, "unwind segue", reason: "it names no action")
      return
    }
    let identifier = document.written(.identifier, of: element)
    let name = SwiftName.upperCamel(identifier ?? action) ?? "Unwind"
    let animated = document.flag(.animates, of: element) ? "" : ", animated: false"
    helpers.insert(.unwinding)
    segues.append(
      SegueFunction(
        connection: connection, name: segueNames.take("perform\(plan.qualifier)\(name)"),
        trigger: nil,
        lines: [
          "unwind(\(identifier.map(SwiftLiteral.string) ?? "nil"), to: NSSelectorFromString(\(SwiftLiteral.string(action))), sender: sender\(animated))"
        ]))
  }

  func isInScene(_ element: ElementID) -> Bool {
    document.wholeRange(document[scene.scene].element)
      .contains(document.range(element).lowerBound)
  }

  /// The expression that makes a segue's destination.
  func factory(_ connection: Connection) -> String? {
    guard let target = connection.target, document.kind(target).category == .controller else {
      return nil
    }
    return plan.factory(of: target)
  }

  mutating func segueName(_ connection: Connection, kind: String) -> String {
    if let identifier = document.written(.identifier, of: connection.element),
      let name = SwiftName.upperCamel(identifier)
    {
      return segueNames.take("perform\(plan.qualifier)\(name)")
    }
    let destination = connection.target.flatMap { plan.sceneName(of: $0) } ?? "Next"
    let verb: String =
      switch kind {
      case "presentation", "modal": "present"
      case "popoverPresentation", "popover": "popOver"
      case "push": "push"
      default: "show"
      }
    return segueNames.take("\(verb)\(DocumentPlan.qualified(destination, with: plan.qualifier))")
  }

  mutating func segueLines(
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
    let showing = self.showing(element, kind: kind, animated: animated)
    guard plan.types.isCustom(element) else {
      helpers.insert(.segues)
      lines.append(
        "guard prepareSegue(\(identifier), to: destination, sender: sender) else { return }")
      return lines + showing
    }
    // A class of its own may do more than its kind, or something else: its `perform()` decides.
    if identifier != "nil" {
      lines.append(
        "guard shouldPerformSegue(withIdentifier: \(identifier), sender: sender) else { return }")
    }
    lines.append(
      "let segue = \(plan.types.name(of: element))(identifier: \(identifier), source: self, destination: destination) { [self] in"
    )
    lines += showing.map { "    \($0)" }
    return lines + ["}", "prepare(for: segue, sender: sender)", "segue.perform()"]
  }

  /// How a segue of a kind shows its destination.
  private mutating func showing(_ segue: ElementID, kind: String, animated: String) -> [String] {
    switch kind {
    case "push": ["navigationController?.pushViewController(destination, animated: \(animated))"]
    case "presentation", "modal": ["present(destination, animated: \(animated))"]
    case "popoverPresentation", "popover":
      popover(segue) + ["present(destination, animated: \(animated))"]
    case "showDetail", "replace": ["showDetailViewController(destination, sender: sender)"]
    default: ["show(destination, sender: sender)"]
    }
  }

  static let presentation: [(AttributeKey<String>, Enumeration, String)] = [
    (.modalPresentationStyle, .modalPresentationStyle, "modalPresentationStyle"),
    (AttributeKey("modalTransitionStyle"), .modalTransitionStyle, "modalTransitionStyle"),
  ]

  mutating func popover(_ segue: ElementID) -> [String] {
    var lines = ["let popover = destination.popoverPresentationController"]
    if let id = document.written(AttributeKey<String>("popoverAnchorView"), of: segue),
      let anchor = document.object(id), let content = mainUnit,
      let place = content.unit.places[anchor],
      let source = popoverSource(anchor, place, content, of: segue)
    {
      lines.append("popover?.sourceView = \(source)")
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

  /// How the owner finds the view that a popover points at, long after it made its view.
  mutating func popoverSource(
    _ anchor: ElementID, _ place: Place, _ content: UnitContent, of segue: ElementID
  ) -> String? {
    if place == content.unit.rootPlace { return "view" }
    if content.unit.container == .subclass {
      share(place, content)
      return "(view as? \(content.unit.typeName))?.\(place.path)"
    }
    for outlet in document.outlets(to: anchor) {
      let connection = document[outlet]
      guard connection.kind == .outlet, connection.source == scene.owner?.element,
        let property = document.written(.property, of: connection.element),
        let member = Self.member(property, of: connection.source, plan)
      else { continue }
      return member
    }
    omit(segue, "popoverAnchorView", reason: "no outlet of the controller leads to it")
    return nil
  }

  /// The function of a segue, marked as one that a selector refers to; nil for those that have none
  /// and those that a cell starts.
  mutating func triggered(_ connection: Connection) -> String? {
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

  mutating func addEmbedding(_ container: ElementID, to lines: inout [String]) {
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

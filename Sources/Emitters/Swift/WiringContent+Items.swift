internal import DocumentModel

/// Items of bars, and what a controller is before it has a view.
extension WiringContent {
  func isInSetup(_ element: ElementID) -> Bool {
    guard let controller = controllerElement, let parent = document.parent(element) else {
      return false
    }
    let item = document.tag(parent) == .navigationItem ? parent : document.parent(parent) ?? parent
    if document.tag(item) == .navigationItem {
      // Those of a navigation bar among the views are made with the views.
      return document.parent(item) == controller && !hasViews(item)
    }
    return document.tag(parent) == .toolbarItems && document.parent(parent) == controller
      && !hasViews(parent)
  }

  /// Whether items hold views, which exist only when the scene's view does.
  func hasViews(_ element: ElementID) -> Bool {
    let range = document.wholeRange(element)
    guard let content = mainUnit else { return false }
    return content.unit.trees.dropFirst().contains {
      range.contains(document.range(document[$0].element).lowerBound)
    }
  }

  /// The navigation item and the tool bar items of a controller: before its view where they can be.
  mutating func addItems(
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

  /// What tables and runtime attributes say about a controller's navigation item.
  mutating func navigationItemLines(_ item: ElementID, receiver: String) -> [String] {
    var statements: [Statement] = []
    ObjectStatements(plan: plan, expressions: expressions).rows(
      .navigationItem, item, "navigationItem", document, into: &statements, helpers: &helpers)
    let receiver = "\(receiver)navigationItem."
    return Self.guarded(
      statements, receiver: receiver, deployment: expressions.options.deployment)
      + runtimeLines(item, receiver: receiver)
  }

  mutating func addNavigationItem(_ item: ElementID, to lines: inout [String]) {
    lines += navigationItemLines(item, receiver: "")
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
  mutating func addBarItem(_ element: ElementID, to lines: inout [String]) {
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

  /// Target and action of a bar item: those of its first connection that has them.
  mutating func barTarget(_ element: ElementID) -> (String, String) {
    var found: (String, String)?
    for id in document.connections(from: element) {
      let connection = document[id]
      if found != nil, connection.kind == .action || connection.kind == .segue {
        let selector = document.written(.selector, of: connection.element) ?? ""
        let what = connection.kind == .segue ? "the start of the segue" : "action \(selector)"
        omit(
          connection.element, what,
          reason: "an item has one target, and a connection before it has taken that")
      } else if connection.kind == .action {
        found = targetAndAction(connection)
      } else if connection.kind == .segue, let name = triggered(connection) {
        found = ("self", "#selector(\(name)(sender:))")
      }
    }
    return found ?? ("nil", "nil")
  }

  // MARK: Set-up of the controller

  mutating func addSetup() {
    guard let owner = scene.owner, owner.isController else { return }
    let controller = owner.element
    var lines = controllerStatements(controller, receiver: "")
    addItems(of: controller, needsView: false, to: &lines)
    // Outlets to what was just made; the view's come with the view.
    let made = locals.keys.filter { isInSetup($0) }
    for id in document.connections(from: controller) {
      guard let target = document[id].target, made.contains(target) else { continue }
      addOutlet(document[id], from: .itself, to: &lines)
    }
    for item in made.sorted() { addOutlets(of: item, to: &lines) }
    if mainUnit == nil { addConnections(of: controller, to: &lines) }
    setup = lines
  }

  /// Key commands look for their action along the responder chain.
  mutating func keyCommands(of controller: ElementID, receiver: String) -> [String] {
    var lines: [String] = []
    for command in document.contents(of: .keyCommands, in: controller)
    where document.tag(command) == .keyCommand {
      guard let input = document.written(AttributeKey<String>("input"), of: command),
        let action = document.written(AttributeKey<String>("actionName"), of: command)
      else {
        omit(command, "key command", reason: "it has no key or no action")
        continue
      }
      let name = names.take("keyCommand")
      let flags = modifiers(document.written(AttributeKey<Int>("modifierFlags"), of: command) ?? 0)
      lines.append(
        "let \(name) = UIKeyCommand(input: \(SwiftLiteral.string(input)), modifierFlags: \(flags), action: NSSelectorFromString(\(SwiftLiteral.string(action))))"
      )
      if let title = document.written(AttributeKey<String>("discoverabilityTitle"), of: command) {
        lines.append("\(name).discoverabilityTitle = \(SwiftLiteral.string(title))")
      }
      lines.append("\(receiver)addKeyCommand(\(name))")
    }
    return lines
  }

  /// The bits of `UIKeyModifierFlags`, as documents write their sum.
  private func modifiers(_ sum: Int) -> String {
    let names = ["alphaShift", "shift", "control", "alternate", "command", "numericPad"]
    let set = names.enumerated().filter { sum & (1 << (16 + $0.offset)) != 0 }
      .map { ".\($0.element)" }
    return set.count == 1 ? set[0] : "[\(set.joined(separator: ", "))]"
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
    lines += runtimeLines(controller, receiver: receiver)
    for (tag, property) in Self.bars {
      guard let bar = document.child(tag, key: property, of: controller) else { continue }
      let place = Place(path: receiver + property)
      let statements = builder.statements(
        bar, place: place, name: property, in: document, helpers: &helpers)
      lines += Self.guarded(statements, receiver: place.receiver, deployment: deployment)
      lines += runtimeLines(bar, receiver: place.receiver)
    }
    if let item = document.child(.tabBarItem, of: controller) {
      lines += tabBarItem(item, receiver: receiver)
    }
    return lines + keyCommands(of: controller, receiver: receiver)
  }

  static let bars: [(ElementTag, String)] = [
    (.navigationBar, "navigationBar"), (.toolbar, "toolbar"), (.tabBar, "tabBar"),
  ]

  mutating func tabBarItem(_ item: ElementID, receiver: String) -> [String] {
    let (code, _) = plan.initializer(of: item, places: [:])
    var statements: [Statement] = []
    ObjectStatements(plan: plan, expressions: expressions).rows(
      .tabBarItem, item, "tabBarItem", document, into: &statements, helpers: &helpers)
    if code.contains("tabBarSystemItem") {
      statements.removeAll { ["title = ", "image = ", "tag = "].contains($0.left) }
    }
    let attributes = runtimeLines(item, receiver: "\(receiver)tabBarItem.")
    guard code.contains("tabBarSystemItem") || !statements.isEmpty || !attributes.isEmpty else {
      return []
    }
    return ["\(receiver)tabBarItem = \(code)"]
      + Self.guarded(
        statements, receiver: "\(receiver)tabBarItem.", deployment: expressions.options.deployment)
      + attributes
  }
}

internal import DocumentModel

/// Actions: targets, selectors and events.
extension WiringContent {
  mutating func addActions(of source: ElementID, to lines: inout [String]) {
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

  mutating func addAction(
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

  static let controls: Set<ElementTag> = [
    .button, .textField, .switchControl, .slider, .stepper, .segmentedControl, .pageControl,
    .datePicker, .refreshControl,
  ]

  /// Target and selector of an action as code here writes them.
  mutating func targetAndAction(_ connection: Connection) -> (String, String)? {
    guard let selector = document.written(.selector, of: connection.element), !selector.isEmpty
    else { return nil }
    let plain = Self.selectorBase(selector)
    let literal = "NSSelectorFromString(\(SwiftLiteral.string(selector)))"
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
    // UIKit has properties and methods with arguments of some names: such a name alone would mean
    // those.
    if parts.count == 1 {
      let isTaken = overloaded.contains(name) || ReservedNames.names(for: .button).contains(name)
      return isTaken ? nil : SwiftName.escaped(name)
    }
    // `With` before a capital may stand for a label.
    var rest = name[...]
    while let found = rest.firstRange(of: "With") {
      if let next = rest[found.upperBound...].first, next.isUppercase { return nil }
      rest = rest[found.upperBound...]
    }
    return "\(SwiftName.escaped(name))(_:)"
  }

  static let overloaded: Set<String> = [
    "dismiss", "show", "present", "perform", "prepare", "select", "copy", "paste", "cut", "delete",
    "draw", "animate", "transition", "convert", "point", "willMove", "didMove", "add", "remove",
    "setValue", "value", "isEqual", "addChild", "target", "animate",
  ]

  // MARK: Units without an owner

  /// Cells wire themselves: to their own class, or through the responder chain.
  mutating func addUnitActions() {
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
  mutating func noteOutletsAcross(_ content: UnitContent) {
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
}

internal import DocumentModel

/// Outlets: plain ones, collections, delegates and gesture recognizers.
extension WiringContent {
  mutating func addConnections(of source: ElementID, to lines: inout [String]) {
    addOutlets(of: source, to: &lines)
    addActions(of: source, to: &lines)
  }

  mutating func addOutlets(of source: ElementID, to lines: inout [String]) {
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
      if let target = outlet.target, plan.isLoweredStack(target), property != "view" {
        omit(outlet.element, "outlet \(property)", reason: DocumentPlan.loweredOutletReason)
        continue
      }
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

  func isInMainUnits(_ element: ElementID) -> Bool {
    units.contains { $0.first?.unit.places[element] != nil }
  }

  func isSameUnit(_ left: ElementID, _ right: ElementID) -> Bool {
    units.contains {
      $0.first?.unit.places[left] != nil && $0.first?.unit.places[right] != nil
    }
  }

  mutating func addOutlet(
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

  func conforms(_ source: ElementID, _ property: String) -> Bool {
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
    default: return holders[plan.document.tag(source)]?.contains(property) == true ? property : nil
    }
  }

  /// UIKit's properties that hold a view and that an outlet of a stock object can set.
  private static let holders: [ElementTag: Set<String>] = [
    .tableViewCell: [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "multipleSelectionBackgroundView",
    ],
    .collectionViewCell: ["backgroundView", "selectedBackgroundView"],
    .tableView: ["backgroundView", "tableHeaderView", "tableFooterView"],
    .collectionView: ["backgroundView"],
    .textField: ["inputView", "leftView", "rightView"],
    .textView: ["inputView"],
    .barButtonItem: ["customView"],
    .navigationItem: ["titleView"],
  ]

  mutating func addCollection(
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
}

internal import DocumentModel
internal import LayoutSystem

/// What a document becomes: its classes, who owns them, and what everything is called.
struct DocumentPlan {
  let document: Document
  let types: TypeTable
  /// What the code does without.
  let lowering: Lowering
  /// The document's name as a type name.
  let baseName: String
  private(set) var units: [Unit] = []
  private(set) var scenes: [ScenePlan] = []
  /// The unit that holds an object.
  private(set) var unitByElement: [ElementID: Int] = [:]

  /// A scene, or a whole xib.
  struct ScenePlan {
    let scene: SceneID
    /// The name that its types and functions start with.
    let baseName: String
    let owner: Owner?
    /// Units of its top-level views; the first is the one the owner shows.
    var units: [Int] = []
  }

  /// Who a scene's connections belong to.
  struct Owner {
    let element: ElementID
    let className: String
    /// The class is made by us, because the document has none.
    let isGenerated: Bool
    let isController: Bool
  }

  init(_ document: Document, name: String, options: EmitOptions, lowering: Lowering) {
    self.document = document
    types = TypeTable(document, lowering)
    self.lowering = lowering
    style = options.style
    qualifier = options.qualifier ?? ""
    baseName = Self.qualified(SwiftName.upperCamel(name) ?? "Document", with: qualifier)
    typeNames = NameScope(reserved: Self.stockNames, own: types.customNames)
    for scene in document.sceneIDs { add(scene) }
  }

  let style: EmitOptions.Style
  let qualifier: String
  private var typeNames: NameScope
  private var sceneNames = NameScope()

  private static let stockNames = Set(ElementKind.all.compactMap(\.uikitClass)).union(["View"])

  // MARK: Scenes

  private mutating func add(_ scene: SceneID) {
    let content = document[scene]
    let ownerElement = content.controller.map { document[$0].element } ?? filesOwner(of: scene)
    if let controller = content.controller,
      document[controller].tag == .viewControllerPlaceholder
    {
      scenes.append(ScenePlan(scene: scene, baseName: "", owner: nil))
      return
    }
    let roots =
      content.controller.map { controller in
        document[controller].view.map { [$0] } ?? []
      } ?? content.roots.filter { document[$0].role == .topLevel }
    let wanted = name(of: scene, owner: ownerElement, root: roots.first)
    var plan = ScenePlan(
      scene: scene, baseName: sceneNames.take(wanted),
      owner: owner(ownerElement, baseName: wanted, hasView: !roots.isEmpty))
    for (index, root) in roots.enumerated() {
      let isMain = index == 0
      let element = document[root].element
      let base = isMain ? plan.baseName : secondaryName(element, base: plan.baseName)
      let unit = makeUnit(root, scene, form(document[root].tag), base: base)
      plan.units.append(unit)
      if isMain, content.controller != nil {
        for other in content.roots where other != root { addTree(other, to: unit) }
      }
      finish(unit)
    }
    scenes.append(plan)
  }

  private func form(_ tag: ElementTag) -> Unit.Form {
    switch tag {
    case .tableViewCell: .tableCell
    case .collectionViewCell: .collectionCell
    case .collectionReusableView: .reusableView
    default: .view
    }
  }

  private func filesOwner(of scene: SceneID) -> ElementID? {
    document[scene].objects.isEmpty && document.scenes.isEmpty
      ? nil
      : document.object("-1").flatMap {
        document.tag($0) == .placeholder ? $0 : nil
      }
  }

  private mutating func owner(
    _ element: ElementID?, baseName: String, hasView: Bool
  ) -> Owner? {
    guard let element else { return nil }
    let isController = document.kind(element).category == .controller
    if types.isCustom(element) {
      return Owner(
        element: element, className: types.name(of: element), isGenerated: false,
        isController: isController)
    }
    guard isController, hasView else { return nil }
    // A stock controller has no class to extend: one is made.
    let suffix = types.stockName(of: element).dropFirst(2)
    let name = typeNames.take(
      baseName.hasSuffix("Table") || baseName.hasSuffix("Collection")
        ? baseName + "ViewController" : baseName + suffix)
    return Owner(element: element, className: name, isGenerated: true, isController: true)
  }

  private func name(of scene: SceneID, owner: ElementID?, root: ViewID?) -> String {
    var candidates: [String?] = []
    if let owner, types.isCustom(owner) { candidates.append(types.baseName(of: owner)) }
    if let owner, document.kind(owner).category == .controller {
      candidates.append(document.written(.storyboardIdentifier, of: owner))
      candidates.append(document.written(.userLabel, of: owner))
    } else if let root, types.isCustom(document[root].element) {
      candidates.append(types.baseName(of: document[root].element))
    }
    for candidate in candidates {
      guard let candidate, let name = SwiftName.upperCamel(candidate) else { continue }
      let short = Self.withoutSuffix(name)
      if !short.isEmpty { return Self.qualified(short, with: qualifier) }
    }
    let short = Self.withoutSuffix(baseName)
    let kind = owner.map { Self.kindName(document.tag($0)) } ?? ""
    return (short.isEmpty ? baseName : short) + kind
  }

  /// What tells scenes without names of their own apart.
  private static func kindName(_ tag: ElementTag) -> String {
    switch tag {
    case .navigationController: "Navigation"
    case .tabBarController: "Tabs"
    case .splitViewController: "Split"
    case .pageViewController: "Pages"
    case .tableViewController: "Table"
    case .collectionViewController: "Collection"
    default: ""
    }
  }

  /// `LoginViewController` → `Login`.
  private static func withoutSuffix(_ name: String) -> String {
    for suffix in ["ViewController", "Controller", "View"] where name.hasSuffix(suffix) {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private func secondaryName(_ element: ElementID, base: String) -> String {
    let given =
      types.isCustom(element)
      ? types.baseName(of: element) : document.givenName(element) ?? base
    let name = SwiftName.upperCamel(given).map(Self.withoutSuffix) ?? base
    return name.isEmpty ? base : Self.qualified(name, with: qualifier)
  }

  /// A name with the qualifier in front, once.
  static func qualified(_ name: String, with qualifier: String) -> String {
    name.hasPrefix(qualifier) ? name : qualifier + name
  }

  // MARK: Units

  private mutating func makeUnit(
    _ root: ViewID, _ scene: SceneID, _ form: Unit.Form, base: String
  ) -> Int {
    let element = document[root].element
    // A list makes its cells from a class and nothing else.
    let container: Unit.Container = style == .function && form == .view ? .structure : .subclass
    let (name, stem) = typeName(container, base: base)
    var own = types.customNames
    if types.isCustom(element) {
      // The class of the root has its outlets and inspectable properties already.
      for connection in document.connections
      where types.name(of: connection.source) == types.name(of: element) {
        guard let property = document.written(.property, of: connection.element) else { continue }
        own.insert(property)
      }
      for attribute in document.runtimeAttributes(of: element) { own.insert(attribute.keyPath) }
    }
    units.append(
      Unit(
        root: root, element: element, scene: scene, form: form, container: container,
        typeName: name, stem: stem,
        names: NameScope(
          reserved: ReservedNames.names(for: document[root].tag), own: own)))
    // Units of cells come behind it while its tree is walked.
    let index = units.count - 1
    addTree(root, to: index)
    return index
  }

  /// The name of a unit's type, and what its functions start with.
  private mutating func typeName(
    _ container: Unit.Container, base: String
  ) -> (name: String, stem: String) {
    switch container {
    case .subclass:
      let wanted = base.hasSuffix("View") ? base : base + "View"
      let name =
        typeNames.contains(wanted) ? typeNames.take(wanted + "Layout") : typeNames.take(wanted)
      return (name, name)
    case .structure:
      let wanted = base + "Objects"
      let name = typeNames.take(wanted)
      return (name, base + name.dropFirst(wanted.count))
    }
  }

  private mutating func addTree(_ root: ViewID, to unit: Int) {
    units[unit].trees.append(root)
    var pending = [root]
    while let view = pending.popLast() {
      if lowering.form(of: view) == .folded { continue }
      if view != root, isOwnUnit(view) {
        let cell = makeCell(view, in: unit)
        units[unit].cells.append(cell)
        finish(cell)
        continue
      }
      units[unit].views.append(view)
      pending.append(contentsOf: document[view].subviews.reversed())
    }
  }

  /// Cells that a list makes when it needs them; static cells are objects of their table.
  private func isOwnUnit(_ view: ViewID) -> Bool {
    guard document[view].role == .cell else { return false }
    guard document[view].tag == .tableViewCell,
      let folder = document.parent(document[view].element)
    else { return true }
    return document.parent(folder).map { document.tag($0) != .tableViewSection } ?? true
  }

  private mutating func makeCell(_ view: ViewID, in unit: Int) -> Int {
    let element = document[view].element
    let form = form(document[view].tag)
    let base: String
    if types.isCustom(element) {
      base = Self.qualified(
        SwiftName.upperCamel(types.baseName(of: element)) ?? "Cell", with: qualifier)
    } else {
      let owner = Self.withoutSuffix(units[unit].stem)
      let identifier = document.written(.reuseIdentifier, of: element)
      let name = identifier.flatMap(SwiftName.upperCamel).map(Self.withoutSuffix) ?? ""
      base = owner + name + (name.hasSuffix("Cell") || form == .reusableView ? "" : "Cell")
    }
    return makeUnit(view, units[unit].scene, form, base: base)
  }

  // MARK: Objects

  /// Names what the trees of a unit hold.
  private mutating func finish(_ index: Int) {
    var unit = units[index]
    var stored: [ElementID] = []
    for view in unit.views {
      let element = document[view].element
      if view == unit.root {
        unit.places[element] = unit.rootPlace
      } else if !isPart(view) {
        stored.append(element)
      }
      stored.append(contentsOf: companions(of: view))
    }
    stored.sort()
    let names = names(of: stored, root: unit.element, scope: &unit.names)
    for (element, name) in zip(stored, names) {
      unit.places[element] = Place(path: SwiftName.escaped(name))
    }
    for view in unit.views where view != unit.root && isPart(view) {
      unit.places[document[view].element] = partPlace(view, unit.places)
    }
    for element in stored {
      guard let place = unit.places[element] else { continue }
      let (code, isLazy) = initializer(of: element, places: unit.places)
      unit.objects.append(
        StoredObject(element: element, name: place.path, initializer: code, isLazy: isLazy))
    }
    for element in unit.places.keys { unitByElement[element] = index }
    units[index] = unit
  }

  /// Objects beside views that a unit makes: layouts, items of bars, layout guides.
  private func companions(of view: ViewID) -> [ElementID] {
    let element = document[view].element
    switch document[view].tag {
    case .collectionView:
      return document.children(element).filter {
        document.tag($0) == .collectionViewFlowLayout || document.tag($0) == .collectionViewLayout
      }
    case .toolbar, .tabBar: return items(of: element)
    case .navigationBar: return items(of: element).flatMap { [$0] + barItems(of: $0) }
    default: break
    }
    return document.contents(of: .layoutGuides, in: element)
      .filter { document.tag($0) == .userLayoutGuide }
  }

  private func items(of element: ElementID) -> [ElementID] {
    document.contents(of: .items, in: element).filter { document.kind($0).category == .item }
  }

  /// The bar button items of a navigation item, in document order.
  func barItems(of item: ElementID) -> [ElementID] {
    document.children(item).flatMap { child -> [ElementID] in
      switch document.tag(child) {
      case .barButtonItem: [child]
      case .leftBarButtonItems, .rightBarButtonItems:
        document.children(child).filter { document.tag($0) == .barButtonItem }
      default: []
      }
    }
  }

  /// Whether a view is made by another one: content views, and the labels of a styled cell.
  func isPart(_ view: ViewID) -> Bool {
    document[view].role == .contentView || styledPart(view) != nil
  }

  /// `textLabel`, `detailTextLabel` or `imageView` where a cell of one of the system's styles has
  /// this view as that.
  private func styledPart(_ view: ViewID) -> (cell: ElementID, property: String)? {
    guard let id = document[view].objectID, let content = document[view].superview,
      document[content].role == .contentView, let cell = document[content].superview,
      document[cell].tag == .tableViewCell
    else { return nil }
    let element = document[cell].element
    guard document.written(.style, of: element) != nil else { return nil }
    let keys: [(AttributeKey<String>, String)] = [
      (.textLabel, "textLabel"), (.detailTextLabel, "detailTextLabel"), (.imageView, "imageView"),
    ]
    for (key, property) in keys where document.written(key, of: element) == id {
      return (element, property)
    }
    return nil
  }

  private func partPlace(_ view: ViewID, _ places: [ElementID: Place]) -> Place? {
    if let (cell, property) = styledPart(view) {
      return places[cell]?.member(property, isOptional: true)
    }
    guard let superview = document[view].superview else { return nil }
    return places[document[superview].element]?.member("contentView")
  }
}

internal import DocumentModel

/// Writes the type of a unit. Sections are fixed (ibxml.md 8); those with nothing in them are left
/// out.
struct UnitWriter {
  let content: UnitContent
  let options: EmitOptions
  /// Names of stored properties that code outside the class uses.
  let shared: Set<String>
  /// Whether another file connects actions of the class.
  let hasActions: Bool
  var unit: Unit { content.unit }
  var document: Document { content.document }

  init(_ content: UnitContent, options: EmitOptions, shared: Set<String>, hasActions: Bool) {
    self.content = content
    self.options = options
    self.shared = shared
    self.hasActions = hasActions
  }

  func write(to writer: inout CodeWriter) {
    switch unit.container {
    case .subclass: writeSubclass(to: &writer)
    case .structure: writeStructure(to: &writer)
    }
    if hasActions {
      writer.blank()
      writer.line("/// What connects the actions of a `\(unit.typeName)`, where a file does.")
      writer.line("@MainActor")
      writer.block("protocol \(unit.typeName)Actions {") { $0.line("func connectActions()") }
    }
  }

  private func writeSubclass(to writer: inout CodeWriter) {
    let superclass = content.plan.types.name(of: unit.element)
    let conformance = content.sections.isEmpty ? "" : ", UITableViewDataSource"
    writer.block("final class \(unit.typeName): \(superclass)\(conformance) {") { writer in
      writeObjects(to: &writer)
      writeStoredConstraints(to: &writer)
      writeSections(to: &writer)
      writeLifeCycle(to: &writer)
      writeProperties(to: &writer)
      writeHierarchy(to: &writer)
      writeConstraints(to: &writer)
      writeOutlets(to: &writer)
      writeTraits(to: &writer)
      writeDataSource(to: &writer)
    }
  }

  func access(_ name: String) -> String { shared.contains(name) ? "" : "private " }

  // MARK: Stored properties

  func writeObjects(to writer: inout CodeWriter) {
    guard !unit.objects.isEmpty else { return }
    writer.section("Objects")
    for object in unit.objects {
      let name = object.name
      let declaration =
        switch (object.isLazy, unit.container) {
        case (false, _): "let \(name) = \(object.initializer)"
        case (true, .subclass): "lazy var \(name) = \(object.initializer)"
        case (true, .structure): "let \(name): \(content.plan.types.name(of: object.element))"
        }
      writer.line(access(name) + declaration)
    }
  }

  func writeStoredConstraints(to writer: inout CodeWriter) {
    guard !content.storedConstraints.isEmpty else { return }
    writer.section("Constraints that are outlets or vary")
    for constraint in content.storedConstraints {
      let declaration =
        unit.container == .subclass
        ? "lazy var \(constraint.name) = \(constraint.code)"
        : "let \(constraint.name): \(typeName(ofConstraint: constraint))"
      writer.line(access(constraint.name) + declaration)
    }
  }

  /// Behind its class's initialiser, a helper may have made a constraint a plain one.
  private func typeName(ofConstraint constraint: (name: String, code: String)) -> String {
    let element = content.constraintNames.first { $0.value == constraint.name }?.key
    guard let element, content.plan.types.isCustom(element),
      !constraint.code.contains(").prioritized("),
      !constraint.code.contains(").identified(")
    else { return "NSLayoutConstraint" }
    return content.plan.types.name(of: element)
  }

  func writeSections(to writer: inout CodeWriter) {
    guard !content.sections.isEmpty else { return }
    writer.section("Sections")
    writer.line("let sections: \(Self.sectionsType)")
    writeRowHeights(to: &writer)
  }

  func writeRowHeights(to writer: inout CodeWriter) {
    guard content.hasRowHeights else { return }
    writer.blank()
    writer.line("/// Heights of rows that differ from the table's, by section and row.")
    writer.line("private let rowHeights: [IndexPath: CGFloat] = [")
    for (section, entry) in content.sections.enumerated() {
      for (row, height) in entry.heights.enumerated() {
        guard let height else { continue }
        writer.line(
          "    IndexPath(row: \(row), section: \(section)): \(SwiftLiteral.number(height)),")
      }
    }
    writer.line("]")
  }

  static let sectionsType = "[(header: String?, footer: String?, cells: [UITableViewCell])]"

  // MARK: Life cycle

  func writeLifeCycle(to writer: inout CodeWriter) {
    writer.section("Life cycle")
    let opening: String
    let superCall: String
    switch document[unit.root].tag {
    case .tableView:
      opening = "init() {"
      superCall = "super.init(frame: .zero, style: \(content.plan.tableStyle(unit.element)))"
    case .collectionView:
      let layout =
        document.child(key: "collectionViewLayout", of: unit.element)
        .flatMap { unit.places[$0]?.path } ?? "UICollectionViewFlowLayout()"
      opening = "init() {"
      superCall = "super.init(frame: .zero, collectionViewLayout: \(layout))"
    case .tableViewCell:
      opening =
        "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
      // A cell that a table makes always asks for the default style.
      superCall =
        "super.init(style: \(content.plan.cellStyle(unit.element)), reuseIdentifier: reuseIdentifier)"
    case .visualEffectView:
      opening = "init() {"
      superCall = "super.init(effect: \(content.plan.effect(unit.element)))"
    case .wkWebView:
      opening = "init() {"
      superCall = "super.init(frame: .zero, configuration: WKWebViewConfiguration())"
    default:
      opening = "override init(frame: CGRect) {"
      superCall = "super.init(frame: frame)"
    }
    writer.block(opening) { writer in
      if !content.sections.isEmpty {
        writer.block("sections = [", closing: "]") { writeSectionEntries(to: &$0) }
      }
      writer.line(superCall)
      for step in steps { writer.line("\(step)()") }
      if !content.sections.isEmpty { writer.line("dataSource = self") }
      if content.hasVariations {
        if options.deploymentTarget >= 17 {
          writer.line("observeTraits()")
        } else {
          writer.line("if #available(iOS 17.0, *) { observeTraits() }")
        }
        writer.line("applyTraits(traitCollection)")
      }
      if hasActions {
        writer.line("(self as Any as? any \(unit.typeName)Actions)?.connectActions()")
      }
    }
    writer.blank()
    writer.line("@available(*, unavailable)")
    writer.line(
      "required init?(coder: NSCoder) { fatalError(\"\(unit.typeName) is made in code\") }")
  }

  /// The functions that fill the view, in the order in which they are called.
  var steps: [String] {
    [
      (content.hasSettings, "configureObjects"), (!content.hierarchy.isEmpty, "buildHierarchy"),
      (!content.groups.isEmpty, "activateConstraints"),
      (!content.outlets.isEmpty, "connectOutlets"),
    ].filter(\.0).map(\.1)
  }

  /// What a function of the type says first: a struct's are called by a function beside it.
  var ownAccess: String { unit.container == .subclass ? "private" : "fileprivate" }

  func writeSectionEntries(to writer: inout CodeWriter) {
    for section in content.sections {
      writer.block("(", closing: "),") { writer in
        writer.line("header: \(section.header ?? "nil"),")
        writer.line("footer: \(section.footer ?? "nil"),")
        writer.line("cells: [\(section.cells.joined(separator: ", "))]")
      }
    }
  }

  // MARK: Sections of methods

  func writeProperties(to writer: inout CodeWriter) {
    guard content.hasSettings else { return }
    writer.section("Properties")
    writer.block("\(ownAccess) func configureObjects() {") { writer in
      var wasOneLine = false
      for (place, statements) in content.settings {
        // Objects that need one line each stand together.
        let isOneLine = statements.count == 1 && statements.first?.lines.isEmpty == true
        if !isOneLine || !wasOneLine { writer.blank() }
        wasOneLine = isOneLine
        writer.statements(
          statements, receiver: place.receiver, deployment: options.deployment)
      }
      for group in content.repeated {
        writer.blank()
        write(group, to: &writer)
      }
    }
  }

  /// What many objects have in common, said once.
  func write(_ group: UnitContent.Repeated, to writer: inout CodeWriter) {
    let loop = "for view: UIView in ["
    let list = group.names.joined(separator: ", ")
    if list.utf8.count <= 80 {
      writer.block("\(loop)\(list)] {") { writer in
        for statement in group.statements { writer.line("view.\(statement)") }
      }
      return
    }
    writer.line(loop)
    var line = ""
    for name in group.names {
      if !line.isEmpty, line.utf8.count + name.utf8.count > 88 {
        writer.line("    \(line)")
        line = ""
      }
      line += line.isEmpty ? "\(name)," : " \(name),"
    }
    writer.line("    \(line)")
    writer.block("] {") { writer in
      for statement in group.statements { writer.line("view.\(statement)") }
    }
  }

  func writeHierarchy(to writer: inout CodeWriter) {
    guard !content.hierarchy.isEmpty else { return }
    writer.section("Hierarchy")
    writer.block("\(ownAccess) func buildHierarchy() {") { writer in
      for line in content.hierarchy { writer.line(line) }
    }
  }

  /// One group a view that owns constraints, set apart by blank lines. Long lists are cut: an array
  /// of hundreds of calls is slow to type-check.
  func writeConstraints(to writer: inout CodeWriter) {
    guard !content.groups.isEmpty else { return }
    writer.section("Constraints")
    writer.block("\(ownAccess) func activateConstraints() {") { writer in
      var rest = content.groups[...]
      while !rest.isEmpty {
        var batch: [[String]] = []
        var count = 0
        while let group = rest.first, batch.isEmpty || count + group.count <= Self.batchSize {
          batch.append(group)
          count += group.count
          rest = rest.dropFirst()
        }
        activate(batch, to: &writer)
      }
    }
  }

  static let batchSize = 25

  func activate(_ groups: [[String]], to writer: inout CodeWriter) {
    if groups.count == 1, let group = groups.first, group.count > Self.batchSize {
      activate([Array(group.prefix(Self.batchSize))], to: &writer)
      activate([Array(group.dropFirst(Self.batchSize))], to: &writer)
      return
    }
    if groups.count == 1, let only = groups.first?.first, groups.first?.count == 1 {
      writer.line("\(only).isActive = true")
      return
    }
    writer.block("NSLayoutConstraint.activate([", closing: "])") { writer in
      for group in groups {
        // Groups of one need no air between them.
        if group.count > 1 { writer.blank() }
        for constraint in group { writer.line("\(constraint),") }
        if group.count > 1 { writer.blank() }
      }
    }
  }

  func writeOutlets(to writer: inout CodeWriter) {
    guard !content.outlets.isEmpty else { return }
    writer.section("Outlets")
    writer.block("\(ownAccess) func connectOutlets() {") { writer in
      for line in content.outlets { writer.line(line) }
    }
  }

  // MARK: Static tables

  func writeDataSource(to writer: inout CodeWriter) {
    guard !content.sections.isEmpty else { return }
    writer.section("Data source")
    writeDataSourceMethods(to: &writer)
  }

  func writeDataSourceMethods(to writer: inout CodeWriter) {
    writer.block("func numberOfSections(in tableView: UITableView) -> Int {") {
      $0.line("sections.count")
    }
    writer.blank()
    writer.block(
      "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {"
    ) { $0.line("sections[section].cells.count") }
    writer.blank()
    writer.block(
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {"
    ) { $0.line("sections[indexPath.section].cells[indexPath.row]") }
    if content.sections.contains(where: { $0.header != nil }) {
      writer.blank()
      writer.block(
        "func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {"
      ) { $0.line("sections[section].header") }
    }
    if content.hasRowHeights {
      writer.blank()
      writer.line(
        "/// The height that the document gives a row: return it from `tableView(_:heightForRowAt:)`."
      )
      let isTable = unit.container == .subclass
      writer.block(
        "func height(ofRowAt indexPath: IndexPath\(isTable ? "" : ", in tableView: UITableView")) -> CGFloat {"
      ) { $0.line("rowHeights[indexPath] ?? \(isTable ? "" : "tableView.")rowHeight") }
    }
    if content.sections.contains(where: { $0.footer != nil }) {
      writer.blank()
      writer.block(
        "func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {"
      ) { $0.line("sections[section].footer") }
    }
  }
}

internal import DocumentModel

/// Writes the class of a unit. Sections are fixed (ibxml.md 8); those with nothing in them are left
/// out.
struct UnitWriter {
  let content: UnitContent
  let options: EmitOptions
  /// Names of stored properties that code outside the class uses.
  let shared: Set<String>
  /// Whether another file connects actions of the class.
  let hasActions: Bool
  private var unit: Unit { content.unit }
  private var document: Document { content.document }

  init(_ content: UnitContent, options: EmitOptions, shared: Set<String>, hasActions: Bool) {
    self.content = content
    self.options = options
    self.shared = shared
    self.hasActions = hasActions
  }

  func write(to writer: inout CodeWriter) {
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
    if hasActions {
      writer.blank()
      writer.line("/// What connects the actions of a `\(unit.typeName)`, where a file does.")
      writer.line("@MainActor")
      writer.block("protocol \(unit.typeName)Actions {") { $0.line("func connectActions()") }
    }
  }

  private func access(_ name: String) -> String { shared.contains(name) ? "" : "private " }

  // MARK: Stored properties

  private func writeObjects(to writer: inout CodeWriter) {
    guard !unit.objects.isEmpty else { return }
    writer.section("Objects")
    for object in unit.objects {
      let keyword = object.isLazy ? "lazy var" : "let"
      writer.line("\(access(object.name))\(keyword) \(object.name) = \(object.initializer)")
    }
  }

  private func writeStoredConstraints(to writer: inout CodeWriter) {
    guard !content.storedConstraints.isEmpty else { return }
    writer.section("Constraints that are outlets or vary")
    for constraint in content.storedConstraints {
      writer.line("\(access(constraint.name))lazy var \(constraint.name) = \(constraint.code)")
    }
  }

  private func writeSections(to writer: inout CodeWriter) {
    guard !content.sections.isEmpty else { return }
    writer.section("Sections")
    writer.line(
      "let sections: [(header: String?, footer: String?, cells: [UITableViewCell])]")
  }

  // MARK: Life cycle

  private func writeLifeCycle(to writer: inout CodeWriter) {
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
      for line in sectionsAssignment() { writer.line(line) }
      writer.line(superCall)
      if !content.settings.isEmpty { writer.line("configureObjects()") }
      if !content.hierarchy.isEmpty { writer.line("buildHierarchy()") }
      if !content.groups.isEmpty { writer.line("activateConstraints()") }
      if !content.outlets.isEmpty { writer.line("connectOutlets()") }
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

  private func sectionsAssignment() -> [String] {
    guard !content.sections.isEmpty else { return [] }
    var lines = ["sections = ["]
    for section in content.sections {
      let cells = section.cells.joined(separator: ", ")
      lines.append(
        "    (\(section.header ?? "nil"), \(section.footer ?? "nil"), [\(cells)]),")
    }
    return lines + ["]"]
  }

  // MARK: Sections of methods

  private func writeProperties(to writer: inout CodeWriter) {
    guard !content.settings.isEmpty else { return }
    writer.section("Properties")
    writer.block("private func configureObjects() {") { writer in
      for (place, statements) in content.settings {
        writer.blank()
        writer.statements(
          statements, receiver: place.receiver, deployment: options.deployment)
      }
    }
  }

  private func writeHierarchy(to writer: inout CodeWriter) {
    guard !content.hierarchy.isEmpty else { return }
    writer.section("Hierarchy")
    writer.block("private func buildHierarchy() {") { writer in
      for line in content.hierarchy { writer.line(line) }
    }
  }

  /// One group a view that owns constraints. Long lists are cut: an array of hundreds of calls is
  /// slow to type-check.
  private func writeConstraints(to writer: inout CodeWriter) {
    guard !content.groups.isEmpty else { return }
    writer.section("Constraints")
    writer.block("private func activateConstraints() {") { writer in
      for group in content.groups {
        var rest = group[...]
        while !rest.isEmpty {
          let part = rest.prefix(25)
          rest = rest.dropFirst(25)
          if part.count == 1, let only = part.first {
            writer.line("\(only).isActive = true")
          } else {
            writer.block("NSLayoutConstraint.activate([", closing: "])") { writer in
              for constraint in part { writer.line("\(constraint),") }
            }
          }
        }
      }
    }
  }

  private func writeOutlets(to writer: inout CodeWriter) {
    guard !content.outlets.isEmpty else { return }
    writer.section("Outlets")
    writer.block("private func connectOutlets() {") { writer in
      for line in content.outlets { writer.line(line) }
    }
  }

  // MARK: Size classes

  private func writeTraits(to writer: inout CodeWriter) {
    guard content.hasVariations else { return }
    writer.section("Size classes")
    if options.deploymentTarget < 17 { writer.line("@available(iOS 17.0, *)") }
    writer.block("private func observeTraits() {") { writer in
      writer.block(
        "registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
        closing: "}"
      ) { writer in
        writer.line("(view: \(unit.typeName), _: UITraitCollection) in")
        writer.line("view.applyTraits(view.traitCollection)")
      }
    }
    if options.deploymentTarget < 17 {
      writer.blank()
      writer.block(
        "override func traitCollectionDidChange(_ previous: UITraitCollection?) {"
      ) { writer in
        writer.line("super.traitCollectionDidChange(previous)")
        writer.line("if #available(iOS 17.0, *) { return }")
        writer.line(
          "guard previous?.horizontalSizeClass != traitCollection.horizontalSizeClass")
        writer.line(
          "    || previous?.verticalSizeClass != traitCollection.verticalSizeClass else { return }")
        writer.line("applyTraits(traitCollection)")
      }
    }
    writer.blank()
    writer.line("/// Everything that depends on size classes.")
    writer.block("private func applyTraits(_ traits: UITraitCollection) {") { writer in
      writeConditions(to: &writer)
      for line in content.varying { writer.line(line) }
      writeSwitches(to: &writer)
    }
    if !content.installed.isEmpty {
      writer.blank()
      writer.line("/// Adds and removes subviews so that those wanted are there, in their order.")
      writer.block(
        "private func install(_ subviews: [(view: UIView, isWanted: Bool)], in superview: UIView) {"
      ) { writer in
        writer.block("for subview in subviews where !subview.isWanted {") {
          $0.line("subview.view.removeFromSuperview()")
        }
        writer.line("let wanted = subviews.filter { $0.isWanted }.map { $0.view }")
        writer.block(
          "for (index, view) in wanted.enumerated() where view.superview !== superview {"
        ) { writer in
          writer.block("if let stack = superview as? UIStackView {", closing: "} else {") {
            $0.line("stack.insertArrangedSubview(view, at: index)")
          }
          writer.line("    superview.insertSubview(view, at: index)")
          writer.line("}")
        }
      }
    }
  }

  private func writeConditions(to writer: inout CodeWriter) {
    let text =
      content.varying.joined() + content.switched.map(\.condition).joined()
      + content.installed.flatMap { $0.children.map(\.condition) }.joined()
    if text.contains("isCompactWidth") {
      writer.line("let isCompactWidth = traits.horizontalSizeClass == .compact")
    }
    if text.contains("isCompactHeight") {
      writer.line("let isCompactHeight = traits.verticalSizeClass == .compact")
    }
    if text.contains("isMac") {
      if options.deployment >= 140 {
        writer.line("let isMac = traits.userInterfaceIdiom == .mac")
      } else {
        writer.line("var isMac = false")
        writer.line(
          "if #available(iOS 14.0, *) { isMac = traits.userInterfaceIdiom == .mac }")
      }
    }
    writer.blank()
  }

  /// Off before on: two rules for one thing never hold at once.
  private func writeSwitches(to writer: inout CodeWriter) {
    let hasSwitches = !content.switched.isEmpty
    if hasSwitches {
      writer.blank()
      writer.block(
        "let switched: [(constraint: NSLayoutConstraint, isOn: Bool)] = [", closing: "]"
      ) { writer in
        for entry in content.switched { writer.line("(\(entry.name), \(entry.condition)),") }
      }
      writer.line(
        "NSLayoutConstraint.deactivate(switched.filter { !$0.isOn }.map { $0.constraint })")
    }
    for list in content.installed {
      writer.block("install([", closing: "], in: \(list.superview))") { writer in
        for child in list.children { writer.line("(\(child.name), \(child.condition)),") }
      }
    }
    if hasSwitches {
      writer.line(
        "NSLayoutConstraint.activate(switched.filter { $0.isOn }.map { $0.constraint })")
    }
  }

  // MARK: Static tables

  private func writeDataSource(to writer: inout CodeWriter) {
    guard !content.sections.isEmpty else { return }
    writer.section("Data source")
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
    if content.sections.contains(where: { $0.footer != nil }) {
      writer.blank()
      writer.block(
        "func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {"
      ) { $0.line("sections[section].footer") }
    }
  }
}

internal import DocumentModel

/// Writes what connects a scene to its owner: an extension that user code calls.
struct WiringWriter {
  let content: WiringContent
  var document: Document { content.document }
  var scene: DocumentPlan.ScenePlan { content.scene }

  func write(to writer: inout CodeWriter) {
    if let owner = scene.owner {
      if owner.isGenerated { writeClass(owner, to: &writer) }
      if hasExtension { writeExtension(owner, to: &writer) }
    }
    for unit in content.unitActions {
      writer.blank()
      writer.block("extension \(unit.typeName): \(unit.typeName)Actions {") { writer in
        writer.block("func connectActions() {") { writer in
          for line in unit.lines { writer.line(line) }
        }
      }
    }
    writeHelpers(to: &writer)
  }

  private var hasExtension: Bool {
    content.mainUnit != nil || !content.setup.isEmpty || !content.segues.isEmpty
  }

  /// A class for a controller that has none of its own.
  private func writeClass(_ owner: DocumentPlan.Owner, to writer: inout CodeWriter) {
    guard let main = content.mainUnit else { return }
    writer.blank()
    writer.block(
      "final class \(owner.className): \(content.plan.types.stockName(of: owner.element)) {"
    ) { writer in
      switch main.unit.container {
      case .subclass:
        writer.block("override func loadView() {") {
          $0.line("view = make\(main.unit.typeName)()")
        }
      case .structure: writeLoader(main, to: &writer)
      }
    }
  }

  private func writeExtension(_ owner: DocumentPlan.Owner, to writer: inout CodeWriter) {
    writer.blank()
    writer.block("extension \(owner.className) {") { writer in
      if let main = content.mainUnit {
        switch main.unit.container {
        case .subclass: writeMaking(main.unit.typeName, owner, to: &writer)
        case .structure: writeLoading(main, owner, to: &writer)
        }
      }
      if !content.setup.isEmpty {
        writer.blank()
        writer.line("/// What the scene says about the controller; its factory calls it once.")
        writer.block("func configure\(scene.baseName)() {") { writer in
          for line in content.setup { writer.line(line) }
        }
      }
      for segue in content.segues { write(segue, to: &writer) }
    }
  }

  private func writeMaking(
    _ type: String, _ owner: DocumentPlan.Owner, to writer: inout CodeWriter
  ) {
    if owner.isController, !owner.isGenerated {
      writer.line(
        "/// The scene's view, connected. Call it from `loadView()`: `view = make\(type)()`.")
    } else {
      writer.line("/// The scene's view, connected.")
    }
    writer.block("func make\(type)() -> \(type) {") { writer in
      guard !content.making.isEmpty || content.units.count > 1 else {
        writer.line(instance(content.units.first?.first))
        return
      }
      writer.line("let view = \(instance(content.units.first?.first))")
      writeFurtherUnits(to: &writer)
      for line in content.making { writer.line(line) }
      writer.line("return view")
    }
  }

  /// Makes the xib's other views, where anything speaks of them.
  func writeFurtherUnits(to writer: inout CodeWriter) {
    for contents in content.units.dropFirst() {
      guard let other = contents.first, let name = content.locals[other.unit.element] else {
        continue
      }
      let objects = content.objectsName(other.unit)
      let speaksOf = { (name: String) in content.making.contains { $0.contains(name) } }
      let needsObjects = other.unit.container == .structure && speaksOf("\(objects).")
      guard speaksOf(name) || needsObjects else { continue }
      writer.line("let \(name) = \(instance(other))")
      guard other.unit.container == .structure else { continue }
      let call = "install\(other.unit.stem)Layout(in: \(name))"
      writer.line(needsObjects ? "let \(objects) = \(call)" : call)
    }
  }

  /// The expression that makes a unit's class, or the view that a unit's function fills.
  func instance(_ content: UnitContent?) -> String {
    guard let content else { return "UIView()" }
    let unit = content.unit
    if unit.container == .structure {
      return content.plan.initializer(of: unit.element, places: [:]).code
    }
    switch document[unit.root].tag {
    case .tableView, .collectionView, .visualEffectView, .wkWebView: return "\(unit.typeName)()"
    case .tableViewCell:
      return
        "\(unit.typeName)(style: \(content.plan.cellStyle(unit.element)), reuseIdentifier: nil)"
    default: return "\(unit.typeName)(frame: .zero)"
    }
  }

  private func write(_ segue: WiringContent.SegueFunction, to writer: inout CodeWriter) {
    writer.blank()
    let identifier = document.written(.identifier, of: segue.connection.element)
    let kind = document.written(.kind, of: segue.connection.element) ?? "show"
    let name = identifier.map { " “\(SwiftLiteral.comment($0))”" } ?? ""
    writer.line("/// Segue\(name) (\(SwiftLiteral.comment(kind))).")
    if let trigger = segue.trigger { writer.line("/// \(trigger)") }
    writer.block(
      "\(segue.isObjectiveC ? "@objc " : "")func \(segue.name)(sender: Any?) {"
    ) { writer in
      for line in segue.lines { writer.line(line) }
    }
  }
}

internal import DocumentModel

/// The style of functions: the owner fills a view of its own and connects what that gave.
extension WiringWriter {
  func writeLoading(
    _ main: UnitContent, _ owner: DocumentPlan.Owner, to writer: inout CodeWriter
  ) {
    let unit = main.unit
    let rootType = content.plan.types.name(of: unit.element)
    writer.line("/// Fills the scene's view and connects it.")
    if owner.isController, !owner.isGenerated {
      if isMadeByController(unit, owner) {
        writer.line(
          "/// Call it from `viewDidLoad()`: `objects = load\(unit.stem)Layout(in: view)`.")
      } else {
        writer.line(
          "/// Call it from `loadView()` with a view made as `\(SwiftLiteral.comment(instance(main)))`."
        )
      }
    }
    writeKeeping(main, to: &writer)
    writer.line("@discardableResult")
    writer.block(
      "func load\(unit.stem)Layout(in view: \(rootType)) -> \(unit.typeName) {"
    ) { writer in
      guard !content.making.isEmpty || content.units.count > 1 else {
        writer.line("install\(unit.stem)Layout(in: view)")
        return
      }
      writer.line("let objects = install\(unit.stem)Layout(in: view)")
      writeFurtherUnits(to: &writer)
      for line in content.making { writer.line(line) }
      writer.line("return objects")
    }
  }

  private func writeKeeping(_ main: UnitContent, to writer: inout CodeWriter) {
    guard main.mustBeKept else { return }
    writer.line("/// Keep the result for as long as the view is shown.")
    if main.hasVariations, content.expressions.options.deploymentTarget < 17 {
      writer.line(
        "/// Below iOS 17, call `objects.applyTraits(traitCollection)` in `traitCollectionDidChange(_:)`."
      )
    }
  }

  /// Whether a controller that overrides nothing has this kind of view.
  private func isMadeByController(_ unit: Unit, _ owner: DocumentPlan.Owner) -> Bool {
    document.tag(owner.element) == .viewController && document[unit.root].tag == .view
      && !content.plan.types.isCustom(unit.element)
  }

  /// The body of a controller's class that the document has none for.
  func writeLoader(_ main: UnitContent, to writer: inout CodeWriter) {
    let unit = main.unit
    if main.mustBeKept {
      writer.line("private var objects: \(unit.typeName)?")
      writer.blank()
    }
    writer.block("override func loadView() {") { writer in
      writer.line("let root = \(instance(main))")
      let call = "load\(unit.stem)Layout(in: root)"
      writer.line(main.mustBeKept ? "objects = \(call)" : call)
      writer.line("view = root")
    }
    guard main.hasVariations, content.expressions.options.deploymentTarget < 17 else { return }
    writer.blank()
    writer.block("override func traitCollectionDidChange(_ previous: UITraitCollection?) {") {
      $0.line("super.traitCollectionDidChange(previous)")
      $0.line("if #available(iOS 17.0, *) { return }")
      $0.line("objects?.applyTraits(traitCollection)")
    }
  }
}

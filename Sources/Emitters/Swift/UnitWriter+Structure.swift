internal import DocumentModel

/// The style of functions: a struct of objects, and a function that makes it and fills a view with it.
extension UnitWriter {
  private var rootType: String { content.plan.types.name(of: unit.element) }
  private var dataSource: String { "\(unit.stem)DataSource" }

  func writeStructure(to writer: inout CodeWriter) {
    if !content.sections.isEmpty {
      writeDataSourceClass(to: &writer)
      writer.blank()
    }
    writer.line("/// What `install\(unit.stem)Layout(in:)` puts into a view.")
    writer.line("@MainActor")
    writer.block("struct \(unit.typeName) {") { writer in
      writer.line("unowned let view: \(rootType)")
      if !content.sections.isEmpty { writer.line("let dataSource: \(dataSource)") }
      writeObjects(to: &writer)
      writeStoredConstraints(to: &writer)
      writer.blank()
      writeInitializer(to: &writer)
      writeProperties(to: &writer)
      writeHierarchy(to: &writer)
      writeConstraints(to: &writer)
      writeOutlets(to: &writer)
      writeTraits(to: &writer)
    }
    writer.blank()
    writeInstallation(to: &writer)
  }

  /// Only an object can be a data source, and tables do not keep theirs.
  private func writeDataSourceClass(to writer: inout CodeWriter) {
    writer.line("/// The sections of the table, which does not keep its data source itself.")
    writer.block("final class \(dataSource): NSObject, UITableViewDataSource {") { writer in
      writer.line("let sections: \(Self.sectionsType)")
      writeRowHeights(to: &writer)
      writer.blank()
      writer.block("init(sections: \(Self.sectionsType)) {") {
        $0.line("self.sections = sections")
      }
      writer.blank()
      writeDataSourceMethods(to: &writer)
    }
  }

  private func writeInitializer(to writer: inout CodeWriter) {
    writer.block("fileprivate init(in view: \(rootType)) {") { writer in
      writer.line("self.view = view")
      for object in unit.objects where object.isLazy {
        writer.line("\(object.name) = \(object.initializer)")
      }
      for constraint in content.storedConstraints {
        writer.line("\(constraint.name) = \(constraint.code)")
      }
      guard !content.sections.isEmpty else { return }
      writer.block("dataSource = \(dataSource)(sections: [", closing: "])") { writer in
        writeSectionEntries(to: &writer)
      }
    }
  }

  private func writeInstallation(to writer: inout CodeWriter) {
    writer.line("/// Fills a view that somebody else made with what the document puts into it.")
    if content.mustBeKept {
      writer.line("/// Keep the result for as long as the view is shown.")
    }
    writer.line("@MainActor @discardableResult")
    writer.block(
      "func install\(unit.stem)Layout(in view: \(rootType)) -> \(unit.typeName) {"
    ) { writer in
      writer.line("let objects = \(unit.typeName)(in: view)")
      for step in steps { writer.line("objects.\(step)()") }
      if !content.sections.isEmpty { writer.line("view.dataSource = objects.dataSource") }
      if content.hasVariations { writeRegistration(to: &writer) }
      if hasActions {
        writer.line("(objects as Any as? any \(unit.typeName)Actions)?.connectActions()")
      }
      writer.line("return objects")
    }
  }

  private func writeRegistration(to writer: inout CodeWriter) {
    let registration = { (writer: inout CodeWriter) in
      writer.block(
        "view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {"
      ) { writer in
        writer.line("(view: \(rootType), _: UITraitCollection) in")
        writer.line("objects.applyTraits(view.traitCollection)")
      }
    }
    if options.deploymentTarget >= 17 {
      registration(&writer)
    } else {
      writer.block("if #available(iOS 17.0, *) {", registration)
    }
    writer.line("objects.applyTraits(view.traitCollection)")
  }
}

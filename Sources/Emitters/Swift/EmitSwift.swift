package import Diagnostics
package import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Swift for a document: the view classes of its scenes and what connects them to their owners.
///
/// `name` is the document's file name without folder. Never fails: a document that no code can be
/// made of gives findings and no files, everything that has no code form gives findings beside
/// them. The result depends on the document, its name and the options alone, byte for byte.
package func emitSwift(_ document: Document, name: String, options: EmitOptions) -> (
  files: [GeneratedFile], findings: [Finding]
) {
  let blocking = document.findingsThatBlockCode()
  guard blocking.isEmpty, document.isSupported else { return ([], blocking) }
  let emitter = SwiftEmitter(document, name: name, options: options)
  return emitter.emit()
}

/// The work of one call of `emitSwift`.
struct SwiftEmitter {
  let document: Document
  let name: String
  let options: EmitOptions
  let plan: DocumentPlan
  let space: TraitSpace
  let expressions: Expressions
  let hash: SourceHash

  init(_ document: Document, name: String, options: EmitOptions) {
    self.document = document
    self.name = name
    self.options = options
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    space = TraitSpace(document)
    var lowering = Lowering(space.readers, options: options.lowering)
    lowering.noteUnsettled(in: document, configurations: Configuration.tellingSizes)
    plan = DocumentPlan(document, name: base, options: options, lowering: lowering)
    expressions = Expressions(document: document, table: base, options: options)
    hash = SourceHash(document.file.bytes)
  }

  func emit() -> (files: [GeneratedFile], findings: [Finding]) {
    var files: [GeneratedFile] = []
    var all: [Omission] = []
    var wirings: [SceneID: WiringContent] = [:]
    for var wiring in self.wirings() {
      let scene = wiring.scene
      wiring.noteUnhandled()
      wirings[scene.scene] = wiring
      for contents in wiring.units {
        files.append(viewFile(scene, contents, wiring))
        all += contents.flatMap(\.omissions)
      }
      all += wiring.omissions
      if !wiring.isEmpty { files.append(wiringFile(scene, wiring)) }
    }
    let scenes = ScenesWriter(plan: plan, wirings: wirings)
    if document.header.isStoryboard, !scenes.isEmpty {
      var writer = CodeWriter()
      header(nil, to: &writer)
      importModules(plan.scenes.compactMap { controller($0) }, to: &writer)
      let missing = scenes.write(to: &writer)
      omissions(missing, to: &writer)
      all += missing
      files.append(
        GeneratedFile(
          name: "\(plan.scenesType)+Generated.swift", text: writer.text,
          declarations: [plan.scenesType]))
    }
    all += unplanned()
    var result = findings(all) + lowerings()
    if files.isEmpty, let root = document.root {
      result.append(
        Finding(
          "no-code-form", .warning,
          "there is no view and no controller here that code could make", in: document.file,
          at: document.range(root)))
    }
    return (files, result)
  }

  /// What connects each scene, in the order of the scenes.
  func wirings() -> [WiringContent] {
    var segueNames: [String: NameScope] = [:]
    return plan.scenes.map { scene in
      let owner = scene.owner?.className ?? ""
      let wiring = WiringContent(
        scene, units: scene.units.map { contents(of: $0) }, plan: plan, expressions: expressions,
        segueNames: segueNames[owner] ?? NameScope())
      segueNames[owner] = wiring.takenSegueNames
      return wiring
    }
  }

  /// Controllers and views that no class and no factory of the plan makes.
  private func unplanned() -> [Omission] {
    let planned = Set(plan.scenes.compactMap { controller($0) })
    var elements: [(ElementID, String)] = []
    for controller in document.controllers {
      if document.tag(controller.element) == .hostingController {
        elements.append((controller.element, "only a storyboard can make one"))
      } else if !planned.contains(controller.element) {
        elements.append((controller.element, "it is not the controller of a scene"))
      }
    }
    for view in document.views where plan.unitByElement[view.element] == nil {
      // A controller's bars are set up with it; what hangs in a view is noted with that.
      let isBar = [.navigationBar, .toolbar, .tabBar].contains(view.tag)
      guard view.superview == nil, !(isBar && view.role == .detached) else { continue }
      elements.append((view.element, "it belongs to no view that code makes"))
    }
    return elements.map { element, reason in
      Omission(
        objectID: document.written(.id, of: element), name: document.name(element),
        what: "the object itself", reason: reason, element: element)
    }
  }

  private func controller(_ scene: DocumentPlan.ScenePlan) -> ElementID? {
    document[scene.scene].controller.map { document[$0].element }
  }

  /// A unit and those of its cells, which stand in its file.
  func contents(of index: Int) -> [UnitContent] {
    var result = [
      UnitContent(plan.units[index], plan: plan, space: space, expressions: expressions)
    ]
    for cell in plan.units[index].cells { result += contents(of: cell) }
    return result
  }

  private func viewFile(
    _ scene: DocumentPlan.ScenePlan, _ contents: [UnitContent], _ wiring: WiringContent
  ) -> GeneratedFile {
    var writer = CodeWriter(capacity: 16_384)
    header(scene, to: &writer)
    importModules(
      contents.flatMap { $0.unit.objects.map(\.element) + [$0.unit.element] }, to: &writer)
    var helpers: Helpers = []
    for content in contents {
      let type = content.unit.typeName
      writer.blank()
      UnitWriter(
        content, options: options, shared: wiring.shared[type] ?? [],
        hasActions: wiring.unitActions.contains { $0.typeName == type }
      ).write(to: &writer)
      helpers.formUnion(content.helpers)
    }
    helpers.write(to: &writer)
    omissions(contents.flatMap(\.omissions), to: &writer)
    let name = contents.first?.unit.fileStem ?? plan.baseName
    return GeneratedFile(
      name: "\(name)+Generated.swift", text: writer.text,
      declarations: contents.map(\.unit.typeName))
  }

  private func wiringFile(
    _ scene: DocumentPlan.ScenePlan, _ wiring: WiringContent
  ) -> GeneratedFile {
    var writer = CodeWriter()
    header(scene, to: &writer)
    let range = document.wholeRange(document[scene.scene].element)
    importModules(
      document.objects.filter { range.contains(document.range($0).lowerBound) }, to: &writer)
    WiringWriter(content: wiring).write(to: &writer)
    omissions(wiring.omissions, to: &writer)
    let name = wiring.units.first?.first?.unit.fileStem ?? scene.baseName
    return GeneratedFile(
      name: "\(name)+Wiring.swift", text: writer.text, declarations: declarations(scene, wiring))
  }

  private func declarations(
    _ scene: DocumentPlan.ScenePlan, _ wiring: WiringContent
  ) -> [String] {
    guard let owner = scene.owner else { return [] }
    if owner.isGenerated { return [owner.className] }
    // What the functions of the extension are called hangs on the scene's name.
    return ["\(owner.className).\(scene.baseName)"]
      + wiring.segues.map { "\(owner.className).\($0.name)" }
  }

  /// Tool, document, scene, hash and options: no date and no path, so that nothing changes that did
  /// not change.
  func header(_ scene: DocumentPlan.ScenePlan?, to writer: inout CodeWriter) {
    writer.line(
      GeneratedFile.firstLine(
        document: name, scene: scene.flatMap { document[$0.scene].sceneID }))
    writer.line(
      "// ibstack-source: fnv1a:\(hash.text) style: \(options.style.rawValue), strings: \(options.strings.rawValue), deployment target: iOS \(options.deploymentTarget)\(options.lowering.text)"
    )
    if document.header.isLaunchScreen {
      writer.line("// A launch screen: iOS wants the storyboard itself there and runs no code.")
    }
  }

  private func importModules(_ elements: [ElementID], to writer: inout CodeWriter) {
    var modules: Set<String> = []
    for element in elements {
      if let module = plan.types.module(of: element) { modules.insert(module) }
    }
    writer.line("import UIKit")
    for module in modules.sorted() { writer.line("import \(SwiftName.escaped(module))") }
  }

  private func omissions(_ omissions: [Omission], to writer: inout CodeWriter) {
    guard !omissions.isEmpty else { return }
    writer.blank()
    writer.line("// Not in this code:")
    for omission in omissions { writer.line("// - \(omission.text)") }
  }

  private func findings(_ omissions: [Omission]) -> [Finding] {
    omissions.map { omission in
      var finding = Finding(
        "no-code-form", .info, omission.message, in: document.file,
        at: document.range(omission.element))
      finding.objects = omission.objectID.map { [$0] } ?? []
      finding.constraints = omission.constraints
      return finding
    }
  }
}

extension Document {
  /// Whether there is no code for the document because of what is wrong with it.
  var blocksCode: Bool { !findingsThatBlockCode().isEmpty }

  /// What makes code meaningless: a document of another kind, an identifier that two objects have,
  /// a constraint or connection to an object that is not there (design: what blocks `compile`).
  fileprivate func findingsThatBlockCode() -> [Finding] {
    guard isSupported else {
      return [
        Finding(
          "unsupported-document", .error, "this is no iOS document: there is no code for it",
          in: file, at: 0..<0)
      ]
    }
    var findings: [Finding] = []
    for element in duplicates {
      let id = written(.id, of: element) ?? ""
      var finding = Finding(
        "duplicate-id", .error,
        "two objects have the id \(id): code cannot tell which of them is meant", in: file,
        at: range(of: .id, in: element) ?? range(element))
      finding.objects = [id]
      findings.append(finding)
    }
    for constraint in constraints where !constraint.isPlaceholder {
      for side in [constraint.first, constraint.second] {
        guard case .unresolved(let id)? = side?.item, object(id) == nil else { continue }
        var finding = Finding(
          "dangling-reference", .error, "a constraint refers to \(id), which is no object here",
          in: file, at: range(constraint.element), objects: [id])
        finding.constraints = constraint.objectID.map { [$0] } ?? []
        findings.append(finding)
      }
    }
    return findings
  }
}

internal import DocumentModel

/// Writes the functions that make a storyboard's controllers: what a segue, a relationship or the
/// application itself would ask the storyboard for.
struct ScenesWriter {
  let plan: DocumentPlan
  let wirings: [SceneID: WiringContent]
  private var document: Document { plan.document }

  var isEmpty: Bool { made.isEmpty }

  /// The scenes whose controller a function makes.
  var made: [(scene: DocumentPlan.ScenePlan, controller: ElementID)] {
    plan.scenes.compactMap { scene in
      guard let controller = controller(scene), isMade(controller) else { return nil }
      return (scene, controller)
    }
  }

  private func controller(_ scene: DocumentPlan.ScenePlan) -> ElementID? {
    document[scene.scene].controller.map { document[$0].element }
  }

  private func isMade(_ controller: ElementID) -> Bool {
    document.tag(controller) != .viewControllerPlaceholder
      && document.tag(controller) != .hostingController
  }

  /// Writes the functions; returns what had no code form.
  func write(to writer: inout CodeWriter) -> [Omission] {
    var omissions: [Omission] = []
    writer.blank()
    writer.line("/// Makes the controllers of the storyboard.")
    writer.line("@MainActor")
    writer.block("enum \(plan.scenesType) {") { writer in
      for (scene, controller) in made {
        writer.blank()
        write(scene, controller, to: &writer, &omissions)
      }
    }
    return omissions
  }

  private func write(
    _ scene: DocumentPlan.ScenePlan, _ controller: ElementID, to writer: inout CodeWriter,
    _ omissions: inout [Omission]
  ) {
    let type = scene.owner?.className ?? plan.types.name(of: controller)
    var lines: [String] = []
    if scene.owner != nil {
      if wirings[scene.scene].map({ !$0.setup.isEmpty }) == true {
        lines.append("controller.configure\(scene.baseName)()")
      }
    } else if var wiring = wirings[scene.scene] {
      let known = wiring.omissions.count
      lines += wiring.controllerStatements(controller, receiver: "controller.")
      if let item = document.child(.navigationItem, of: controller) {
        lines += wiring.navigationItemLines(item, receiver: "controller.")
      }
      omissions += wiring.omissions.dropFirst(known)
    }
    lines += relationships(controller, &omissions)
    if document.header.initialViewController == document.written(.id, of: controller) {
      writer.line("/// The initial one.")
    }
    let code = plan.controllerInitializer(controller, owner: scene.owner)
    writer.block("static func make\(scene.baseName)() -> \(type) {") { writer in
      guard !lines.isEmpty else {
        writer.line(code)
        return
      }
      writer.line("let controller = \(code)")
      for line in lines { writer.line(line) }
      writer.line("return controller")
    }
  }

  private func relationships(_ controller: ElementID, _ omissions: inout [Omission]) -> [String] {
    var children: [String] = []
    for id in document.connections(from: controller) {
      let connection = document[id]
      guard connection.kind == .segue,
        document.written(.kind, of: connection.element) == "relationship"
      else { continue }
      guard let target = connection.target, document.kind(target).category == .controller,
        let factory = plan.factory(of: target)
      else {
        omissions.append(
          Omission(
            objectID: connection.objectID, name: "segue", what: "relationship",
            reason: "its destination has no code", element: connection.element))
        continue
      }
      let prefix = "\(plan.scenesType)."
      children.append(
        factory.hasPrefix(prefix) ? String(factory.dropFirst(prefix.count)) : factory)
    }
    guard !children.isEmpty else { return [] }
    switch document.tag(controller) {
    case .navigationController, .tabBarController, .splitViewController:
      if children.count == 1, let only = children.first {
        return ["controller.viewControllers = [\(only)]"]
      }
      return ["controller.viewControllers = ["] + children.map { "    \($0)," } + ["]"]
    default: return []
    }
  }
}

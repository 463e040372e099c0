internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension LayoutFormat {
  /// For people at a terminal.
  package static let text = LayoutFormat(
    name: "text", ending: ".txt",
    part: { report, options in
      report.configurations.map { solved in
        let heading = "\(report.document.printable) \(solved.resolved.configuration.heading)"
        return
          ([options.emphasize(heading, .strong)]
          + solved.scenes.flatMap { [""] + SceneText($0, solved.resolved, options).lines })
          .reduce(into: "") { $0 += $1 + "\n" }
      }.joined(separator: "\n")
    },
    single: { $0 },
    several: { $0.joined(separator: "\n") })
}

extension Configuration {
  /// Such as `as designed at 393x852 wC hR (retina6_12)`.
  var heading: String {
    (mode == .canvas ? "as designed at " : "at ") + name.printable
      + (device.map { " (\($0.printable))" } ?? "")
  }
}

/// One solved scene for people.
private struct SceneText {
  let scene: SceneSolution
  let resolved: ResolvedDocument
  let options: TextOptions
  private var document: Document { resolved.document }
  private var width: Int { options.width }

  init(_ scene: SceneSolution, _ resolved: ResolvedDocument, _ options: TextOptions) {
    self.scene = scene
    self.resolved = resolved
    self.options = options
  }

  var lines: [String] {
    let explainer = scene.conflicts.isEmpty ? nil : ConflictExplainer(resolved, scene)
    var lines = [heading] + trees
    if !scene.ambiguities.isEmpty { lines += [""] + scene.ambiguities.flatMap { open($0) } }
    if !scene.hasSettled {
      lines += paragraph(
        "margins or safe areas and the places of views depend on each other without end",
        width: width, first: "  open: ")
    }
    for (index, conflict) in scene.conflicts.enumerated() {
      guard let explainer else { continue }
      lines += [""] + self.conflict(conflict, index + 1, explainer.explain(conflict))
    }
    return lines
  }

  /// What the scene shows, and how it stands with it.
  private var heading: String {
    let names = [
      document.title(of: scene.scene).printable, document.ownerID(of: scene.scene)?.printable,
      document[scene.scene].sceneID.map { "(scene \($0.printable))" },
    ]
    let name = options.emphasize(names.compactMap(\.self).joined(separator: " "), .strong)
    switch scene.status {
    case .satisfied: return "\(name): satisfied"
    case .ambiguous: return "\(name): " + options.emphasize("ambiguous", .warning)
    case .unsatisfiable: return "\(name): " + options.emphasize("unsatisfiable", .error)
    }
  }

  // MARK: Frames

  private var trees: [String] {
    var frames: [ViewID: Rect] = [:]
    for placed in scene.views { frames[placed.view] = placed.frame }
    var open: [ViewID: [String]] = [:]
    for ambiguity in scene.ambiguities {
      open[ambiguity.view, default: []].append("\(ambiguity.remark) open")
    }
    return document[scene.scene].roots.flatMap { root -> [String] in
      let views = document.subtree(of: root)
      let nodes = zip(views, TreeNode.tree(below: root, in: document, [resolved])).map {
        view, node in
        var node = node
        node.remarks += open[view] ?? []
        return node
      }
      let columns = [
        TextTable.Cells(views.map { frames[$0].map(Self.origin) ?? "" }, .right),
        TextTable.Cells(views.map { frames[$0].map(Self.size) ?? "" }, .right),
      ]
      return TreeLines(nodes, width: width, indentation: 2, trailing: columns).lines.map {
        $0.trimmingEnd
      }
    }
  }

  private static func origin(_ frame: Rect) -> String { "\(short(frame.x)), \(short(frame.y))" }
  private static func size(_ frame: Rect) -> String {
    "\(short(frame.width)) × \(short(frame.height))"
  }

  /// Two decimals tell all pixels apart.
  private static func short(_ number: Double) -> String {
    shortNumber((number * 100).rounded() / 100)
  }

  // MARK: What is wrong

  private func open(_ ambiguity: SceneSolution.Ambiguity) -> [String] {
    let text =
      "the \(ambiguity.words) of \(document.describe(ambiguity.view).printable) is"
      + " \(ambiguity.range.words)"
    return paragraph(text, width: width, first: "  open: ")
  }

  private func conflict(
    _ conflict: SceneSolution.Conflict, _ number: Int, _ explanation: ConflictExplanation
  ) -> [String] {
    let excess = "\(shortNumber(conflict.roundedExcess)) pt \(conflict.axis.rawValue)ly"
    var lines = [options.emphasize("  conflict \(number): ", .error) + excess]
    // That a margin or safe area is nothing here explains nothing.
    let given = explanation.given.filter { $0.constant != 0 }
    let labels = explanation.members.map { $0.label } + given.map { _ in "given" }
    let sentences =
      explanation.members.map(\.sentence) + given.map { ConstraintWords(resolved).sentence($0) }
    let column = labels.map(\.displayWidth).max() ?? 0
    for (label, sentence) in zip(labels, sentences) {
      lines += paragraph(
        sentence.printable, width: width, first: "    \(label.padded(to: column))  ")
    }
    lines += paragraph(explanation.sum.printable, width: width, first: "    ")
    lines += paragraph(explanation.wayOut.printable, width: width, first: "    ")
    if let relaxed = conflict.relaxed {
      let name = relaxed.label(in: document)
      lines += paragraph("The frames above do without \(name).", width: width, first: "    ")
    }
    return lines
  }
}

extension ConflictExplanation.Member {
  /// Who wrote it: the author by line, others by the name that UIKit logs.
  fileprivate var label: String {
    if case .author(let line) = writer { "line \(line)" } else { constraint.identifier ?? "" }
  }
}

extension LayoutConstraint {
  fileprivate func label(in document: Document) -> String {
    if case .author(let id) = provenance {
      "line \(document.line(of: id))"
    } else {
      identifier ?? "one of them"
    }
  }
}

extension SceneSolution.Ambiguity {
  /// Such as `width`, `y`.
  fileprivate var remark: String {
    guard measure == .position else { return words }
    return axis == .horizontal ? "x" : "y"
  }

  /// Such as `width`, `vertical position`.
  fileprivate var words: String {
    switch measure {
    case .size: axis == .horizontal ? "width" : "height"
    case .position: "\(axis.rawValue) position"
    case .contentSize: axis == .horizontal ? "content width" : "content height"
    }
  }
}

extension ClosedRange<Double> {
  /// What values a measure may take.
  fileprivate var words: String {
    // Beyond every screen there is no bound that anybody set.
    let isBounded = (lowerBound > -1e6, upperBound < 1e6)
    switch isBounded {
    case (true, true):
      return "anything from \(shortNumber(lowerBound)) to \(shortNumber(upperBound)) pt"
    case (true, false): return "\(shortNumber(lowerBound)) pt or anything above"
    case (false, true): return "\(shortNumber(upperBound)) pt or anything below"
    case (false, false): return "up to chance: nothing bounds it"
    }
  }
}

extension Document {
  /// How a person would call a scene: the controller's class, or the first view's.
  fileprivate func title(of scene: SceneID) -> String {
    let controller = self[scene].controller.map { self[$0].element }
    let owner = controller ?? self[scene].roots.first.map { self[$0].element }
    return owner.map { className($0) } ?? "no objects"
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

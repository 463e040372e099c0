internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension LayoutFormat {
  /// For scripts; its members are promises that change only with `version`.
  package static let json = LayoutFormat(
    name: "json", ending: ".json",
    // A part is what stands between the braces of a document's object.
    part: { report, _ in
      var json = JSONWriter()
      json.beginObject()
      json.member("document", report.document)
      if report.configurations.count == 1 {
        for solved in report.configurations { json.members(solved) }
      } else {
        json.key("configurations")
        json.beginArray(.lines)
        for solved in report.configurations {
          json.beginObject()
          json.members(solved)
          json.end()
        }
        json.end()
      }
      json.end()
      return String(json.finish().dropFirst().dropLast(2))
    },
    single: { "{\"version\": 1, \($0)}\n" },
    several: { parts in
      "{\"version\": 1, \"documents\": ["
        + parts.map { "\n {\($0)}" }.joined(separator: ",") + "\n]}\n"
    })
}

extension JSONWriter {
  fileprivate mutating func members(_ solved: LayoutReport.Solved) {
    key("configuration")
    value(solved.resolved.configuration)
    key("scenes")
    beginArray(.lines)
    for scene in solved.scenes { value(scene, solved.resolved) }
    end()
  }

  private mutating func value(_ scene: SceneSolution, _ resolved: ResolvedDocument) {
    let document = resolved.document
    beginObject()
    member("sceneID", document[scene.scene].sceneID)
    member("objectID", document.ownerID(of: scene.scene))
    member("status", scene.status.rawValue)
    key("ambiguous")
    beginArray(scene.ambiguities.isEmpty ? .inline : .lines)
    for ambiguity in scene.ambiguities {
      beginObject()
      member("id", document[ambiguity.view].objectID)
      member("axis", ambiguity.axis.rawValue)
      member("what", ambiguity.measure.rawValue)
      end()
    }
    end()
    key("conflicts")
    beginArray(scene.conflicts.isEmpty ? .inline : .lines)
    if !scene.conflicts.isEmpty {
      let explainer = ConflictExplainer(resolved, scene)
      for conflict in scene.conflicts { value(conflict, explainer.explain(conflict), resolved) }
    }
    end()
    key("views")
    beginArray(.lines)
    for placed in scene.views { value(placed, document) }
    end()
    end()
  }

  private mutating func value(
    _ conflict: SceneSolution.Conflict, _ explanation: ConflictExplanation,
    _ resolved: ResolvedDocument
  ) {
    let document = resolved.document
    let words = ConstraintWords(resolved)
    beginObject()
    member("constraints", conflict.authors.compactMap { document[$0].objectID })
    key("generated")
    beginArray()
    for constraint in conflict.generated + explanation.given {
      beginObject()
      member("identifier", constraint.identifier)
      member("stack", constraint.stack.flatMap { document[$0].objectID })
      member("description", words.sentence(constraint))
      end()
    }
    end()
    member("excess", conflict.roundedExcess)
    end()
  }

  /// Views without an identifier are left out: nothing could refer to them.
  private mutating func value(_ placed: SceneSolution.Placed, _ document: Document) {
    guard let id = document[placed.view].objectID else { return }
    beginObject()
    member("id", id)
    member("class", document.className(document[placed.view].element))
    key("frame")
    beginObject()
    member("x", placed.frame.x.withoutNoise)
    member("y", placed.frame.y.withoutNoise)
    member("width", placed.frame.width.withoutNoise)
    member("height", placed.frame.height.withoutNoise)
    end()
    end()
  }
}

extension Document {
  /// The identifier of what a scene shows: its controller's, else its first view's.
  func ownerID(of scene: SceneID) -> String? {
    let controller = self[scene].controller.flatMap { self[$0].objectID }
    return controller ?? self[scene].roots.first.flatMap { self[$0].objectID }
  }
}

internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// How a list of changed frames becomes text.
package struct ComparisonFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  package let report: @Sendable ([LayoutComparison]) -> String

  package static let all: [ComparisonFormat] = [.text, .json]
}

extension ComparisonFormat {
  /// For people: what changed, scene by scene, and a sum at the end.
  package static let text = ComparisonFormat(name: "text") { comparisons in
    var lines: [String] = []
    var count = 0
    for comparison in comparisons where comparison.isDifferent {
      lines.append(comparison.document.printable)
      for scene in comparison.scenes where scene.isDifferent {
        let id = scene.sceneID.map { " (scene \($0))" } ?? ""
        lines.append("  \((scene.title + id).printable), \(scene.configuration.name)")
        if scene.statusBefore != scene.statusAfter {
          let before = scene.statusBefore?.rawValue ?? "not there"
          let after = scene.statusAfter?.rawValue ?? "not there"
          lines.append("    layout was \(before), is \(after)")
        }
        for change in scene.changes {
          count += 1
          lines.append("    \(change.kind.rawValue) \(change.name.printable)\(frames(change))")
        }
      }
      lines.append("")
    }
    lines.append(
      count == 0 && lines.isEmpty
        ? "no frame changed" : "\(count) frame\(count == 1 ? "" : "s") changed")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func frames(_ change: LayoutComparison.Change) -> String {
    let before = change.before?.frameText
    let after = change.after?.frameText
    switch (before, after) {
    case (let before?, let after?): return ": \(before) → \(after)"
    case (let one?, nil), (nil, let one?): return ": \(one)"
    default: return ""
    }
  }

  /// For scripts; its members are promises that change only with `version`.
  package static let json = ComparisonFormat(name: "json") { comparisons in
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("documents")
    json.beginArray(.lines)
    for comparison in comparisons {
      json.beginObject()
      json.member("document", comparison.document)
      json.key("scenes")
      json.beginArray(.lines)
      for scene in comparison.scenes where scene.isDifferent { json.value(scene) }
      json.end()
      json.end()
    }
    json.end()
    json.end()
    return json.finish()
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ scene: LayoutComparison.SceneChange) {
    beginObject()
    member("sceneID", scene.sceneID)
    key("configuration")
    value(scene.configuration)
    member("statusBefore", scene.statusBefore?.rawValue)
    member("statusAfter", scene.statusAfter?.rawValue)
    key("changes")
    beginArray(.lines)
    for change in scene.changes {
      beginObject()
      member("id", change.id)
      member("class", change.className)
      member("change", change.kind.rawValue)
      key("before")
      frame(change.before)
      key("after")
      frame(change.after)
      end()
    }
    end()
    end()
  }

  private mutating func frame(_ rect: Rect?) {
    guard let rect else { return null() }
    beginObject()
    member("x", rect.x.withoutNoise)
    member("y", rect.y.withoutNoise)
    member("width", rect.width.withoutNoise)
    member("height", rect.height.withoutNoise)
    end()
  }
}

extension Rect {
  /// Such as `16, 24, 100 × 44`.
  var frameText: String {
    "\(shortNumber(x)), \(shortNumber(y)), \(shortNumber(width)) × \(shortNumber(height))"
  }
}

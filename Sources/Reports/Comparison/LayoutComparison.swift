package import DocumentModel
package import LayoutSystem
package import Resolution

/// What became of the frames of one document between two versions of it.
package struct LayoutComparison: Sendable {
  /// What became of one view.
  package struct Change: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
      case added, removed, moved, resized
      /// Moved and resized.
      case changed
      /// It lies in another view now.
      case reparented
    }

    package var id: String
    package var className: String
    /// As messages speak of it.
    package var name: String
    package var kind: Kind
    /// In the superview's coordinates, as `layout` prints it; nil for what was added.
    package var before: Rect?
    /// Nil for what was removed.
    package var after: Rect?
  }

  /// One scene in one configuration.
  package struct SceneChange: Sendable {
    package var sceneID: String?
    package var title: String
    package var configuration: Configuration
    /// Nil where the scene is new.
    package var statusBefore: SceneSolution.Status?
    /// Nil where the scene is gone.
    package var statusAfter: SceneSolution.Status?
    /// In the order of the new document, what was removed last.
    package var changes: [Change]

    package var isDifferent: Bool { !changes.isEmpty || statusBefore != statusAfter }
  }

  /// The path that messages show.
  package var document: String
  package var scenes: [SceneChange]

  package var isDifferent: Bool { scenes.contains(where: \.isDifferent) }

  package init(document: String, scenes: [SceneChange]) {
    self.document = document
    self.scenes = scenes
  }
}

extension LayoutComparison {
  /// A scene before and after, for those who draw it.
  package struct Pair: Sendable {
    package var before: (resolved: ResolvedDocument, solution: SceneSolution)?
    package var after: (resolved: ResolvedDocument, solution: SceneSolution)?
    package var change: SceneChange
  }

  /// Compares the scenes of two solved versions of a document: by their identifiers, those without
  /// one by their order.
  package static func pairs(
    _ before: LayoutReport.Solved?, _ after: LayoutReport.Solved?
  ) -> [Pair] {
    let old = before.map(keyed) ?? []
    let new = after.map(keyed) ?? []
    var pairs: [Pair] = []
    for (key, solution) in new {
      let match = old.first { $0.key == key }
      pairs.append(pair(before, match?.solution, after, solution))
    }
    for (key, solution) in old where !new.contains(where: { $0.key == key }) {
      pairs.append(pair(before, solution, after, nil))
    }
    return pairs
  }

  private static func keyed(_ solved: LayoutReport.Solved) -> [(
    key: String, solution: SceneSolution
  )] {
    var counts: [String: Int] = [:]
    return solved.scenes.map { solution in
      let id = solved.resolved.document[solution.scene].sceneID ?? ""
      counts[id, default: 0] += 1
      return ("\(id) \(counts[id] ?? 0)", solution)
    }
  }

  private static func pair(
    _ before: LayoutReport.Solved?, _ old: SceneSolution?, _ after: LayoutReport.Solved?,
    _ new: SceneSolution?
  ) -> Pair {
    let one = before.flatMap { solved in old.map { (solved.resolved, $0) } }
    let other = after.flatMap { solved in new.map { (solved.resolved, $0) } }
    let shown = other ?? one
    let document = shown?.0.document
    let scene = shown.map { $0.1.scene }
    let owner = document.flatMap { document in
      scene.flatMap { document[$0].controller }.map { document[$0].element }
        ?? scene.flatMap { document[$0].roots.first }.map { document[$0].element }
    }
    return Pair(
      before: one, after: other,
      change: SceneChange(
        sceneID: document.flatMap { document in scene.flatMap { document[$0].sceneID } },
        title: document.flatMap { document in owner.map { document.className($0) } }
          ?? "no objects",
        configuration: shown?.0.configuration ?? .typical(of: Traits.all[0]),
        statusBefore: old?.status, statusAfter: new?.status, changes: changes(one, other)))
  }

  private static func changes(
    _ before: (ResolvedDocument, SceneSolution)?, _ after: (ResolvedDocument, SceneSolution)?
  ) -> [Change] {
    let old = before.map { views($0.0.document, $0.1) } ?? []
    let new = after.map { views($0.0.document, $0.1) } ?? []
    let oldByID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    var changes: [Change] = []
    for view in new {
      guard let was = oldByID[view.id] else {
        changes.append(view.change(.added, before: nil, after: view.frame))
        continue
      }
      if let kind = kind(was, view) {
        changes.append(view.change(kind, before: was.frame, after: view.frame))
      }
    }
    for view in old where !newIDs.contains(view.id) {
      changes.append(view.change(.removed, before: view.frame, after: nil))
    }
    return changes
  }

  private struct Entry {
    let id: String
    let superview: String?
    let className: String
    let name: String
    let frame: Rect

    func change(_ kind: Change.Kind, before: Rect?, after: Rect?) -> Change {
      Change(
        id: id, className: className, name: name, kind: kind, before: before, after: after)
    }
  }

  private static func views(_ document: Document, _ solution: SceneSolution) -> [Entry] {
    solution.views.compactMap { placed in
      guard let id = document[placed.view].objectID else { return nil }
      let element = document[placed.view].element
      return Entry(
        id: id, superview: document[placed.view].superview.flatMap { document[$0].objectID },
        className: document.className(element), name: document.describe(element),
        frame: placed.frame)
    }
  }

  private static func kind(_ was: Entry, _ now: Entry) -> Change.Kind? {
    if was.superview != now.superview { return .reparented }
    // Frames are whole pixels: less than a hundredth of a point is noise.
    func differ(_ one: Double, _ other: Double) -> Bool {
      one != other && !(abs(one - other) < 0.01)
    }
    let isMoved = differ(was.frame.x, now.frame.x) || differ(was.frame.y, now.frame.y)
    let isResized =
      differ(was.frame.width, now.frame.width) || differ(was.frame.height, now.frame.height)
    switch (isMoved, isResized) {
    case (true, true): return .changed
    case (true, false): return .moved
    case (false, true): return .resized
    case (false, false): return nil
    }
  }
}

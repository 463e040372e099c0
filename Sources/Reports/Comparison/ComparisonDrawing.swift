internal import DocumentModel
package import LayoutSystem
internal import Resolution

/// How a change is marked in a picture.
enum ChangeShade {
  static func shade(_ kind: LayoutComparison.Change.Kind) -> Shade {
    switch kind {
    case .added: Shade(RGBA(0x198038))
    case .removed: Shade(RGBA(0xD6001C))
    case .moved, .resized, .changed: Shade(RGBA(0xC25400))
    case .reparented: Shade(RGBA(0x8A3FFC))
    }
  }
}

extension Drawing {
  private static let gap = 24.0
  private static let top = 24.0

  /// A scene before and after, side by side, with what changed marked in both.
  package static func comparison(
    _ pair: LayoutComparison.Pair, before oldAssets: PictureAssets, after newAssets: PictureAssets,
    contentSize: ContentSize?
  ) -> Drawing {
    let old = pair.before.map { resolved, solution in
      ScenePictures(resolved, assets: oldAssets, overlays: [], contentSize: contentSize)
        .drawing(solution, marking: pair.change.changes, isOld: true)
    }
    let new = pair.after.map { resolved, solution in
      ScenePictures(resolved, assets: newAssets, overlays: [], contentSize: contentSize)
        .drawing(solution, marking: pair.change.changes, isOld: false)
    }
    let empty = Drawing(title: "", description: "", size: Size(width: 160, height: 80), steps: [])
    let (left, right) = (old ?? empty, new ?? empty)
    let size = Size(
      width: left.size.width + gap + right.size.width,
      height: max(left.size.height, right.size.height) + top)
    var steps: [Step] = [
      .shape(.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), .fill(.gray5))
    ]
    for (drawing, name, x, isThere) in [
      (left, "before", 0.0, old != nil), (right, "after", left.size.width + gap, new != nil),
    ] {
      let words = isThere ? name : "\(name): not there"
      steps.append(
        .text(
          TextMark(
            text: words, x: x + 4, baseline: 16, width: nil, anchor: .start,
            font: .system(12, .semibold), shade: .label)))
      var group = Group(.layer(name))
      group.origin = Point(x: x, y: top)
      group.clip = .rect(
        Rect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height))
      steps.append(.enter(group))
      steps += drawing.steps
      steps.append(.leave)
    }
    let count = pair.change.changes.count
    return Drawing(
      title: "\((new ?? left).title), before and after",
      description: "\(count) frame\(count == 1 ? "" : "s") changed.", size: size, steps: steps)
  }
}

extension ScenePictures {
  /// Draws a solved scene with outlines around what changed.
  func drawing(
    _ solution: SceneSolution, marking changes: [LayoutComparison.Change], isOld: Bool
  ) -> Drawing {
    var scene = SceneSketch(self, solution)
    scene.drawRoots()
    scene.drawMarks(changes, isOld: isOld)
    return scene.finish()
  }
}

extension SceneSketch {
  fileprivate mutating func drawMarks(_ changes: [LayoutComparison.Change], isOld: Bool) {
    guard !changes.isEmpty else { return }
    var numbers: [String: ViewID] = [:]
    for placed in solution.views {
      guard let id = document[placed.view].objectID, numbers[id] == nil else { continue }
      numbers[id] = placed.view
    }
    sketch.enter(Drawing.Group(.layer("changes")))
    for change in changes {
      guard let view = numbers[change.id], let place = map.place(view) else { continue }
      let shade = ChangeShade.shade(change.kind)
      // Of nested views that moved a fill of each would cover what is to be seen.
      if change.kind == .added || change.kind == .removed { sketch.fill(place, shade.faded(0.12)) }
      sketch.outline(place, shade, width: 1.5, isDashed: isOld)
      // Where it was, in the coordinates of the view around it now.
      if !isOld, change.kind != .reparented, let before = change.before?.drawable,
        let after = change.after?.drawable
      {
        let was = Rect(
          x: place.x + before.x - after.x, y: place.y + before.y - after.y, width: before.width,
          height: before.height)
        sketch.outline(was, shade.faded(0.6), width: 1, isDashed: true)
      }
    }
    sketch.leave()
  }
}

internal import DocumentModel
internal import Resolution

/// The natural lengths of arranged views by which proportional filling shares out: the intrinsic
/// length, else the one that the view's content has when nothing stretches it (uistackview.md 5).
struct FittingLengths {
  private let shared: DocumentParts
  private let contents: ContentSizes
  private let views: [ViewID]
  private let constraints: [LayoutConstraint]
  private let options: LayoutOptions
  private var known: [Key: Double] = [:]

  private struct Key: Hashable {
    let view: ViewID
    let axis: LayoutAxis
  }

  /// - Parameters:
  ///   - views: The views of the scene, superviews first.
  ///   - constraints: The author's constraints of the scene.
  init(
    _ shared: DocumentParts, _ contents: ContentSizes, views: [ViewID],
    constraints: [LayoutConstraint], options: LayoutOptions
  ) {
    self.shared = shared
    self.contents = contents
    self.views = views
    self.constraints = constraints
    self.options = options
  }

  /// In points.
  mutating func length(of view: ViewID, _ axis: LayoutAxis) -> Double {
    intrinsicLength(of: view, axis) ?? fittingLength(of: view, axis)
  }

  private func intrinsicLength(of view: ViewID, _ axis: LayoutAxis) -> Double? {
    let size = contents.natural(view)
    return axis == .horizontal ? size.width : size.height
  }

  /// The length that a view has when nothing stretches it.
  private mutating func fittingLength(of view: ViewID, _ axis: LayoutAxis) -> Double {
    let key = Key(view: view, axis: axis)
    if let known = known[key] { return known }
    let length =
      requiredLength(of: view, axis) ?? intrinsicLength(of: view, axis)
      ?? (shared.resolved.document[view].isStack
        ? stackLength(of: view, axis) : compressedLength(of: view, axis))
    known[key] = length
    return length
  }

  /// What the author requires of the view alone.
  private func requiredLength(of view: ViewID, _ axis: LayoutAxis) -> Double? {
    let resolved = shared.resolved
    for id in resolved.document.constraints(ownedBy: view) {
      let constraint = resolved.document[id]
      guard constraint.second == nil, constraint.relation == .equal, constraint.priority >= 1000,
        constraint.first?.item == .view(view), constraint.first?.attribute == axis.size,
        resolved.state(of: id) == .installed
      else { continue }
      return resolved.constant(of: id)
    }
    return nil
  }

  /// The length of a stack view by the lengths of what it arranges. Constraints that the author put
  /// between these are not looked at.
  private mutating func stackLength(of view: ViewID, _ axis: LayoutAxis) -> Double {
    let resolved = shared.resolved
    let input = StackInput(resolved, view) { _, _ in 0 }
    var lengths: [Double] = []
    for arranged in input.arranged where !arranged.isHidden {
      lengths.append(fittingLength(of: arranged.view, axis))
    }
    let margins = resolved.stackMargins(view) ?? .zero
    let room =
      axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
    guard axis == input.axis else { return (lengths.max() ?? 0) + room }
    let gaps = input.spacing.distance * Double(max(lengths.count - 1, 0))
    let isEqual = input.distribution == .fillEqually
    let sum = isEqual ? (lengths.max() ?? 0) * Double(lengths.count) : lengths.reduce(0, +)
    return sum + gaps + room
  }

  /// The length of a view with its content laid out alone and as small as it gets: UIKit pulls it
  /// to zero at the fitting level of 50.
  private func compressedLength(of view: ViewID, _ axis: LayoutAxis) -> Double {
    let document = shared.resolved.document
    let inside = views.filter { $0 == view || document.isInside($0, view) }
    guard inside.count > 1 else { return 0 }
    let members = Set(inside)
    func isInside(_ anchor: Anchor) -> Bool { anchor.item.view.map(members.contains) ?? false }
    var pull = LayoutChange()
    pull.added = [LayoutAxis.horizontal, .vertical].map {
      LayoutConstraint(Anchor(.view(view), $0.size), priority: 50, from: .kept(view))
    }
    let solver = SceneSolver(
      shared, scene: document[view].scene, views: inside,
      constraints: constraints.filter {
        isInside($0.first) && ($0.second.map(isInside) ?? true)
      }, options: options, change: pull)
    let frame = solver.finalPass().places(count: document.views.count)[view]
    return max(0, (axis == .horizontal ? frame?.width : frame?.height) ?? 0)
  }
}

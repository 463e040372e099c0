internal import DocumentModel
internal import Resolution

/// The constraints of one solved scene as rows of numbers, for explanations.
///
/// Everything that is no linear function of the variables — margins, safe areas, lines of text — is
/// taken from where the solution put the views.
struct ConflictRows {
  let resolved: ResolvedDocument
  private let geometry: SceneGeometry
  private let placements: PlacementReader
  private let places: Places
  private let guides: SceneGuides
  private let contents: ContentSizes

  /// - Parameter openLengths: Lengths that the rows take for unknown although the solution has them.
  init(
    _ resolved: ResolvedDocument, _ solution: SceneSolution,
    openLengths: [ViewID: Set<LayoutAxis>] = [:]
  ) {
    self.resolved = resolved
    var places = Places(count: resolved.document.views.count)
    for placed in solution.views { places[placed.view] = placed.absolute }
    self.places = places
    let views = solution.views.map(\.view)
    let placements = PlacementReader(resolved)
    self.placements = placements
    let contents = ContentSizes(
      ContentReader(resolved), placements: placements, views: views, usesRecordedSizes: false)
    self.contents = contents
    guides = SceneGuides(resolved)
    geometry = SceneGeometry(
      resolved, views: views, placements: placements, openLengths: openLengths,
      alignment: { contents.alignment(of: $0) })
  }

  /// A constraint as `terms + constant  relation  0`.
  struct Row {
    var expression: LinearExpression
    var relation: LayoutRelation
  }

  /// The rows of constraints, in their order, and what the variables of the rows measure; nil where
  /// one of them has no place in the scene.
  func rows(_ constraints: [LayoutConstraint]) -> (
    rows: [Row], variables: [SceneGeometry.Variable]
  )? {
    var anchors = AnchorExpressions(
      geometry: geometry, isRightToLeft: { resolved.isRightToLeft($0) },
      insets: insets,
      baselines: { contents.baselines(of: $0, wrapWidth: wrapWidth($0)) },
      baselineView: { view, isFirst in
        resolved.baselineView(of: view, isFirst: isFirst) { places.size(of: $0).height }
      })
    var rows: [Row] = []
    for constraint in constraints {
      var owner: ViewID?
      if case .author(let id) = constraint.provenance { owner = resolved.document[id].owner }
      guard let expression = anchors.expression(of: constraint, owner: owner) else { return nil }
      rows.append(Row(expression: expression, relation: constraint.relation))
    }
    return (rows, anchors.geometry.variables)
  }

  /// Whether constraints place a view; false for roots, cells and views with an autoresizing mask.
  func isSolved(_ view: ViewID) -> Bool {
    if case .solved = placements.placement(of: view) { true } else { false }
  }

  private func wrapWidth(_ view: ViewID) -> Double? {
    places[view].flatMap { contents.wrapWidth(of: view, width: $0.width) }
  }

  /// How large the solution makes a view; nil for views that are not in the scene.
  func size(of view: ViewID) -> Size? {
    places[view].map { Size(width: $0.width, height: $0.height) }
  }

  /// Distances of a guide or margins from the sides of its view.
  func insets(_ item: LayoutItem) -> SideInsets {
    switch item {
    case .safeArea(let view): guides.safeAreaGuide(view, in: places)
    case .topGuide(let view), .bottomGuide(let view), .keyboard(let view):
      guides.safeArea(view, in: places)
    case .layoutMargins(let view): guides.margins(view, in: places)
    case .readable(let view):
      LayoutMarginRules.readable(
        width: places.size(of: view).width, margins: guides.margins(view, in: places))
    default: .zero
    }
  }
}

internal import Cassowary
internal import DocumentModel
internal import Resolution

/// Lays out one scene: writes its system down, solves it, and does so again until what depends on
/// the result — wrapped texts, margins that the safe area reaches into — agrees with it.
struct SceneSolver {
  let resolved: ResolvedDocument
  let scene: SceneID
  let options: LayoutOptions
  let change: LayoutChange
  /// By view, its place among its superview's subviews, the first being 1.
  let ordinals: ContiguousArray<Int>
  let views: [ViewID]
  let authored: [LayoutConstraint]
  let placements: PlacementReader
  let guides: SceneGuides
  let contents: ContentSizes
  private let stacks: [StackLowering]
  private let solvedViews: [ViewID]
  /// Cells that are as high as their content.
  private let automaticRows: [ViewID]

  /// What a list gives a row whose content does not care: the system's height, at the level at which
  /// views are fitted (UIKit's documentation: 44, and 50 for the fitting level).
  private static let rowHeight = 44.0
  static let fittingPriority = 50.0

  /// A view that hangs by a margin which grows with where the view lies moves by the margin's own 8
  /// points from pass to pass until it sticks out of the safe area: 21 passes below the highest bars.
  /// A scene that has not settled then is reported as ambiguous.
  private static let passLimit = 32

  init(
    _ shared: DocumentParts, scene: SceneID, views: [ViewID], constraints: [LayoutConstraint],
    options: LayoutOptions, change: LayoutChange = LayoutChange()
  ) {
    resolved = shared.resolved
    ordinals = shared.ordinals
    self.change = change
    self.scene = scene
    self.options = options
    self.views = views
    authored = constraints
    placements = shared.placements
    guides = shared.guides
    var (solved, automatic): ([ViewID], [ViewID]) = ([], [])
    for view in views {
      switch shared.placements.placement(of: view) {
      case .solved: solved.append(view)
      case .row(let row) where row.height == nil: automatic.append(view)
      default: continue
      }
    }
    solvedViews = solved
    automaticRows = automatic
    let contents = ContentSizes(
      shared.reader, placements: shared.placements, views: views,
      usesRecordedSizes: options.usesRecordedSizes)
    self.contents = contents
    var lengths = FittingLengths(
      shared, contents, views: views, constraints: constraints, options: options)
    stacks = views.filter {
      shared.resolved.document[$0].isStack && !change.loweredStacks.contains($0)
    }.map { stack in
      StackLowering(
        change.applied(
          to: StackInput(shared.resolved, stack, texts: shared.texts) { lengths.length(of: $0, $1) }
        ),
        rules: options.stackRules)
    }
  }

  func solve() -> SceneSolution { report(finalPass()) }

  /// The pass that agrees with what it takes from the one before it.
  ///
  /// Texts wrap as UIKit wraps them: once, at the widths that they get while their lines are as long
  /// as they are. What that changes changes no width at which they wrap.
  func finalPass() -> ScenePass {
    var places = startingPlaces()
    var input = PassInput()
    input.insets = insets(places)
    var pass = ScenePass(self, input, places)
    settle(&pass, &input, &places)
    input.wrapWidths = wrapWidths(places)
    guard !input.wrapWidths.isEmpty else { return pass }
    pass = ScenePass(self, input, places)
    settle(&pass, &input, &places)
    return pass
  }

  /// Repeats a pass until guides, margins and what nothing determines agree with it, or says of the
  /// last one that they do not.
  private func settle(_ pass: inout ScenePass, _ input: inout PassInput, _ places: inout Places) {
    for count in 1...Self.passLimit {
      places = pass.places(count: resolved.document.views.count)
      var next = input
      next.insets = insets(places)
      if !pass.solution.isUnique { next.stays = stays(pass, places) }
      if next.agrees(with: input) && next.stays.agree(with: input.stays) { return }
      guard count < Self.passLimit else { break }
      input = next
      pass = ScenePass(self, input, places)
    }
    pass.hasSettled = false
  }

  // MARK: Parts of a pass

  /// Everything that is written down for the scene, in a fixed order: the author's, stacks, content
  /// sizes.
  func constraints(_ input: PassInput) -> [LayoutConstraint] {
    var constraints = authored
    for stack in stacks { constraints += stack.constraints }
    for view in views {
      constraints += contents.constraints(of: view, wrapWidth: input.wrapWidths[view])
    }
    for view in automaticRows {
      constraints.append(
        LayoutConstraint(
          Anchor(.view(view), .height), constant: Self.rowHeight, priority: Self.fittingPriority,
          from: .encapsulatedSize(view)))
    }
    if input.isBare {
      constraints.removeAll(where: \.resolvesAmbiguity)
    } else if options.keepsUndetermined {
      for view in solvedViews { constraints += contents.hold(of: view) }
    }
    if change.changesConstraints {
      constraints = constraints.map { change.applied(to: $0) }
    }
    return constraints + change.added
  }

  func geometry() -> SceneGeometry {
    SceneGeometry(
      resolved, views: views, placements: placements, alignment: { contents.alignment(of: $0) })
  }

  func expressions(_ geometry: SceneGeometry, _ input: PassInput, _ places: Places)
    -> AnchorExpressions
  {
    AnchorExpressions(
      geometry: geometry, isRightToLeft: { resolved.isRightToLeft($0) },
      insets: { input.insets[$0] ?? .zero },
      baselines: { contents.baselines(of: $0, wrapWidth: input.wrapWidths[$0]) },
      baselineView: { view, isFirst in
        change.loweredStacks.contains(view)
          ? nil
          : resolved.baselineView(of: view, isFirst: isFirst) { places.size(of: $0).height }
      })
  }
}

extension LayoutConstraint {
  /// Whether a stack view only adds it so that something is determined at all (uistackview.md 2).
  fileprivate var resolvesAmbiguity: Bool {
    switch provenance {
    case .stack(_, .canvasFit), .stack(_, .spanningFit), .stack(_, .ambiguitySuppression): true
    default: false
    }
  }
}

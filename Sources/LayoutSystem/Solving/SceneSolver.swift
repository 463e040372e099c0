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
  private let views: [ViewID]
  private let authored: [LayoutConstraint]
  private let placements: PlacementReader
  private let guides: SceneGuides
  private let contents: ContentSizes
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

  // MARK: Between passes

  /// Roots and what hangs in them without constraints have places before anything is solved.
  private func startingPlaces() -> Places {
    var places = Places(count: resolved.document.views.count)
    for view in views {
      switch placements.placement(of: view) {
      case .root(let size):
        places[view] = Rect(x: 0, y: 0, width: size.width, height: size.height)
      case .fixed(let rect):
        guard let around = resolved.document[view].superview.flatMap({ places[$0] }) else {
          continue
        }
        places[view] = Rect(
          x: around.x + rect.x, y: around.y + rect.y, width: rect.width, height: rect.height)
      case .fills(let left, let right):
        places[view] = resolved.document[view].superview.flatMap { places[$0] }.map {
          Rect(x: $0.x + left, y: $0.y, width: $0.width - left - right, height: $0.height)
        }
      case .row, .springs, .solved: continue
      }
    }
    return places
  }

  private func insets(_ places: Places) -> [LayoutItem: SideInsets] {
    var insets: [LayoutItem: SideInsets] = [:]
    for item in insetItems { insets[item] = self.inset(item, places) }
    return insets
  }

  /// Guides and margins that some constraint refers to.
  private var insetItems: Set<LayoutItem> {
    var items: Set<LayoutItem> = []
    func note(_ anchor: Anchor?) {
      guard let anchor else { return }
      switch anchor.item {
      case .safeArea, .topGuide, .bottomGuide, .keyboard, .readable, .layoutMargins:
        items.insert(anchor.item)
      case .view(let view) where anchor.attribute.isMargin,
        .scrollContent(let view) where anchor.attribute.isMargin:
        items.insert(.layoutMargins(view))
      default: break
      }
    }
    for constraint in authored + change.added {
      note(constraint.first)
      note(constraint.second)
    }
    for view in views
    where resolved.document[view].isStack && resolved.stackMargins(view) != nil {
      items.insert(.layoutMargins(view))
    }
    return items
  }

  private func inset(_ item: LayoutItem, _ places: Places) -> SideInsets {
    switch item {
    case .safeArea(let view): return guides.safeAreaGuide(view, in: places)
    case .topGuide(let view), .bottomGuide(let view), .keyboard(let view):
      return guides.safeArea(view, in: places)
    case .layoutMargins(let view): return guides.margins(view, in: places)
    case .readable(let view):
      return LayoutMarginRules.readable(
        width: places.size(of: view).width, margins: guides.margins(view, in: places))
    default: return .zero
    }
  }

  private func wrapWidths(_ places: Places) -> [ViewID: Double] {
    var widths: [ViewID: Double] = [:]
    for view in views {
      guard let frame = places[view] else { continue }
      widths[view] = contents.wrapWidth(of: view, width: frame.width)
    }
    return widths
  }

  /// Where variables go that nothing determines: lengths to the recorded ones where those are kept,
  /// places to the superview's corner, or to the recorded distance from it.
  private func stays(_ pass: ScenePass, _ places: Places) -> [Double?] {
    let origins = pass.geometry.origins(pass.solution.values)
    return pass.geometry.variables.map { variable in
      guard case .view(let view) = variable.item else {
        return keptContentLength(variable)
      }
      let insets = contents.alignment(of: view)
      if let rect = change.preferred[view] {
        let base = pass.geometry.origin(of: view, origins)
        switch variable.measure {
        case .width: return rect.width - insets.horizontal
        case .height: return rect.height - insets.vertical
        case .left: return rect.x - base.x + insets.left
        case .top: return rect.y - base.y + insets.top
        }
      }
      let recorded = options.keepsUndetermined ? placements.recordedFrame(view) : nil
      let around = resolved.document[view].superview.flatMap { superview in
        let base = pass.geometry.origin(of: view, origins)
        return places[superview].map { (x: $0.x - base.x, y: $0.y - base.y) }
      }
      switch variable.measure {
      case .width: return recorded.map { $0.width - insets.horizontal }
      case .height: return recorded.map { $0.height - insets.vertical }
      case .left: return around.map { $0.x + (recorded?.x ?? 0) + insets.left }
      case .top: return around.map { $0.y + (recorded?.y ?? 0) + insets.top }
      }
    }
  }

  /// The content of a scroll view has no recorded size of its own.
  private func keptContentLength(_ variable: SceneGeometry.Variable) -> Double? { nil }

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

  // MARK: Results

  private func report(_ pass: ScenePass) -> SceneSolution {
    let places = pass.places(count: resolved.document.views.count)
    let grid = PixelGrid(scale: resolved.configuration.scale)
    let placed = views.compactMap { view -> SceneSolution.Placed? in
      guard let frame = places[view] else { return nil }
      let around = resolved.document[view].superview.flatMap { places[$0] }
      return SceneSolution.Placed(
        view: view, frame: grid.frame(frame, in: around), absolute: frame)
    }
    let freedom = pass.ambiguities { isShown($0) }
    let undetermined =
      options.keepsUndetermined ? undeterminedCount(pass, places) : freedom.undetermined
    return SceneSolution(
      scene: scene, views: placed, guides: options.locatesGuides ? pass.guides : [],
      ambiguities: freedom.ambiguities, conflicts: pass.conflicts,
      constraints: pass.constraints, undeterminedCount: undetermined,
      variableCount: pass.geometry.variables.count(where: \.isOfView),
      hasSettled: pass.hasSettled)
  }

  /// How many values are kept: all that nothing but the ways of stack views to resolve ambiguities
  /// would determine.
  private func undeterminedCount(_ pass: ScenePass, _ places: Places) -> Int {
    var input = pass.input
    input.isBare = true
    return ScenePass(self, input, places).ambiguities { _ in false }.undetermined
  }

  /// Whether neither the view nor one around it is hidden.
  private func isShown(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if resolved.flag(.hidden, of: resolved.document[current].element) { return false }
      next = resolved.document[current].superview
    }
    return true
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

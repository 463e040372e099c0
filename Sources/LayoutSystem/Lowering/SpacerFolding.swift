package import DocumentModel
package import Resolution

/// Decides which spacer views of stack views go, and what takes the place of their gaps.
struct SpacerFolding {
  private let document: Document
  private let combinations: [ResolvedDocument]
  private let uses: ConstraintUses
  private(set) var lowering: Lowering

  init(
    _ document: Document, combinations: [ResolvedDocument], uses: ConstraintUses,
    options: LoweringOptions
  ) {
    self.document = document
    self.combinations = combinations
    self.uses = uses
    lowering = Lowering(options: options)
    guard options.foldsSpacers, document.header.usesAutoLayout else { return }
    for view in document.viewIDs where document[view].isStack { fold(in: view) }
  }

  private mutating func fold(in stack: ViewID) {
    var folded: Set<ViewID> = []
    var reasons: [ViewID: String] = [:]
    for view in document[stack].subviews where document.isSpacer(view) {
      if let reason = obstacle(view, in: stack) {
        reasons[view] = reason
      } else {
        folded.insert(view)
      }
    }
    // What is left behind decides what stands at the ends: until nothing changes.
    while !folded.isEmpty, let (view, reason) = endObstacle(folded, in: stack) {
      folded.remove(view)
      reasons[view] = reason
    }
    for view in document[stack].subviews {
      if folded.contains(view) {
        lowering.forms[view] = .folded
        lowering.removed.formUnion(uses.byView[view] ?? [])
        lowering.gaps[view] = combinations.map { resolved in
          guard resolved.isInstalled(view) else { return nil }
          let axis = resolved.value(.axis, of: document[stack].element) ?? .horizontal
          return resolved.gapLength(of: view, along: axis, uses.byView[view] ?? [])
        }
        lowering.notes.append(
          LoweringNote(
            kind: .spacer, view: view, text: "goes: its gap becomes \(place(of: view, folded, stack))",
            isDone: true))
      } else if let reason = reasons[view] {
        lowering.notes.append(
          LoweringNote(
            kind: .spacer, view: view, text: "stays a view because \(reason)", isDone: false))
      }
    }
  }

  // MARK: Single spacers

  private func obstacle(_ view: ViewID, in stack: ViewID) -> String? {
    for id in uses.byView[view] ?? [] {
      if !document.outlets(to: document[id].element).isEmpty {
        return "an outlet leads to a constraint of it"
      }
    }
    if uses.guides.contains(view) || uses.anchors.contains(view) {
      return "something else refers to it"
    }
    for resolved in combinations {
      let views = resolved.arrangedSubviews(of: stack)
      if views.count != resolved.visibleViews(of: stack).count {
        return "a view of the stack view is hidden"
      }
    }
    let present = combinations.filter { $0.isInstalled(view) }
    guard !present.isEmpty else { return "no size class installs it" }
    for resolved in present {
      let stackElement = document[stack].element
      let axis = resolved.value(.axis, of: stackElement) ?? .horizontal
      switch resolved.value(.distribution, of: stackElement) ?? .fill {
      case .fill: break
      case .fillEqually, .fillProportionally:
        return "the stack view shares its length out among all its views"
      case .equalSpacing, .equalCentering: return "the stack view evens out the gaps beside it"
      }
      if axis == .vertical, resolved.flag(.baselineRelativeArrangement, of: stackElement) {
        return "the stack view measures from baselines"
      }
      switch resolved.value(.alignment, of: stackElement) ?? .fill {
      case .firstBaseline, .lastBaseline:
        if resolved.arrangedSubviews(of: stack).first == view {
          return "the other views are aligned with it"
        }
      default: break
      }
      if let reason = resolved.obstacleToGap(view, along: axis, uses.byView[view] ?? []) {
        return reason
      }
    }
    return nil
  }

  // MARK: Spacers among each other

  /// A spacer whose gap would have no place in some combination, and why.
  private func endObstacle(_ folded: Set<ViewID>, in stack: ViewID) -> (ViewID, String)? {
    for resolved in combinations where resolved.isInstalled(stack) {
      let visible = resolved.visibleViews(of: stack)
      guard let first = visible.first(where: { !folded.contains($0) }),
        let last = visible.last(where: { !folded.contains($0) })
      else {
        guard let spacer = visible.first(where: folded.contains) else { continue }
        return (spacer, "nothing else is in its stack view")
      }
      for (index, view) in visible.enumerated() where folded.contains(view) {
        let isAtEnd =
          (visible.firstIndex(of: first) ?? 0) > index || (visible.firstIndex(of: last) ?? 0) < index
        if isAtEnd {
          if let reason = obstacleToMargins(stack, resolved) { return (view, reason) }
        } else if let before = visible[..<index].last(where: { !folded.contains($0) }),
          combinations.contains(where: { !$0.isInstalledByMasks(document[before].element) })
        {
          return (view, "the view before it is not installed in every size class")
        }
      }
    }
    return nil
  }

  private func obstacleToMargins(_ stack: ViewID, _ resolved: ResolvedDocument) -> String? {
    if combinations.contains(where: { $0.stackMargins(stack) != nil }) {
      return "the stack view has margins of its own"
    }
    if document.written(.preservesSuperviewLayoutMargins, of: document[stack].element) == true {
      return "the stack view takes over margins"
    }
    if uses.guides.contains(stack) { return "a constraint names the stack view's margins" }
    let isHorizontal = resolved.value(.axis, of: document[stack].element) != .vertical
    if isHorizontal, resolved.visibleViews(of: stack).count(where: resolved.isMultiline) > 1 {
      return "several texts share the width with it"
    }
    return nil
  }

  private func place(of view: ViewID, _ folded: Set<ViewID>, _ stack: ViewID) -> String {
    guard let resolved = combinations.first(where: { $0.isInstalled(view) }) else { return "" }
    let visible = resolved.visibleViews(of: stack)
    guard let index = visible.firstIndex(of: view) else { return "spacing" }
    let hasBefore = visible[..<index].contains { !folded.contains($0) }
    let hasAfter = visible[index...].contains { !folded.contains($0) }
    return hasBefore && hasAfter ? "custom spacing" : "a margin of the stack view"
  }
}

extension Document {
  /// Whether a stack view arranges a view that is not seen and holds nothing.
  fileprivate func isSpacer(_ view: ViewID) -> Bool {
    self[view].tag == .view && self[view].role == .arranged && self[view].subviews.isEmpty
      && meaning(of: view) == nil
  }
}

extension ResolvedDocument {
  /// The arranged views that take a place along the stack.
  func visibleViews(of stack: ViewID) -> [ViewID] {
    arrangedSubviews(of: stack).filter { !flag(.hidden, of: document[$0].element) }
  }

  /// The length that a spacer has along its stack by a required constant; nil where none says so, or
  /// where a constraint ties it to something else.
  ///
  /// - Parameter constraints: Those that name the view.
  package func gapLength(of view: ViewID, along axis: LayoutAxis, _ constraints: [ConstraintID])
    -> Double?
  {
    var length: Double?
    for id in constraints where state(of: id) == .installed {
      let constraint = document[id]
      guard constraint.second == nil, constraint.first?.attribute.isDimension == true else {
        return nil
      }
      guard constraint.first?.attribute == axis.size else { continue }
      guard constraint.relation == .equal, constraint.priority >= 1000 else { return nil }
      length = constant(of: id)
    }
    return length
  }

  fileprivate func obstacleToGap(
    _ view: ViewID, along axis: LayoutAxis, _ constraints: [ConstraintID]
  ) -> String? {
    let installed = constraints.filter { state(of: $0) == .installed }
    if installed.contains(where: { document[$0].second != nil }) {
      return "a constraint ties it to another view"
    }
    guard let length = gapLength(of: view, along: axis, constraints) else {
      return "it stretches: a spring"
    }
    if length < 0 || !length.isFinite { return "its length is no distance" }
    if installed.contains(where: { document[$0].first?.attribute != axis.size }) {
      return "it also has a length across the stack view"
    }
    return installed.count > 1 ? "several constraints give it a length" : nil
  }
}

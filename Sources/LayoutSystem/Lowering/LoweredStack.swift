internal import DocumentModel
internal import Resolution

/// What the constraints of a stack view come to in one combination when no stack view is there.
struct LoweredStack {
  let resolved: ResolvedDocument
  /// Forms are decided.
  let lowering: Lowering
  let lengths: NaturalLengths
  private var document: Document { resolved.document }

  /// A constraint, and whether its constant is the system's distance.
  struct Lowered {
    var constraint: LayoutConstraint
    var isSystemSpacing = false
  }

  /// Without the helper guides that only stack views need: a guide that lies where the stack lies is
  /// the stack, and a gap that is like no other needs no guide.
  func constraints(_ input: StackInput) -> [Lowered] {
    let generated = StackLowering(input).constraints
    let visibleCount = input.arranged.count { !$0.isHidden }
    let canvas: LayoutItem =
      input.isMarginsRelative ? .layoutMargins(input.view) : .view(input.view)
    var standIns: [LayoutItem: LayoutItem] = [.orderingSpanner(input.view): canvas]
    if visibleCount == 0 || !spansFreely(input) {
      standIns[.alignmentSpanner(input.view)] = canvas
    }
    let loneGap = visibleCount == 2 ? LayoutItem.gap(input.view, 0) : nil
    let lowered = generated.compactMap { constraint -> Lowered? in
      if let loneGap, constraint.first.item == loneGap { return nil }
      var result = constraint
      result.first.item = standIns[result.first.item] ?? result.first.item
      if let second = result.second { result.second?.item = standIns[second.item] ?? second.item }
      guard result.first != result.second else { return nil }
      result.first = vended(result.first)
      result.second = result.second.map(vended)
      return Lowered(
        constraint: result, isSystemSpacing: isSystemSpacing(constraint, input))
    }
    return lowered + hanging(input, visibleCount).map { Lowered(constraint: $0) }
  }

  /// Nothing places hidden views along the axis beside a single visible one (uistackview.md 7), nor across
  /// it where there is none to see or nothing to align, and they lie at the origin of the stack view. In a
  /// guide that origin is another view's, so that it has to be said, so weakly that it gives way to
  /// whatever else would place them.
  private func hanging(_ input: StackInput, _ visibleCount: Int) -> [LayoutConstraint] {
    guard lowering.form(of: input.view) == .guide else { return [] }
    let hidden = input.arranged.filter(\.isHidden).map(\.view)
    let axis = input.axis
    let along = visibleCount == 1 ? hidden : []
    var across: [ViewID] = []
    // What is in a view can place it.
    let isHeld = hidden.contains { !document[$0].subviews.isEmpty }
    switch input.alignment {
    case _ where isHeld: break
    case .firstBaseline where axis == .vertical, .lastBaseline where axis == .vertical:
      across = hidden
    // The first one is at the middle, and the others are where it is.
    case .center: break
    default: across = visibleCount == 0 ? Array(hidden.prefix(1)) : []
    }
    return along.map { held($0, axis, input) } + across.map { held($0, axis.other, input) }
  }

  private func held(_ view: ViewID, _ axis: LayoutAxis, _ input: StackInput) -> LayoutConstraint {
    LayoutConstraint(
      Anchor(.view(view), axis.start), .equal, Anchor(.view(input.view), axis.start), priority: 1,
      from: .stack(input.view, .spacingHidden))
  }

  /// Whether the views' common rectangle is not the stack's across its axis: that of baselines.
  private func spansFreely(_ input: StackInput) -> Bool {
    guard input.axis == .horizontal else { return false }
    return input.alignment == .firstBaseline || input.alignment == .lastBaseline
  }

  private func isSystemSpacing(_ constraint: LayoutConstraint, _ input: StackInput) -> Bool {
    guard case .stack(_, .spacing) = constraint.provenance,
      let previous = input.arranged.first(where: { .view($0.view) == constraint.second?.item })
    else { return false }
    return (previous.customSpacing ?? input.spacing) == .standard
  }

  /// The anchor that a stack view vends for a baseline: that of the arranged view which has it.
  func vended(_ anchor: Anchor) -> Anchor {
    let isFirst: Bool
    switch anchor.attribute {
    case .firstBaseline: isFirst = true
    case .baseline, .lastBaseline: isFirst = false
    default: return anchor
    }
    guard case .view(var view) = anchor.item else { return anchor }
    while document[view].isStack, lowering.form(of: view) != .kept {
      let vendor = resolved.baselineView(of: view, isFirst: isFirst) {
        lengths.length(of: $0, .vertical)
      }
      guard let vendor else { return Anchor(.view(view), isFirst ? .top : .bottom) }
      view = vendor
    }
    return Anchor(.view(view), anchor.attribute)
  }
}

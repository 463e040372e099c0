internal import DocumentModel

/// Finds what a layout does not need of the constraints that stack views would generate, by the form
/// of the constraints alone: what goes is superfluous on every screen and with every text.
struct Pruning {
  /// How strongly a view wants to be as long as what it shows.
  struct ContentWish {
    var view: ViewID
    var axis: LayoutAxis
    var hugging: Double
    var compression: Double
  }

  /// By generated constraint.
  private(set) var isSuperfluous: [Bool]

  /// An inequality as `Σ coefficient × variable ≥ bound`, scaled so that the first coefficient is 1
  /// or -1: what two that differ in their bounds have in common.
  private struct Slope: Hashable {
    var variables: [Int]
    var coefficients: [Double]
  }

  /// Documents with more constraints keep what is not superfluous by kind.
  private static let countLimit = 60_000

  /// - Parameters:
  ///   - contents: The natural lengths of views.
  ///   - superview: The view around a view.
  init(
    _ generated: [LayoutConstraint], authored: [LayoutConstraint],
    isViewGiven: @escaping (ViewID, LayoutAxis) -> Bool, contents: [ContentWish],
    superview: (ViewID) -> ViewID?
  ) {
    let strengths = Dictionary(
      contents.map { (Anchor(.view($0.view), $0.axis.size), min($0.hugging, $0.compression)) },
      uniquingKeysWith: min)
    isSuperfluous = generated.map { constraint in
      guard case .stack(_, .ambiguitySuppression) = constraint.provenance,
        let strength = strengths[constraint.first]
      else { return false }
      return strength > constraint.priority
    }
    guard generated.count + authored.count <= Self.countLimit else { return }
    var anchors = AnchorForms(isViewGiven: isViewGiven)
    let premises = authored.map { anchors.form($0) }
    let forms = generated.map { anchors.form($0) }
    let lengths = Self.lengths(of: generated).map { anchors.form($0) }
    var span = LinearSpan(isGiven: anchors.isGiven)
    for (constraint, form) in zip(authored, premises)
    where constraint.isRequired && constraint.relation == .equal {
      if let reduced = form.flatMap({ span.reduced($0) }) { span.add(reduced) }
    }
    for (index, constraint) in generated.enumerated()
    where constraint.isRequired && constraint.relation == .equal {
      guard let reduced = forms[index].flatMap({ span.reduced($0) }) else { continue }
      if reduced.terms.isEmpty, abs(reduced.constant) < 1e-6 {
        isSuperfluous[index] = true
      } else {
        span.add(reduced)
      }
    }
    var bounds: [Slope: (least: Double, index: Int?)] = [:]
    func bound(_ form: LinearSpan.Form?, _ relation: LayoutRelation) -> (Slope, Double)? {
      guard let reduced = form.flatMap({ span.reduced($0) }) else { return nil }
      return Self.bound(reduced, relation)
    }
    for form in lengths {
      if let (slope, least) = bound(form, .greaterThanOrEqual) { bounds[slope] = (least, nil) }
    }
    for (constraint, form) in zip(authored, premises)
    where constraint.isRequired && constraint.relation != .equal {
      guard let (slope, least) = bound(form, constraint.relation) else { continue }
      bounds[slope] = (max(least, bounds[slope]?.least ?? -.infinity), nil)
    }
    for (index, constraint) in generated.enumerated()
    where constraint.isRequired && constraint.relation != .equal {
      guard let (slope, least) = bound(forms[index], constraint.relation) else { continue }
      if slope.variables.isEmpty {
        isSuperfluous[index] = least <= 1e-6
      } else if let known = bounds[slope], known.least >= least - 1e-6 {
        isSuperfluous[index] = true
      } else {
        // Of two bounds of one thing the closer one stays.
        if let weaker = bounds[slope]?.index { isSuperfluous[weaker] = true }
        bounds[slope] = (least, index)
      }
    }
    dropSettledWishes(
      generated, forms, authored, premises, contents, span, &anchors, superview: superview)
  }

  /// Drops wishes for what stronger wishes and required equalities settle: no weaker one changes that.
  ///
  /// Equally strong wishes settle nothing among each other, because they can share out what there is in
  /// more than one way. So the author's count that are alone in their strength, shares, which never are
  /// equally strong, and of contents those inside the view that the wish is about.
  private mutating func dropSettledWishes(
    _ generated: [LayoutConstraint], _ forms: [LinearSpan.Form?],
    _ authored: [LayoutConstraint], _ premises: [LinearSpan.Form?], _ contents: [ContentWish],
    _ required: LinearSpan, _ anchors: inout AnchorForms, superview: (ViewID) -> ViewID?
  ) {
    let indices = generated.indices.filter { !generated[$0].isRequired && !isSuperfluous[$0] }
    guard !indices.isEmpty else { return }
    let wishes = zip(authored, premises).filter { !$0.0.isRequired }
    let inner = Self.settling(contents, besides: wishes.map(\.0.priority), &anchors)
    // Contents by the views around them that wishes are about.
    let asked = Set(indices.compactMap { generated[$0].first.item.view })
    var inside: [ViewID: [(priority: Double, form: LinearSpan.Form)]] = [:]
    for content in inner {
      var next: ViewID? = content.view
      while let view = next {
        if asked.contains(view) {
          inside[view, default: []].append((content.priority, content.form))
        }
        next = superview(view)
      }
    }
    let strengths = Set(contents.flatMap { [$0.hugging, $0.compression] })
    var counts: [Double: Int] = [:]
    for (wish, _) in wishes { counts[wish.priority, default: 0] += 1 }
    var settling: [(priority: Double, form: LinearSpan.Form)] = []
    for (constraint, form) in wishes {
      let isAlone =
        !strengths.contains(constraint.priority)
        && counts[constraint.priority] == 1
      guard constraint.relation == .equal, isAlone, let form else { continue }
      settling.append((constraint.priority, form))
    }
    for index in indices {
      guard case .stack(_, .fillProportionally) = generated[index].provenance,
        let form = forms[index]
      else { continue }
      settling.append((generated[index].priority, form))
    }
    var settled = required
    settled.isGiven = anchors.isGiven
    var pending = settling.sorted { $0.priority < $1.priority }
    let descending = indices.sorted {
      (generated[$1].priority, $0) < (generated[$0].priority, $1)
    }
    for index in descending {
      let constraint = generated[index]
      while let next = pending.last, next.priority > constraint.priority {
        settled.settle(next.form)
        pending.removeLast()
      }
      guard let form = forms[index] else { continue }
      var here = settled
      if let view = constraint.first.item.view {
        for content in inside[view] ?? [] where content.priority > constraint.priority {
          here.settle(content.form)
        }
      }
      isSuperfluous[index] = here.reduced(form).map { here.isDetermined($0) } ?? false
    }
  }

  /// The natural lengths that settle something: not those that one view holds as strongly against growing
  /// as another one against shrinking, because any value between them does as well.
  private static func settling(
    _ contents: [ContentWish], besides others: [Double], _ anchors: inout AnchorForms
  ) -> [(view: ViewID, priority: Double, form: LinearSpan.Form)] {
    let growing = Set(others + contents.map(\.compression)).subtracting([1000])
    let shrinking = Set(others + contents.map(\.hugging)).subtracting([1000])
    return contents.compactMap { content in
      guard !growing.contains(content.hugging), !shrinking.contains(content.compression) else {
        return nil
      }
      let length = LayoutConstraint(
        Anchor(.view(content.view), content.axis.size), from: .implicitSize(.view(content.view)))
      return anchors.form(length).map {
        (content.view, min(content.hugging, content.compression), $0)
      }
    }
  }

  /// No view and no guide has a negative length (corrections.md 1).
  private static func lengths(of constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    var seen: Set<Anchor> = []
    var result: [LayoutConstraint] = []
    for constraint in constraints {
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self) {
        let anchor = Anchor(item, constraint.axis.size)
        guard seen.insert(anchor).inserted else { continue }
        result.append(
          LayoutConstraint(anchor, .greaterThanOrEqual, from: .implicitSize(item)))
      }
    }
    return result
  }

  private static func bound(_ form: LinearSpan.Form, _ relation: LayoutRelation) -> (
    Slope, Double
  ) {
    let sign: Double = relation == .lessThanOrEqual ? -1 : 1
    let scale = sign / abs(form.terms.first?.coefficient ?? 1)
    return (
      Slope(
        variables: form.terms.map(\.variable),
        coefficients: form.terms.map { ($0.coefficient * scale * 1e6).rounded() / 1e6 }),
      -form.constant * scale
    )
  }
}

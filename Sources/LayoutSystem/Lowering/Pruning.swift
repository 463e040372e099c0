internal import DocumentModel

/// Finds what a layout does not need of the constraints that stack views would generate, by the form
/// of the constraints alone: what goes is superfluous on every screen and with every text.
struct Pruning {
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
  ///   - hasContent: Whether a view has a natural length along an axis, which is stronger than what
  ///     stack views do against ambiguity.
  init(
    _ generated: [LayoutConstraint], authored: [LayoutConstraint],
    isViewGiven: @escaping (ViewID) -> Bool, hasContent: (ViewID, LayoutAxis) -> Bool
  ) {
    isSuperfluous = generated.map { constraint in
      guard case .stack(_, .ambiguitySuppression) = constraint.provenance,
        case .view(let view) = constraint.first.item
      else { return false }
      return hasContent(view, constraint.axis)
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
    var bounds: [Slope: Double] = [:]
    func bound(_ form: LinearSpan.Form?, _ relation: LayoutRelation) -> (Slope, Double)? {
      guard let reduced = form.flatMap({ span.reduced($0) }) else { return nil }
      return Self.bound(reduced, relation)
    }
    for form in lengths {
      if let (slope, least) = bound(form, .greaterThanOrEqual) { bounds[slope] = least }
    }
    for (constraint, form) in zip(authored, premises)
    where constraint.isRequired && constraint.relation != .equal {
      guard let (slope, least) = bound(form, constraint.relation) else { continue }
      bounds[slope] = max(least, bounds[slope] ?? -.infinity)
    }
    for (index, constraint) in generated.enumerated() where !isSuperfluous[index] {
      guard let reduced = forms[index].flatMap({ span.reduced($0) }) else { continue }
      if !constraint.isRequired {
        // What required equalities settle, no wish changes.
        isSuperfluous[index] = span.isDetermined(reduced)
      } else if constraint.relation != .equal {
        let (slope, least) = Self.bound(reduced, constraint.relation)
        if slope.variables.isEmpty {
          isSuperfluous[index] = least <= 1e-6
        } else if let known = bounds[slope], known >= least - 1e-6 {
          isSuperfluous[index] = true
        } else {
          bounds[slope] = least
        }
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

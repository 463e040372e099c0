internal import DocumentModel

/// Constraints as linear forms over edges, without regard to any screen: roots and whatever no
/// constraint places are given, margins and safe areas are given distances, baselines are unknown
/// places of their own.
struct AnchorForms {
  /// A variable: where an edge is, or how far a guide's edge is from its view's.
  private struct Key: Hashable {
    enum Measure: Hashable { case edge, inset, baseline }
    var item: LayoutItem
    var attribute: LayoutAttribute
    var measure: Measure
  }

  /// Whether the edges of a view along an axis follow from what is outside the layout.
  private let isViewGiven: (ViewID, LayoutAxis) -> Bool
  private var numbers: [Key: Int] = [:]
  /// By variable.
  private(set) var isGiven: [Bool] = []

  init(isViewGiven: @escaping (ViewID, LayoutAxis) -> Bool) { self.isViewGiven = isViewGiven }

  /// `first - multiplier × second - constant`; nil for what depends on the direction of the language
  /// or on the coordinates of a view.
  mutating func form(_ constraint: LayoutConstraint) -> LinearSpan.Form? {
    if constraint.second != nil, constraint.multiplier != 1,
      !constraint.first.attribute.isDimension
    {
      return nil
    }
    guard let first = terms(constraint.first) else { return nil }
    var sum: [Int: Double] = [:]
    for term in first { sum[term.variable, default: 0] += term.coefficient }
    if let anchor = constraint.second {
      guard let second = terms(anchor) else { return nil }
      for term in second {
        sum[term.variable, default: 0] -= constraint.multiplier * term.coefficient
      }
    }
    let terms = sum.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    return LinearSpan.Form(
      terms: terms.map { ($0.key, $0.value) }, constant: -constraint.constant)
  }

  private typealias Term = (variable: Int, coefficient: Double)

  private mutating func terms(_ anchor: Anchor) -> [Term]? {
    let item = anchor.item
    switch anchor.attribute {
    // A chain that mixes them with leading and trailing holds in one direction only.
    case .left, .right, .leftMargin, .rightMargin: return nil
    case .leading, .trailing, .top, .bottom: return edge(item, anchor.attribute)
    case .width: return difference(edge(item, .trailing), edge(item, .leading))
    case .height: return difference(edge(item, .bottom), edge(item, .top))
    case .centerX: return middle(edge(item, .leading), edge(item, .trailing))
    case .centerY: return middle(edge(item, .top), edge(item, .bottom))
    case .baseline, .lastBaseline: return [variable(item, .lastBaseline, .baseline)]
    case .firstBaseline: return [variable(item, .firstBaseline, .baseline)]
    case .leadingMargin: return margin(item, .leading)
    case .trailingMargin: return margin(item, .trailing)
    case .topMargin: return margin(item, .top)
    case .bottomMargin: return margin(item, .bottom)
    case .centerXWithinMargins: return middle(margin(item, .leading), margin(item, .trailing))
    case .centerYWithinMargins: return middle(margin(item, .top), margin(item, .bottom))
    }
  }

  private mutating func margin(_ item: LayoutItem, _ attribute: LayoutAttribute) -> [Term]? {
    switch item {
    case .view(let view): edge(.layoutMargins(view), attribute)
    default: nil
    }
  }

  private mutating func edge(_ item: LayoutItem, _ attribute: LayoutAttribute) -> [Term]? {
    switch item {
    case .layoutMargins(let view), .safeArea(let view), .readable(let view),
      .topGuide(let view), .bottomGuide(let view), .keyboard(let view):
      guard let base = edge(.view(view), attribute) else { return nil }
      return base + [variable(item, attribute, .inset)]
    case .scrollFrame(let view): return edge(.view(view), attribute)
    case .view, .userGuide, .scrollContent, .alignmentSpanner, .orderingSpanner, .gap,
      .substitute:
      return [variable(item, attribute, .edge)]
    }
  }

  private func difference(_ one: [Term]?, _ other: [Term]?) -> [Term]? {
    guard let one, let other else { return nil }
    return one + other.map { ($0.variable, -$0.coefficient) }
  }

  private func middle(_ one: [Term]?, _ other: [Term]?) -> [Term]? {
    guard let one, let other else { return nil }
    return (one + other).map { ($0.variable, 0.5 * $0.coefficient) }
  }

  private mutating func variable(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ measure: Key.Measure
  ) -> Term {
    let key = Key(item: item, attribute: attribute, measure: measure)
    if let known = numbers[key] { return (known, 1) }
    let number = isGiven.count
    numbers[key] = number
    isGiven.append(isGiven(item, attribute, measure))
    return (number, 1)
  }

  private func isGiven(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ measure: Key.Measure
  ) -> Bool {
    switch (measure, item) {
    case (.inset, _): true
    case (.edge, .view(let view)):
      isViewGiven(view, attribute.isHorizontal ? .horizontal : .vertical)
    default: false
    }
  }
}

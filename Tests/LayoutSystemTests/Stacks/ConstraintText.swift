import DocumentModel

@testable import LayoutSystem

/// Writes a stack's constraints the way uistackview.md section 9 does: `v1.leading==v0.trailing+10`,
/// the stack as S, its margins guide as M, its spanner as A, gap guides as g0, g1, …; priorities
/// other than 1000 behind an @.
func text(_ constraint: LayoutConstraint) -> String {
  let relation =
    switch constraint.relation {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  var text = "\(name(constraint.first))\(relation)"
  if let second = constraint.second {
    if constraint.multiplier != 1 { text += "\(rounded(constraint.multiplier))·" }
    text += name(second)
    if constraint.constant > 0 { text += "+\(rounded(constraint.constant))" }
    if constraint.constant < 0 { text += "-\(rounded(-constraint.constant))" }
  } else {
    text += rounded(constraint.constant)
  }
  return constraint.priority == 1000 ? text : text + "@\(rounded(constraint.priority))"
}

private func name(_ anchor: Anchor) -> String {
  let item =
    switch anchor.item {
    case .view(let view): view.rawValue == 0 ? "S" : "v\(view.rawValue - 1)"
    case .layoutMargins: "M"
    case .alignmentSpanner: "A"
    case .orderingSpanner: "O"
    case .gap(_, let index): "g\(index)"
    default: "?"
    }
  return "\(item).\(anchor.attribute.rawValue)"
}

private func rounded(_ value: Double) -> String {
  let value = (value * 1e6).rounded() / 1e6
  return Int(exactly: value).map(String.init) ?? String(value)
}

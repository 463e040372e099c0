package import DocumentModel
package import Resolution

/// Puts constraints into words: one sentence each, without a full stop, in which objects have the
/// names that their author knows them by.
package struct ConstraintWords: Sendable {
  package let resolved: ResolvedDocument
  var document: Document { resolved.document }

  package init(_ resolved: ResolvedDocument) { self.resolved = resolved }

  /// What a constraint says, whoever wrote it.
  package func sentence(_ constraint: LayoutConstraint) -> String {
    let sentence =
      switch constraint.provenance {
      case .author: relation(constraint)
      case .stack(let stack, let identifier): self.stack(stack, identifier, constraint)
      default: system(constraint)
      }
    guard !constraint.isRequired else { return sentence }
    return sentence + " (priority \(shortNumber(constraint.priority)))"
  }

  // MARK: Names

  package func name(_ view: ViewID) -> String { document.describe(view) }

  /// What constraints relate, by name.
  package func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): name(view)
    case .userGuide(let guide): document.describe(document[guide].element)
    case .layoutMargins(let view): "the layout margins of \(name(view))"
    case .safeArea(let view): "the safe area of \(name(view))"
    case .readable(let view): "the readable part of \(name(view))"
    case .keyboard(let view): "the keyboard area of \(name(view))"
    case .scrollContent(let view): "the content of \(name(view))"
    case .scrollFrame(let view): "the visible frame of \(name(view))"
    case .topGuide(let view): "the top layout guide of \(name(view))"
    case .bottomGuide(let view): "the bottom layout guide of \(name(view))"
    case .alignmentSpanner(let view): "the views of \(name(view)) across its axis"
    case .orderingSpanner(let view): "the hidden views of \(name(view))"
    case .substitute(let view, _): name(view)
    case .gap(let view, let ordinal): "gap \(Int(ordinal) + 1) of \(name(view))"
    }
  }

  /// One measure of an item: `the leading edge of …`.
  func name(_ anchor: Anchor) -> String { "the \(anchor.attribute.words) of \(name(anchor.item))" }

  // MARK: What authors write

  /// The bare relation, as it reads from the inside out: a view lies in its container, not the
  /// container around it.
  func relation(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else {
      let length = points(constraint.constant)
      return
        "\(name(constraint.first.item)) is \(constraint.relation.bound)\(length) \(constraint.first.attribute.adjective)"
    }
    if constraint.first.attribute.isDimension { return lengths(constraint, second) }
    guard constraint.multiplier == 1 else { return multiplied(constraint, second) }
    if let outer = constraint.first.item.view, let inner = second.item.view,
      outer != inner, document.isInside(inner, outer)
    {
      return places(second, constraint.relation.flipped, constraint.first, -constraint.constant)
    }
    return places(constraint.first, constraint.relation, second, constraint.constant)
  }

  private func lengths(_ constraint: LayoutConstraint, _ second: Anchor) -> String {
    let first = constraint.first
    let (bound, constant) = (constraint.relation.bound, constraint.constant)
    if constraint.multiplier == 1, constant != 0, first.attribute == second.attribute {
      let bound = constant > 0 ? bound : constraint.relation.flipped.bound
      let comparative = first.attribute.comparative(isMore: constant > 0)
      return "\(name(first.item)) is \(bound)\(points(abs(constant))) \(comparative) than "
        + name(second.item)
    }
    let times =
      constraint.multiplier == 1 ? "" : "\(shortNumber(constraint.multiplier)) times "
    let other: String
    if first.attribute == second.attribute {
      other = name(second.item)
    } else {
      let subject = first.item == second.item ? "it" : name(second.item)
      other = "\(subject) is \(second.attribute.adjective)"
    }
    return "\(name(first.item)) is \(bound)\(times)as \(first.attribute.adjective) as \(other)"
      + addition(constant)
  }

  private func places(
    _ first: Anchor, _ relation: LayoutRelation, _ second: Anchor, _ constant: Double
  ) -> String {
    let words = Direction(first.attribute, second.attribute)
    let verb: String
    if constant == 0 {
      switch relation {
      case .equal: verb = "lies at"
      case .greaterThanOrEqual: verb = "does not lie \(words.before)"
      case .lessThanOrEqual: verb = "does not lie \(words.after)"
      }
    } else {
      let bound = constant > 0 ? relation.bound : relation.flipped.bound
      let side = constant > 0 ? words.after : words.before
      verb = "lies \(bound)\(points(abs(constant))) \(side)"
    }
    return "\(name(first)) \(verb) \(name(second))"
  }

  private func multiplied(_ constraint: LayoutConstraint, _ second: Anchor) -> String {
    "\(name(constraint.first)) lies at \(constraint.relation.bound)"
      + "\(shortNumber(constraint.multiplier)) times \(name(second))"
      + addition(constraint.constant)
  }

  private func addition(_ constant: Double) -> String {
    guard constant != 0 else { return "" }
    return " \(constant > 0 ? "plus" : "minus") \(points(abs(constant)))"
  }

  // MARK: What the system writes

  private func system(_ constraint: LayoutConstraint) -> String {
    let length = points(constraint.constant)
    let inset = points(abs(constraint.constant))
    let adjective = constraint.first.attribute.adjective
    switch constraint.provenance {
    case .hugging(let view, let axis):
      return
        "\(name(view)) is no \(axis.size.comparative(isMore: true)) than its content, \(length)"
    case .compression(let view, let axis):
      return
        "\(name(view)) is no \(axis.size.comparative(isMore: false)) than its content, \(length)"
    case .layoutMargins(let view):
      return "the margin of \(name(view)) at the \(constraint.first.attribute.words) is \(inset)"
    case .safeArea(let view):
      return
        "the safe area of \(name(view)) leaves out \(inset) at the \(constraint.first.attribute.words)"
    case .autoresizing(let view):
      return "\(name(view)) is \(length) \(adjective) by its autoresizing mask"
    case .encapsulatedSize(let view):
      return "\(name(view)) is \(length) \(adjective), as its list gives it"
    case .container(let view):
      return "\(name(view)) is \(length) \(adjective), as its container gives it"
    case .implicitSize(let item):
      return "\(name(item)) is not less than 0 pt \(adjective)"
    case .kept(let view): return "\(name(view)) keeps what nothing determines"
    case .author, .stack: return relation(constraint)
    }
  }
}

/// Words for greater and smaller coordinates.
private struct Direction {
  let after: String
  let before: String

  init(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    if !first.isHorizontal {
      (after, before) = ("below", "above")
    } else if first.followsText || second.followsText {
      (after, before) = ("after", "before")
    } else {
      (after, before) = ("right of", "left of")
    }
  }
}

extension LayoutRelation {
  /// What stands before a length.
  var bound: String {
    switch self {
    case .equal: ""
    case .lessThanOrEqual: "at most "
    case .greaterThanOrEqual: "at least "
    }
  }

  /// The relation seen from the other side.
  package var flipped: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// Whether the direction of the language decides which side it is.
  fileprivate var followsText: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// What it is called in a sentence, without an article.
  package var words: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .width: "width"
    case .height: "height"
    case .centerX: "horizontal centre"
    case .centerY: "vertical centre"
    case .baseline, .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal centre within the margins"
    case .centerYWithinMargins: "vertical centre within the margins"
    }
  }

  /// How a length along its axis is described.
  var adjective: String { isHorizontal ? "wide" : "tall" }

  func comparative(isMore: Bool) -> String {
    isHorizontal ? (isMore ? "wider" : "narrower") : (isMore ? "taller" : "shorter")
  }
}

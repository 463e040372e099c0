import Diagnostics
import Resolution
import DocumentModel
import LayoutSystem

/// How messages speak of constraints that layout knows, written or not.
extension SolvedDocument {
  /// An item in words: by the name that people know its view by.
  func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): return document.shortName(document[view].element)
    case .userGuide: return "layout guide"
    case .layoutMargins(let view): return "margins of \(name(.view(view)))"
    case .safeArea(let view): return isRoot(view) ? "safe area" : "safe area of \(name(.view(view)))"
    case .readable(let view): return "readable width of \(name(.view(view)))"
    case .keyboard: return "keyboard"
    case .scrollContent(let view): return "content of \(name(.view(view)))"
    case .scrollFrame(let view): return "frame of \(name(.view(view)))"
    case .topGuide: return "top layout guide"
    case .bottomGuide: return "bottom layout guide"
    case .alignmentSpanner(let view), .orderingSpanner(let view):
      return "extent of \(name(.view(view)))"
    case .gap(let view, let ordinal): return "gap \(ordinal + 1) of \(name(.view(view)))"
    }
  }

  private func isRoot(_ view: ViewID) -> Bool { document[view].superview == nil }

  private func side(_ anchor: Anchor) -> String {
    "\(name(anchor.item)).\(anchor.attribute.rawValue)"
  }

  /// A constraint as an equation.
  func equation(_ constraint: LayoutConstraint) -> String {
    var text = side(constraint.first)
    switch constraint.relation {
    case .equal: text += " = "
    case .lessThanOrEqual: text += " ≤ "
    case .greaterThanOrEqual: text += " ≥ "
    }
    guard let second = constraint.second else { return text + short(constraint.constant) }
    if constraint.multiplier != 1 { text += "\(short(constraint.multiplier)) × " }
    text += side(second)
    if constraint.constant != 0 {
      text += constraint.constant < 0 ? " - " : " + "
      text += short(abs(constraint.constant))
    }
    return text
  }

  private func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return numberText(rounded.isFinite ? rounded : number)
  }

  /// A constraint that nobody wrote, in a sentence.
  func sentence(_ constraint: LayoutConstraint) -> String {
    guard case .stack(let stack, let identifier) = constraint.provenance else {
      return equation(constraint)
    }
    let owner = "stack view \(document.knownName(document[stack].element).map { "“\($0)” " } ?? "")"
    let (first, second) = (name(constraint.first.item), constraint.second.map { name($0.item) } ?? "")
    let axis = constraint.axis
    switch identifier {
    case .canvasConnection:
      guard constraint.relation == .equal else { break }
      return "\(owner)ends at \(second) (\(constraint.first.attribute.rawValue))"
    case .spacing:
      let gap = pointsText(constraint.constant)
      let least = constraint.relation == .equal ? "" : "at least "
      return "\(owner)keeps \(least)\(gap) between \(second) and \(first)"
    case .hiding: return "\(owner)gives hidden \(first) the \(axis.length) 0"
    case .fillEqually where constraint.first.item.isStackHelper: break
    case .fillEqually: return "\(owner)gives \(first) the \(axis.length) of \(second)"
    case .fillProportionally where constraint.second == nil:
      return "\(owner)gives \(first) the \(axis.length) 0, for it has no length of its own"
    case .alignment:
      return "\(owner)aligns \(first) and \(second) (\(constraint.first.attribute.rawValue))"
    case .spanningBoundary: return "\(owner)keeps \(second) within its \(axis.length)"
    default: break
    }
    return "\(owner)holds \(equation(constraint))"
  }

  /// The facts about a constraint that nobody wrote, as formats for scripts have them.
  func generated(_ constraint: LayoutConstraint) -> Finding.Generated {
    let view = constraint.provenance.view
    let identifier =
      switch constraint.provenance {
      case .stack(_, let identifier): identifier.rawValue
      case .encapsulatedSize:
        "UIView-Encapsulated-Layout-\(constraint.axis == .horizontal ? "Width" : "Height")"
      case .layoutMargins: "UIView-Margin-guide-constraint"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
      case .hugging, .compression: "NSContentSizeLayoutConstraint"
      case .author, .container, .implicitSize, .kept: "NSLayoutConstraint"
      }
    return Finding.Generated(
      identifier: identifier, stack: view.flatMap { document[$0].objectID },
      description: sentence(constraint))
  }

  /// The views that constraints are about, each once, in the order of the document: what guides
  /// belong to, and the stack views that made some.
  func views(in constraints: [LayoutConstraint]) -> [ViewID] {
    var result: Set<ViewID> = []
    for constraint in constraints {
      for item in [constraint.first.item, constraint.second?.item].compactMap(\.self) {
        if let view = item.view { result.insert(view) }
      }
      if case .stack(let stack, _) = constraint.provenance { result.insert(stack) }
    }
    return result.sorted()
  }
}

extension Provenance {
  /// The view that a constraint was made for or by; nil for the author's.
  var view: ViewID? {
    switch self {
    case .stack(let view, _), .hugging(let view, _), .compression(let view, _),
      .layoutMargins(let view), .safeArea(let view), .autoresizing(let view),
      .encapsulatedSize(let view), .container(let view), .kept(let view):
      view
    case .author, .implicitSize: nil
    }
  }
}

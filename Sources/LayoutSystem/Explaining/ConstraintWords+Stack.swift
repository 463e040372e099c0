internal import DocumentModel

/// What the constraints that stack views make mean, in words (uistackview.md 3, 4 and 7).
extension ConstraintWords {
  func stack(
    _ view: ViewID, _ identifier: StackIdentifier, _ constraint: LayoutConstraint
  ) -> String {
    let stack = name(view)
    let item = name(constraint.first.item)
    let attribute = constraint.first.attribute
    let other = constraint.second.map { name($0.item) } ?? ""
    switch identifier {
    case .canvasConnection: return canvasConnection(view, constraint)
    case .spacing:
      let bound = constraint.relation == .equal ? "puts" : "keeps at least"
      return "\(stack) \(bound) \(points(constraint.constant)) between \(other) and \(item)"
    case .hiding:
      return "\(stack) takes the hidden \(item) down to 0 pt"
    case .spacingHidden:
      return "\(stack) keeps the hidden \(item) beside \(other)"
    case .fillEqually:
      if case .gap = constraint.first.item {
        return "\(stack) makes all its gaps equally \(attribute.adjective)"
      }
      return "\(stack) makes \(item) as \(attribute.adjective) as \(other)"
    case .fillProportionally:
      guard constraint.second != nil else {
        return
          "\(stack) makes \(item) 0 pt \(attribute.adjective): it has no content to be in proportion to"
      }
      return "\(stack) gives \(item) \(shortNumber(constraint.multiplier)) of its"
        + " \(attribute.words), in proportion to its content"
    case .distributingEdge:
      let verb = attribute == attribute.axis.start ? "begins" : "ends"
      return "\(item) \(verb) at \(constraint.second.map { name($0) } ?? other)"
    case .canvasFit:
      return "\(stack) is no \(attribute.comparative(isMore: true)) than its views need"
    case .alignment: return alignment(stack, constraint)
    case .spanningBoundary:
      return "\(stack) reaches as far as \(other) at the \(attribute.words)"
    case .spanningFit:
      return "\(stack) is no \(attribute.comparative(isMore: true)) than its views across its axis"
    case .ambiguitySuppression:
      return "\(stack) keeps \(item) small where nothing else says how \(attribute.adjective) it is"
    case .textWidthDisambiguation:
      return "\(stack) gives \(item) an equal share of its width to wrap its text in"
    }
  }

  /// How the first and last views, or those that reach farthest, are held at the stack's edges. The
  /// stack, or its margins, is the first item.
  private func canvasConnection(_ view: ViewID, _ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return relation(constraint) }
    let stack = name(view)
    let isInMargins = constraint.first.item != .view(view)
    let edge = second.attribute.words + (isInMargins ? " margin" : "")
    let axis = second.attribute.axis
    if second.attribute == axis.center {
      return "\(stack) keeps \(name(second.item)) in its middle"
    }
    guard constraint.relation == .equal else {
      return "\(stack) lets nothing of \(name(second.item)) stick out at its \(edge)"
    }
    switch second.item {
    case .alignmentSpanner: return "\(stack) reaches as far as its views at the \(edge)"
    case .orderingSpanner: return "\(stack) holds nothing but hidden views at its \(edge)"
    default: return "\(stack) holds \(name(second.item)) at its \(edge)"
    }
  }

  private func alignment(_ stack: String, _ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return relation(constraint) }
    let edges = constraint.first.attribute.plural
    return
      "\(stack) lines up the \(edges) of \(name(constraint.first.item)) and \(name(second.item))"
  }
}

extension LayoutAttribute {
  fileprivate var plural: String { words + "s" }
}

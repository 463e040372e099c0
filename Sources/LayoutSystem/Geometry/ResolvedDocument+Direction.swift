internal import DocumentModel
internal import Resolution

extension ResolvedDocument {
  /// Whether content of a view runs from right to left: as its `semanticContentAttribute` says, else
  /// as the configuration does. Views inside of it do not inherit it (documented behaviour).
  func isRightToLeft(_ view: ViewID) -> Bool {
    switch written(.semanticContentAttribute, of: document[view].element) {
    case "forceRightToLeft": true
    case "forceLeftToRight", "playback", "spatial": false
    default: configuration.direction == .rightToLeft
    }
  }

  /// Whether leading edges are right ones for a constraint.
  ///
  /// A constraint between edges runs as the view that holds it, a stack view's as the stack: an edge
  /// does not go by its own view, or a pin of a mirrored view to both ends of its superview could not
  /// hold (6 recorded views of 2 repositories).
  func isRightToLeft(_ constraint: LayoutConstraint) -> Bool {
    let holder: ViewID? =
      switch constraint.provenance {
      case .author(let id): document[id].owner
      case .stack(let stack, _): stack
      default: nil
      }
    return holder.map { isRightToLeft($0) } ?? (configuration.direction == .rightToLeft)
  }
}

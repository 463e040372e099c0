package import DocumentModel

/// Something with a place that constraints relate: a view, or a guide of one.
///
/// Guides that every view has are named by their view, so that no object is needed for them;
/// helper guides of stack views are named by their stack (uistackview.md 1).
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  /// A guide that the author made.
  case userGuide(GuideID)
  case layoutMargins(ViewID)
  case safeArea(ViewID)
  case readable(ViewID)
  case keyboard(ViewID)
  /// The content of a scroll view.
  case scrollContent(ViewID)
  /// The visible frame of a scroll view, by its guide.
  case scrollFrame(ViewID)
  /// The top layout guide of the controller whose root view this is: it ends where content begins.
  case topGuide(ViewID)
  /// The bottom layout guide of the controller whose root view this is.
  case bottomGuide(ViewID)
  /// Spans the visible arranged views across the axis of a stack.
  case alignmentSpanner(ViewID)
  /// Stands for the views along the axis where all of them are hidden.
  case orderingSpanner(ViewID)
  /// The gap behind the visible arranged view with this ordinal, in stacks that even gaps out.
  case gap(ViewID, Int32)
  /// A box of any place and size that a trial puts in a view's or its guides' place, by a number of its own.
  case substitute(ViewID, Int)

  /// The view it is, or belongs to; nil for guides of the author, which the document places.
  package var view: ViewID? {
    switch self {
    case .view(let view), .layoutMargins(let view), .safeArea(let view), .readable(let view),
      .keyboard(let view), .scrollContent(let view), .scrollFrame(let view), .topGuide(let view),
      .bottomGuide(let view),
      .alignmentSpanner(let view), .orderingSpanner(let view), .gap(let view, _),
      .substitute(let view, _):
      view
    case .userGuide: nil
    }
  }

  /// Whether a stack view made it for itself.
  package var isStackHelper: Bool {
    switch self {
    case .alignmentSpanner, .orderingSpanner, .gap: true
    default: false
    }
  }
}

/// One measure of an item: an edge, a centre, a length, a baseline.
package struct Anchor: Hashable, Sendable {
  package var item: LayoutItem
  package var attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

import DocumentModel

/// What rules about text that grows in translation look at.
extension DocumentFacts {
  /// Labels, text fields and buttons that show text on one line: their width is the width of a text.
  var oneLineTexts: [ViewID] {
    elements([.label, .button, .textField]).compactMap { element in
      document.showsOneLine(element) ? document.view(of: element) : nil
    }
  }

  /// The constraints that bound a view's side: those on `edges`, not counting what the view holds for
  /// its own subviews.
  func isBound(_ view: ViewID, by edges: Set<LayoutAttribute>) -> Bool {
    (constraintsByView[view] ?? []).contains { id in
      let constraint = document[id]
      guard !constraint.isPlaceholder else { return false }
      return [constraint.first, constraint.second].contains { side in
        guard let side, case .view(view) = side.item else { return false }
        return edges.contains(side.attribute)
      }
    }
  }
}

extension Document {
  fileprivate func showsOneLine(_ element: ElementID) -> Bool {
    switch tag(element) {
    case .label: (value(.numberOfLines, of: element) ?? 1) == 1 && ownText(element) != nil
    case .button: ownText(element) != nil
    case .textField: true
    default: false
    }
  }
}

extension Set<LayoutAttribute> {
  static let leadingEdges: Self = [.leading, .left, .leadingMargin, .leftMargin]
  static let trailingEdges: Self = [.trailing, .right, .trailingMargin, .rightMargin]
  static let widths: Self = [.width]
  static let horizontalCenters: Self = [.centerX, .centerXWithinMargins]
}

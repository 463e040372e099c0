package import DocumentModel

extension LayoutConstraint {
  /// What UIKit's console logs call a constraint that no author wrote (uistackview.md 10); nil for
  /// the author's.
  package var identifier: String? {
    switch provenance {
    case .author: nil
    case .stack(_, let identifier): identifier.rawValue
    case .hugging, .compression: "NSContentSizeLayoutConstraint"
    case .layoutMargins: "UIView-\(side)Margin-guide-constraint"
    case .safeArea: "UIViewSafeAreaLayoutGuide-\(side)"
    case .autoresizing, .kept: "NSAutoresizingMaskLayoutConstraint"
    case .encapsulatedSize, .container:
      axis == .horizontal
        ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    case .implicitSize: "implicit-size"
    }
  }

  /// The stack view that made it; nil where none did.
  package var stack: ViewID? {
    if case .stack(let stack, _) = provenance { stack } else { nil }
  }

  /// The side of a guide that it holds.
  private var side: String {
    switch first.attribute {
    case .top, .topMargin: "top"
    case .bottom, .bottomMargin: "bottom"
    case .right, .trailing, .rightMargin, .trailingMargin: "right"
    default: "left"
    }
  }
}

/// A layout guide of a view or controller.
package struct LayoutGuide: Sendable {
  package enum Kind: Sendable {
    case safeArea
    /// The content of a scroll view.
    case content
    /// The visible frame of a scroll view.
    case frame
    case keyboard
    case layoutMargins
    /// The top of what bars leave free (before safe areas).
    case top
    /// The bottom of what bars leave free (before safe areas).
    case bottom
    /// Made by the author; it has no place of its own.
    case user
    case unknown
  }

  package let element: ElementID
  package let objectID: String?
  package let kind: Kind
  /// The view it belongs to; nil for the guides of a controller.
  package let view: ViewID?
  package let controller: ControllerID?
}

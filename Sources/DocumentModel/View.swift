/// A view of any kind, cells and content views included.
package struct View: Sendable {
  /// How a view hangs in its parent.
  package enum Role: Sendable {
    /// The root view of a controller.
    case root
    /// An object at the top level of a scene or xib.
    case topLevel
    /// In `<subviews>`.
    case subview
    /// In the `<subviews>` of a stack view: every one of them is an arranged subview.
    case arranged
    /// The content view of a cell or a visual effect view.
    case contentView
    /// A table or collection cell, or a supplementary view.
    case cell
    /// A named part of its parent, such as a table's header: `key` says which.
    case part
    /// A bar, title view or custom view: it has no superview in the document.
    case detached
  }

  package let element: ElementID
  package let tag: ElementTag
  /// Nil for content views of older documents.
  package let objectID: String?
  package let scene: SceneID
  /// The nearest view around it; nil for roots.
  package let superview: ViewID?
  package let role: Role
  /// In document order.
  package internal(set) var subviews: [ViewID] = []

  package var isStack: Bool { tag == .stackView }
}

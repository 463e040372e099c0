/// A scene of a storyboard; a xib has one without identifier that holds all its objects.
package struct Scene: Sendable {
  /// The `<scene>` element; the document's `<objects>` for a xib.
  package let element: ElementID
  package let sceneID: String?
  package internal(set) var controller: ControllerID?
  /// The direct children of `<objects>`, in document order.
  package internal(set) var objects: [ElementID] = []
  /// Views without a superview, in document order: the controller's root view first, then views at
  /// the top level, bars, and custom views of bar items.
  package internal(set) var roots: [ViewID] = []
}

/// A view controller of any kind, storyboard references included.
package struct Controller: Sendable {
  package let element: ElementID
  package let tag: ElementTag
  package let objectID: String?
  package let scene: SceneID
  /// The root view; nil for containers and references.
  package internal(set) var view: ViewID?
}

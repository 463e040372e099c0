package import DocumentModel

extension Document {
  /// Controllers that a container view embeds, in document order of the segues.
  package var embeddedControllers: [ControllerID] {
    connectionIDs.compactMap { id in
      let connection = self[id]
      guard connection.kind == .segue, written(.kind, of: connection.element) == "embed",
        let target = connection.target
      else { return nil }
      return controller(of: target)
    }
  }

  /// Whether the author drew a controller at a size of its own.
  package func isFreeform(_ controller: ControllerID) -> Bool {
    let element = self[controller].element
    return child(.size, key: "freeformSize", of: element) != nil
      || child(.freeformSimulatedSizeMetrics, of: element) != nil
  }

  /// The scene of a view; nil where it stands outside of every scene.
  package func sceneOrNil(of view: ViewID) -> SceneID? {
    let scene = self[view].scene
    return scene.rawValue >= 0 ? scene : nil
  }

  /// Whether a view lies inside another, at any depth.
  func isInside(_ view: ViewID, _ outer: ViewID) -> Bool {
    var next = self[view].superview
    while let current = next {
      if current == outer { return true }
      next = self[current].superview
    }
    return false
  }
}

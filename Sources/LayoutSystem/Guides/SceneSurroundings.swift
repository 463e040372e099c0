package import DocumentModel
package import Resolution

/// What lies around and over the root views of a document's scenes in one configuration, for those
/// who draw them.
package struct SceneSurroundings: Sendable {
  private let guides: SceneGuides
  private let graph: ControllerGraph
  private let document: Document

  package init(_ resolved: ResolvedDocument) {
    guides = SceneGuides(resolved)
    document = resolved.document
    graph = ControllerGraph(resolved.document)
  }

  /// The safe area of a root: distances from its sides, in points.
  package func safeArea(_ root: ViewID, size: Size) -> SideInsets {
    guides.rootSafeArea(root, size: size)
  }

  /// The bars that a controller's view lies under.
  package func bars(of controller: ControllerID) -> ControllerBars { graph.bars(of: controller) }

  /// The bar of the navigation controller around a controller, where one is.
  package func navigationBar(of controller: ControllerID) -> ElementID? {
    graph.navigationBar(of: controller)
  }

  /// The tab controller whose bar a controller's view lies above, reached through containers and
  /// pushes; nil where the bar is simulated or there is none.
  package func tabController(of controller: ControllerID) -> ControllerID? {
    graph.tabController(of: controller)
  }

  /// The children of a container that its relationships name, in document order.
  package func children(of controller: ControllerID) -> [ControllerID] {
    document.connections(from: document[controller].element).compactMap { id in
      let connection = document[id]
      guard connection.kind == .segue,
        document.written(.kind, of: connection.element) == "relationship"
      else { return nil }
      return connection.target.flatMap { document.controller(of: $0) }
    }
  }
}

internal import DocumentModel
internal import Resolution

/// The controllers of a document with the connections that bars travel along.
struct ControllerGraph: Sendable {
  private let document: Document
  /// By controller.
  let bars: [ControllerBars]
  private let nodes: [ControllerNode]

  init(_ document: Document) {
    self.document = document
    var nodes = document.controllerIDs.map { Self.node(document, $0) }
    for id in document.connectionIDs {
      let connection = document[id]
      guard connection.kind == .segue, let target = connection.target,
        let destination = document.controller(of: target),
        let source = document.controller(around: connection.source)
      else { continue }
      nodes[Int(destination.rawValue)].incoming.append(
        ControllerNode.Incoming(
          Self.link(document, connection.element), from: Int(source.rawValue)))
    }
    self.nodes = nodes
    let device = document.device.map { !$0.id.hasPrefix("ipad") } ?? false
    bars = ControllerBars.effective(nodes, isPhone: device)
  }

  func bars(of controller: ControllerID) -> ControllerBars { bars[Int(controller.rawValue)] }

  /// The navigation bar that lies over a controller's view, where a controller shows it.
  func navigationBar(of controller: ControllerID) -> ElementID? {
    guard case .controller(let index)? = bars(of: controller).navigation,
      document.controllers.indices.contains(index)
    else { return nil }
    return document.child(
      .navigationBar, key: "navigationBar", of: document.controllers[index].element)
  }

  /// The nearest tab controller up the connections that hand bars on.
  func tabController(of controller: ControllerID) -> ControllerID? {
    var seen: Set<Int> = []
    var pending = [Int(controller.rawValue)]
    while let next = pending.popLast() {
      guard nodes.indices.contains(next), seen.insert(next).inserted else { continue }
      if nodes[next].kind == .tab { return ControllerID(rawValue: Int32(next)) }
      let sources = nodes[next].incoming.filter { $0.link != .modal && $0.link != .other }
      pending += sources.map(\.source).reversed()
    }
    return nil
  }

  private static func node(_ document: Document, _ id: ControllerID) -> ControllerNode {
    let element = document[id].element
    let kind: ControllerNode.Kind =
      switch document[id].tag {
      case .navigationController: .navigation
      case .tabBarController: .tab
      case .splitViewController: .split
      default: .other
      }
    return ControllerNode(
      kind: kind, top: document.simulatedTop(of: element),
      bottom: document.simulatedBottom(of: element),
      hidesNavigationBar: document.flag(.navigationBarHidden, of: element),
      showsToolbar: document.written(.toolbarHidden, of: element) == false,
      hidesBottomBarWhenPushed: document.flag(.hidesBottomBarWhenPushed, of: element))
  }

  private static func link(_ document: Document, _ segue: ElementID) -> ControllerNode.Link {
    switch (document.written(.kind, of: segue), document.written(.relationship, of: segue)) {
    case ("relationship", "rootViewController"): .rootViewController
    case ("relationship", "viewControllers"): .viewControllers
    case ("relationship", "masterViewController"): .masterViewController
    case ("relationship", "detailViewController"): .detailViewController
    case ("push", _), ("show", _): .push
    case ("presentation", _), ("modal", _), ("popoverPresentation", _): .modal
    default: .other
    }
  }
}

extension Document {
  /// The controller that an object belongs to: itself, the one around it, or that of its scene.
  func controller(around element: ElementID) -> ControllerID? {
    var next: ElementID? = element
    while let current = next {
      if let controller = controller(of: current) { return controller }
      if let view = view(of: current), let scene = sceneOrNil(of: view) {
        return self[scene].controller
      }
      next = parent(current)
    }
    return nil
  }

  func simulatedTop(of element: ElementID) -> ControllerNode.SimulatedTop {
    guard let metrics = child(key: "simulatedTopBarMetrics", of: element) else { return .inferred }
    return tag(metrics) == .nilValue ? .none : .navigationBar
  }

  func simulatedBottom(of element: ElementID) -> ControllerNode.SimulatedBottom {
    guard let metrics = child(key: "simulatedBottomBarMetrics", of: element) else {
      return .inferred
    }
    switch tag(metrics) {
    case .simulatedTabBarMetrics: return .tabBar
    case .simulatedToolbarMetrics: return .toolbar
    default: return .none
    }
  }

  func simulatedStatusBar(of element: ElementID) -> RootView.SimulatedStatusBar {
    guard let metrics = child(key: "simulatedStatusBarMetrics", of: element) else {
      return .inferred
    }
    return tag(metrics) == .nilValue ? .none : .shown
  }
}

/// A controller as far as bars are inferred along its connections (guides.md 2, rule 3).
package struct ControllerNode: Sendable, Hashable {
  package enum Kind: Sendable, Hashable { case navigation, tab, split, other }

  /// `simulatedTopBarMetrics`.
  package enum SimulatedTop: Sendable, Hashable { case inferred, none, navigationBar }

  /// `simulatedBottomBarMetrics`.
  package enum SimulatedBottom: Sendable, Hashable { case inferred, none, tabBar, toolbar }

  /// How a controller is reached.
  package enum Link: Sendable, Hashable {
    /// Relationships of containers.
    case rootViewController, viewControllers, masterViewController, detailViewController
    /// `push` and `show` segues.
    case push
    /// Presentations of any kind; they, and everything else, hand no bar on.
    case modal
    case other

    fileprivate var order: Int {
      switch self {
      case .rootViewController, .viewControllers, .masterViewController, .detailViewController: 0
      case .push: 1
      case .modal, .other: 2
      }
    }
  }

  /// One connection that ends at the controller; `source` is an index into the list of nodes.
  package struct Incoming: Sendable, Hashable {
    package var link: Link
    package var source: Int

    package init(_ link: Link, from source: Int) {
      self.link = link
      self.source = source
    }
  }

  package var kind: Kind
  package var top: SimulatedTop
  package var bottom: SimulatedBottom
  /// `navigationBarHidden="YES"`, of a navigation controller.
  package var hidesNavigationBar: Bool
  /// `toolbarHidden="NO"`, of a navigation controller.
  package var showsToolbar: Bool
  package var hidesBottomBarWhenPushed: Bool
  /// In document order.
  package var incoming: [Incoming]

  package init(
    kind: Kind = .other, top: SimulatedTop = .inferred, bottom: SimulatedBottom = .inferred,
    hidesNavigationBar: Bool = false, showsToolbar: Bool = false,
    hidesBottomBarWhenPushed: Bool = false, incoming: [Incoming] = []
  ) {
    self.kind = kind
    self.top = top
    self.bottom = bottom
    self.hidesNavigationBar = hidesNavigationBar
    self.showsToolbar = showsToolbar
    self.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    self.incoming = incoming
  }
}

/// The bars that a controller's view lies under.
package struct ControllerBars: Sendable, Hashable {
  /// Where the navigation bar comes from.
  package enum Source: Sendable, Hashable {
    case simulated
    /// Index of the navigation controller, whose recorded bar gives its height.
    case controller(Int)
  }

  package var hasNavigationBar: Bool
  /// Set even where the bar is hidden: a navigation controller is around.
  package var navigation: Source?
  package var hasTabBar: Bool
  package var hasToolbar: Bool
  /// Presented modally, itself or the controllers around it.
  package var isModal: Bool
  /// Root of a navigation controller, not pushed.
  package var isDirect: Bool
  /// The navigation bar lies around a tab controller.
  package var isOuter: Bool

  package init(
    hasNavigationBar: Bool = false, navigation: Source? = nil, hasTabBar: Bool = false,
    hasToolbar: Bool = false, isModal: Bool = false, isDirect: Bool = false, isOuter: Bool = false
  ) {
    self.hasNavigationBar = hasNavigationBar
    self.navigation = navigation
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
    self.isModal = isModal
    self.isDirect = isDirect
    self.isOuter = isOuter
  }

  /// Bars of every controller. Bars travel along connections, so rounds are made until nothing
  /// changes; a cycle of pushes ends like a chain.
  ///
  /// - Parameter isPhone: split views are collapsed on a phone: the detail side then has the bars
  ///   of the master's navigation controller. False on pads and without a device.
  package static func effective(_ nodes: [ControllerNode], isPhone: Bool) -> [ControllerBars] {
    var masters: [Int: [Int]] = [:]
    for (index, node) in nodes.enumerated() where node.kind == .navigation {
      for incoming in node.incoming where incoming.link == .masterViewController {
        masters[incoming.source, default: []].append(index)
      }
    }
    var bars = [ControllerBars](repeating: ControllerBars(), count: nodes.count)
    for _ in 0..<(nodes.count + 2) {
      let next = nodes.indices.map { index in
        ControllerBars.of(index, nodes, known: bars, masters: isPhone ? masters : [:])
      }
      if next == bars { break }
      bars = next
    }
    return bars
  }

  private static func of(
    _ index: Int, _ nodes: [ControllerNode], known: [ControllerBars], masters: [Int: [Int]]
  ) -> ControllerBars {
    let node = nodes[index]
    var bars = ControllerBars()
    for order in 0...2 {
      for incoming in node.incoming where incoming.link.order == order {
        guard incoming.source != index, nodes.indices.contains(incoming.source) else { continue }
        bars.add(
          incoming, to: node, container: nodes[incoming.source], known: known, masters: masters)
      }
    }
    if node.hidesBottomBarWhenPushed { bars.hasTabBar = false }
    switch node.top {
    case .inferred: break
    case .none: bars.hasNavigationBar = false
    case .navigationBar:
      bars.hasNavigationBar = true
      bars.navigation = bars.navigation ?? .simulated
    }
    if node.bottom != .inferred {
      bars.hasTabBar = node.bottom == .tabBar
      bars.hasToolbar = node.bottom == .toolbar
    }
    return bars
  }

  private mutating func add(
    _ incoming: ControllerNode.Incoming, to node: ControllerNode, container: ControllerNode,
    known: [ControllerBars], masters: [Int: [Int]]
  ) {
    let outer = known[incoming.source]
    switch incoming.link {
    case .rootViewController:
      guard navigation == nil else { return }
      navigation = .controller(incoming.source)
      isDirect = true
      hasNavigationBar = !container.hidesNavigationBar && container.top != .none
      hasTabBar = hasTabBar || outer.hasTabBar || container.bottom == .tabBar
      hasToolbar = hasToolbar || container.showsToolbar || container.bottom == .toolbar
      isModal = isModal || outer.isModal
    case .viewControllers:
      guard container.kind == .tab else { return }
      hasTabBar = true
      if outer.hasNavigationBar && node.kind != .navigation {
        hasNavigationBar = true
        navigation = navigation ?? outer.navigation
        isOuter = true
      }
    case .masterViewController, .detailViewController:
      hasTabBar = hasTabBar || outer.hasTabBar
      guard incoming.link == .detailViewController, node.kind != .navigation else { return }
      for master in masters[incoming.source] ?? [] {
        hasNavigationBar = true
        navigation = navigation ?? .controller(master)
        hasTabBar = hasTabBar || known[master].hasTabBar
      }
    case .push:
      guard outer.hasNavigationBar || outer.navigation != nil, navigation == nil else { return }
      navigation = outer.navigation ?? .simulated
      hasNavigationBar = outer.hasNavigationBar
      hasTabBar = hasTabBar || (outer.hasTabBar && !outer.isOuter)
      hasToolbar = hasToolbar || outer.hasToolbar
      isModal = isModal || outer.isModal
    case .modal: isModal = true
    case .other: break
    }
  }
}

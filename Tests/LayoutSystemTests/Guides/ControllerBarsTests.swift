import LayoutSystem
import Testing

/// guides.md 2, rule 3.
@Suite("Bars along connections")
struct ControllerBarsTests {
  private func bars(_ nodes: [ControllerNode], isPhone: Bool = true) -> [ControllerBars] {
    ControllerBars.effective(nodes, isPhone: isPhone)
  }

  @Test("a navigation controller hands its bar to what is pushed, not to what is presented")
  func pushes() {
    let found = bars([
      ControllerNode(kind: .navigation),
      ControllerNode(incoming: [.init(.rootViewController, from: 0)]),
      ControllerNode(incoming: [.init(.push, from: 1)]),
      ControllerNode(incoming: [.init(.push, from: 2)]),
      ControllerNode(incoming: [.init(.modal, from: 2)]),
      ControllerNode(incoming: [.init(.other, from: 2)]),
    ])
    #expect(found.map(\.hasNavigationBar) == [false, true, true, true, false, false])
    #expect(found[3].navigation == .controller(0))
    #expect(found.map(\.isDirect) == [false, true, false, false, false, false])
    #expect(found[4].isModal)
  }

  @Test("order in the document does not matter, cycles end")
  func order() {
    let found = bars([
      ControllerNode(incoming: [.init(.push, from: 1)]),
      ControllerNode(incoming: [.init(.push, from: 0), .init(.push, from: 2)]),
      ControllerNode(incoming: [.init(.rootViewController, from: 3)]),
      ControllerNode(kind: .navigation),
    ])
    #expect(found.map(\.hasNavigationBar) == [true, true, true, false])
    let cycle = bars([
      ControllerNode(incoming: [.init(.push, from: 1), .init(.push, from: 0)]),
      ControllerNode(incoming: [.init(.push, from: 0), .init(.push, from: 99)]),
    ])
    #expect(cycle == [ControllerBars(), ControllerBars()])
  }

  @Test("simulated bars are handed on, and turned off")
  func simulated() {
    let found = bars([
      ControllerNode(top: .navigationBar),
      ControllerNode(incoming: [.init(.push, from: 0)]),
      ControllerNode(top: .none, incoming: [.init(.push, from: 0)]),
      ControllerNode(bottom: .toolbar),
      ControllerNode(kind: .navigation, hidesNavigationBar: true),
      ControllerNode(incoming: [.init(.rootViewController, from: 4)]),
    ])
    #expect(found.map(\.hasNavigationBar) == [true, true, false, false, false, false])
    #expect(found[1].navigation == .simulated)
    #expect(found[3].hasToolbar)
    #expect(found[5].navigation == .controller(4))
  }

  @Test("tabs around and inside a navigation controller")
  func tabs() {
    let found = bars([
      ControllerNode(kind: .tab),
      ControllerNode(kind: .navigation, incoming: [.init(.viewControllers, from: 0)]),
      ControllerNode(incoming: [.init(.rootViewController, from: 1)]),
      ControllerNode(incoming: [.init(.push, from: 2)]),
      ControllerNode(hidesBottomBarWhenPushed: true, incoming: [.init(.push, from: 2)]),
    ])
    #expect(found.map(\.hasTabBar) == [false, true, true, true, false])
    let outer = bars([
      ControllerNode(kind: .navigation),
      ControllerNode(kind: .tab, incoming: [.init(.rootViewController, from: 0)]),
      ControllerNode(incoming: [.init(.viewControllers, from: 1)]),
      ControllerNode(incoming: [.init(.push, from: 2)]),
    ])
    #expect(outer[2].hasNavigationBar && outer[2].hasTabBar)
    #expect(outer[3].hasNavigationBar && !outer[3].hasTabBar)
  }

  @Test("the detail side of a split view has the master's bar on a phone")
  func split() {
    let nodes = [
      ControllerNode(kind: .split),
      ControllerNode(kind: .navigation, incoming: [.init(.masterViewController, from: 0)]),
      ControllerNode(incoming: [.init(.detailViewController, from: 0)]),
    ]
    #expect(bars(nodes, isPhone: true)[2].navigation == .controller(1))
    #expect(!bars(nodes, isPhone: false)[2].hasNavigationBar)
  }
}

/// The view that a constraint's item belongs to: itself, a guide's owner, a controller's view.
@MainActor func standInView(of item: AnyObject?) -> UIView? {
  switch item {
  case let view as UIView: view
  case let guide as UILayoutGuide: guide.owningView
  case let support as StandInLayoutSupport: support.controller?.viewIfLoaded
  default: nil
  }
}

/// How a controller has shown another one: `show`, `showDetail`, `present` or `push`.
@MainActor public struct StandInShowing {
  public let way: String
  public let destination: UIViewController
  public let animated: Bool

  init(_ way: String, _ destination: UIViewController, _ animated: Bool) {
    self.way = way
    self.destination = destination
    self.animated = animated
  }
}

/// A controller's top or bottom layout guide.
@MainActor public final class StandInLayoutSupport: NSObject, UILayoutSupport {
  public let standInRole: String
  weak var controller: UIViewController?

  init(_ role: String, of controller: UIViewController) {
    standInRole = role
    self.controller = controller
  }

  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
}

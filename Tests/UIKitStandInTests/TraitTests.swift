import Testing
import UIKit

private final class WatchingView: UIView {
  var changes: [UIUserInterfaceSizeClass] = []
  var handled = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: WatchingView, _) in
      view.handled += 1
    }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    changes.append(traitCollection.verticalSizeClass)
  }
}

@MainActor @Suite("Stand-in: traits")
struct TraitTests {
  private func traits(_ height: UIUserInterfaceSizeClass, _ width: UIUserInterfaceSizeClass)
    -> UITraitCollection
  {
    UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: height), UITraitCollection(horizontalSizeClass: width),
    ])
  }

  @Test("a change reaches every view, a registered handler only its traits") func change() {
    let (window, view) = (UIWindow(), WatchingView())
    window.standInTraits = traits(.regular, .compact)
    window.addSubview(view)
    #expect(view.changes == [.regular])
    #expect(view.handled == 1)
    window.standInTraits = traits(.compact, .compact)
    #expect(view.changes == [.regular, .compact])
    #expect(view.handled == 2)
    window.standInTraits = traits(.compact, .regular)
    #expect(view.changes == [.regular, .compact, .compact])
    #expect(view.handled == 2)
  }

  @Test("the same traits are no change") func noChange() {
    let (window, view) = (UIWindow(), WatchingView())
    window.addSubview(view)
    window.standInTraits = traits(.regular, .compact)
    window.standInTraits = traits(.regular, .compact)
    #expect(view.changes == [.regular])
  }

  @Test("later collections win where they say something") func merging() {
    let merged = UITraitCollection(traitsFrom: [
      traits(.compact, .compact), UITraitCollection(horizontalSizeClass: .regular),
    ])
    #expect(merged.verticalSizeClass == .compact)
    #expect(merged.horizontalSizeClass == .regular)
  }
}

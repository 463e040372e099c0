import Testing
import UIKit

@MainActor @Suite("Stand-in: views and stack views")
struct HierarchyTests {
  @Test("a view is in one place") func oneSuperview() {
    let (first, second, child) = (UIView(), UIView(), UIView())
    first.addSubview(child)
    second.addSubview(child)
    #expect(first.subviews == [])
    #expect(second.subviews == [child])
    #expect(child.superview === second)
  }

  @Test("order of subviews") func order() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(c)
    root.insertSubview(b, belowSubview: c)
    #expect(root.subviews == [a, b, c])
    root.bringSubviewToFront(a)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(c, at: 0)
    #expect(root.subviews == [c, b, a])
    root.insertSubview(a, aboveSubview: c)
    #expect(root.subviews == [c, a, b])
  }

  @Test("arranged views are subviews, in an order of their own") func arranged() {
    let (stack, a, b, c) = (UIStackView(), UIView(), UIView(), UIView())
    stack.addSubview(c)
    for view in [a, b] { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    #expect(stack.subviews == [c, a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b, a])
  }

  @Test("a removed arranged view stays a subview, a removed subview does not stay arranged")
  func removal() {
    let (a, b) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.setCustomSpacing(3, after: b)
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b])
    #expect(stack.subviews == [a, b])
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [])
    #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
  }

  @Test("margins are one value in two spellings") func margins() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("cells and effect views hold a content view") func contentViews() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    let item = UICollectionViewCell(frame: .zero)
    let effect = UIVisualEffectView(effect: nil)
    #expect(cell.contentView.superview === cell)
    #expect(item.contentView.superview === item)
    #expect(effect.contentView.superview === effect)
  }

  @Test("defaults that differ by class") func defaults() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(!UILabel().isUserInteractionEnabled)
    #expect(!UIImageView().isUserInteractionEnabled)
    #expect(UIScrollView().clipsToBounds)
    #expect(UITableView().alwaysBounceVertical)
    #expect(UIView().contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(UIView().contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
  }
}

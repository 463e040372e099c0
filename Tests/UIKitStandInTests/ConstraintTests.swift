import Testing
import UIKit

@MainActor @Suite("Stand-in: constraints")
struct ConstraintTests {
  @Test("an anchor's constraint says what it was made of") func parts() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.widthAnchor.constraint(
      greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 3)
    #expect(constraint.firstItem === view)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === other)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
  }

  @Test("a constant alone has no second item") func constant() {
    let constraint = UIView().heightAnchor.constraint(equalToConstant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
  }

  @Test("the nearest common ancestor holds an active constraint") func holder() {
    let (root, left, right, leaf) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
    let across = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let within = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = leaf.widthAnchor.constraint(equalToConstant: 1)
    NSLayoutConstraint.activate([across, within, own])
    #expect(root.constraints == [across])
    #expect(left.constraints == [within])
    #expect(leaf.constraints == [own])
    NSLayoutConstraint.deactivate([across])
    #expect(root.constraints == [] && !across.isActive)
  }

  @Test("guides count as their owner") func guides() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = [
      child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(root.constraints == constraints)
    #expect(root.safeAreaLayoutGuide.standInRole == "safeAreaLayoutGuide")
    #expect(guide.standInRole == nil)
    root.removeLayoutGuide(guide)
    #expect(root.constraints == [constraints[0]])
  }

  @Test("a controller's guides count as its view") func layoutSupport() {
    let (controller, child) = (UIViewController(), UIView())
    controller.view.addSubview(child)
    let constraint = child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
    constraint.isActive = true
    #expect(controller.view.constraints == [constraint])
  }

  @Test("removing a view takes the constraints that cross its edge") func removal() {
    let (root, box, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(box)
    box.addSubview(leaf)
    let crossing = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = leaf.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    NSLayoutConstraint.activate([crossing, inside])
    box.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
  }

  @Test("system spacing is remembered as such") func systemSpacing() {
    let (root, child) = (UIView(), UIView())
    let constraint = child.leadingAnchor.constraint(
      equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
    #expect(constraint.standInSystemSpacings == 2)
    #expect(constraint.constant == 16)
  }
}

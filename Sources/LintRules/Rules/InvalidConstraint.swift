import Diagnostics
import DocumentModel

extension Rule {
  static let invalidConstraint = Rule(
    "invalid-constraint", .error, onByDefault: true,
    summary: "A constraint relates what cannot be related.",
    rationale: """
      Auto Layout raises an exception when a constraint pairs attributes that have nothing in \
      common (a width with an edge, x with y, leading with left), puts a location equal to a \
      constant, multiplies by 0, or relates views that have no superview in common. Interface \
      Builder does not offer such constraints, but merges and edits by hand make them, and nothing \
      speaks up before the screen is shown.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leadingMargin" id="2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="centerX" id="3"/>
      <constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="centerX" id="4"/>
      <constraint firstItem="a" firstAttribute="firstBaseline" secondItem="root" secondAttribute="top" id="5"/>
      <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
      multiplier="16:9" id="6"/>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="7"/>
      </constraints>
      """,
      // Removed at build time, whatever it says.
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" constant="10" \
      placeholder="YES" id="1"/></constraints>
      """,
      // An item that does not exist is a dangling reference.
      """
      <constraints><constraint firstItem="gone" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="1"/></constraints>
      """,
    ],
    reported: [
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      👉<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="left" id="1"/>
      👉<constraint firstItem="a" firstAttribute="leading" constant="10" id="2"/>
      👉<constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="top" id="3"/>
      👉<constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerY" id="4"/>
      👉<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      multiplier="0" id="5"/>
      </constraints>
      """,
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      👉<constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" \
      multiplier="1:0" id="1"/>
      👉<constraint firstItem="a" firstAttribute="middle" secondItem="root" secondAttribute="top" id="2"/>
      👉<constraint firstItem="a" firstAttribute="top" secondItem="root" id="3"/>
      👉<constraint firstItem="a" firstAttribute="top" secondItem="owner" secondAttribute="top" id="4"/>
      </constraints>
      """,
      // Views of two scenes.
      """
      <scene sceneID="1"><objects><viewController id="x"><view key="view" id="a"/></viewController>\
      </objects></scene><scene sceneID="2"><objects><viewController id="y"><view key="view" id="b">\
      <constraints>👉<constraint firstItem="b" firstAttribute="top" secondItem="a" \
      secondAttribute="top" id="1"/></constraints></view></viewController></objects></scene>
      """,
      // Outside of the view that holds it.
      """
      <subviews><view id="a"><constraints>👉<constraint firstItem="b" firstAttribute="top" \
      secondItem="a" secondAttribute="top" id="1"/></constraints></view><view id="b"/></subviews>
      """,
    ],
    hasFix: true,
    check: .document { context in
      let document = context.document
      for id in document.constraintIDs {
        let constraint = document[id]
        guard !constraint.isPlaceholder, let problem = document.problem(of: id) else { continue }
        context.report(
          "\(document.describe(constraint.element)) \(problem)", at: constraint.element,
          fixes: context.fixes(for: constraint), objects: document.objects(of: id),
          constraints: [id])
      }
    })
}

extension RuleContext {
  /// Left reads as leading and right as trailing where the other side already does. Nothing that
  /// works today changes: such a constraint ends the app.
  fileprivate func fixes(for constraint: Constraint) -> [Finding.Fix] {
    guard let first = constraint.first?.attribute, let second = constraint.second?.attribute,
      AttributePair(first, second).mixesDirections
    else { return [] }
    let absolute = first.mirrored == nil ? "secondAttribute" : "firstAttribute"
    guard let attribute = first.mirrored ?? second.mirrored else { return [] }
    return fix(
      "Use \(attribute.rawValue)",
      document.replacement(
        ofAttribute: absolute, in: constraint.element, with: attribute.rawValue))
  }
}

extension Document {
  /// The views (and controllers of guides) that a constraint speaks of.
  func objects(of id: ConstraintID) -> [ElementID] {
    [self[id].first, self[id].second].compactMap { side in
      side.flatMap { view(of: $0.item) }.map { self[$0].element }
    }
  }

  /// What makes a constraint one that cannot be; nil where nothing does.
  fileprivate func problem(of id: ConstraintID) -> String? {
    let constraint = self[id]
    let element = constraint.element
    if constraint.hasInvalidAttribute, let problem = unreadablePart(of: constraint) {
      return problem
    }
    if let text = written(.multiplier, of: element), Constraint.multiplier(text) == nil {
      return "has the multiplier “\(text)”, which is no number"
    }
    guard let first = constraint.first else { return nil }
    guard let second = constraint.second else {
      return first.attribute.isDimension
        ? nil
        : """
        puts a location equal to a constant (\(equation(id))): give it a second item to measure from
        """
    }
    for side in [first, second] {
      if case .unresolved(let name) = side.item {
        return object(name).map { "refers to \(describe($0)), which has no place in a layout" }
      }
    }
    let pair = AttributePair(first.attribute, second.attribute)
    if let problem = pair.problem {
      let advice = pair.mixesDirections ? ": use leading and trailing for both" : ""
      return "\(problem) (\(equation(id)))\(advice)"
    }
    if written(.multiplier, of: element) != nil, constraint.multiplier == 0 {
      return "multiplies its second item by 0 (\(equation(id))): no part of it is left"
    }
    return misplacement(of: constraint).map { "\($0) (\(equation(id)))" }
  }

  private func unreadablePart(of constraint: Constraint) -> String? {
    let element = constraint.element
    for name in ["firstAttribute", "secondAttribute"] {
      guard let text = text(ofAttribute: name, in: element),
        LayoutAttribute(rawValue: text) == nil
      else { continue }
      return "has the \(name) “\(text)”, which is no layout attribute"
    }
    if text(ofAttribute: "firstAttribute", in: element) == nil {
      return "has no first attribute"
    }
    let hasItem = written(.secondItem, of: element) != nil
    let hasAttribute = text(ofAttribute: "secondAttribute", in: element) != nil
    if hasItem, !hasAttribute { return "has a second item, but does not say which part of it" }
    if !hasItem, hasAttribute { return "has a second attribute, but does not say of what" }
    return nil
  }

  /// Why a constraint cannot be installed where it stands.
  private func misplacement(of constraint: Constraint) -> String? {
    let views = [constraint.first, constraint.second].compactMap { side in
      side.flatMap { view(of: $0.item) }
    }
    guard let first = views.first else { return nil }
    guard views.allSatisfy({ rootView(of: $0) == rootView(of: first) }) else {
      return "relates views that have no superview in common"
    }
    guard let owner = constraint.owner else { return nil }
    guard let outside = views.first(where: { !isView($0, in: owner) }) else { return nil }
    // The guides of a controller belong to the whole of its view.
    let usesControllerGuide = [constraint.first, constraint.second].contains { side in
      if case .guide(let guide)? = side?.item { self[guide].view == nil } else { false }
    }
    return usesControllerGuide
      ? nil : "is held by \(describe(owner)), but \(describe(outside)) lies outside of that"
  }
}

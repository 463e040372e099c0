import Diagnostics
import DocumentModel

extension Rule {
  static let rtlUnaware = Rule(
    "rtl-unaware", .info, onByDefault: false,
    summary: "A constraint uses left or right where leading or trailing is meant.",
    rationale: """
      In right-to-left languages the system mirrors everything that is placed by leading and \
      trailing. What is placed by left and right stays where it is, next to neighbours that have \
      moved. Views that are not to be mirrored say so by their semantic content attribute.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="c"/></constraints>
      """,
      // Leading with left cannot be at all: `invalid-constraint` says so.
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="left" id="c"/></constraints>
      """,
      // A view that never mirrors, such as the buttons of a player.
      """
      <subviews><view id="v" semanticContentAttribute="playback"><subviews><label id="a"/></subviews>\
      <constraints><constraint firstItem="a" firstAttribute="left" secondItem="v" \
      secondAttribute="left" id="c"/></constraints></view></subviews>
      """,
    ],
    reported: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="👉left" secondItem="root" \
      secondAttribute="left" constant="8" id="c"/></constraints>
      """,
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="centerX" secondItem="root" \
      secondAttribute="👉rightMargin" id="c"/></constraints>
      """,
    ],
    hasFix: true,
    check: .document { context in
      let document = context.document
      for id in document.constraintIDs {
        let constraint = document[id]
        guard let first = constraint.first, !constraint.isPlaceholder,
          let attribute = document.absoluteAttribute(of: constraint),
          // Leading with left is worse than that, and another rule's.
          !document.isMixed(constraint), !document.isNeverMirrored(constraint)
        else { continue }
        // Both sides change together: leading cannot be paired with left.
        let second = constraint.second?.attribute
        let names = [("firstAttribute", first.attribute), ("secondAttribute", second ?? .centerX)]
        let edits = names.map { name, attribute in
          attribute.mirrored.flatMap {
            document.replacement(ofAttribute: name, in: constraint.element, with: $0.rawValue)
          }
        }
        let needed = names.count { $0.1.mirrored != nil }
        let made = edits.compactMap(\.self)
        context.report(
          """
          \(document.describe(constraint.element)) does not mirror in right-to-left languages \
          (\(document.equation(id))): use leading and trailing
          """, at: constraint.element, attribute: attribute,
          fixes: made.count == needed
            ? [Finding.Fix("Use leading and trailing", edits: made)] : [],
          objects: document.placedObjects(by: constraint), constraints: [id])
      }
    })
}

extension Document {
  /// The name of the attribute in which a constraint speaks of left or right.
  fileprivate func absoluteAttribute(of constraint: Constraint) -> String? {
    if constraint.first?.attribute.mirrored != nil { return "firstAttribute" }
    if constraint.second?.attribute.mirrored != nil { return "secondAttribute" }
    return nil
  }

  fileprivate func isMixed(_ constraint: Constraint) -> Bool {
    guard let first = constraint.first, let second = constraint.second else { return false }
    return AttributePair(first.attribute, second.attribute).mixesDirections
  }

  /// Whether the views around the constraint say that they are not to be mirrored.
  fileprivate func isNeverMirrored(_ constraint: Constraint) -> Bool {
    guard let owner = constraint.owner else { return false }
    let semantics = value(.semanticContentAttribute, of: self[owner].element)
    return semantics != nil && semantics != "unspecified"
  }

  /// The views that a constraint places: the owner stays where it is.
  fileprivate func placedObjects(by constraint: Constraint) -> [ElementID] {
    [constraint.first, constraint.second].compactMap { side -> ElementID? in
      guard let view = side.flatMap({ view(of: $0.item) }), view != constraint.owner else {
        return nil
      }
      return self[view].element
    }
  }
}

import Diagnostics
import DocumentModel

extension Rule {
  static let marginRelativeConstraint = Rule(
    "margin-relative-constraint", .warning, onByDefault: false,
    summary: "A constraint refers to a margin of a view.",
    rationale: """
      Margins differ between devices and size classes, are inherited from superviews and grow with \
      the safe area. A team that wants the distances of its design instead does not use them.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="16" id="c"/></constraints>
      """
    ],
    reported: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="👉leadingMargin" id="c"/></constraints>
      """,
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstAttribute="👉topMargin" secondItem="a" secondAttribute="top" \
      id="1"/><constraint firstItem="a" firstAttribute="centerX" secondItem="root" \
      secondAttribute="👉centerXWithinMargins" id="2"/></constraints>
      """,
    ],
    aliases: ["iblinter:relative_to_margin"],
    check: .document { context in
      let document = context.document
      for id in document.constraintIDs {
        let constraint = document[id]
        let sides = [
          ("firstAttribute", constraint.first), ("secondAttribute", constraint.second),
        ]
        guard
          let (name, side) = sides.first(where: { $0.1?.attribute.isMargin == true }),
          let attribute = side?.attribute
        else { continue }
        context.report(
          """
          \(document.describe(constraint.element)) refers to \(attribute.rawValue) \
          (\(document.equation(id))): use the edge or the safe area
          """, at: constraint.element, attribute: name, objects: document.objects(of: id),
          constraints: [id])
      }
    })
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

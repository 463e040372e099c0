import Diagnostics
import DocumentModel

extension Rule {
  static let noConstraints = Rule(
    "no-constraints", .warning, onByDefault: false,
    summary: "A subview of an Auto Layout view has no constraint that places it.",
    rationale: """
      It keeps the frame it was drawn with: it does not follow its text, its neighbours or the screen, \
      and may be cut off or lie over something else on another device. Constraints to its own \
      subviews do not place it.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="1"/></constraints>
      """,
      """
      <subviews><stackView id="s"><subviews><label id="a"/></subviews><constraints>\
      <constraint firstAttribute="width" constant="8" id="1"/></constraints></stackView></subviews>
      """,
      // Cells of the system's styles place their labels themselves.
      """
      <objects><tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">\
      <tableViewCellContentView key="contentView" id="v"><subviews><label id="l"/></subviews>\
      </tableViewCellContentView></tableViewCell></objects>
      """,
      // Springs and struts do it where there is no Auto Layout.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
      <objects><view id="v"><subviews><label id="a"/></subviews></view></objects></document>
      """,
    ],
    reported: [
      #"<subviews>👉<label id="a"/></subviews>"#,
      """
      <subviews>👉<view id="a"><subviews><label id="b"/></subviews><constraints>\
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="1"/>\
      </constraints></view></subviews>
      """,
    ],
    check: .document { context in
      let document = context.document
      guard document.header.usesAutoLayout else { return }
      let parts = document.partsOfStyledCells()
      for id in document.viewIDs where document[id].role == .subview && !parts.contains(id) {
        let places = (context.facts.constraintsByView[id] ?? []).contains { constraint in
          document.places(constraint, id)
        }
        guard !places else { continue }
        context.report(
          """
          \(document.describe(id)) has no constraint that places it: it stays as it was drawn on \
          every device; pin it or put it into a stack view
          """, at: document[id].element)
      }
    })
}

extension Document {
  /// Whether a constraint says something of a view's place or size other than by its own contents.
  fileprivate func places(_ id: ConstraintID, _ view: ViewID) -> Bool {
    let others = [self[id].first, self[id].second].compactMap { side in
      side.flatMap { self.view(of: $0.item) }
    }
    return others.allSatisfy { $0 == view } || others.contains { !isView($0, in: view) }
  }
}

import Diagnostics
import DocumentModel
import Resolution

extension Rule {
  static let inactiveItemReference = Rule(
    "inactive-item-reference", .warning, onByDefault: true,
    summary: "A constraint is installed where a view that it refers to is not.",
    rationale: """
      A view that a size class leaves out takes along every constraint that refers to it. What was \
      placed by such a constraint then has no place in that size class. Xcode warns that a constraint \
      references items turned off in the current configuration, but says neither which nor where. \
      Constraints that only place the view that is left out are no loss and not reported, nor are views \
      that no size class installs: those are a rule of their own.
      """,
    accepted: [
      // Only the label's own constraints go with it.
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="2"/>
      </constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """,
      // Installed nowhere: `uninstalled-everywhere`.
      """
      <subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """,
      // The constraint is left out together with the view.
      """
      <subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>
      </constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask>\
      <mask key="constraints"><exclude reference="1"/></mask></variation>
      """,
      // Both are left out.
      """
      <subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>
      </constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/>\
      <exclude reference="b"/></mask></variation>
      """,
    ],
    reported: [
      """
      <subviews><label id="a"/><label id="b"/></subviews>
      <constraints>
      👉<constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="1"/>
      </constraints>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """,
      // A view inside of the one that is left out.
      """
      <subviews><view id="a"><subviews><label id="c"/></subviews></view><label id="b"/></subviews>
      <constraints>
      👉<constraint firstItem="c" firstAttribute="centerX" secondItem="b" secondAttribute="centerX" id="1"/>
      </constraints>
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """,
    ],
    check: .resolved { context in
      let document = context.document
      guard !document.variations.isEmpty else { return }
      for id in document.constraintIDs where context.resolved.state(of: id) == .inactive {
        let constraint = document[id]
        if let owner = constraint.owner, !context.resolved.isInstalled(owner) { continue }
        guard let missing = context.missing(in: constraint),
          let left = context.dependent(in: constraint, on: missing)
        else { continue }
        context.report(
          """
          \(document.describe(constraint.element)) is installed where \(document.describe(missing)) \
          is not, and does not hold there: what it says of \(document.describe(left)) has to be said \
          otherwise; leave it out there as well and add another
          """, at: constraint.element,
          notes: [context.note("the view that is not installed", at: document[missing].element)],
          objects: [document[missing].element, document[left].element], constraints: [id])
      }
    })
}

extension ResolvedContext {
  /// The first item's view that is not installed here.
  fileprivate func missing(in constraint: Constraint) -> ViewID? {
    for side in [constraint.first, constraint.second] {
      if let view = side.flatMap({ document.view(of: $0.item) }), !resolved.isInstalled(view),
        !isLeftOver(view)
      {
        return view
      }
    }
    return nil
  }

  /// Whether `uninstalled-everywhere` speaks of a view, or of one around it.
  private func isLeftOver(_ view: ViewID) -> Bool {
    let element = document[view].element
    guard
      let left = ([element] + document.ancestors(of: element)).first(where: {
        facts.neverInstalled.contains($0)
      })
    else { return false }
    return document.outlets(to: left).isEmpty
  }

  /// The view on the other side that is installed and is none of those that hold the missing one:
  /// those do not hang on what they contain.
  fileprivate func dependent(in constraint: Constraint, on missing: ViewID) -> ViewID? {
    for side in [constraint.first, constraint.second] {
      guard let view = side.flatMap({ document.view(of: $0.item) }), resolved.isInstalled(view),
        !document.isView(missing, in: view)
      else { continue }
      return view
    }
    return nil
  }
}

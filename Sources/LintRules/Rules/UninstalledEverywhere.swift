import Diagnostics
import DocumentModel
import Resolution

extension Rule {
  static let uninstalledEverywhere = Rule(
    "uninstalled-everywhere", .warning, onByDefault: true,
    summary: "A view or constraint is installed in no size class.",
    rationale: """
      What no size class installs is never seen, but is still loaded, translated and kept up. It is a \
      left-over of an experiment, or a check mark that was taken off by accident. Objects with an \
      outlet are left alone: code may put them to use.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
      """,
      // Code activates it.
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><view key="view" \
      id="root"><subviews><label id="a"/></subviews><constraints><constraint firstItem="a" \
      firstAttribute="width" constant="8" id="c"/></constraints><variation key="default">\
      <mask key="constraints"><exclude reference="c"/></mask></variation></view><connections>\
      <outlet property="narrow" destination="c" id="o"/></connections></viewController></objects></scene>
      """,
    ],
    reported: [
      """
      <subviews>👉<label id="a"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """,
      // One finding for a view and everything that goes with it.
      """
      <subviews>👉<label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>\
      <mask key="constraints"><exclude reference="c"/></mask></variation>
      """,
      """
      <subviews><label id="a"/></subviews>
      <constraints>👉<constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="c"/></mask></variation>
      """,
      // One finding for the constraints of one view.
      """
      <subviews><label id="a"/></subviews>
      <constraints>👉<constraint firstItem="a" firstAttribute="top" secondItem="root" \
      secondAttribute="top" id="c"/><constraint firstItem="a" firstAttribute="leading" \
      secondItem="root" secondAttribute="leading" id="d"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/>\
      <exclude reference="d"/></mask></variation>
      """,
    ],
    check: .document { context in
      let document = context.document
      let never = context.facts.neverInstalled
      var owners: [ViewID] = []
      var held: [ViewID: [ConstraintID]] = [:]
      for element in never.sorted() {
        guard document.outlets(to: element).isEmpty, !document.goes(element, with: never) else {
          continue
        }
        // The constraints that one view holds are one finding.
        if let id = document.constraint(of: element), let owner = document[id].owner {
          if held[owner] == nil { owners.append(owner) }
          held[owner, default: []].append(id)
        } else {
          context.report(
            """
            \(document.describe(element)) is installed in no size class; install it somewhere or \
            delete it
            """, at: element)
        }
      }
      for owner in owners { context.report(held[owner] ?? [], of: owner) }
    })
}

extension RuleContext {
  fileprivate mutating func report(_ constraints: [ConstraintID], of owner: ViewID) {
    guard let first = constraints.first else { return }
    let others = constraints.dropFirst().map { document[$0].element }
    report(
      others.isEmpty
        ? """
        \(document.describe(document[first].element)) is installed in no size class \
        (\(document.equation(first))); install it somewhere or delete it
        """
        : """
        \(constraints.count) constraints of \(document.describe(owner)) are installed in no size \
        class; install them somewhere or delete them
        """, at: document[first].element, notes: notes("another one", at: others),
      objects: [document[owner].element], constraints: constraints)
  }
}

extension Document {
  /// Whether an object is gone because of another one that is: it lies in it, or refers to it.
  fileprivate func goes(_ element: ElementID, with never: Set<ElementID>) -> Bool {
    var around = ancestors(of: element).map { $0 }
    if let constraint = constraint(of: element) {
      for view in objects(of: constraint) { around += [view] + ancestors(of: view) }
    }
    return around.contains { never.contains($0) }
  }
}

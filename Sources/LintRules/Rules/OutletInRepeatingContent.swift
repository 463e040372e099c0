import Diagnostics
import DocumentModel

extension Rule {
  static let outletInRepeatingContent = Rule(
    "outlet-in-repeating-content", .error, onByDefault: true,
    summary: "An outlet from outside points into a prototype cell.",
    rationale: """
      A prototype is copied for every row, so there is no one object that an outlet of the \
      controller could hold. Xcode refuses to build it. Outlets of the cell itself into its own \
      content are what it is for.
      """,
    accepted: [
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes>\
      <tableViewCell reuseIdentifier="Cell" customClass="Cell" id="c"><tableViewCellContentView \
      key="contentView" id="v"><subviews><label id="l"/></subviews></tableViewCellContentView>\
      <connections><outlet property="title" destination="l" id="o"/></connections></tableViewCell>\
      </prototypes></tableView></subviews>
      """,
      // A delegate inside a cell points outwards.
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes>\
      <tableViewCell reuseIdentifier="Cell" id="c"><tableViewCellContentView key="contentView" \
      id="v"><subviews><textField id="l"><connections><outlet property="delegate" \
      destination="owner" id="o"/></connections></textField></subviews></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView></subviews>
      """,
      // Static cells exist once.
      """
      <scene sceneID="s"><objects><tableViewController id="owner" customClass="Owner">\
      <tableView key="view" dataMode="static" id="t"><sections><tableViewSection id="s"><cells>\
      <tableViewCell id="c"/></cells></tableViewSection></sections></tableView><connections>\
      <outlet property="first" destination="c" id="o"/></connections></tableViewController>\
      </objects></scene>
      """,
    ],
    reported: [
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner">\
      <tableView key="view" dataMode="prototypes" id="t"><prototypes>\
      <tableViewCell reuseIdentifier="Cell" id="c"><tableViewCellContentView key="contentView" \
      id="v"><subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell>\
      </prototypes></tableView><connections>👉<outlet property="title" destination="l" id="o"/>\
      </connections></viewController></objects></scene>
      """,
      """
      <scene sceneID="s"><objects><collectionViewController id="owner" customClass="Owner">\
      <collectionView key="view" id="t"><cells><collectionViewCell reuseIdentifier="Cell" id="c"/>\
      </cells></collectionView><connections>👉<outletCollection property="cells" destination="c" \
      collectionClass="NSMutableArray" id="o"/></connections></collectionViewController>\
      </objects></scene>
      """,
    ],
    check: .document { context in
      let document = context.document
      for id in document.connectionIDs {
        let outlet = document[id]
        guard outlet.kind == .outlet || outlet.kind == .outletCollection,
          let target = outlet.target, let cell = document.prototype(around: target),
          document.prototype(around: outlet.source) != cell
        else { continue }
        let name = document.written(.property, of: outlet.element) ?? ""
        context.report(
          """
          the outlet “\(name)” of \(document.describe(outlet.source)) points to \
          \(document.describe(target)) in a prototype cell, which is copied for every row; make it \
          an outlet of the cell's own class
          """, at: outlet.element, notes: [context.note("the prototype cell", at: cell)],
          objects: [outlet.source, target], members: [outlet.element])
      }
    })
}

import Diagnostics
import DocumentModel

extension Rule {
  static let outletWithoutClass = Rule(
    "outlet-without-class", .error, onByDefault: true,
    summary: "An outlet starts at an object whose class does not have it.",
    rationale: """
      A custom class that was not set, or was lost in a merge, leaves outlets on a stock class of \
      UIKit's. Loading the document then raises NSUnknownKeyException and the app ends. ibtool says \
      nothing. Where the object is File's Owner, code may load the document with an owner of another \
      class than the document says, so that is a warning.
      """,
    accepted: [
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><view key="view" \
      id="v"/><connections><outlet property="box" destination="v" id="o"/></connections>\
      </viewController></objects></scene>
      """,
      // Stock outlets, inherited ones too.
      """
      <subviews><tableView id="t"><connections><outlet property="dataSource" destination="owner" \
      id="a"/><outlet property="delegate" destination="owner" id="b"/></connections></tableView>\
      <textView id="u"><connections><outlet property="delegate" destination="owner" id="c"/>\
      </connections></textView></subviews>
      """,
      // Gesture recognizers hang on any view.
      """
      <objects><view id="v"><connections><outletCollection property="gestureRecognizers" \
      destination="g" appends="YES" id="o"/></connections></view><tapGestureRecognizer id="g"/></objects>
      """,
      // Every owner may have a view.
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/></objects>
      """,
      // A class of another framework is not known well enough to say.
      """
      <subviews><view id="v" customClass="FBSDKLoginButton"><connections><outlet \
      property="delegate" destination="owner" id="o"/></connections></view></subviews>
      """,
    ],
    reported: [
      """
      <scene sceneID="s"><objects><viewController id="owner"><view key="view" id="v"/>\
      <connections>👉<outlet property="box" destination="v" id="o"/></connections>\
      </viewController></objects></scene>
      """,
      """
      <subviews><view id="v"><subviews><label id="l"/></subviews><connections>\
      👉<outlet property="delegate" destination="owner" id="a"/>\
      👉<outletCollection property="labels" destination="l" id="b"/></connections></view></subviews>
      """,
      // Naming the stock class does not help.
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="UIViewController">\
      <view key="view" id="v"/><connections>👉<outlet property="box" destination="v" id="o"/>\
      </connections></viewController></objects></scene>
      """,
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      👉<outlet property="label" destination="v" id="o"/></connections></placeholder><label id="v"/></objects>
      """,
    ],
    check: .document { context in
      let document = context.document
      for id in document.connectionIDs {
        let outlet = document[id]
        guard outlet.kind == .outlet || outlet.kind == .outletCollection,
          let name = document.written(.property, of: outlet.element)
        else { continue }
        let source = outlet.source
        let isOwner =
          document.written(.placeholderIdentifier, of: source) == "IBFilesOwner"
        // An owner is a view controller, or something else that has a view.
        let className =
          isOwner && !document.hasCustomClass(source)
          ? "UIViewController" : document.className(source)
        guard StockOutlets.has(name, in: className) == false else { continue }
        context.report(
          isOwner
            ? """
            File's Owner has no custom class with the outlet “\(name)”; loading the document fails \
            unless code passes an owner that has it: set the class
            """
            : """
            \(document.describe(source)) is a \(className), which has no outlet “\(name)”: loading it \
            ends the app; set its custom class or remove the connection
            """, at: outlet.element, severity: isOwner ? .warning : nil, objects: [source],
          members: [outlet.element])
      }
    })
}

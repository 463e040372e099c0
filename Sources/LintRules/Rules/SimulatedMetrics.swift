import Diagnostics
import DocumentModel

extension Rule {
  static let simulatedMetrics = Rule(
    "simulated-metrics", .warning, onByDefault: false,
    summary: "The document holds simulated metrics.",
    rationale: """
      Simulated bars and sizes are read by the canvas only and make it show what devices may not. \
      Those of the whole document have had no use since Xcode 8 and can be removed; sizes and bars of \
      one scene are how its author wants to see it.
      """,
    accepted: [#"<subviews><label id="a"/></subviews>"#],
    reported: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"/></objects>
      👉<simulatedMetricsContainer key="defaultSimulatedMetrics">
      <simulatedStatusBarMetrics key="statusBar"/>
      </simulatedMetricsContainer>
      </document>
      """,
      """
      <scene sceneID="s"><objects><viewController id="a">\
      👉<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>\
      👉<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
      <size key="freeformSize" width="320" height="100"/></viewController></objects></scene>
      """,
    ],
    aliases: ["xiblint:no_simulated_metrics"], hasFix: true,
    check: .document { context in
      let document = context.document
      for element in context.facts.elements(.simulatedMetricsContainer) {
        context.report(
          """
          the document holds simulated metrics, which Xcode has not used since version 8; remove \
          them
          """, at: element,
          fixes: context.fix("Remove the metrics", document.removal(of: element)), objects: [])
      }
      for element in context.facts.elements(Self.sceneMetrics) {
        guard let owner = document.parent(element),
          document.tag(owner) != .simulatedMetricsContainer
        else { continue }
        context.report(
          """
          \(document.describe(owner)) is shown with simulated metrics \
          (\(document.written(.key, of: element) ?? document.name(element)))
          """, at: element)
      }
    })

  private static let sceneMetrics: [ElementTag] = [
    .freeformSimulatedSizeMetrics, .simulatedScreenMetrics, .simulatedNavigationBarMetrics,
    .simulatedStatusBarMetrics, .simulatedOrientationMetrics, .simulatedToolbarMetrics,
    .simulatedTabBarMetrics, .modalPageSheetSimulatedSizeMetrics,
    .splitViewDetailSimulatedSizeMetrics, .splitViewMasterSimulatedSizeMetrics,
  ]
}

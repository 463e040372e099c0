import Diagnostics
import DocumentModel

extension Rule {
  static let launchScreen = Rule(
    "launch-screen", .error, onByDefault: true,
    summary: "A launch screen has what no code is there for yet.",
    rationale: """
      The system shows a launch screen before the app's code is loaded: custom classes, user-defined \
      runtime attributes, outlets and actions cannot work there, and Xcode refuses to build some of \
      them.
      """,
    accepted: [
      #"<subviews><label id="a" customClass="Fancy"/></subviews>"#,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES"><scenes>\
      <scene sceneID="s"><objects><viewController id="a"><view key="view" id="v"/></viewController>\
      <placeholder placeholderIdentifier="IBFirstResponder" id="f" customClass="UIResponder"/>\
      </objects></scene></scenes></document>
      """,
      // A stock controller is the data source of its own table without the app's code.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES"><scenes>\
      <scene sceneID="s"><objects><tableViewController id="a"><tableView key="view" id="v">\
      <connections><outlet property="dataSource" destination="a" id="o"/></connections></tableView>\
      </tableViewController></objects></scene></scenes></document>
      """,
      // A xib's owner has a view, and nothing else.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" launchScreen="YES"><objects>\
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\
      <outlet property="view" destination="v" id="o"/></connections></placeholder><view id="v"/>\
      </objects></document>
      """,
    ],
    reported: [
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" launchScreen="YES"><scenes>\
      <scene sceneID="s"><objects><viewController id="a" customClass="👉Launch"><view key="view" \
      id="v"><subviews><button id="b"><userDefinedRuntimeAttributes>\
      👉<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>\
      </userDefinedRuntimeAttributes><connections>👉<action selector="go:" destination="a" \
      eventType="touchUpInside" id="x"/></connections></button></subviews></view><connections>\
      👉<outlet property="button" destination="b" id="o"/></connections></viewController>\
      </objects></scene></scenes></document>
      """
    ],
    check: .document { context in
      let document = context.document
      guard document.header.isLaunchScreen else { return }
      for element in document.objects {
        guard let name = document.written(.customClass, of: element), !name.isEmpty,
          document.tag(element) != .placeholder, name != document.kind(element).uikitClass
        else { continue }
        context.report(
          """
          the launch screen's \(document.describe(element)) has the custom class \(name); use \
          \(document.kind(element).uikitClass ?? "a stock class")
          """, at: element, attribute: "customClass")
      }
      for element in context.facts.elements(.userDefinedRuntimeAttribute) {
        context.report(
          """
          the launch screen sets the runtime attribute \
          “\(document.written(.keyPath, of: element) ?? "")”; remove it
          """, at: element)
      }
      for id in document.connectionIDs where document[id].kind != .segue {
        let connection = document[id]
        let name = document.written(.property, of: connection.element) ?? ""
        if document.tag(connection.source) == .placeholder, name == "view" { continue }
        if document.isStock(connection) { continue }
        let what =
          connection.kind == .action
          ? "the action “\(document.written(.selector, of: connection.element) ?? "")”"
          : "the outlet “\(name)”"
        context.report(
          "the launch screen has \(what) of \(document.describe(connection.source)); remove it",
          at: connection.element, members: [connection.element])
      }
    })
}

extension Document {
  /// Whether an outlet connects objects of UIKit's with each other, as its classes provide for.
  fileprivate func isStock(_ connection: Connection) -> Bool {
    guard connection.kind != .action, let name = written(.property, of: connection.element),
      let target = connection.target, !hasCustomClass(target), tag(target) != .placeholder
    else { return false }
    return !hasCustomClass(connection.source)
      && StockOutlets.has(name, in: className(connection.source)) == true
  }
}

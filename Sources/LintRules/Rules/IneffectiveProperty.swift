import Diagnostics
import DocumentModel

extension Rule {
  static let ineffectiveProperty = Rule(
    "ineffective-property", .info, onByDefault: true,
    summary: "A property has no effect where it is set.",
    rationale: """
      Interface Builder lets every property be set, whether UIKit reads it there or not. Whoever set \
      it meant something, and does not get it: baseline-relative spacing exists down a column only, \
      one arranged view has no neighbour to keep a distance from, and a minimum font size is for \
      labels that shrink their text.
      """,
    accepted: [
      """
      <subviews><stackView id="s" axis="vertical" baselineRelativeArrangement="YES" spacing="8">\
      <subviews><label id="a"/><label id="b"/></subviews></stackView></subviews>
      """,
      // Vertical in one size class is enough.
      """
      <subviews><stackView id="s" baselineRelativeArrangement="YES"><subviews><label id="a"/>\
      <label id="b"/></subviews><variation key="heightClass=compact" axis="vertical"/></stackView>\
      </subviews>
      """,
      // Code can reach the stack view and may add views to it.
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><view key="view" \
      id="root"><subviews><stackView id="s" spacing="8"><subviews><label id="a"/></subviews>\
      </stackView></subviews></view><connections><outlet property="rows" destination="s" id="o"/>\
      </connections></viewController></objects></scene>
      """,
      // Equal among one is what is left when others were removed; it does no harm.
      """
      <subviews><stackView id="s" distribution="fillEqually"><subviews><label id="a"/></subviews>\
      </stackView></subviews>
      """,
      #"<subviews><label id="a" minimumFontSize="9"/></subviews>"#,
      #"<subviews><label id="a" adjustsFontSizeToFit="NO" minimumFontSize="0.0"/></subviews>"#,
    ],
    reported: [
      #"<subviews><stackView id="s" baselineRelativeArrangement="👉YES"/></subviews>"#,
      """
      <subviews><stackView id="s" axis="vertical" distribution="👉fillProportionally" spacing="👉8">\
      <subviews><label id="a"/></subviews></stackView></subviews>
      """,
      """
      <subviews><label id="a" adjustsFontSizeToFit="NO" minimumFontSize="👉9"/></subviews>
      """,
    ],
    hasFix: true,
    check: .document { context in
      for element in context.facts.elements(.stackView) { context.checkStack(element) }
      for element in context.facts.elements(.label) { context.checkLabel(element) }
    })
}

extension RuleContext {
  fileprivate mutating func checkStack(_ stack: ElementID) {
    if document.written(.baselineRelativeArrangement, of: stack) == true,
      !document.valuesInAnyTraits(.axis, of: stack).contains(.vertical)
    {
      reportIneffective(
        "baselineRelativeArrangement", on: stack,
        "is horizontal, and only vertical stack views measure their spacing from baselines")
    }
    guard let view = document.view(of: stack), document[view].subviews.count == 1,
      !document.hasCustomClass(stack), document.outlets(to: stack).isEmpty
    else { return }
    if document.written(.distribution, of: stack) == .fillProportionally {
      reportIneffective(
        "distribution", on: stack,
        "has one arranged view, which has nothing to be in proportion to")
    }
    if let spacing = document.written(.spacing, of: stack), spacing != 0 {
      reportIneffective(
        "spacing", on: stack, "has one arranged view, so there is no gap to keep open")
    }
  }

  fileprivate mutating func checkLabel(_ label: ElementID) {
    guard document.written(.adjustsFontSizeToFit, of: label) == false,
      let size = document.written(.minimumFontSize, of: label), size > 0
    else { return }
    reportIneffective(
      "minimumFontSize", on: label, "does not shrink its text, so no minimum size applies")
  }

  private mutating func reportIneffective(
    _ attribute: String, on element: ElementID, _ reason: String
  ) {
    report(
      "\(attribute) has no effect: \(document.describe(element)) \(reason); remove it",
      at: element, attribute: attribute,
      fixes: fix("Remove \(attribute)", document.removal(ofAttribute: attribute, in: element)))
  }
}

extension Document {
  /// The values that an attribute has in some traits: its own, or what absence means, and those of
  /// its variations.
  func valuesInAnyTraits<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> [Value] {
    [value(key, of: element)].compactMap(\.self)
      + variations(of: element).compactMap { written(key, of: self[$0].element) }
  }
}

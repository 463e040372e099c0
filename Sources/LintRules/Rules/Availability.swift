import Diagnostics
import DocumentModel

extension Rule {
  static let availability = Rule(
    "availability", .error, onByDefault: true,
    summary: "The document uses something newer than the deployment target.",
    rationale: """
      On systems that do not have a class or attribute yet, loading the document ends the app or the \
      thing is not there. There is one finding for each such feature. The deployment target is the \
      one of the configuration, else the one that the document states; where neither does, nothing \
      is reported. What older systems only show otherwise is a warning.
      """,
    accepted: [
      #"<subviews><stackView id="s"/></subviews>"#,
      Example(
        #"<subviews><stackView id="s"/></subviews>"#,
        surroundings: .example(deploymentTarget: "9.0")),
    ],
    reported: [
      Example(
        #"<objects>👉<stackView id="s"/><stackView id="t"/></objects>"#,
        surroundings: .example(deploymentTarget: "8.4")),
      Example(
        """
        <subviews><button id="b">👉<buttonConfiguration key="configuration" style="plain" title="Go"/>\
        </button></subviews>
        """, surroundings: .example(deploymentTarget: "13.0")),
      Example(
        """
        <subviews><imageView image="heart" catalog="👉system" id="i"/><datePicker style="👉wheels" id="d"/>\
        </subviews>
        """, surroundings: .example(deploymentTarget: "12")),
      // The document's own target.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><dependencies><deployment version="2048" identifier="iOS"/></dependencies>\
      <objects><view id="v"><subviews>👉<stackView id="s"/></subviews></view></objects></document>
      """,
    ],
    check: .document { context in
      let stated = context.surroundings.deploymentTarget ?? context.document.header.deploymentTarget
      guard let target = stated.flatMap({ Feature.Version($0) }) else { return }
      for feature in Feature.all where target < feature.since {
        let uses = feature.uses(context.facts)
        guard let first = uses.first else { continue }
        let others = uses.dropFirst().map(\.element)
        let owner = context.document.object(around: first.element)
        context.report(
          """
          \(feature.name) need iOS \(feature.since.text), and the deployment target is \
          \(target.text)\(owner.map { ": \(context.document.describe($0))" } ?? "")\
          \(others.isEmpty ? "" : " and \(others.count) more")
          """, at: first.element, attribute: first.attribute, severity: feature.severity,
          notes: context.notes("here as well", at: others))
      }
    })
}

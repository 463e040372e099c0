import Diagnostics
import DocumentModel

extension Rule {
  static let stackBackgroundColor = Rule(
    "stack-background-color", .warning, onByDefault: false,
    summary: "A stack view has a background colour.",
    rationale: """
      Before iOS 14 a stack view draws nothing: the colour shows on the canvas and on new systems \
      only. With a deployment target of iOS 14 or later nothing is reported.
      """,
    accepted: [
      #"<subviews><stackView id="s"/></subviews>"#,
      Example(
        """
        <subviews><stackView id="s"><color key="backgroundColor" systemColor="systemGrayColor"/>\
        </stackView></subviews>
        """, surroundings: .example(deploymentTarget: "14.0")),
      #"<subviews><stackView id="s"><nil key="backgroundColor"/></stackView></subviews>"#,
      // Nothing to be seen.
      """
      <subviews><stackView id="s"><color key="backgroundColor" white="0" alpha="0.0" \
      colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></stackView></subviews>
      """,
    ],
    reported: [
      """
      <subviews><stackView id="s">👉<color key="backgroundColor" systemColor="systemGrayColor"/>\
      </stackView></subviews>
      """,
      Example(
        """
        <subviews><stackView id="s">👉<color key="backgroundColor" red="1" green="0.0" blue="0.0" \
        alpha="1" colorSpace="custom" customColorSpace="sRGB"/></stackView></subviews>
        """, surroundings: .example(deploymentTarget: "13.4")),
    ],
    aliases: ["iblinter:stackview_backgroundcolor"],
    check: .document { context in
      let document = context.document
      let target = context.surroundings.deploymentTarget ?? document.header.deploymentTarget
      if let version = target.flatMap({ Feature.Version($0) }), version >= Feature.Version(14) {
        return
      }
      for element in context.facts.elements(.stackView) {
        guard let color = document.child(.color, key: "backgroundColor", of: element),
          !document.color(color).isClear
        else { continue }
        context.report(
          """
          \(document.describe(element)) has a background colour, which iOS 13 and older do not \
          draw; put a view behind it
          """, at: color)
      }
    })
}

extension Color {
  /// Whether nothing of it can be seen.
  var isClear: Bool {
    switch self {
    case .rgb(_, _, _, let alpha, _), .white(_, let alpha, _): alpha == 0
    case .none: true
    case .system(let name): name == "clearColor"
    case .named: false
    }
  }
}

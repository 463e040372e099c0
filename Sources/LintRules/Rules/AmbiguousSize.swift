import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let ambiguousSize = Rule(
    "ambiguous-size", .error, onByDefault: true,
    summary: "Nothing determines how wide or high a view is.",
    rationale: """
      A view without content of its own, such as a plain view or an image view without image, has no \
      size unless constraints give it one: it is 0 points or whatever is left, and that can change \
      from one layout to the next. Views that only share room by equal priorities are a matter of \
      priority-tie. `verifyAmbiguity` is respected.
      """,
    accepted: [
      example(#"<constraint firstAttribute="width" constant="40" id="3"/>"#),
      example("", attributes: #"verifyAmbiguity="ignoreSizes" "#),
      // An image has a size, whether the document knows it or not.
      Example(
        example("").text.replacing("<view ", with: #"<imageView image="elsewhere" "#).replacing(
          "</view>", with: "</imageView>")),
    ],
    reported: [
      example("", mark: "👉"),
      // Two plain views share what a stack view has: which gets how much?
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      👉<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      👉<view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="3"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="5"/>
      </constraints>
      """,
    ],
    aliases: ["iblinter:ambiguous", "xiblint:autolayout_frames"],
    check: .solved { context in
      let document = context.document
      for measure in context.solved.openMeasures {
        guard case .size(let open) = measure else { continue }
        let isArranged = document[open.view].role == .arranged
        let help =
          isArranged
          ? "give it one, or let its stack view fill equally"
          : "add a constraint for its \(open.axis.length), or for both sides"
        context.report(
          """
          the \(open.axis.length) of \(document.describe(open.view)) is not determined\
          \(open.rangeText); \(help)
          """, at: document[open.view].element, axis: open.axis)
      }
    })

  private static func example(
    _ width: String, attributes: String = "", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<view \(attributes)translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <constraints><constraint firstAttribute="height" constant="40" id="h"/>\(width)</constraints>\
      </view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
      </constraints>
      """)
  }
}

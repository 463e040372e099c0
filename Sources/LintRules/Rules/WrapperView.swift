import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let wrapperView = Rule(
    "wrapper-view", .info, onByDefault: false,
    summary: "A view that draws nothing and only groups: a layout guide would do.",
    rationale: """
      A plain view without colour, class, outlet, gesture or clipping is in the hierarchy only so that \
      others can be placed by it. A layout guide takes part in layout in the same way and is no view. \
      Reported only where every frame in every configuration is the same with a guide in its place.
      """,
    accepted: [
      example(#"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#),
      example("", attributes: #"clipsSubviews="YES" "#),
    ],
    reported: [example("", mark: "👉")],
    check: .everywhere { context in
      let document = context.document
      let uses = ConstraintUses(document)
      for view in document.viewIDs where document.isWrapper(view, uses) {
        // A guide of the same box: anchors of the view mean the guide's.
        let isKept = context.keepsFrames(in: document[view].scene, except: [view]) { _ in
          var change = LayoutChange()
          change.replacedItems = [.view(view): .substitute(view, 0)]
          return change
        }
        guard isKept else { continue }
        let count = document[view].subviews.count
        context.report(
          """
          \(document.describe(view)) draws nothing and only groups \
          \(count == 1 ? "one view" : "\(count) views"): a layout guide in its place keeps every frame
          """, at: document[view].element)
      }
    })

  private static func example(
    _ color: String, attributes: String = "", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<view \(attributes)translatesAutoresizingMaskIntoConstraints="NO" id="w">
      <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      \(color)<constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="w" secondAttribute="leading" \
      constant="8" id="1"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="2"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="w" secondAttribute="top" id="3"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/>
      </constraints></view></subviews>
      <constraints>
      <constraint firstItem="w" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="5"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="safe" secondAttribute="top" id="6"/>
      </constraints>
      """)
  }
}

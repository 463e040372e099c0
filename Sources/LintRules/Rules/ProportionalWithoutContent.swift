import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let proportionalWithoutContent = Rule(
    "proportional-without-content", .warning, onByDefault: true,
    summary: "Proportional filling over views without a length of their own.",
    rationale: """
      `fillProportionally` shares the stack out in the ratio of the views' natural lengths. A view that \
      has none, such as an empty plain view, gets nothing at all by a required constraint; where no view \
      has one, the stack fills equally instead. Neither is what the setting says. Empty views with a class \
      of their own may have a length by that, and are not reported.
      """,
    accepted: [
      example(
        first: #"<label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        second: #"<label text="More" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#)
    ],
    reported: [
      example(
        first: #"<label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        second: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#, mark: "👉"),
      example(
        first: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        second: #"<view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>"#, mark: "👉"),
    ],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for scene in solved.scenes {
        let (nothing, equal) = scene.proportionalFailures(solved)
        for (stack, views) in nothing {
          let axis = solved.axis(of: stack)
          let names = views.map { document.shortName(document[$0].element) }.enumerated
          context.report(
            """
            \(document.describe(stack)) fills proportionally, and \(names) \
            \(views.count == 1 ? "has" : "have") no \(axis.length) of \
            \(views.count == 1 ? "its" : "their") own: it is 0; use another distribution
            """, at: document[stack].element, axis: axis,
            objects: [document[stack].element] + views.map { document[$0].element })
        }
        for stack in equal {
          let axis = solved.axis(of: stack)
          context.report(
            """
            \(document.describe(stack)) fills proportionally, but none of its views has a \
            \(axis.length) of its own: it fills equally; say so, or give them one
            """, at: document[stack].element, axis: axis)
        }
      }
    })

  private static func example(first: String, second: String, mark: String = "") -> Example {
    Example(
      """
      <subviews>\(mark)<stackView distribution="fillProportionally" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(first)\(second)
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      <constraint firstItem="s" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="4"/>
      </constraints>
      """)
  }
}

extension SceneSolution {
  /// Views that proportional filling gives nothing, by stack, and stacks that fall back to filling
  /// equally; both in the order of the document.
  fileprivate func proportionalFailures(
    _ solved: SolvedDocument
  ) -> (nothing: [(stack: ViewID, views: [ViewID])], equal: [ViewID]) {
    var nothing: [ViewID: [ViewID]] = [:]
    var equal: Set<ViewID> = []
    let document = solved.document
    for constraint in constraints {
      guard case .stack(let stack, let identifier) = constraint.provenance,
        solved.resolved.value(.distribution, of: document[stack].element) == .fillProportionally,
        case .view(let view) = constraint.first.item
      else { continue }
      switch identifier {
      case .fillProportionally where constraint.second == nil && !document.hasUnknownLength(view):
        nothing[stack, default: []].append(view)
      case .fillEqually where !document.hasUnknownLength(stack): equal.insert(stack)
      default: continue
      }
    }
    return (nothing.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, equal.sorted())
  }
}

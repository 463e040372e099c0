import Diagnostics
import DocumentModel
import LayoutSystem

extension Rule {
  static let priorityTie = Rule(
    "priority-tie", .warning, onByDefault: true,
    summary: "Equal priorities decide which view stretches or shrinks.",
    rationale: """
      Where room is left over, the view that hugs its content least is stretched; where room is \
      missing, the view that resists compression least is shortened. With equal priorities UIKit takes \
      the first view of a stack view, which the document does not say and a change of order turns \
      around. Xcode calls it a content priority ambiguity.
      """,
    accepted: [
      example("horizontalHuggingPriority=\"251\" ", ""),
      example("", "", trailing: ""),
    ],
    reported: [example("", "", mark: "👉")],
    check: .solved { context in
      let document = context.document
      for measure in context.solved.openMeasures {
        guard case .tie(let views, let axis, let priority, let isStretched) = measure,
          let first = views.first
        else { continue }
        let names = views.map { document.shortName(document[$0].element) }.enumerated
        let what = isStretched ? "hug their content" : "resist compression"
        let message =
          views.count == 1
          ? """
          constraints of the equal priority \(numberText(priority)) compete about \
          \(document.describe(first)) \(axis.adverb), and nothing says which of them gives: make \
          one of the priorities higher
          """
          : """
          \(names) \(what) equally (\(numberText(priority))) \(axis.adverb): UIKit \
          \(isStretched ? "stretches" : "shortens") the first, \(document.describe(first)); lower \
          the \(axis.rawValue) \(isStretched ? "hugging" : "compression resistance") priority of \
          the one that shall give
          """
        context.report(
          message, at: document[first].element, axis: axis,
          notes: views.dropFirst().map {
            context.note("\(document.describe($0)) holds", at: document[$0].element)
          }, objects: views.map { document[$0].element })
      }
    })

  private static func example(
    _ first: String, _ second: String,
    trailing: String =
      #"<constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>"#,
    mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(mark)<label text="Name" \(first)translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="Value" \(second)translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      \(trailing)
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      </constraints>
      """)
  }
}

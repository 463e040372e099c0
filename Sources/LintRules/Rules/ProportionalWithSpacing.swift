import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let proportionalWithSpacing = Rule(
    "proportional-with-spacing", .info, onByDefault: true,
    summary: "Proportional filling with spacing: the last view takes the error.",
    rationale: """
      With `fillProportionally` each view gets a share of the whole stack, in the ratio of its natural \
      length to the sum of all lengths and gaps. The shares and the gaps add up to the stack only where \
      the stack is exactly as long as that sum; else the last view takes what is left or missing, and \
      the views are not in proportion. With spacing 0 they are.
      """,
    accepted: [
      example(spacing: ""), example(spacing: #"spacing="10" "#, distribution: "fillEqually"),
    ],
    reported: [example(spacing: #"spacing="10" "#, mark: "👉")],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for view in document.viewIDs where document[view].isStack {
        let element = document[view].element
        let visible = context.resolved.arrangedSubviews(of: view).filter { !solved.isHidden($0) }
        guard visible.count > 1, context.resolved.isInstalled(view),
          context.resolved.value(.distribution, of: element) == .fillProportionally,
          context.resolved.number(.spacing, of: element) != 0,
          let last = visible.last
        else { continue }
        let axis = solved.axis(of: view)
        let lengths = visible.compactMap { view -> String? in
          guard let frame = solved.frame(of: view)?.absolute else { return nil }
          let length = axis == .horizontal ? frame.width : frame.height
          return numberText((length * 10).rounded() / 10)
        }
        context.report(
          """
          \(document.describe(view)) fills proportionally with spacing: its views get \
          \(lengths.enumerated) points, and \(document.shortName(document[last].element)) takes the \
          error; use spacing 0, or constraints for the ratios
          """, at: element, axis: axis,
          objects: [element] + visible.map { document[$0].element })
      }
    })

  private static func example(
    spacing: String, distribution: String = "fillProportionally", mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<stackView distribution="\(distribution)" \(spacing)\
      translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <label text="Longer text" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      </constraints>
      """)
  }
}

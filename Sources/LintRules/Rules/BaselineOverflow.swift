import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let baselineOverflow = Rule(
    "baseline-overflow", .info, onByDefault: false,
    summary: "A view sticks out of a stack view that aligns baselines.",
    rationale: """
      With `firstBaseline` only the first view is held below the top of the stack view: a later one \
      with a larger ascent sticks out above it, and overlaps what is there. With `lastBaseline` the \
      same happens at the bottom. Putting the largest text first, or a constraint that keeps the view \
      inside, avoids it.
      """,
    accepted: [example(first: "30", second: "17")],
    reported: [example(first: "17", second: "30", mark: "👉")],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for scene in solved.scenes {
        for placed in scene.views {
          guard document[placed.view].role == .arranged, !solved.isOutOfSight(placed.view),
            let stack = document[placed.view].superview, solved.axis(of: stack) == .horizontal,
            let room = solved.frame(of: stack)?.absolute
          else { continue }
          let alignment = context.resolved.value(.alignment, of: document[stack].element)
          let excess: Double
          switch alignment {
          case .firstBaseline: excess = room.y - placed.absolute.y
          case .lastBaseline: excess = placed.absolute.maxY - room.maxY
          default: continue
          }
          guard excess > 0.5 else { continue }
          let place = alignment == .firstBaseline ? "above" : "below"
          let element = document[placed.view].element
          context.report(
            """
            \(document.describe(element)) sticks out \(place) \(document.describe(stack)) by \
            \(pointsText(excess)); put the largest text first, or hold it inside
            """, at: element, axis: .vertical, excess: excess,
            objects: [element, document[stack].element])
        }
      }
    })

  private static func example(first: String, second: String, mark: String = "") -> Example {
    Example(
      """
      <subviews><stackView alignment="firstBaseline" translatesAutoresizingMaskIntoConstraints="NO" \
      id="s"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <fontDescription key="fontDescription" type="system" pointSize="\(first)"/></label>
      \(mark)<label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <fontDescription key="fontDescription" type="system" pointSize="\(second)"/></label>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
      </constraints>
      """)
  }
}

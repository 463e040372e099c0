import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let unequalSprings = Rule(
    "unequal-springs", .warning, onByDefault: false,
    summary: "Two springs in one stack view that nothing makes equal.",
    rationale: """
      Transparent views that take the room that is left over push the others apart, as springs do. \
      With two of them in one stack view nothing says how they share the room: the first takes all of \
      it, or what the last layout gave it. A constraint that makes them equally long, or another \
      distribution or alignment in place of both, settles it.
      """,
    accepted: [
      example(
        #"<constraint firstItem="x" firstAttribute="width" secondItem="y" secondAttribute="width" id="9"/>"#
      )
    ],
    reported: [example("", mark: "👉")],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for scene in solved.scenes {
        var springs: [(key: SpringKey, views: [ViewID])] = []
        for open in scene.ambiguities where open.measure == .size {
          guard document[open.view].role == .arranged, document[open.view].subviews.isEmpty,
            document.isPlainAndUnseen(open.view), let stack = document[open.view].superview,
            solved.axis(of: stack) == open.axis
          else { continue }
          let key = SpringKey(stack: stack, group: open.group)
          if let index = springs.firstIndex(where: { $0.key == key }) {
            springs[index].views.append(open.view)
          } else {
            springs.append((key, [open.view]))
          }
        }
        for (key, views) in springs where views.count > 1 {
          let axis = solved.axis(of: key.stack)
          let elements = views.map { document[$0].element }
          context.report(
            """
            nothing makes the \(views.count) springs of \(document.describe(key.stack)) equal: \
            \(views.map { document.describe($0) }.enumerated); add a constraint between their \
            \(axis.length)s
            """, at: elements[0], axis: axis,
            notes: elements.dropFirst().map { context.note("another spring", at: $0) },
            objects: elements + [document[key.stack].element])
        }
      }
    })

  private struct SpringKey: Equatable {
    let stack: ViewID
    let group: Int
  }

  private static func example(_ constraint: String, mark: String = "") -> Example {
    Example(
      """
      <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      \(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="x"/>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="y"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      \(constraint)
      </constraints>
      """)
  }
}

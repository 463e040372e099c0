import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let zeroSizeView = Rule(
    "zero-size-view", .info, onByDefault: false,
    summary: "A view with content gets the width or height 0.",
    rationale: """
      Text, an image, a control or subviews are there and nothing of them is seen. Usually a \
      constraint is missing in one of the size classes, or a stack view has no room for its last view. \
      Views whose length is set to 0 on purpose are not reported.
      """,
    accepted: [
      example(""),
      example(
        #"<constraint firstItem="a" firstAttribute="width" constant="0" id="9"/>"#),
    ],
    reported: [
      example(
        #"<constraint firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="9"/>"#,
        mark: "👉")
    ],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for scene in solved.scenes {
        for placed in scene.views where !solved.isOutOfSight(placed.view) {
          let element = document[placed.view].element
          for axis in [LayoutAxis.horizontal, .vertical]
          where placed.length(axis) < 0.5 && solved.hasSomethingToShow(placed.view, axis) {
            guard !solved.isZeroOnPurpose(placed.view, axis) else { continue }
            context.report(
              """
              \(document.describe(element)) gets the \(axis.length) 0 and shows nothing of what it \
              holds; give it room
              """, at: element, axis: axis)
          }
        }
      }
    })

  private static func example(_ constraint: String, mark: String = "") -> Example {
    Example(
      """
      <subviews>\(mark)<label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>\
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
      \(constraint)
      </constraints>
      """)
  }
}

extension SceneSolution.Placed {
  fileprivate func length(_ axis: LayoutAxis) -> Double {
    axis == .horizontal ? absolute.width : absolute.height
  }
}

extension SolvedDocument {
  /// Whether a view has a natural length along an axis, or subviews that have room themselves; only
  /// the outermost of views that are nothing in one another counts.
  fileprivate func hasSomethingToShow(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    if let around = document[view].superview, let frame = frame(of: around),
      frame.length(axis) < 0.5
    {
      return false
    }
    let size = contents.content(of: view).intrinsicSize(in: contents.context)
    let natural = (axis == .horizontal ? size.width : size.height) ?? 0
    if natural > 0.5 { return true }
    return resolved.subviews(of: view).contains { inner in
      !isHidden(inner) && contents.content(of: inner) != .none
    }
  }

  /// Whether a constraint sets a length of a view to nothing, with whatever priority.
  fileprivate func isZeroOnPurpose(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    document.constraints(ownedBy: view).contains { isZero($0, view, axis) }
      || (document[view].superview.map { around in
        document.constraints(ownedBy: around).contains { isZero($0, view, axis) }
      } ?? false)
  }

  private func isZero(_ id: ConstraintID, _ view: ViewID, _ axis: LayoutAxis) -> Bool {
    let constraint = document[id]
    return constraint.second == nil && constraint.first?.item == .view(view)
      && constraint.first?.attribute == axis.size && resolved.state(of: id) == .installed
      && resolved.constant(of: id) == 0
  }
}

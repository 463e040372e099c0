import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let viewOutsideSuperview = Rule(
    "view-outside-superview", .info, onByDefault: false,
    summary: "A view lies partly outside a superview that clips, or outside the screen.",
    rationale: """
      What lies outside is not seen, and touches there go to other views. That is the plan for what \
      slides in later, and an oversight where a size was not thought of: the findings name the sizes. \
      Contents of scroll views are not looked at.
      """,
    accepted: [example(leading: "20"), example(leading: "-100", isHidden: true)],
    reported: [example(leading: "-100", mark: "👉")],
    check: .solved { context in
      let solved = context.solved
      let document = context.document
      for scene in solved.scenes {
        for placed in scene.views
        where document[placed.view].role == .subview && !solved.isOutOfSight(placed.view) {
          guard let around = solved.clippingAncestor(of: placed.view),
            let room = solved.frame(of: around)?.absolute
          else { continue }
          let frame = placed.absolute
          let sides: [(LayoutAxis, Double)] = [
            (.horizontal, max(room.x - frame.x, frame.maxX - room.maxX)),
            (.vertical, max(room.y - frame.y, frame.maxY - room.maxY)),
          ]
          for (axis, excess) in sides where excess > 1 {
            let element = document[placed.view].element
            let place =
              document[around].superview == nil ? "the screen" : document.describe(around)
            context.report(
              """
              \(document.describe(element)) lies outside \(place) by \(pointsText(excess)) \
              \(axis.adverb); bound it there, or stop clipping
              """, at: element, axis: axis, excess: excess,
              objects: [element, document[around].element])
          }
        }
      }
    })

  private static func example(
    leading: String, isHidden: Bool = false, mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews>\(mark)<view \(isHidden ? #"hidden="YES" "# : "")\
      translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="width" constant="120" id="1"/>
      <constraint firstAttribute="height" constant="40" id="2"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="\(leading)" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      </constraints>
      """)
  }
}

extension SolvedDocument {
  /// The nearest view around one that does not show what lies outside of it; nil in scroll views and
  /// where that view has no size itself.
  fileprivate func clippingAncestor(of view: ViewID) -> ViewID? {
    var next = document[view].superview
    while let current = next {
      let entry = document[current]
      if entry.tag.scrollsContent { return nil }
      guard let frame = frame(of: current)?.absolute, frame.width > 1, frame.height > 1 else {
        return nil
      }
      if entry.superview == nil || resolved.flag(.clipsSubviews, of: entry.element) {
        return current
      }
      next = entry.superview
    }
    return nil
  }
}

extension ElementTag {
  var scrollsContent: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}

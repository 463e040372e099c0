import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let redundantConstraint = Rule(
    "redundant-constraint", .info, onByDefault: false,
    summary: "A required constraint is implied by the others.",
    rationale: """
      It changes no frame today, costs reading, and contradicts the others the day one of them is \
      edited. A constraint is reported where the others leave no choice about it whatever the size of \
      the screen, and where every frame in every configuration is the same without it. Of several that \
      imply one another the later ones are reported, so that all that are reported can go together. \
      Constraints with outlets and identifiers are left alone.
      """,
    accepted: [
      example(""),
      // Implied on one screen only.
      example(#"<constraint firstItem="a" firstAttribute="width" constant="353" id="9"/>"#),
    ],
    reported: [
      example(
        """
        👉<constraint firstItem="a" firstAttribute="centerX" secondItem="root" \
        secondAttribute="centerX" id="9"/>
        """),
      // A stack view says so already.
      """
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews><label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints>
      👉<constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="9"/>
      </constraints></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="3"/>
      </constraints>
      """,
    ],
    check: .everywhere { context in
      let document = context.document
      for scene in document.sceneIDs {
        // What goes together goes, or nothing does.
        var removed = context.implied(in: scene)
        let keepsAll = context.keepsFrames(in: scene) { _ in .removing(removed) }
        if !keepsAll {
          removed = removed.filter { id in
            context.keepsFrames(in: scene) { _ in .removing([id]) }
          }
          guard context.keepsFrames(in: scene, { _ in .removing(removed) }) else { continue }
        }
        for id in removed {
          context.report(
            """
            \(document.equation(id)) is implied by other required constraints: every frame is the \
            same without it; remove it
            """, at: document[id].element, objects: document.objects(of: id), constraints: [id])
        }
      }
    })

  private static func example(_ constraint: String) -> Example {
    Example(
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="40" id="1"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="2"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" \
      constant="20" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="4"/>
      \(constraint)
      </constraints>
      """)
  }
}

extension EverywhereContext {
  fileprivate func isCandidate(_ id: ConstraintID) -> Bool {
    let constraint = document[id]
    return constraint.priority >= 1000 && !constraint.isPlaceholder
      && document.outlets(to: constraint.element).isEmpty
      && document.written(.identifier, of: constraint.element) == nil
      && configurations.contains { $0.resolved.state(of: id) == .installed }
  }

  /// Candidates that the others leave no choice about wherever they are installed, whatever size
  /// roots and cells have: those are guides without a size of their own here.
  fileprivate func implied(in scene: SceneID) -> [ConstraintID] {
    var result: Set<ConstraintID>?
    for solved in configurations {
      guard let layout = solved.scenes.first(where: { $0.scene == scene }),
        layout.conflicts.isEmpty
      else { return [] }
      var change = LayoutChange()
      change.replacedItems = solved.freedSizes(in: layout)
      let implied = Set(solved.trials.implied(in: scene, change))
      let absent = (result ?? []).filter { solved.resolved.state(of: $0) != .installed }
      result = result?.intersection(implied.union(absent)) ?? implied
    }
    return (result ?? []).sorted().filter { isCandidate($0) }
  }
}

extension LayoutChange {
  fileprivate static func removing(_ constraints: [ConstraintID]) -> LayoutChange {
    var change = LayoutChange()
    change.removed = Set(constraints)
    return change
  }
}

extension SolvedDocument {
  /// Guides of any size in place of views whose size is given from outside.
  fileprivate func freedSizes(in scene: SceneSolution) -> [LayoutItem: LayoutItem] {
    var result: [LayoutItem: LayoutItem] = [:]
    for placed in scene.views {
      let view = placed.view
      guard document[view].superview == nil || document.cell(of: view) != nil else { continue }
      let items: [LayoutItem] = [
        .view(view), .safeArea(view), .layoutMargins(view), .readable(view), .topGuide(view),
        .bottomGuide(view),
      ]
      for (index, item) in items.enumerated() {
        result[item] = .substitute(view, index)
      }
    }
    return result
  }
}

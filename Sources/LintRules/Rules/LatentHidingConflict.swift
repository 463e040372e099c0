import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let latentHidingConflict = Rule(
    "latent-hiding-conflict", .info, onByDefault: false,
    summary: "An arranged view that can be hidden would keep a required size.",
    rationale: """
      The same as hiding-conflict, before it happens: the view has an outlet, or a size class hides \
      it, so that one day it is hidden. Its required size or the required insets inside of it then \
      contradict the length 0 that the stack view gives it on older iOS, and stay without a word \
      today. One of them with priority 999 lets the view go away.
      """,
    accepted: [example(bottom: "priority=\"999\""), example(bottom: "", hasOutlet: false)],
    reported: [example(bottom: "", mark: "👉")],
    check: .everywhere { context in
      let document = context.document
      for view in document.viewIDs
      where document[view].role == .arranged && document.canBeHidden(view) {
        guard let conflict = context.conflictOfHiding(view) else { continue }
        let solved = conflict.solved
        context.report(
          """
          \(document.describe(view)) can be hidden by \(document.hider(of: view)), and then required \
          constraints keep it at least \(pointsText(conflict.conflict.roundedExcess)) \
          \(conflict.conflict.axis == .horizontal ? "wide" : "high"): on older iOS they contradict \
          the \(conflict.conflict.axis.length) 0 of hidden views. \(conflict.explanation.advice)
          """, at: document[view].element,
          notes: conflict.conflict.authors.map {
            context.note(document.equation($0), at: document[$0].element)
          },
          objects: solved.views(in: conflict.conflict.members).map { document[$0].element },
          constraints: conflict.conflict.authors)
      }
    })

  private static func example(
    bottom: String, hasOutlet: Bool = true, mark: String = ""
  ) -> Example {
    Example(
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner">
      <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <subviews>
      \(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="banner"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews><constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="banner" secondAttribute="top" \
      constant="8" id="1"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="8" \
      \(bottom) id="2"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="banner" secondAttribute="leading" id="3"/>
      </constraints></view>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="4"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="5"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="6"/>
      </constraints></view>
      <connections>\(hasOutlet ? #"<outlet property="banner" destination="banner" id="o"/>"# : "")\
      </connections></viewController></objects></scene>
      """)
  }
}

extension EverywhereContext {
  /// The contradiction that hiding a view would make, in the first of the size classes that has one.
  fileprivate func conflictOfHiding(
    _ view: ViewID
  ) -> (
    solved: SolvedDocument, conflict: SceneSolution.Conflict, explanation: ConflictExplanation
  )? {
    var change = LayoutChange()
    change.hidden = [view]
    change.hidingPriority = 1000
    var seen: Set<Traits> = []
    for solved in configurations
    where seen.insert(solved.resolved.configuration.traits).inserted {
      guard solved.resolved.isInstalled(view), !solved.isHidden(view) else { continue }
      let layout = solved.trials.solve(document[view].scene, change)
      if let conflict = layout.conflicts.first(where: { $0.hiddenViews.contains(view) }) {
        let explainer = ConflictExplainer(solved.resolved, layout)
        return (solved, conflict, explainer.explain(conflict))
      }
    }
    return nil
  }
}

extension Document {
  /// Whether code or a size class is likely to hide a view.
  fileprivate func canBeHidden(_ view: ViewID) -> Bool {
    !outlets(to: self[view].element).isEmpty || hasHidingVariation(view)
  }

  fileprivate func hider(of view: ViewID) -> String {
    hasHidingVariation(view) ? "a size class" : "code that has its outlet"
  }

  private func hasHidingVariation(_ view: ViewID) -> Bool {
    variations(of: self[view].element).contains { written(.hidden, of: self[$0].element) == true }
  }
}

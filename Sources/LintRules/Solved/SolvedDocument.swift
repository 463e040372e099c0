import DocumentModel
package import LayoutSystem
package import Resolution

/// A document laid out in one configuration, as far as rules ask for it: nothing is solved before
/// the first question, and nothing twice.
package final class SolvedDocument {
  package let resolved: ResolvedDocument
  package private(set) lazy var scenes = document.sceneIDs.map { scene in
    shared.layout(of: scene, in: resolved) { trials }
  }
  private let shared: SharedLayouts
  /// What would be, had the document been written otherwise.
  private(set) lazy var trials = LayoutTrials(resolved)
  /// Texts and controls, for rules that measure them.
  private(set) lazy var contents = ContentReader(resolved)
  /// Constraints in words.
  private(set) lazy var words = ConstraintWords(resolved)
  /// Required constraints that contradict each other, each under the rule that reports it.
  private(set) lazy var conflicts = classifiedConflicts()
  /// What constraints leave open.
  private(set) lazy var openMeasures = findOpenMeasures()
  /// Which sizes hold at run time.
  private(set) lazy var givenSizes = GivenSizes(document)
  private(set) lazy var partsOfStyledCells = document.partsOfStyledCells()
  /// See `findExcusedAxes`.
  private(set) lazy var excusedAxes = findExcusedAxes()
  private lazy var placed: [ViewID: SceneSolution.Placed] = {
    var result: [ViewID: SceneSolution.Placed] = [:]
    for scene in scenes {
      for view in scene.views { result[view.view] = view }
    }
    return result
  }()

  init(_ resolved: ResolvedDocument, sharing shared: SharedLayouts) {
    self.resolved = resolved
    self.shared = shared
  }

  var document: Document { resolved.document }

  /// Where a view lies; nil for views that are not installed.
  func frame(of view: ViewID) -> SceneSolution.Placed? { placed[view] }

  /// The layout of the scene that a view belongs to.
  func scene(of view: ViewID) -> SceneSolution? {
    let scene = document[view].scene
    return scenes.first { $0.scene == scene }
  }

  /// The axis of a stack view here.
  func axis(of stack: ViewID) -> LayoutAxis {
    resolved.value(.axis, of: document[stack].element) ?? .horizontal
  }

  func isHidden(_ view: ViewID) -> Bool { resolved.flag(.hidden, of: document[view].element) }

  /// Whether the view, or one around it, is hidden.
  func isOutOfSight(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      if isHidden(current) { return true }
      next = document[current].superview
    }
    return false
  }

  /// Whether a view is a label that breaks its text into lines.
  func isMultilineText(_ view: ViewID) -> Bool {
    guard document[view].tag == .label else { return false }
    return (resolved.value(.numberOfLines, of: document[view].element) ?? 1) != 1
  }
}

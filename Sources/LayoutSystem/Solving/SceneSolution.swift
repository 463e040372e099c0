package import DocumentModel

/// The layout of one scene in one configuration.
package struct SceneSolution: Sendable {
  package enum Status: String, Sendable {
    /// Everything holds and every frame is determined.
    case satisfied
    case ambiguous
    /// Required constraints contradict each other.
    case unsatisfiable
  }

  package struct Placed: Sendable {
    package var view: ViewID
    /// In the superview's coordinates, rounded to pixels as Interface Builder records it
    /// (layout.md 3.7).
    package var frame: Rect
    /// In the coordinates of the scene's root, not rounded.
    package var absolute: Rect
  }

  /// A guide, the margins of a view or a scroll view's content, as constraints refer to them.
  package struct PlacedGuide: Sendable {
    package var item: LayoutItem
    /// In the coordinates of the scene's root, not rounded.
    package var absolute: Rect
  }

  /// A measure that constraints leave open.
  package struct Ambiguity: Sendable, Hashable {
    package enum Measure: String, Sendable { case position, size, contentSize }
    package var view: ViewID
    package var axis: LayoutAxis
    package var measure: Measure
    /// The values that hold all constraints alike, in points; infinite where nothing bounds them.
    package var range: ClosedRange<Double>
    /// Measures with one number are open together: settling one settles or narrows the others.
    package var group: Int
  }

  /// Required constraints that cannot all hold, while any of them less can.
  package struct Conflict: Sendable {
    /// In the order in which they were written down, the author's first.
    package var members: [LayoutConstraint]
    /// By how many points they miss.
    package var excess: Double
    /// The member that the frames do without.
    package var relaxed: LayoutConstraint?
    package var axis: LayoutAxis

    /// The author's members.
    package var authors: [ConstraintID] {
      members.compactMap {
        if case .author(let id) = $0.provenance { id } else { nil }
      }
    }
    /// The members that the author did not write.
    package var generated: [LayoutConstraint] {
      members.filter {
        if case .author = $0.provenance { false } else { true }
      }
    }
  }

  package var scene: SceneID
  /// Installed views in document order, with and without identifier.
  package var views: [Placed]
  /// What constraints refer to beside views, in the order in which they first do; empty unless
  /// asked for (`LayoutOptions.locatesGuides`).
  package var guides: [PlacedGuide] = []
  package var ambiguities: [Ambiguity]
  package var conflicts: [Conflict]
  /// Everything that was written down for the scene, but for implicit facts.
  package var constraints: [LayoutConstraint]
  /// How many places and lengths of views nothing determines, and how many constraints place.
  package var undeterminedCount: Int
  package var variableCount: Int
  /// False where guides or margins and the places of views depend on each other without end, so that
  /// the frames are one of several states.
  package var hasSettled = true

  package var status: Status {
    if !conflicts.isEmpty { return .unsatisfiable }
    return ambiguities.isEmpty && hasSettled ? .satisfied : .ambiguous
  }
}

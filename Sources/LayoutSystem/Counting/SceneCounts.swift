package import DocumentModel

/// How many constraints a scene has in one configuration, by who wrote them.
package struct SceneCounts: Sendable {
  /// The author's constraints by what became of them.
  package struct Explicit: Sendable, Equatable {
    package var installed = 0
    /// Left out by a mask, or hanging on something that is not in the hierarchy.
    package var uninstalled = 0
    package var placeholder = 0

    package init() {}
  }

  /// What one stack view generates (uistackview.md 6).
  package struct Stack: Sendable {
    package var view: ViewID
    package var axis: StackAxis
    package var distribution: StackDistribution
    package var alignment: StackAlignment
    package var arranged: Int
    package var hidden: Int
    /// Constraints along the axis.
    package var along: Int
    /// Constraints across the axis.
    package var across: Int
    /// Along and across together.
    package var total: Int
    /// Helper layout guides: spanners and gap guides.
    package var guides: Int
    /// Constraints that keep several multi-line labels from fighting over one width; not in the
    /// total, because they depend on the labels and not on the stack (uistackview.md 6).
    package var textWidth: Int
    /// Constraints that place the layout margins guide; not in the total either.
    package var marginGuides: Int

    package init(
      view: ViewID, axis: StackAxis, distribution: StackDistribution, alignment: StackAlignment,
      arranged: Int, hidden: Int, along: Int, across: Int, total: Int, guides: Int,
      textWidth: Int = 0, marginGuides: Int = 0
    ) {
      self.view = view
      self.axis = axis
      self.distribution = distribution
      self.alignment = alignment
      self.arranged = arranged
      self.hidden = hidden
      self.along = along
      self.across = across
      self.total = total
      self.guides = guides
      self.textWidth = textWidth
      self.marginGuides = marginGuides
    }
  }

  package var explicit = Explicit()
  /// Installed stack views, in document order.
  package var stacks: [Stack] = []
  /// The stacks' totals together.
  package var generated = 0
  /// Content size constraints: hugging and compression resistance, one for each axis a view has an
  /// intrinsic length in.
  package var contentSize = 0

  package init() {}
}

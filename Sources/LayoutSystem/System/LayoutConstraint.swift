package import DocumentModel

/// A constraint as layout knows it, whoever wrote it: `first relation multiplier × second + constant`.
package struct LayoutConstraint: Sendable, Hashable {
  package var first: Anchor
  package var relation: LayoutRelation
  /// Nil where a length is compared with the constant alone.
  package var second: Anchor?
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// From 0 to 1000, which is required.
  package var priority: Double
  package var provenance: Provenance

  package init(
    _ first: Anchor, _ relation: LayoutRelation = .equal, _ second: Anchor? = nil,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
    from provenance: Provenance
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.provenance = provenance
  }

  package var isRequired: Bool { priority >= 1000 }
  package var axis: LayoutAxis { first.attribute.axis }
}

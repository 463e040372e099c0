package import DocumentModel

/// A conflict in words.
package struct ConflictExplanation: Sendable {
  /// One constraint of the conflict.
  package struct Member: Sendable {
    package enum Writer: Sendable, Hashable {
      /// The author of the document, in this line of it.
      case author(line: Int)
      case stack(ViewID, StackIdentifier)
      case system
    }

    package var constraint: LayoutConstraint
    package var writer: Writer
    /// What it says, without a full stop.
    package var sentence: String
  }

  /// In the order of the conflict: the author's first.
  package var members: [Member]
  /// What the system gives, without which the members would agree: the size of a screen, container or
  /// cell, the sides of safe areas and margins.
  package var given: [LayoutConstraint]
  /// What the members add up to, what there is for them, and by how much the two miss: a whole
  /// sentence.
  package var sum: String
  /// Points that are missing (positive) or left over (negative); nil where the members do not meet a
  /// given length.
  package var shortfall: Double?
  /// One way to end the conflict: a whole sentence.
  package var wayOut: String
}

extension SceneSolution.Conflict {
  /// By how many points the members miss, without what the solver leaves behind the fourth decimal.
  package var roundedExcess: Double { (excess * 10_000).rounded() / 10_000 }
}

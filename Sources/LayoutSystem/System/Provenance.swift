package import DocumentModel

/// Who wrote a constraint down, and for what.
package enum Provenance: Hashable, Sendable {
  case author(ConstraintID)
  case stack(ViewID, StackIdentifier)
  /// A view wants to be no larger than its content.
  case hugging(ViewID, LayoutAxis)
  /// A view wants to be no smaller than its content.
  case compression(ViewID, LayoutAxis)
  /// The layout margins guide of a view lies within it.
  case layoutMargins(ViewID)
  /// The safe area guide of a view lies within it.
  case safeArea(ViewID)
  /// A view whose autoresizing mask is in charge keeps its frame.
  case autoresizing(ViewID)
  /// A cell or its content view has the size that its table or collection gives it.
  case encapsulatedSize(ViewID)
  /// A root view has the size of its screen, container or document.
  case container(ViewID)
  /// Lengths are never negative (corrections.md 1); never named in a conflict.
  case implicitSize(LayoutItem)
  /// Nothing determines a value, and Interface Builder leaves what was there (guides.md 6).
  case kept(ViewID)
}

/// What UIKit calls the constraints that a stack view makes, as console logs show it
/// (uistackview.md 2 to 4).
package enum StackIdentifier: String, Sendable, CaseIterable {
  case canvasConnection = "UISV-canvas-connection"
  case spacing = "UISV-spacing"
  case hiding = "UISV-hiding"
  case spacingHidden = "UISV-spacing-hidden"
  case fillEqually = "UISV-fill-equally"
  case fillProportionally = "UISV-fill-proportionally"
  case distributingEdge = "UISV-distributing-edge"
  case canvasFit = "UISV-canvas-fit"
  case alignment = "UISV-alignment"
  case spanningBoundary = "UISV-spanning-boundary"
  case spanningFit = "UISV-spanning-fit"
  case ambiguitySuppression = "UISV-ambiguity-suppression"
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
}

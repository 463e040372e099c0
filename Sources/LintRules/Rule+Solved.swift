extension Rule {
  /// Rules that look at a solved layout.
  static let solved: [Rule] = [
    .encapsulatedHeightConflict,
    .hidingConflict,
    .latentHidingConflict,
    .stackExplicitConflict,
    .unsatisfiable,
    .ambiguousPosition,
    .ambiguousSize,
    .scrollContentAmbiguous,
    .priorityTie,
    .misplaced,
    .textOverflow,
    .viewOutsideSuperview,
    .zeroSizeView,
    .redundantConstraint,
    .proportionalWithSpacing,
    .proportionalWithoutContent,
    .baselineOverflow,
    .spacerView,
    .unequalSprings,
    .wrapperView,
    .stackableChain,
  ]
}

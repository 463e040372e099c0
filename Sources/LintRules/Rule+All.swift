extension Rule {
  /// Every rule, in the order of the list that people read: what the solver says, stack views,
  /// references, then style. A test compares it with the folder.
  package static let all: [Rule] =
    solved + [
      .invalidAlignmentForAxis,
      .ineffectiveProperty,
      .emptyStack,
      .singleViewStack,

      .inactiveItemReference,
      .conflictingOneClassVariations,
      .variationWithoutEffect,
      .uninstalledEverywhere,

      .duplicateId,
      .danglingReference,
      .danglingSegue,
      .duplicateStoryboardIdentifier,
      .unreachableScene,
      .segueWithoutIdentifier,
      .missingReuseIdentifier,
      .outletWithoutClass,
      .outletInRepeatingContent,

      .invalidConstraint,
      .duplicateConstraint,
      .autoLayoutOff,
      .rtlUnaware,
      .fixedWidthText,
      .missingTrailing,
      .missingLeading,
      .noConstraints,
      .dynamicTypeFont,
      .deprecatedSegue,
      .launchScreen,
      .staticTableHost,
      .absurdFrame,
      .marginRelativeConstraint,

      .availability,
      .staleTranslation,
      .missingTranslation,

      .classMatchesFileName,
      .storyboardIdMatchesClass,
      .stackBackgroundColor,
      .customModule,
      .requiredBaseClass,
      .traitCollectionsOff,
      .traitCollectionsOn,
      .canvasDevice,
      .reuseIdentifierMatchesClass,
      .hidesBottomBar,
      .missingInitialController,
      .severalControllers,
      .simulatedMetrics,
      .linkToOtherBundle,
      .classNotAllowed,
      .identifierNaming,

      .missingImage,
      .missingColor,
      .cachedColorDiffers,
      .unnamedColor,
      .colorInAttributedString,
      .fontNotAllowed,
      .runtimeAttributeValues,
      .attributeValues,

      .imageWithoutAccessibilityLabel,
      .imageButtonWithoutAccessibilityLabel,
      .placeholderWithoutAccessibilityLabel,
      .missingAccessibilityIdentifier,
      .outletLabelWithoutAccessibilityIdentifier,
    ]

  /// The rules whose findings make generated code meaningless: everything is found by id.
  package static let blockingCode: [Rule] = [.duplicateId, .danglingReference]

  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

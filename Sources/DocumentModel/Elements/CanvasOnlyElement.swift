extension ElementKind {
  /// `<adaptation>`.
  static let adaptation = ElementKind(
    .adaptation, "adaptation", .designTime,
    attributes: [
      .text("id")
    ])

  /// `<animations>`.
  static let animations = ElementKind(
    .animations, "animations", .designTime)

  /// `<inferredMetricsTieBreakers>`.
  static let inferredMetricsTieBreakers = ElementKind(
    .inferredMetricsTieBreakers, "inferredMetricsTieBreakers", .designTime)

  /// `<class>`.
  static let classDescription = ElementKind(
    .classDescription, "class", .designTime,
    attributes: [
      .text("className"),
      .text("superclassName"),
    ])

  /// `<source>`.
  static let source = ElementKind(
    .source, "source", .designTime,
    attributes: [
      .text("key"),
      .text("relativePath"),
      .text("type"),
    ])

  /// `<relationship>`.
  static let relationshipDescription = ElementKind(
    .relationshipDescription, "relationship", .designTime,
    attributes: [
      .text("candidateClass"),
      .text("kind"),
      .text("name"),
    ])

  /// `<accessibilityOverrides>`.
  static let accessibilityOverrides = ElementKind(
    .accessibilityOverrides, "accessibilityOverrides", .designTime,
    attributes: [
      .number("dynamicTypePreference")
    ])

  /// `<classes>`.
  static let classes = ElementKind(
    .classes, "classes", .designTime)

  /// `<relationships>`.
  static let relationships = ElementKind(
    .relationships, "relationships", .designTime)

  /// `<metadata>`.
  static let metadata = ElementKind(
    .metadata, "metadata", .designTime)

  /// `<userGuides>`.
  static let userGuides = ElementKind(
    .userGuides, "userGuides", .designTime)
}

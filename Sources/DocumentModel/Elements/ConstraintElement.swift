extension ElementKind {
  /// `<constraint>`.
  static let constraint = ElementKind(
    .constraint, "constraint", .constraint,
    attributes: [
      .number("constant", absent: 0),
      .text("customClass"),
      .text("customModule"),
      .text("customModuleProvider"),
      .choice("firstAttribute", .layoutAttribute),
      .reference("firstItem"),
      .reference("id"),
      .text("identifier"),
      .text("multiplier"),
      .flag("placeholder", absent: false),
      .number("priority", absent: 1000),
      .choice("relation", .relation, absent: "equal"),
      .choice("secondAttribute", .layoutAttribute),
      .reference("secondItem"),
      .text("symbolType"),
      .flag("symbolic", absent: false),
      .text("type"),
      .text("userLabel"),
    ])
}

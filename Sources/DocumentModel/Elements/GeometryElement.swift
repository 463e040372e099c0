extension ElementKind {
  /// `<rect>`.
  static let rect = ElementKind(
    .rect, "rect", .value,
    attributes: [
      .number("height"),
      .text("key"),
      .number("width"),
      .number("x"),
      .number("y"),
    ])

  /// `<point>`.
  static let point = ElementKind(
    .point, "point", .value,
    attributes: [
      .text("key"),
      .number("x"),
      .number("y"),
    ])

  /// `<size>`.
  static let size = ElementKind(
    .size, "size", .value,
    attributes: [
      .number("height"),
      .text("key"),
      .number("width"),
    ])

  /// `<inset>`.
  static let inset = ElementKind(
    .inset, "inset", .value,
    attributes: [
      .text("key"),
      .number("maxX"),
      .number("maxY"),
      .number("minX"),
      .number("minY"),
    ])

  /// `<extendedEdge>`.
  static let extendedEdge = ElementKind(
    .extendedEdge, "extendedEdge", .value,
    attributes: [
      .flag("bottom"),
      .text("key"),
      .flag("top"),
    ])

  /// `<edgeInsets>`.
  static let edgeInsets = ElementKind(
    .edgeInsets, "edgeInsets", .value,
    attributes: [
      .number("bottom"),
      .text("key"),
      .number("left"),
      .number("right"),
      .number("top"),
    ])

  /// `<frame>`.
  static let frame = ElementKind(
    .frame, "frame", .value,
    attributes: [
      .number("height"),
      .text("key"),
      .number("minX"),
      .number("minY"),
      .number("width"),
    ])

  /// `<range>`.
  static let range = ElementKind(
    .range, "range", .value,
    attributes: [
      .text("key"),
      .integer("length"),
      .integer("location"),
    ])

  /// `<directionalEdgeInsets>`.
  static let directionalEdgeInsets = ElementKind(
    .directionalEdgeInsets, "directionalEdgeInsets", .value,
    attributes: [
      .number("bottom"),
      .text("key"),
      .number("leading"),
      .number("top"),
      .number("trailing"),
    ])

  /// `<offsetWrapper>`.
  static let offsetWrapper = ElementKind(
    .offsetWrapper, "offsetWrapper", .value,
    attributes: [
      .text("horizontal"),
      .text("key"),
      .text("vertical"),
    ])
}

extension ElementKind {
  /// `<nil>`.
  static let nilValue = ElementKind(
    .nilValue, "nil", .value,
    attributes: [
      .text("key"),
      .text("name"),
    ])

  /// `<string>`.
  static let string = ElementKind(
    .string, "string", .value,
    attributes: [
      .flag("base64-UTF8"),
      .text("key"),
    ])

  /// `<integer>`.
  static let integer = ElementKind(
    .integer, "integer", .value,
    attributes: [
      .text("key"),
      .number("value"),
    ])

  /// `<real>`.
  static let real = ElementKind(
    .real, "real", .value,
    attributes: [
      .text("key"),
      .number("value"),
    ])

  /// `<bool>`.
  static let bool = ElementKind(
    .bool, "bool", .value,
    attributes: [
      .text("key"),
      .flag("value"),
    ])

  /// `<date>`.
  static let date = ElementKind(
    .date, "date", .value,
    attributes: [
      .text("key"),
      .number("timeIntervalSinceReferenceDate"),
    ])

  /// `<value>`.
  static let value = ElementKind(
    .value, "value", .value,
    attributes: [
      .number("height"),
      .text("key"),
      .text("type"),
      .number("width"),
    ])

  /// `<mutableData>`.
  static let mutableData = ElementKind(
    .mutableData, "mutableData", .value,
    attributes: [
      .text("key")
    ])

  /// `<mutableString>`.
  static let mutableString = ElementKind(
    .mutableString, "mutableString", .value,
    attributes: [
      .text("key")
    ])

  /// `<locale>`.
  static let locale = ElementKind(
    .locale, "locale", .value,
    attributes: [
      .text("key"),
      .text("localeIdentifier"),
    ])

  /// `<isElement>`.
  static let isElement = ElementKind(
    .isElement, "isElement", .value,
    attributes: [
      .text("key"),
      .text("value"),
    ])

  /// `<timeZone>`.
  static let timeZone = ElementKind(
    .timeZone, "timeZone", .value,
    attributes: [
      .text("key"),
      .text("name"),
    ])
}

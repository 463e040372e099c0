extension ElementKind {
  /// `<dataDetectorType>`.
  static let dataDetectorType = ElementKind(
    .dataDetectorType, "dataDetectorType", .value,
    attributes: [
      .flag("address"),
      .flag("calendarEvent"),
      .flag("flightNumber"),
      .text("key"),
      .flag("link"),
      .flag("phoneNumber"),
      .flag("shipmentTrackingNumber"),
    ])
}

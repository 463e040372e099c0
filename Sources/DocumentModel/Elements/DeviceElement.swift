extension ElementKind {
  /// `<device>`.
  static let device = ElementKind(
    .device, "device", .resource,
    attributes: [
      .text("appearance"),
      .text("id"),
      .text("layout"),
      .text("orientation"),
      .text("renderMode"),
    ])
}

extension ElementKind {
  /// `<tableViewSection>`.
  static let tableViewSection = ElementKind(
    .tableViewSection, "tableViewSection", .object, common: .identity,
    attributes: [
      .text("footerTitle"),
      .text("headerTitle"),
    ])
}

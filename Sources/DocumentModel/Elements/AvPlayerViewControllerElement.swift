extension ElementKind {
  /// `<avPlayerViewController>`: a `AVPlayerViewController`.
  static let avPlayerViewController = ElementKind(
    .avPlayerViewController, "avPlayerViewController", .controller,
    uikitClass: "AVPlayerViewController", common: .controller,
    attributes: [
      .text("videoGravity")
    ])
}

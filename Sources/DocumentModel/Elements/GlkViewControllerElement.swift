extension ElementKind {
  /// `<glkViewController>`: a `GLKViewController`.
  static let glkViewController = ElementKind(
    .glkViewController, "glkViewController", .controller, uikitClass: "GLKViewController",
    common: .controller,
    attributes: [
      .integer("preferredFramesPerSecond")
    ])
}

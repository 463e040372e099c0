extension ElementKind {
  /// `<glkView>`: a `GLKView`.
  static let glkView = ElementKind(
    .glkView, "glkView", .view, uikitClass: "GLKView", common: .view,
    attributes: [
      .flag("enableSetNeedsDisplay")
    ])

  /// `<sceneKitView>`: a `SCNView`.
  static let sceneKitView = ElementKind(
    .sceneKitView, "sceneKitView", .view, uikitClass: "SCNView", common: .view,
    attributes: [
      .text("allowsCameraControl"),
      .text("sceneName"),
    ])

  /// `<arskView>`: a `ARSKView`.
  static let arskView = ElementKind(
    .arskView, "arskView", .view, uikitClass: "ARSKView", common: .view)

  /// `<skView>`: a `SKView`.
  static let skView = ElementKind(
    .skView, "skView", .view, uikitClass: "SKView", common: .view,
    attributes: [
      .text("allowsTransparency")
    ])

  /// `<mtkView>`: a `MTKView`.
  static let mtkView = ElementKind(
    .mtkView, "mtkView", .view, uikitClass: "MTKView", common: .view,
    attributes: [
      .text("colorPixelFormat"),
      .text("depthStencilPixelFormat"),
      .text("enableSetNeedsDisplay"),
      .text("paused"),
    ])

  /// `<arscnView>`: a `ARSCNView`.
  static let arscnView = ElementKind(
    .arscnView, "arscnView", .view, uikitClass: "ARSCNView", common: .view,
    attributes: [
      .text("sceneName"),
      .text("wantsMultisampling"),
    ])

  /// `<arView>`: a `ARView`.
  static let arView = ElementKind(
    .arView, "arView", .view, uikitClass: "ARView", common: .view)
}

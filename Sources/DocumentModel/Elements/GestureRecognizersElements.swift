extension ElementKind {
  /// `<tapGestureRecognizer>`: a `UITapGestureRecognizer`.
  static let tapGestureRecognizer = ElementKind(
    .tapGestureRecognizer, "tapGestureRecognizer", .gestureRecognizer,
    uikitClass: "UITapGestureRecognizer", common: .identity,
    attributes: [
      .flag("cancelsTouchesInView", absent: true),
      .flag("delaysTouchesBegan", absent: false),
      .flag("enabled", absent: true),
      .integer("numberOfTapsRequired", absent: 1),
      .integer("numberOfTouchesRequired", absent: 1),
    ])

  /// `<pongPressGestureRecognizer>`: a `UILongPressGestureRecognizer`.
  static let pongPressGestureRecognizer = ElementKind(
    .pongPressGestureRecognizer, "pongPressGestureRecognizer", .gestureRecognizer,
    uikitClass: "UILongPressGestureRecognizer", common: .identity,
    attributes: [
      .number("allowableMovement"),
      .number("minimumPressDuration"),
      .integer("numberOfTapsRequired", absent: 0),
    ])

  /// `<pinchGestureRecognizer>`: a `UIPinchGestureRecognizer`.
  static let pinchGestureRecognizer = ElementKind(
    .pinchGestureRecognizer, "pinchGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIPinchGestureRecognizer", common: .identity,
    attributes: [
      .text("cancelsTouchesInView")
    ])

  /// `<panGestureRecognizer>`: a `UIPanGestureRecognizer`.
  static let panGestureRecognizer = ElementKind(
    .panGestureRecognizer, "panGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIPanGestureRecognizer", common: .identity,
    attributes: [
      .text("cancelsTouchesInView"),
      .integer("maximumNumberOfTouches"),
      .integer("minimumNumberOfTouches"),
    ])

  /// `<swipeGestureRecognizer>`: a `UISwipeGestureRecognizer`.
  static let swipeGestureRecognizer = ElementKind(
    .swipeGestureRecognizer, "swipeGestureRecognizer", .gestureRecognizer,
    uikitClass: "UISwipeGestureRecognizer", common: .identity,
    attributes: [
      .choice("direction", .swipeDirection, absent: "right")
    ])

  /// `<rotationGestureRecognizer>`: a `UIRotationGestureRecognizer`.
  static let rotationGestureRecognizer = ElementKind(
    .rotationGestureRecognizer, "rotationGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIRotationGestureRecognizer", common: .identity,
    attributes: [
      .text("cancelsTouchesInView")
    ])
}

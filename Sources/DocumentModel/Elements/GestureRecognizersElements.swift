extension ElementKind {
  /// `<tapGestureRecognizer>`: a `UITapGestureRecognizer`.
  static let tapGestureRecognizer = ElementKind(
    .tapGestureRecognizer, "tapGestureRecognizer", .gestureRecognizer,
    uikitClass: "UITapGestureRecognizer", common: .gestureRecognizer,
    attributes: [
      .integer("numberOfTapsRequired", absent: 1),
      .integer("numberOfTouchesRequired", absent: 1),
    ])

  /// `<pongPressGestureRecognizer>`: a `UILongPressGestureRecognizer`.
  static let pongPressGestureRecognizer = ElementKind(
    .pongPressGestureRecognizer, "pongPressGestureRecognizer", .gestureRecognizer,
    uikitClass: "UILongPressGestureRecognizer", common: .gestureRecognizer,
    attributes: [
      .number("allowableMovement"),
      .number("minimumPressDuration"),
      .integer("numberOfTapsRequired", absent: 0),
      .integer("numberOfTouchesRequired", absent: 1),
    ])

  /// `<pinchGestureRecognizer>`: a `UIPinchGestureRecognizer`.
  static let pinchGestureRecognizer = ElementKind(
    .pinchGestureRecognizer, "pinchGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIPinchGestureRecognizer", common: .gestureRecognizer)

  /// `<panGestureRecognizer>`: a `UIPanGestureRecognizer`.
  static let panGestureRecognizer = ElementKind(
    .panGestureRecognizer, "panGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIPanGestureRecognizer", common: .gestureRecognizer,
    attributes: [
      .integer("maximumNumberOfTouches"),
      .integer("minimumNumberOfTouches"),
    ])

  /// `<screenEdgePanGestureRecognizer>`: a `UIScreenEdgePanGestureRecognizer`.
  static let screenEdgePanGestureRecognizer = ElementKind(
    .screenEdgePanGestureRecognizer, "screenEdgePanGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIScreenEdgePanGestureRecognizer", common: .gestureRecognizer,
    attributes: [
      .integer("maximumNumberOfTouches"),
      .integer("minimumNumberOfTouches"),
    ])

  /// `<swipeGestureRecognizer>`: a `UISwipeGestureRecognizer`.
  static let swipeGestureRecognizer = ElementKind(
    .swipeGestureRecognizer, "swipeGestureRecognizer", .gestureRecognizer,
    uikitClass: "UISwipeGestureRecognizer", common: .gestureRecognizer,
    attributes: [
      .choice("direction", .swipeDirection, absent: "right"),
      .integer("numberOfTouchesRequired", absent: 1),
    ])

  /// `<rotationGestureRecognizer>`: a `UIRotationGestureRecognizer`.
  static let rotationGestureRecognizer = ElementKind(
    .rotationGestureRecognizer, "rotationGestureRecognizer", .gestureRecognizer,
    uikitClass: "UIRotationGestureRecognizer", common: .gestureRecognizer)
}

extension ElementKind {
  /// `<freeformSimulatedSizeMetrics>`.
  static let freeformSimulatedSizeMetrics = ElementKind(
    .freeformSimulatedSizeMetrics, "freeformSimulatedSizeMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<fixedSimulatedSizeMetrics>`.
  static let fixedSimulatedSizeMetrics = ElementKind(
    .fixedSimulatedSizeMetrics, "fixedSimulatedSizeMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<simulatedMetricsInferredSentinel>`: stands for metrics that follow from what presents the
  /// controller.
  static let simulatedMetricsInferredSentinel = ElementKind(
    .simulatedMetricsInferredSentinel, "simulatedMetricsInferredSentinel", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<simulatedScreenMetrics>`.
  static let simulatedScreenMetrics = ElementKind(
    .simulatedScreenMetrics, "simulatedScreenMetrics", .designTime,
    attributes: [
      .text("key"),
      .text("type"),
    ])

  /// `<simulatedNavigationBarMetrics>`.
  static let simulatedNavigationBarMetrics = ElementKind(
    .simulatedNavigationBarMetrics, "simulatedNavigationBarMetrics", .designTime,
    attributes: [
      .choice("barStyle", .barStyle),
      .text("key"),
      .flag("prompted"),
      .flag("translucent"),
    ])

  /// `<simulatedStatusBarMetrics>`.
  static let simulatedStatusBarMetrics = ElementKind(
    .simulatedStatusBarMetrics, "simulatedStatusBarMetrics", .designTime,
    attributes: [
      .text("key"),
      .text("statusBarStyle"),
    ])

  /// `<simulatedOrientationMetrics>`.
  static let simulatedOrientationMetrics = ElementKind(
    .simulatedOrientationMetrics, "simulatedOrientationMetrics", .designTime,
    attributes: [
      .text("key"),
      .text("orientation"),
    ])

  /// `<simulatedToolbarMetrics>`.
  static let simulatedToolbarMetrics = ElementKind(
    .simulatedToolbarMetrics, "simulatedToolbarMetrics", .designTime,
    attributes: [
      .choice("barStyle", .barStyle),
      .text("key"),
      .flag("translucent"),
    ])

  /// `<simulatedMetricsContainer>`.
  static let simulatedMetricsContainer = ElementKind(
    .simulatedMetricsContainer, "simulatedMetricsContainer", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<simulatedTabBarMetrics>`.
  static let simulatedTabBarMetrics = ElementKind(
    .simulatedTabBarMetrics, "simulatedTabBarMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<modalPageSheetSimulatedSizeMetrics>`.
  static let modalPageSheetSimulatedSizeMetrics = ElementKind(
    .modalPageSheetSimulatedSizeMetrics, "modalPageSheetSimulatedSizeMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<splitViewDetailSimulatedSizeMetrics>`.
  static let splitViewDetailSimulatedSizeMetrics = ElementKind(
    .splitViewDetailSimulatedSizeMetrics, "splitViewDetailSimulatedSizeMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<splitViewMasterSimulatedSizeMetrics>`.
  static let splitViewMasterSimulatedSizeMetrics = ElementKind(
    .splitViewMasterSimulatedSizeMetrics, "splitViewMasterSimulatedSizeMetrics", .designTime,
    attributes: [
      .text("key")
    ])

  /// `<simulatedSceneSize>`.
  static let simulatedSceneSize = ElementKind(
    .simulatedSceneSize, "simulatedSceneSize", .designTime,
    attributes: [
      .text("height"),
      .text("key"),
      .text("width"),
    ])
}

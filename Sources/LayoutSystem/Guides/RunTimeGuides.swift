package import Resolution

/// Safe areas of a scene on a current device: the window's, and the bars around the controller.
/// Nothing here comes from recorded frames.
package enum RunTimeGuides {
  /// Insets of a controller's root that fills its window.
  ///
  /// - Parameters:
  ///   - window: insets of the device, or what the user asks for.
  ///   - isCompactHeight: a phone in landscape, whose bars are lower.
  ///   - showsLargeTitle: the bar prefers large titles and the controller does not refuse.
  package static func safeArea(
    window: SideInsets, bars: ControllerBars, isCompactHeight: Bool, showsLargeTitle: Bool = false
  ) -> SideInsets {
    var insets = window
    if bars.hasNavigationBar {
      insets.top += navigationBarHeight(
        isCompactHeight: isCompactHeight, showsLargeTitle: showsLargeTitle)
    }
    if bars.hasTabBar {
      insets.bottom += isCompactHeight ? 32 : 49
    } else if bars.hasToolbar {
      insets.bottom += isCompactHeight ? 32 : 49
    }
    return insets
  }

  /// Heights of the 26 design in portrait (guides.md 2.2: 54, with a large title 106); in a compact
  /// height 32, and large titles collapse there.
  package static func navigationBarHeight(
    isCompactHeight: Bool, showsLargeTitle: Bool = false
  ) -> Double {
    if isCompactHeight { return 32 }
    return showsLargeTitle ? 106 : 54
  }
}

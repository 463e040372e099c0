/// The root of a layout and what surrounds it on the canvas.
package struct RootView: Sendable, Hashable {
  package enum Owner: Sendable, Hashable {
    /// View of a controller in a storyboard.
    case controller
    /// Top-level view of a xib, under no key or the key `view`.
    case xib
    /// Cells, their content views, reusable views, headers and footers, views beside the scene:
    /// nothing covers them.
    case loose
  }

  package enum SimulatedStatusBar: Sendable, Hashable { case inferred, none, shown }

  /// Frame of a navigation controller's bar as the document records it.
  package struct BarFrame: Sendable, Hashable {
    package var y: Double
    package var height: Double

    package init(y: Double, height: Double) {
      self.y = y
      self.height = height
    }
  }

  package var owner: Owner
  package var canvas: CanvasDevice
  /// Recorded size, in points.
  package var width: Double
  package var height: Double
  /// `useSafeAreas` of the document.
  package var usesSafeAreas: Bool
  /// Freeform simulated size.
  package var isFreeform: Bool
  /// Child of a container view.
  package var isEmbedded: Bool
  package var statusBar: SimulatedStatusBar
  /// Simulated top bar of a xib's view; a controller's is in `bars` already.
  package var hasSimulatedNavigationBar: Bool
  package var bars: ControllerBars
  /// Of the navigation controller in `bars.navigation`, if it is one and records its bar.
  package var navigationBar: BarFrame?
  /// `prefersLargeTitles` of that bar.
  package var prefersLargeTitles: Bool
  /// `largeTitleDisplayMode="always"` of the controller's navigation item.
  package var alwaysLargeTitle: Bool

  package init(
    owner: Owner, canvas: CanvasDevice, width: Double, height: Double, usesSafeAreas: Bool = true,
    isFreeform: Bool = false, isEmbedded: Bool = false, statusBar: SimulatedStatusBar = .inferred,
    hasSimulatedNavigationBar: Bool = false, bars: ControllerBars = ControllerBars(),
    navigationBar: BarFrame? = nil, prefersLargeTitles: Bool = false, alwaysLargeTitle: Bool = false
  ) {
    self.owner = owner
    self.canvas = canvas
    self.width = width
    self.height = height
    self.usesSafeAreas = usesSafeAreas
    self.isFreeform = isFreeform
    self.isEmbedded = isEmbedded
    self.statusBar = statusBar
    self.hasSimulatedNavigationBar = hasSimulatedNavigationBar
    self.bars = bars
    self.navigationBar = navigationBar
    self.prefersLargeTitles = prefersLargeTitles
    self.alwaysLargeTitle = alwaysLargeTitle
  }
}

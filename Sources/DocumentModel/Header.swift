/// What the `<document>` element says about the document as a whole.
package struct Header: Sendable {
  package enum Platform: String, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
  }

  package var platform: Platform?
  package var isStoryboard = false
  /// The `type`, as written.
  package var type = ""
  /// The version of Interface Builder that saved it, such as 21701; 0 where it is not written.
  package var toolsVersion = 0
  /// Whether constraints are used at all; without them frames follow autoresizing masks.
  package var usesAutoLayout = false
  package var usesTraitCollections = false
  /// Off: controllers have top and bottom layout guides instead.
  package var usesSafeAreas = false
  package var isLaunchScreen = false
  package var initialViewController: String?
  /// The minimum iOS version that `<deployment>` states; nil for the project's default.
  package var deploymentTarget: String?
  /// Names of the `<capability>` elements, in document order.
  package var capabilities: [String] = []
}

/// The device that the canvas shows.
package struct CanvasDevice: Sendable {
  package let element: ElementID
  /// Xcode's identifier, such as `retina6_12`.
  package let id: String
  package let isLandscape: Bool
  /// `light` or `dark`.
  package let appearance: String?
  /// `fullscreen` or the name of a split.
  package let adaptation: String?
}

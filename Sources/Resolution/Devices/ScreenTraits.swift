/// What a screen or window of some size offers a scene at run time.
package struct ScreenTraits: Sendable, Hashable {
  /// The device of this size, if the table has one.
  package var device: Device?
  package var isLandscape: Bool
  package var idiom: Device.Idiom
  package var isWidthRegular: Bool
  package var isHeightRegular: Bool
  /// Pixels a point.
  package var scale: Double
  package var safeArea: SideInsets

  /// Traits of a whole device (ibxml.md 2: pads regular in both, phones compact in width unless
  /// large and in landscape, and compact in height in landscape).
  package init(_ device: Device, isLandscape: Bool) {
    self.device = device
    self.isLandscape = isLandscape
    idiom = device.idiom
    isWidthRegular = device.idiom == .pad || (isLandscape && device.isWidthRegularInLandscape)
    isHeightRegular = device.idiom == .pad || !isLandscape
    scale = device.scale
    safeArea = device.safeArea(isLandscape: isLandscape)
  }

  /// Traits of a size alone: those of the device with that size, else guessed. Anything no larger
  /// than the largest phone is a phone at 3 pixels a point; else a window on a pad at 2, compact
  /// when narrower than 500 points (layout.md 4.1b).
  package init(width: Double, height: Double) {
    if let (device, isLandscape) = Device.ofSize(width: width, height: height) {
      self.init(device, isLandscape: isLandscape)
    } else {
      self.init(unknownWidth: width, height: height)
    }
  }

  private init(unknownWidth width: Double, height: Double) {
    let (short, long) = (min(width, height), max(width, height))
    let isPhone = short <= 450 && long <= 1000
    device = nil
    isLandscape = width > height
    idiom = isPhone ? .phone : .pad
    isWidthRegular = isPhone ? width > height && long > 880 : width >= 500
    isHeightRegular = isPhone ? width <= height : true
    scale = isPhone ? 3 : 2
    safeArea = .zero
  }
}

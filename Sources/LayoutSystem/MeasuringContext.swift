/// What sizes are measured for: the canvas of one Xcode version, or a current device.
///
/// Canvas values reproduce what Interface Builder recorded, quirks included; run-time values are
/// those of a current system (see `runTimeToolsVersion`).
package struct MeasuringContext: Sendable, Hashable {
  package enum Mode: Sendable, Hashable { case canvas, runTime }

  package let mode: Mode
  /// Xcode version of the document in canvas mode, `runTimeToolsVersion` else. Never negative.
  package let toolsVersion: Int
  /// Pixels a point, at least 1.
  package let scale: Double
  /// Whether the document names a canvas device.
  package let hasDevice: Bool
  /// Size of the text styles.
  package internal(set) var contentSize: ContentSize

  /// The Xcode whose control sizes a current device shows: the first of the 26 design with
  /// evidence for every control (guides.md 5).
  package static let runTimeToolsVersion = 24127

  /// Sizes as the Xcode of `toolsVersion` recorded them. Versions of 32000 and up are placeholders
  /// that documents with dotted versions carry; they behave as 22000 (guides.md 7.2).
  package static func canvas(
    toolsVersion: Int, scale: Double = 2, hasDevice: Bool = true
  ) -> MeasuringContext {
    let version = max(0, toolsVersion >= 32000 ? 22000 : toolsVersion)
    return MeasuringContext(
      mode: .canvas, toolsVersion: version, scale: scale, hasDevice: hasDevice,
      contentSize: ContentSize(toolsVersion: version))
  }

  /// Sizes on a current device.
  package static func runTime(
    scale: Double, contentSize: ContentSize = .large
  ) -> MeasuringContext {
    MeasuringContext(
      mode: .runTime, toolsVersion: runTimeToolsVersion, scale: scale, hasDevice: true,
      contentSize: contentSize)
  }

  private init(
    mode: Mode, toolsVersion: Int, scale: Double, hasDevice: Bool, contentSize: ContentSize
  ) {
    self.mode = mode
    self.toolsVersion = toolsVersion
    self.scale = scale.isFinite ? min(max(1, scale), 8) : 2
    self.hasDevice = hasDevice
    self.contentSize = contentSize
  }

  /// Points of one pixel.
  package var pixel: Double { 1 / scale }
  /// What label sizes are rounded up to: a pixel, but a whole point in documents without a device
  /// below toolsVersion 13000 (text/controls.tsv; corrections.md 19).
  package var labelPixel: Double { hasDevice || toolsVersion >= 13000 ? pixel : 1 }
  package var fontEra: FontEra { FontEra(toolsVersion: toolsVersion) }
}

/// Rounds up to a multiple of `step`, a ten-thousandth of a step being noise.
func roundUp(_ value: Double, to step: Double) -> Double {
  guard value.isFinite, step.isFinite, step > 0 else { return 0 }
  return (value / step - 1e-4).rounded(.up) * step
}

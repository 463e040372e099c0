/// Which design of the system font a version of Xcode drew with (facts: text/README 2.1).
package enum FontEra: UInt8, Sendable, CaseIterable {
  /// Below toolsVersion 8000: Helvetica Neue.
  case neue
  /// 8000 to 12999: SF UI Text and Display.
  case ui
  /// 13000 to 16499: SF Pro Text and Display.
  case pro
  /// From 16500: SF Pro with a continuous optical size.
  case variable

  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<8000: self = .neue
    case ..<13000: self = .ui
    case ..<16500: self = .pro
    default: self = .variable
    }
  }
}

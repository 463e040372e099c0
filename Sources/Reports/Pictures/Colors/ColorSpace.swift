#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a document's components mean: how they are encoded, and which primaries they mix.
///
/// The spaces that documents name without a profile of their own (`calibratedRGB`, `deviceRGB`,
/// `calibratedWhite`) are drawn as sRGB, as iOS does.
enum ColorSpace {
  /// Adobe RGB (1998), section 4.3.5: gamma 563/256, primaries to sRGB's.
  private static let adobe: [[Double]] = [
    [1.398_36, -0.398_36, 0], [0, 1, 0], [0, -0.042_93, 1.042_93],
  ]
  /// Display P3 to sRGB, linear (SMPTE EG 432-1 primaries with a D65 white).
  private static let displayP3: [[Double]] = [
    [1.224_94, -0.224_94, 0], [-0.042_06, 1.042_06, 0], [-0.019_64, -0.078_64, 1.098_28],
  ]
  private static let same: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

  static func rgba(
    red: Double, green: Double, blue: Double, alpha: Double, space: String
  ) -> RGBA {
    let parts = [red, green, blue]
    switch space {
    case "displayP3", "extendedDisplayP3":
      return mixed(parts.map(decoded), displayP3, alpha)
    case "adobeRGB1998":
      return mixed(parts.map { pow(max($0, 0), 563.0 / 256.0) }, adobe, alpha)
    case "linearSRGB", "extendedLinearSRGB": return mixed(parts, same, alpha)
    default: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  static func gray(_ white: Double, alpha: Double, space: String) -> RGBA {
    let value = space.lowercased().contains("linear") ? encoded(white) : white
    return RGBA(red: value, green: value, blue: value, alpha: alpha)
  }

  private static func mixed(_ linear: [Double], _ rows: [[Double]], _ alpha: Double) -> RGBA {
    let parts = rows.map { row in
      encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// The curve of sRGB (IEC 61966-2-1), which Display P3 shares.
  private static func decoded(_ value: Double) -> Double {
    value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}

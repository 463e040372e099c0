/// What counts as rounding noise. One place, because presolve and simplex must agree.
///
/// Documents round multipliers to six digits (`0.333333`) and carry constants such as `16.000000001`.
/// Three widths of `0.333333 * W` miss `W` by one part in a million: neither a conflict
/// nor a reason to conclude that `W` is zero.
enum Tolerance {
  /// A coefficient that is the difference of two others is zero below this share of them.
  static let cancellation = 5e-6
  /// Derivatives of a level below this are zero.
  static let slope = 1e-9
  /// A box narrower than this leaves no freedom.
  static let freedom = 1e-9

  /// How far required constraints may contradict each other without being a conflict, in points,
  /// where `magnitude` is the size of the values involved.
  static func noise(_ magnitude: Double) -> Double { 1e-6 + 5e-6 * abs(magnitude) }

  /// Distance below which a value sits on a breakpoint.
  static func near(_ target: Double) -> Double { 1e-8 + 1e-11 * abs(target) }
}

extension Double {
  /// Without what sums and differences leave behind the ninth decimal.
  var withoutNoise: Double {
    let rounded = (self * 1e9).rounded() / 1e9
    return rounded.isFinite ? rounded : self
  }
}

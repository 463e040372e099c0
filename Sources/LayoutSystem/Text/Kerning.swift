/// Values of scalar pairs, sorted by pair.
struct PairTable: Sendable {
  var keys: [UInt32] = []
  var values: [Double] = []

  subscript(key: UInt32) -> Double? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? values[low] : nil
  }
}

/// Kerning of one weight and cut: a table of its own that overrides the base of all weights
/// (text/README 2.5: kerning is worth 12 points of exact widths).
struct Kerning: Sendable {
  var own: PairTable
  var base: PairTable

  /// In 1/1000 em; 0 for pairs that no table holds.
  func value(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard left.value < 0x10000, right.value < 0x10000 else { return 0 }
    let key = left.value << 16 | right.value
    return own[key] ?? base[key] ?? 0
  }
}

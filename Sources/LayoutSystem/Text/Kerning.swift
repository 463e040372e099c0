/// Values of scalar pairs, sorted by pair.
struct PairTable: Sendable {
  private var keys: ContiguousArray<UInt32> = []
  private var values: ContiguousArray<Double> = []
  /// Where the pairs of each ASCII scalar begin; one more entry ends the last. Nearly all text is
  /// ASCII and a letter has about a dozen pairs, so this leaves next to nothing to search.
  private var starts: ContiguousArray<Int32> = []

  init() {}

  /// - Parameter pairs: sorted by left, then right scalar.
  init(_ pairs: [(left: UInt32, right: UInt32, value: Double)]) {
    keys.reserveCapacity(pairs.count)
    values.reserveCapacity(pairs.count)
    for pair in pairs {
      while starts.count <= min(pair.left, 128) { starts.append(Int32(keys.count)) }
      keys.append(PairTable.key(pair.left, pair.right))
      values.append(pair.value)
    }
    while starts.count <= 128 { starts.append(Int32(keys.count)) }
  }

  private static func key(_ left: UInt32, _ right: UInt32) -> UInt32 {
    (left & 0xFFFF) << 16 | (right & 0xFFFF)
  }

  func value(_ left: UInt32, _ right: UInt32) -> Double? {
    var (low, high) = (0, keys.count)
    if left < 128, starts.count > 128 {
      (low, high) = (Int(starts[Int(left)]), Int(starts[Int(left) + 1]))
    }
    guard low < high else { return nil }
    let key = PairTable.key(left, right)
    let end = high
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < end && keys[low] == key ? values[low] : nil
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
    return own.value(left.value, right.value) ?? base.value(left.value, right.value) ?? 0
  }
}

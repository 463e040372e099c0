/// Numbers the names of one document in the order of their first occurrence.
///
/// An open-addressing hash table over the source bytes: a name costs a `String` only when it is
/// new, and a document has some hundred different ones.
struct NameTable {
  /// As many as `XMLTree.Node.name` can tell apart.
  static let capacity = Int(UInt16.max) + 1

  private(set) var names: ContiguousArray<String> = []
  /// Where each name stood first.
  private var occurrences: ContiguousArray<(range: Range<Int32>, hash: UInt64)> = []
  /// Numbers of names, -1 where free; the count is a power of two.
  private var slots = ContiguousArray<Int32>(repeating: -1, count: 512)
  private var shift: UInt64 = 64 - 9

  /// Start value of every hash. Differs between runs, so that nobody can write a document whose
  /// names all fall into one slot; the numbers do not depend on it.
  static let seed = UInt64.random(in: .min ... .max)

  /// Adds one byte to a hash that started as `seed` (FNV-1a).
  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The number of the name at `range`, whose bytes gave `hash`; nil when the table is full.
  @inline(__always)
  mutating func identifier(
    of range: Range<Int>, hash: UInt64, in bytes: borrowing Span<UInt8>
  ) -> UInt16? {
    let mask = slots.count - 1
    var slot = self.slot(for: hash)
    while slots[slot] >= 0 {
      let known = occurrences[Int(slots[slot])]
      if known.hash == hash, isEqual(known.range, range, in: bytes) {
        return UInt16(truncatingIfNeeded: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    return add(range, hash: hash, in: bytes)
  }

  @inline(__always)
  private func slot(for hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> shift)
  }

  @inline(__always)
  private func isEqual(
    _ known: Range<Int32>, _ range: Range<Int>, in bytes: borrowing Span<UInt8>
  ) -> Bool {
    guard known.count == range.count else { return false }
    let start = Int(known.lowerBound)
    for offset in 0..<range.count where bytes[start + offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  @inline(never)
  private mutating func add(
    _ range: Range<Int>, hash: UInt64, in bytes: borrowing Span<UInt8>
  ) -> UInt16? {
    guard names.count < Self.capacity else { return nil }
    if names.count * 2 >= slots.count { grow() }
    let mask = slots.count - 1
    var slot = self.slot(for: hash)
    while slots[slot] >= 0 { slot = (slot + 1) & mask }
    let identifier = names.count
    slots[slot] = Int32(identifier)
    occurrences.append((Int32(range.lowerBound)..<Int32(range.upperBound), hash))
    var name: ContiguousArray<UInt8> = []
    for index in range { name.append(bytes[index]) }
    names.append(String(decoding: name, as: UTF8.self))
    return UInt16(identifier)
  }

  private mutating func grow() {
    shift -= 1
    let mask = slots.count * 2 - 1
    slots = ContiguousArray(repeating: -1, count: mask + 1)
    for (index, known) in occurrences.enumerated() {
      var slot = self.slot(for: known.hash)
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(index)
    }
  }
}

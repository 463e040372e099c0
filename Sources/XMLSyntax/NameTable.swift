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

  /// So many names may fall into one place of the table. A document whose names were chosen to do
  /// so is refused rather than read slowly; others are far from it.
  private static let crowding = 256

  /// Adds one byte to a hash that started as 0. Kept to two cheap steps, as it runs over every
  /// name of a document; `slot(for:)` does the mixing.
  @inline(__always)
  static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash &<< 5 | hash &>> 59) ^ UInt64(byte)
  }

  /// The number of the name at `range`, whose bytes gave `hash`; nil when there are too many.
  @inline(__always)
  mutating func identifier(
    of range: Range<Int>, hash: UInt64, in bytes: Span<UInt8>
  ) -> UInt16? {
    let mask = slots.count - 1
    var slot = self.slot(for: hash)
    for _ in 0..<Self.crowding {
      guard slots[slot] >= 0 else { return add(range, hash: hash, in: bytes) }
      let known = occurrences[Int(slots[slot])]
      if known.hash == hash, isEqual(known.range, range, in: bytes) {
        return UInt16(truncatingIfNeeded: slots[slot])
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func slot(for hash: UInt64) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9e37_79b9_7f4a_7c15) >> shift)
  }

  @inline(__always)
  private func isEqual(
    _ known: Range<Int32>, _ range: Range<Int>, in bytes: Span<UInt8>
  ) -> Bool {
    guard known.count == range.count else { return false }
    let first = bytes.extracting(Int(known.lowerBound)..<Int(known.upperBound))
    let second = bytes.extracting(range)
    for index in first.indices where first[index] != second[index] { return false }
    return true
  }

  @inline(never)
  private mutating func add(
    _ range: Range<Int>, hash: UInt64, in bytes: Span<UInt8>
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
    name.reserveCapacity(range.count)
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

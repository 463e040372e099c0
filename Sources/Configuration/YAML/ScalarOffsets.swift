/// Byte offsets of Unicode scalars. Remembers where it was: asked for places in about their order, it
/// walks the text once.
struct ScalarOffsets {
  private let bytes: ContiguousArray<UInt8>
  private let origin: Int
  private var scalar = 0
  private var offset: Int

  /// Scalars are counted from the byte `origin`.
  init(_ bytes: ContiguousArray<UInt8>, from origin: Int) {
    self.bytes = bytes
    self.origin = origin
    offset = origin
  }

  /// Where a scalar starts; the text's nearest end for those outside.
  mutating func byte(of index: Int) -> Int {
    while scalar < index, offset < bytes.count {
      offset += 1
      while offset < bytes.count, isContinuation(offset) { offset += 1 }
      scalar += 1
    }
    while scalar > index, offset > origin {
      offset -= 1
      while offset > origin, isContinuation(offset) { offset -= 1 }
      scalar -= 1
    }
    return offset
  }

  private func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0b1100_0000 == 0b1000_0000 }
}

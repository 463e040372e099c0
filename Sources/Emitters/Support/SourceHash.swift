/// A fingerprint of a document's bytes, so that a generated file says which text it came from.
///
/// FNV-1a with 64 bits: it tells an old text from a new one; it is no defence against forgery.
package struct SourceHash: Sendable, Equatable {
  package let value: UInt64

  package init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash ^= UInt64(byte)
      hash &*= 0x100_0000_01b3
    }
    value = hash
  }

  /// 16 hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

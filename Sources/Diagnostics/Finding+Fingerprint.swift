extension Finding {
  /// What a finding is about, without lines and columns: the same after lines have moved and messages
  /// have been reworded. Findings about no object are known by the text that they point at.
  package var identity: String {
    var parts = [rule]
    if objects.isEmpty && constraints.isEmpty {
      let line = file.position(of: range.lowerBound).line
      parts.append(file.text(ofLine: line).split(separator: " ").joined(separator: " "))
    } else {
      parts += objects.sorted() + ["/"] + constraints.sorted()
    }
    parts += [axis?.rawValue ?? "", language ?? ""]
    return parts.joined(separator: "|")
  }
}

/// A name for each finding that stays when lines move: what it is about in its document and, where
/// several are about the same, their number.
///
/// - Parameter document: What a finding's document is called, whatever folder the run started in.
package func fingerprints(
  of findings: [Finding], document: (Finding) -> String = { $0.file.name }
) -> [String] {
  var counts: [String: Int] = [:]
  return findings.map { finding in
    let identity = document(finding) + "|" + finding.identity
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    return hexadecimal(hash("\(identity)|\(count)"))
  }
}

/// FNV-1a: the same in every run and on every machine, which `Hasher` is not.
private func hash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}

private func hexadecimal(_ number: UInt64) -> String {
  let digits = String(number, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

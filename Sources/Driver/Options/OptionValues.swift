// Readers of option values: text in, value out, nil where the text says nothing sensible.

/// Longest side of a screen that is worth solving for, in points.
private let longestSide = 20_000.0

private func number(_ text: Substring, _ range: ClosedRange<Double>) -> Double? {
  // `Double` would also read "nan", "0x10" and "1e3".
  guard !text.isEmpty, text.utf8.allSatisfy({ 48...57 ~= $0 || $0 == UInt8(ascii: ".") }),
    let value = Double(text), range.contains(value)
  else { return nil }
  return value
}

@Sendable func readSize(_ text: String) -> Options.Size? {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false)
  guard parts.count == 2, let width = number(parts[0], 1...longestSide),
    let height = number(parts[1], 1...longestSide)
  else { return nil }
  return Options.Size(width: width, height: height)
}

@Sendable func readTraits(_ text: String) -> Options.Traits? {
  var traits = Options.Traits()
  for part in text.split(separator: ",", omittingEmptySubsequences: false) {
    switch part {
    case "wC" where traits.width == nil: traits.width = .compact
    case "wR" where traits.width == nil: traits.width = .regular
    case "hC" where traits.height == nil: traits.height = .compact
    case "hR" where traits.height == nil: traits.height = .regular
    default: return nil
    }
  }
  return traits
}

@Sendable func readSafeArea(_ text: String) -> Options.SafeArea? {
  let parts = text.split(separator: ",", omittingEmptySubsequences: false)
  let values = parts.compactMap { number($0, 0...longestSide) }
  guard parts.count == 4, values.count == 4 else { return nil }
  return Options.SafeArea(top: values[0], left: values[1], bottom: values[2], right: values[3])
}

@Sendable func readRules(_ text: String) -> Options.RuleSelection? {
  switch text {
  case "default": return .default
  case "all": return .all
  default:
    let names = text.split(separator: ",").map(String.init)
    return names.isEmpty ? nil : .named(names)
  }
}

@Sendable func readVersion(_ text: String) -> Options.Version? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  let numbers = parts.compactMap { part in
    part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
  }
  guard (1...3).contains(parts.count), numbers.count == parts.count, numbers[0] > 0 else {
    return nil
  }
  return Options.Version(major: numbers[0], minor: numbers.count > 1 ? numbers[1] : 0)
}

@Sendable func readJobs(_ text: String) -> Int? {
  guard let count = Int(text), (1...1024).contains(count) else { return nil }
  return count
}

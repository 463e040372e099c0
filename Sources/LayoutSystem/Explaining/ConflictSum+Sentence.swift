extension ConflictSum {
  /// What the members add up to, what there is, and by how much the two miss.
  func sentence(_ words: ConstraintWords) -> String {
    if let available {
      let left = points(available)
      guard needed > available else {
        return "Together they take \(listed(parts)), but \(left) are to be filled:"
          + " \(points(difference)) are left over\(change)."
      }
      let squeezed =
        negative.map { ", and \(words.name($0)) cannot be less than 0 pt" } ?? ""
      return "Together they take \(listed(parts)), but there are only \(left):"
        + " \(points(difference)) are missing\(change)\(squeezed)."
    }
    let one = parts.filter { $0.value > 0 }
    let other = parts.filter { $0.value < 0 }.map(\.negated)
    guard other.isEmpty else {
      return "They ask for \(listed(one)) and for \(listed(other)) of the same length:"
        + " \(points(difference)) lie between the two\(change)."
    }
    if let negative {
      return "Together they leave \(points(-difference)) for \(words.name(negative)),"
        + " and no length is less than 0 pt."
    }
    return "Together they take \(listed(one)) of a length that is 0 pt:"
      + " \(points(difference)) are missing\(change)."
  }

  /// The least that has to change, where it is not the whole difference.
  private var change: String {
    guard abs(leastChange - difference) > 0.01 else { return "" }
    return " (one change of \(points(leastChange)) would do)"
  }

  /// A sum with what it is made of: `316 pt (3 × 100 + 2 × 8)`.
  private func listed(_ parts: [Part]) -> String {
    let total = points(parts.reduce(0) { $0 + $1.amount })
    var groups: [Part] = []
    for part in parts {
      // Halves and quarters of a value are not what anybody wrote: they stand as they are.
      let isWhole = abs(part.count - part.count.rounded()) < 1e-6
      let next = isWhole ? part : Part(value: part.amount, count: 1)
      if let known = groups.firstIndex(where: { abs($0.value - next.value) < 1e-6 }) {
        groups[known].count += next.count
      } else {
        groups.append(next)
      }
    }
    let isListed = groups.count > 1 || groups.contains { $0.count > 1.5 }
    // A long list is no explanation.
    guard isListed, groups.count <= 6 else { return total }
    var text = ""
    for (index, group) in groups.enumerated() {
      let sign = group.value < 0 ? (index == 0 ? "-" : " - ") : index == 0 ? "" : " + "
      let count = group.count > 1.5 ? "\(shortNumber(group.count)) × " : ""
      text += sign + count + shortNumber(abs(group.value))
    }
    return "\(total) (\(text))"
  }
}

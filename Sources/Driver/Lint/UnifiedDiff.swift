internal import Diagnostics

/// The difference of two texts as `diff -u` writes it, three lines around each change.
///
/// Edits change few lines: what both texts have at their starts and ends is put aside, and the rest is
/// compared line by line.
func unifiedDiff(_ name: String, from old: SourceFile, to new: SourceFile) -> String {
  let before = lines(old)
  let after = lines(new)
  let steps = script(before, after)
  guard steps.contains(where: { $0.kind != .same }) else { return "" }
  var text = "--- \(name)\n+++ \(name)\n"
  for hunk in hunks(steps) {
    let part = steps[hunk]
    let oldCount = part.count { $0.kind != .added }
    let newCount = part.count { $0.kind != .removed }
    let (oldStart, newStart) = (part.first?.old ?? 0, part.first?.new ?? 0)
    text += "@@ -\(place(oldStart, oldCount)) +\(place(newStart, newCount)) @@\n"
    for step in part {
      switch step.kind {
      case .same: text += " " + before[step.old]
      case .removed: text += "-" + before[step.old]
      case .added: text += "+" + after[step.new]
      }
      if !text.hasSuffix("\n") { text += "\n\\ No newline at end of file\n" }
    }
  }
  return text
}

private func place(_ start: Int, _ count: Int) -> String {
  let line = count == 0 ? start : start + 1
  return count == 1 ? "\(line)" : "\(line),\(count)"
}

private struct Step {
  enum Kind { case same, removed, added }
  let kind: Kind
  /// Lines of both texts that stand before it, so the index of its own.
  let old: Int
  let new: Int
}

/// Lines with their ends. Carriage returns stay: `\r\n` is one `Character`, so scalars are compared.
private func lines(_ file: SourceFile) -> [String] {
  var result: [String] = []
  var start = 0
  for index in file.bytes.indices where file.bytes[index] == UInt8(ascii: "\n") {
    result.append(file.text(in: start..<(index + 1)))
    start = index + 1
  }
  if start < file.bytes.count { result.append(file.text(in: start..<file.bytes.count)) }
  return result
}

private func script(_ old: [String], _ new: [String]) -> [Step] {
  let head = zip(old, new).prefix { $0 == $1 }.count
  let limit = min(old.count, new.count) - head
  let tail = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
  let end = min(tail, limit)
  var steps = (0..<head).map { Step(kind: .same, old: $0, new: $0) }
  let difference = Array(new[head..<(new.count - end)]).difference(
    from: Array(old[head..<(old.count - end)]))
  var removed: Set<Int> = []
  var added: Set<Int> = []
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(head + offset)
    case .insert(let offset, _, _): added.insert(head + offset)
    }
  }
  var (at, next) = (head, head)
  while at < old.count - end || next < new.count - end {
    if at < old.count - end, removed.contains(at) {
      steps.append(Step(kind: .removed, old: at, new: next))
      at += 1
    } else if next < new.count - end, added.contains(next) {
      steps.append(Step(kind: .added, old: at, new: next))
      next += 1
    } else {
      steps.append(Step(kind: .same, old: at, new: next))
      at += 1
      next += 1
    }
  }
  for offset in 0..<end {
    steps.append(
      Step(kind: .same, old: old.count - end + offset, new: new.count - end + offset))
  }
  return steps
}

/// Ranges of steps with changes and three lines around them.
private func hunks(_ steps: [Step]) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for (index, step) in steps.enumerated() where step.kind != .same {
    let range = max(0, index - 3)..<min(steps.count, index + 4)
    if let last = result.last, range.lowerBound <= last.upperBound {
      result[result.count - 1] = last.lowerBound..<range.upperBound
    } else {
      result.append(range)
    }
  }
  return result
}

import Diagnostics
import Resolution

/// Findings in the order of the document, those that several configurations share as one.
struct MergedFindings {
  /// What makes two findings one. Findings about lengths differ in their points by configuration and
  /// are still the same when they concern the same things.
  private struct Key: Hashable {
    let file: String
    let rule: String
    let lower: Int
    let upper: Int
    let message: String
    let axis: Finding.Axis?
    let objects: [String]
    let constraints: [String]
    let generated: [Finding.Generated]
  }

  private struct Entry {
    var finding: Finding
    /// Points by configuration, in the order in which they were found.
    var excesses: [(excess: Double?, configuration: String)] = []

    /// `12 points`, or `12 points left over` for less than nothing.
    private static func amount(_ excess: Double) -> String {
      pointsText(abs(excess)) + (excess < 0 ? " left over" : "")
    }

    /// The finding, with the points of the other configurations where they differ.
    var finished: Finding {
      var finding = self.finding
      let first = excesses.first?.excess
      guard excesses.contains(where: { $0.excess.map(Self.amount) != first.map(Self.amount) })
      else {
        return finding
      }
      var groups: [(points: String, names: [String])] = []
      for (excess, name) in excesses {
        guard let points = excess.map(Self.amount) else { continue }
        if let index = groups.firstIndex(where: { $0.points == points }) {
          if !groups[index].names.contains(name) { groups[index].names.append(name) }
        } else {
          groups.append((points, [name]))
        }
      }
      for group in groups {
        finding.notes.append(
          Finding.Note("\(group.points) at \(group.names.joined(separator: ", "))"))
      }
      return finding
    }
  }

  private var positions: [Key: Int] = [:]
  private var list: [Entry] = []

  mutating func add(_ findings: [Finding], in configuration: Configuration) {
    for finding in findings { add(finding, in: configuration) }
  }

  mutating func add(_ finding: Finding, in configuration: Configuration?) {
    var finding = finding
    finding.language = finding.language ?? configuration?.language
    let isAboutLength = finding.axis != nil
    let key = Key(
      file: finding.file.name, rule: finding.rule, lower: finding.range.lowerBound,
      upper: finding.range.upperBound, message: isAboutLength ? "" : finding.message,
      axis: finding.axis, objects: isAboutLength ? finding.objects.sorted() : [],
      constraints: isAboutLength ? finding.constraints.sorted() : [],
      generated: isAboutLength ? Self.withoutPoints(finding.generated) : [])
    let position = positions[key] ?? list.count
    if position == list.count {
      positions[key] = position
      if let configuration { finding.configurations = [configuration.name] }
      list.append(Entry(finding: finding))
    } else {
      // What the document's own language has as well is no matter of a translation.
      if finding.language == nil { list[position].finding.language = nil }
      if let name = configuration?.name, !list[position].finding.configurations.contains(name) {
        list[position].finding.configurations.append(name)
      }
    }
    if let name = configuration?.name { list[position].excesses.append((finding.excess, name)) }
  }

  /// Descriptions can hold points that differ by configuration.
  private static func withoutPoints(_ generated: [Finding.Generated]) -> [Finding.Generated] {
    generated.map { Finding.Generated(identifier: $0.identifier, stack: $0.stack, description: "") }
  }

  var findings: [Finding] {
    list.map(\.finished).enumerated().sorted { left, right in
      (left.element.range.lowerBound, left.element.rule, left.offset)
        < (right.element.range.lowerBound, right.element.rule, right.offset)
    }.map(\.element)
  }
}

internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import Reports

/// What a document and the configuration file do not want to be told.
struct Suppressions {
  /// Rules that are not wanted about one object.
  private struct Request {
    let rules: [String]
    let objects: [String]
    /// The bytes of the object, for findings inside of it that name no object; nil for requests of the
    /// configuration file.
    let range: Range<Int>?
    let place: FindingReport.Suppressed.Place
    let reason: String?
    /// Where to say that it is not needed.
    let file: SourceFile
    let origin: Range<Int>
    var isUsed = false

    func covers(_ finding: Finding) -> Bool {
      guard rules.contains(finding.rule) || rules.contains("all") else { return false }
      let named = finding.objects + finding.constraints
      if named.contains(where: { objects.contains($0) }) { return true }
      guard let range, finding.file === file else { return false }
      return named.isEmpty && range.contains(finding.range.lowerBound)
    }
  }

  private var requests: [Request] = []

  /// - Parameter path: The document's path, relative to the configuration file.
  init(_ document: Document, _ configuration: ProjectConfiguration, path: String) {
    requests = document.notes.compactMap { note in
      guard let rules = Self.rules(in: note.text), let id = document.written(.id, of: note.object)
      else { return nil }
      return Request(
        rules: rules, objects: [id], range: document.wholeRange(note.object), place: .document,
        reason: nil, file: document.file, origin: document.range(note.element))
    }
    guard let file = configuration.file else { return }
    for suppression in configuration.suppressions
    where suppression.paths.isEmpty || suppression.paths.contains(where: { $0.matches(path) }) {
      // What is about other documents cannot be called unused here.
      guard suppression.objects.contains(where: { document.object($0) != nil }) else { continue }
      requests.append(
        Request(
          rules: suppression.rules, objects: suppression.objects, range: nil, place: .outside,
          reason: suppression.reason, file: file, origin: suppression.range))
    }
  }

  /// `ibstack:disable RULE RULE`, with spaces or commas between; nil for other notes.
  private static func rules(in note: String) -> [String]? {
    let mark = "ibstack:disable"
    var rules: [String] = []
    for line in note.split(whereSeparator: \.isNewline) {
      guard let start = line.firstRange(of: mark) else { continue }
      let words = line[start.upperBound...].split { $0 == " " || $0 == "," || $0 == "\t" }
      // A reason may follow behind two hyphens.
      rules += words.prefix { $0 != "--" }.map(String.init)
    }
    return rules.isEmpty ? nil : rules
  }

  /// Takes out what is not wanted.
  mutating func apply(
    to findings: [Finding]
  ) -> (kept: [Finding], suppressed: [FindingReport.Suppressed]) {
    var kept: [Finding] = []
    var suppressed: [FindingReport.Suppressed] = []
    for finding in findings {
      let covering = requests.indices.filter { requests[$0].covers(finding) }
      guard let first = covering.first else {
        kept.append(finding)
        continue
      }
      for index in covering { requests[index].isUsed = true }
      suppressed.append(
        FindingReport.Suppressed(
          finding, by: requests[first].place, reason: requests[first].reason))
    }
    return (kept, suppressed)
  }

  /// What is not wanted and would not be said anyway, of the rules that ran.
  func unused(active: Set<String>) -> [Finding] {
    requests.compactMap { request in
      guard !request.isUsed,
        request.rules.contains("all") || request.rules.allSatisfy(active.contains)
      else { return nil }
      return Finding(
        "unused-suppression", .warning,
        """
        nothing is reported that this suppresses \
        (\(request.rules.joined(separator: ", "))); remove it
        """, in: request.file, at: request.origin, objects: request.objects)
    }
  }
}

extension Document {
  /// Interface Builder's notes: the object that has one, the note's element, and its text.
  fileprivate var notes: [(object: ElementID, element: ElementID, text: String)] {
    var result: [(object: ElementID, element: ElementID, text: String)] = []
    for index in 0..<Int32(clamping: elementCount) {
      let element = ElementID(rawValue: index)
      guard tag(element) == .attributedString, written(.key, of: element) == "userComments",
        let object = parent(element)
      else { continue }
      result.append((object, element, text(ofNote: element)))
    }
    return result
  }

  private func text(ofNote element: ElementID) -> String {
    var text = ""
    for fragment in children(element) {
      text += self.text(ofAttribute: "content", in: fragment) ?? ""
      for part in children(fragment) where written(.key, of: part) == "content" {
        text += characters(part)
      }
    }
    return text
  }
}

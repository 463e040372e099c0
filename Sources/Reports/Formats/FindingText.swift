internal import Diagnostics

extension FindingFormat {
  /// For people: the line that `xcode` prints, then the source with a mark below it, the
  /// configurations and language it holds in, and notes.
  package static let text = FindingFormat("text") { report, options in
    report.findings.reduce(into: "") { $0 += $1.text(options) }
  }
}

extension Finding {
  fileprivate func text(_ options: TextOptions) -> String {
    var lines = [summary(options)]
    lines += excerpt(options)
    if !configurations.isEmpty || language != nil {
      let places = configurations + (language.map { ["language \($0)"] } ?? [])
      lines += ["  in " + places.joined(separator: ", ").printable]
    }
    for note in notes {
      let place = note.range.map { self.place(of: $0.lowerBound) + ": " } ?? ""
      lines.append("  \(place)note: \(note.message.printable)")
    }
    for fix in fixes { lines.append("  fix: \(fix.title.printable)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The source line and a mark below what the finding is about; nothing where there is no text.
  private func excerpt(_ options: TextOptions) -> [String] {
    let position = file.position(of: range.lowerBound)
    let source = Array(file.text(ofLine: position.line).unicodeScalars)
    let start = min(position.column - 1, source.count)
    let end = file.position(of: range.upperBound)
    let stop = end.line == position.line ? min(end.column - 1, source.count) : source.count
    let excerpt = Excerpt(of: source, marking: start..<max(start, stop), width: options.width - 4)
    guard !excerpt.text.isEmpty else { return [] }
    let mark = "^" + String(repeating: "~", count: max(0, excerpt.markWidth - 1))
    return [
      "    " + excerpt.text,
      "    " + String(repeating: " ", count: excerpt.markColumn)
        + options.emphasize(mark, .mark),
    ]
  }
}

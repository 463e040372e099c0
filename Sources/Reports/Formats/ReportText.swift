internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension ReportFormat {
  /// For people at a terminal.
  package static let text = ReportFormat(
    name: "text", ending: ".txt",
    documents: { documents, options in
      var texts = documents.map { $0.lines(options).joined(separator: "\n") + "\n" }
      if documents.count > 1 {
        let story = ReportTotals(documents).story.flatMap { $0.split(separator: " ") }
        let lines = wrapped(
          ["\(documents.count, "document"):"] + story.map(String.init), width: options.width)
        texts.append(lines.joined(separator: "\n") + "\n")
      }
      return texts.joined(separator: "\n")
    },
    coverage: { $0.lines($1).joined(separator: "\n") + "\n" },
    ids: { documents, _ in
      documents.map { document in
        // One document needs no heading: its identifiers can be piped on.
        let heading = documents.count > 1 ? [document.document.printable + ":"] : []
        return (heading + document.ids.map(\.printable)).reduce(into: "") { $0 += $1 + "\n" }
      }.joined(separator: documents.count > 1 ? "\n" : "")
    })
}

extension DocumentReport {
  fileprivate func lines(_ options: TextOptions) -> [String] {
    [options.emphasize(document.printable, .strong)]
      + scenes.flatMap { [""] + $0.lines(options) }
  }
}

extension SceneReport {
  fileprivate func lines(_ options: TextOptions) -> [String] {
    let indented = TextOptions(width: options.width - 2, isColored: options.isColored)
    let sentence = summary.split(separator: " ").map(String.init)
    let body =
      wrapped(sentence, width: indented.width) + trees(indented) + counts(indented)
      + changes(indented) + stacks(indented) + missing(indented)
    return [options.emphasize(heading, .strong)] + body.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private var heading: String {
    [title.printable, objectID?.printable, sceneID.map { "(scene \($0.printable))" }]
      .compactMap(\.self).joined(separator: " ")
  }

  /// The scene in a sentence.
  private var summary: String {
    guard !tree.isEmpty || !detached.isEmpty else { return "no view in the document" }
    let stacks = configurations.map(\.counts.stacks.count)
    let written = configurations.first.map { $0.counts.explicit.written } ?? 0
    let generated = configurations.map(\.counts.generated)
    var text = "\(viewCount, "view"), \(written, "constraint") in the document"
    if stacks.contains(where: { $0 > 0 }) {
      text += "; \(range(stacks)) stack view\(stacks.allSatisfy { $0 == 1 } ? "" : "s")"
      text += " generate\(stacks.allSatisfy { $0 == 1 } ? "s" : "") \(range(generated)) more"
      if depth.stacks > 1 { text += ", nested \(depth.stacks) deep" }
    }
    return text
  }

  private func trees(_ options: TextOptions) -> [String] {
    ([tree] + detached).filter { !$0.isEmpty }.flatMap {
      [""] + TreeLines($0, width: options.width).lines
    }
  }

  /// What became of the author's constraints and what others add, a line for each configuration.
  private func counts(_ options: TextOptions) -> [String] {
    let all = configurations.map(\.counts)
    guard all.contains(where: { $0.explicit.written + $0.generated + $0.contentSize > 0 }) else {
      return []
    }
    let columns: [(title: String, value: (ConfigurationReport) -> Int?, isAlways: Bool)] = [
      ("written", { $0.counts.explicit.written }, true),
      ("installed", { $0.counts.explicit.installed }, true),
      ("left out", { $0.counts.explicit.uninstalled }, true),
      ("placeholder", { $0.counts.explicit.placeholder }, false),
      ("generated", { $0.counts.generated }, true),
      ("content", { $0.counts.contentSize }, true),
      ("no stack", { $0.equivalentWithoutStacks }, false),
    ]
    var shown = columns.filter { column in
      column.isAlways || configurations.contains { (column.value($0) ?? 0) > 0 }
    }
    // Where all of them are there, the line has no room for the sum of three of them, which the
    // sentence above has told.
    if shown.count == columns.count { shown.removeFirst() }
    var table = TextTable(
      [TextTable.Column("constraints")] + shown.map { TextTable.Column($0.title, .right) })
    for report in configurations {
      table.append(
        [report.configuration.name] + shown.map { $0.value(report).map(String.init) ?? "–" })
    }
    return [""] + table.lines(indentation: 0, width: options.width)
  }

  /// What size classes change: below each object a line for each of its properties.
  private func changes(_ options: TextOptions) -> [String] {
    guard !differences.isEmpty else { return [] }
    let places = configurations.map { TextTable.Column($0.configuration.traits.name) }
    var table = TextTable([TextTable.Column("size classes change")] + places)
    for difference in differences {
      table.append(
        ["  " + difference.property] + difference.values.map { $0.words.truncated(to: 16) })
    }
    let rows = table.lines(indentation: 0, width: options.width)
    var lines = [""] + rows.prefix(1)
    var last: String?
    for (difference, row) in zip(differences, rows.dropFirst()) {
      let id = difference.objectID.map { " (\($0))" } ?? ""
      let object = "\(difference.object)\(id)".printable
      if object != last { lines.append(object.truncated(to: options.width)) }
      last = object
      lines.append(row)
    }
    return lines
  }

  /// What each stack view generates: one table for the configurations in which it is the same.
  private func stacks(_ options: TextOptions) -> [String] {
    var groups: [(names: [String], rows: [[String]])] = []
    for report in configurations where !report.counts.stacks.isEmpty {
      let rows = zip(report.counts.stacks, report.stackIDs).map { $0.cells($1) }
      if let index = groups.firstIndex(where: { $0.rows == rows }) {
        groups[index].names.append(report.configuration.name)
      } else {
        groups.append(([report.configuration.name], rows))
      }
    }
    return groups.flatMap { group in
      // A column that says nothing about any stack only takes room from the settings.
      let shown = SceneCounts.Stack.columns.indices.filter { index in
        !SceneCounts.Stack.optionalColumns.contains(index)
          || group.rows.contains { $0[index] != "0" }
      }
      var table = TextTable(shown.map { SceneCounts.Stack.columns[$0] })
      for row in group.rows { table.append(shown.map { row[$0] }) }
      let isSame = group.names.count == configurations.count
      let title = "generated" + (isSame ? "" : " at " + group.names.joined(separator: ", "))
      return ["", title.truncated(to: options.width)]
        + table.lines(indentation: 0, width: options.width, flexible: 1)
    }
  }

  private func missing(_ options: TextOptions) -> [String] {
    guard !neverInstalled.isEmpty else { return [] }
    let words = ["never installed:"] + neverInstalled.dropLast().map { $0.printable + "," }
    return [""] + wrapped(words + [neverInstalled.last?.printable ?? ""], width: options.width)
  }
}

extension SceneCounts.Stack {
  fileprivate static let columns = [
    TextTable.Column("stack view"), TextTable.Column("setting"), TextTable.Column("views", .right),
    TextTable.Column("hidden", .right), TextTable.Column("along + across", .right),
    TextTable.Column("guides", .right),
  ]

  /// Hidden views and helper guides.
  fileprivate static let optionalColumns = [3, 5]

  fileprivate func cells(_ id: String?) -> [String] {
    let sum = [along, across, total].map { String($0).padded(to: 2, alignment: .right) }
    return [
      id ?? "–", "\(axis.rawValue) \(distribution.rawValue)/\(alignment.rawValue)",
      String(arranged), String(hidden), "\(sum[0]) + \(sum[1]) = \(sum[2])", String(guides),
    ]
  }
}

extension Coverage {
  fileprivate func lines(_ options: TextOptions) -> [String] {
    guard !elements.isEmpty || !attributes.isEmpty else {
      return ["everything in \(documents, "document") is understood"]
    }
    var table = TextTable([
      TextTable.Column("not understood"), TextTable.Column("uses", .right),
      TextTable.Column("documents", .right),
    ])
    for count in elements + attributes {
      let attribute = count.kind.attribute.map { " " + $0 } ?? ""
      table.append([
        "<\(count.kind.element)\(attribute)>", String(count.uses), String(count.documents),
      ])
    }
    return table.lines(indentation: 0, width: options.width)
  }
}

/// `4`, or `3 to 5` where the numbers differ.
private func range(_ numbers: [Int]) -> String {
  guard let low = numbers.min(), let high = numbers.max() else { return "0" }
  return low == high ? String(low) : "\(low) to \(high)"
}

/// Words in lines that fit a width, later lines indented.
private func wrapped(_ words: [String], width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in words {
    if line.isEmpty {
      line = word
    } else if line.displayWidth + 1 + word.displayWidth <= width {
      line += " " + word
    } else {
      lines.append(line)
      line = "  " + word
    }
  }
  return lines + [line]
}

extension String.StringInterpolation {
  /// A number and what it counts, in the plural where it is not one.
  fileprivate mutating func appendInterpolation(_ count: Int, _ noun: String) {
    appendInterpolation("\(String(count)) \(noun)\(count == 1 ? "" : "s")")
  }
}

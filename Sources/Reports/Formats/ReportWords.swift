internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Resolution

// What the formats for people say alike.

extension ReportTotals {
  /// The story in a few sentences: what holds the layout together, what it would take otherwise, and
  /// what there is to do.
  var story: [String] {
    guard views > 0 else { return [scenes > 0 ? "No view in it." : "Nothing to report."] }
    return [constraintsSentence, withoutStacksSentence, differencesSentence, findingsSentence]
      .compactMap(\.self)
  }

  private var constraintsSentence: String {
    var text = "\(counted(written, "constraint")) in the document\(documents > 1 ? "s" : "")"
    text += " \(written == 1 ? "lays" : "lay") out \(counted(views, "view"))"
    guard stackViews > 0 else { return text + ", without a stack view." }
    text += "; \(counted(stackViews, "stack view")) \(stackViews == 1 ? "generates" : "generate")"
    text += " \(counted(generated)) more"
    if stackDepth > 1 { text += " and nest\(stackViews == 1 ? "s" : "") \(stackDepth) deep" }
    return text + "."
  }

  private var withoutStacksSentence: String? {
    guard stackViews > 0 else { return nil }
    guard let equivalentWithoutStacks else {
      return "What it would take without stack views is not measured."
    }
    var text = "Without stack views the same layout takes \(counted(equivalentWithoutStacks))"
    if let times = savedTimes { text += ", \(times) times as many as are installed" }
    return text + "."
  }

  /// How many times as many constraints it takes without stack views, to one decimal; nil where it
  /// is not measured, or not more.
  var savedTimes: String? {
    guard let equivalentWithoutStacks, installed > 0, equivalentWithoutStacks > installed else {
      return nil
    }
    let tenths = (Double(equivalentWithoutStacks) / Double(installed) * 10).rounded() / 10
    return shortNumber(tenths)
  }

  private var differencesSentence: String? {
    guard differences > 0 else { return nil }
    return differences == 1
      ? "1 property changes with the size class."
      : "\(counted(differences)) properties change with the size class."
  }

  private var findingsSentence: String? {
    guard let judged else { return nil }
    var text = judged.findings.words.map { "lint finds \($0)" } ?? "lint finds nothing"
    if let goers = judged.opportunities { text += "; \(goers) could go and every frame would stay" }
    if !judged.isTried {
      text += "; with so many views, which of them could go was not tried"
      if documents > 1 { text += " in every document" }
    }
    return text + "."
  }
}

extension ReportTotals.Judged {
  /// `1 wrapper view and 2 spacers`; nil for none.
  var opportunities: String? {
    let parts = [(wrapperViews, "wrapper view"), (spacerViews, "spacer")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { counted($0.0, $0.1) }.joined(separator: " and ")
  }
}

extension FindingCounts {
  var count: Int { errors + warnings + infos }

  /// `1 error, 2 warnings`; nil for none.
  var words: String? {
    let parts = [(errors, "error"), (warnings, "warning"), (infos, "hint")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { counted($0.0, $0.1) }.joined(separator: ", ")
  }

  /// What shortened lists keep first.
  var weight: Int {
    errors > 0 ? 3 : warnings > 0 ? 2 : infos > 0 ? 1 : 0
  }
}

extension ReportTotals {
  /// Whether there is more to tell than that there are views: bars alone are in no list.
  var isNotable: Bool {
    written + generated + differences + neverInstalled > 0
      || judged?.findings.words != nil || judged?.opportunities != nil
  }

  /// What shortened lists keep first.
  var weight: Int {
    8 * (judged?.findings.weight ?? 0) + (judged?.opportunities == nil ? 0 : 4)
      + (differences > 0 ? 2 : 0) + (stackViews > 0 ? 1 : 0)
  }
}

extension SceneReport {
  var totals: ReportTotals { ReportTotals(self) }

  /// `GridController` by its identifier where it has one.
  var name: String { [title, objectID].compactMap(\.self).joined(separator: " ") }
}

extension Configuration {
  /// What people call a device with such size classes.
  var plainName: String {
    switch (idiom, widthClass, heightClass) {
    case (.mac, _, _): "Mac"
    case (.pad, .compact, _): "narrow window"
    case (.pad, _, _): "tablet"
    case (.phone, .compact, .regular): "portrait phone"
    case (.phone, .compact, .compact): "landscape phone"
    case (.phone, .regular, .compact): "large landscape phone"
    case (.phone, .regular, .regular): "large screen"
    }
  }
}

extension [DocumentReport] {
  /// The name of the configuration whose counts are added up; nil where scenes have different ones.
  var countedConfiguration: Configuration? {
    let scenes = flatMap(\.scenes).filter { $0.viewCount > 0 }
    let first = scenes.first?.configurations.first?.configuration
    return scenes.allSatisfy { $0.configurations.first?.configuration == first } ? first : nil
  }
}

extension Finding.Severity {
  /// Hints are what an editor calls infos.
  var plainName: String { self == .info ? "hint" : name }
}

extension Array {
  /// The worst first, and among equals the earlier ones.
  func worstFirst(_ severity: (Element) -> Finding.Severity) -> [Element] {
    Finding.Severity.allCases.reversed().flatMap { wanted in filter { severity($0) == wanted } }
  }
}

/// A number with its thousands apart, and what it counts, in the plural where it is not one.
func counted(_ number: Int, _ noun: String? = nil) -> String {
  var text = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index % 3 == 0, digit != "-" { text.append(",") }
    text.append(digit)
  }
  let digits = String(text.reversed())
  return noun.map { "\(digits) \($0)\(number == 1 ? "" : "s")" } ?? digits
}

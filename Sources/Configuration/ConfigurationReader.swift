internal import Diagnostics

/// Turns the nodes of a configuration file into values; what cannot be understood is a finding with
/// its place and, where one is near, the word that was meant.
struct ConfigurationReader {
  let file: SourceFile
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func read(_ root: ConfigurationNode) -> ProjectConfiguration {
    var result = ProjectConfiguration()
    result.file = file
    let keys = [
      "rules", "overrides", "excluded", "sizes", "deployment-target", "suppressions",
      "house-rules",
    ]
    for member in members(of: root, called: "the configuration", keys: keys) {
      switch member.key {
      case "rules": result.rules = rules(member.value)
      case "overrides":
        result.overrides = member.value.entries.compactMap { override($0) }
      case "excluded": result.excluded = texts(member.value, of: "excluded").map(PathPattern.init)
      case "sizes": result.screens = member.value.entries.compactMap { screen($0) }
      case "deployment-target": result.deploymentTarget = version(member.value)
      case "suppressions":
        result.suppressions = member.value.entries.compactMap { suppression($0) }
      default:
        result.houseRules = member.value.entries.compactMap { houseRule($0) }
      }
    }
    return result
  }

  // MARK: Helpers

  mutating func report(_ message: String, at range: Range<Int>) {
    findings.append(Finding("configuration", .error, message, in: file, at: range))
  }

  /// The members of a mapping, those with an unknown key reported and left out.
  mutating func members(
    of node: ConfigurationNode, called name: String, keys: [String]
  ) -> [ConfigurationNode.Member] {
    if case .nothing = node.value { return [] }
    guard let members = node.members else {
      report("\(name) needs keys with values, not \(node.kind)", at: node.range)
      return []
    }
    return members.filter { member in
      guard !keys.contains(member.key) else { return true }
      report(
        unknown("key", member.key, in: name, among: keys), at: member.keyRange)
      return false
    }
  }

  /// Such as `unknown key rule in the configuration; did you mean rules?`.
  func unknown(_ what: String, _ word: String, in place: String, among words: [String]) -> String {
    let start = "unknown \(what) \(word) in \(place)"
    if let near = suggestion(for: word, among: words) { return "\(start); did you mean \(near)?" }
    if words.count <= 12 { return "\(start); there are \(words.joined(separator: ", "))" }
    return what == "rule" ? "\(start); `ibstack rules` lists them" : start
  }

  mutating func text(_ node: ConfigurationNode, of name: String) -> String? {
    if let text = node.text { return text }
    report("\(name) needs a text, not \(node.kind)", at: node.range)
    return nil
  }

  mutating func texts(_ node: ConfigurationNode, of name: String) -> [String] {
    node.entries.compactMap { text($0, of: name) }
  }

  // MARK: Rules

  private mutating func rules(_ node: ConfigurationNode) -> [ProjectConfiguration.RuleSetting] {
    if case .nothing = node.value { return [] }
    guard let members = node.members else {
      report("rules needs rule ids with values, such as misplaced: on", at: node.range)
      return []
    }
    return members.compactMap { setting($0) }
  }

  private mutating func setting(
    _ member: ConfigurationNode.Member
  ) -> ProjectConfiguration.RuleSetting? {
    var setting = ProjectConfiguration.RuleSetting(id: member.key, idRange: member.keyRange)
    if let isOn = member.value.flagOrQuoted {
      setting.isOn = isOn
      return setting
    }
    if let word = member.value.text {
      guard let severity = severity(word, at: member.value.range, orFlag: true) else { return nil }
      setting.severity = severity
      setting.isOn = true
      return setting
    }
    guard let members = member.value.members else {
      report(
        "\(member.key) needs on, off, a severity, or keys with values, not \(member.value.kind)",
        at: member.value.range.isEmpty ? member.keyRange : member.value.range)
      return nil
    }
    for option in members {
      switch option.key {
      case "enabled":
        guard let isOn = option.value.flag else {
          report("enabled needs on or off", at: option.value.range)
          continue
        }
        setting.isOn = isOn
      case "severity":
        let word = text(option.value, of: "severity")
        setting.severity = word.flatMap { severity($0, at: option.value.range, orFlag: false) }
      default: setting.options.append(option)
      }
    }
    // Whoever sets something for a rule wants it, unless they say otherwise.
    setting.isOn = setting.isOn ?? true
    return setting
  }

  mutating func severity(
    _ word: String, at range: Range<Int>, orFlag: Bool
  ) -> Finding.Severity? {
    if let severity = Finding.Severity.allCases.first(where: { $0.name == word }) {
      return severity
    }
    let words = ["error", "warning", "info"] + (orFlag ? ["on", "off"] : [])
    report(unknown("severity", word, in: "the configuration", among: words), at: range)
    return nil
  }

  // MARK: Paths

  private mutating func override(_ node: ConfigurationNode) -> ProjectConfiguration.PathOverride? {
    let keys = ["paths", "rules", "deployment-target"]
    let members = members(of: node, called: "an override", keys: keys)
    guard let paths = members.first(where: { $0.key == "paths" }) else {
      report("an override needs paths", at: node.range)
      return nil
    }
    var result = ProjectConfiguration.PathOverride(
      paths: texts(paths.value, of: "paths").map(PathPattern.init), range: node.range)
    for member in members {
      switch member.key {
      case "rules": result.rules = rules(member.value)
      case "deployment-target": result.deploymentTarget = version(member.value)
      default: break
      }
    }
    return result
  }

  private mutating func suppression(
    _ node: ConfigurationNode
  ) -> ProjectConfiguration.Suppression? {
    let keys = ["rules", "objects", "paths", "reason"]
    let members = members(of: node, called: "a suppression", keys: keys)
    func value(_ key: String) -> ConfigurationNode? { members.first { $0.key == key }?.value }
    guard let rules = value("rules"), let objects = value("objects") else {
      report("a suppression needs rules and objects", at: node.range)
      return nil
    }
    return ProjectConfiguration.Suppression(
      rules: texts(rules, of: "rules"), objects: texts(objects, of: "objects"),
      paths: value("paths").map { texts($0, of: "paths").map(PathPattern.init) } ?? [],
      reason: value("reason").flatMap { text($0, of: "reason") }, range: node.range)
  }

  // MARK: Screens and versions

  /// `393x852`, `393x852 wC hR`, or a device.
  private mutating func screen(_ node: ConfigurationNode) -> ProjectConfiguration.Screen? {
    guard let text = text(node, of: "sizes") else { return nil }
    let words = text.split(separator: " ")
    let sides = words.first?.split(separator: "x", omittingEmptySubsequences: false) ?? []
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else {
      if text.first?.isNumber == true {
        report("a size is written 393x852 or 393x852 wC hR", at: node.range)
        return nil
      }
      return ProjectConfiguration.Screen(kind: .device(text), range: node.range)
    }
    var isWidthRegular: Bool?
    var isHeightRegular: Bool?
    for word in words.dropFirst() {
      switch word {
      case "wC": isWidthRegular = false
      case "wR": isWidthRegular = true
      case "hC": isHeightRegular = false
      case "hR": isHeightRegular = true
      default:
        report("size classes are wC, wR, hC and hR, not \(word)", at: node.range)
        return nil
      }
    }
    return ProjectConfiguration.Screen(
      kind: .size(
        width: width, height: height, isWidthRegular: isWidthRegular,
        isHeightRegular: isHeightRegular), range: node.range)
  }

  /// Points of a side; screens of more than 20,000 are a slip.
  private static func side(_ text: Substring) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let side = Double(text),
      (1...20_000).contains(side)
    else { return nil }
    return side
  }

  private mutating func version(_ node: ConfigurationNode) -> ProjectConfiguration.Version? {
    guard let text = text(node, of: "deployment-target") else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let major = numbers.first,
      (1...1000).contains(major)
    else {
      report("a deployment target is an iOS version such as 15.0", at: node.range)
      return nil
    }
    return ProjectConfiguration.Version(
      major: major, minor: numbers.dropFirst().first ?? 0, range: node.range)
  }
}

internal import Configuration
internal import LintRules

/// The configuration file that `init` writes: what can be said, in comments, and what another linter's
/// file already says.
struct StarterFile {
  /// By rule id: what stands behind it, one line or more.
  private(set) var settings: [String: [String]] = [:]
  private(set) var excluded: [String] = []
  /// Further text at the end, as it stands.
  private(set) var overrides: [String] = []
  /// What could not be taken over, in sentences.
  private(set) var notes: [String] = []
  /// Where it was translated from.
  private(set) var origin: String?

  init() {}

  var text: String {
    var lines = [
      "# What ibstack checks in this project. `ibstack rules` lists the rules, `ibstack explain RULE`",
      "# tells about one of them. Found from a document's folder upwards.",
    ]
    if let origin { lines.append("# Translated from \(origin).") }
    lines += notes.map { "# Not taken over: \($0)" }
    lines += [
      "", "# The oldest iOS that the product runs on.", "# deployment-target: 15.0", "",
      "# Screens to check on; where nothing is said, small to large phones and a tablet.",
      "# sizes: [375x667, 393x852, 852x393, iPad Air 11-inch]", "",
      "# Paths that are left out when folders are walked.",
    ]
    lines += excluded.isEmpty ? ["# excluded: [Generated, \"**/Legacy\"]"] : ["excluded:"]
    lines += excluded.map { "  - \(Self.quoted($0))" }
    lines += [
      "", "# A rule is on or off, or has a severity (error, warning, info) or options of its own.",
      settings.isEmpty ? "# rules:" : "rules:",
    ]
    for rule in Rule.all {
      if let setting = settings[rule.id] {
        lines += setting
      } else {
        let state = rule.isOnByDefault ? "on" : "off"
        lines.append("#  \(rule.id): \(state)  # \(rule.summary)")
      }
    }
    lines += ["", "# What is different for some paths."]
    lines +=
      overrides.isEmpty
      ? [
        "# overrides:", "#   - paths: [Onboarding]", "#     rules:", "#       misplaced: warning",
      ] : ["overrides:"] + overrides
    lines += [
      "",
      "# Findings that are not wanted about some objects. (Or write `ibstack:disable RULE` into an",
      "# object's notes in Interface Builder.)", "# suppressions:",
      "#   - rules: [ambiguous-size]", "#     objects: [abc-12-xyz]",
      "#     reason: sized by code", "", "# Rules of your own.", "# house-rules:",
      "#   - id: no-web-views", "#     select: { elements: [wkWebView] }",
      "#     message: use the web controller instead", "",
    ]
    return lines.joined(separator: "\n")
  }

  // MARK: Translating

  private mutating func set(_ id: String, _ lines: [String]) {
    if settings[id] == nil || lines.count > (settings[id]?.count ?? 0) { settings[id] = lines }
  }

  /// Our rules for another linter's.
  private func ids(_ alias: String) -> [String] {
    Rule.all.filter { $0.aliases.contains(alias) }.map(\.id)
  }

  /// What an `.iblinter.yml` says.
  init(ibLinter node: ConfigurationNode) {
    origin = ".iblinter.yml"
    let options: [String: [String]] = [
      "custom-module": Self.customModules(node["custom_module_rule"]),
      "required-base-class": Self.baseClasses(node["use_base_class_rule"]),
      "canvas-device": Self.value("device", node["view_as_device_rule"]?["device_id"]),
      "hides-bottom-bar": Self.list(
        "except", node["hides_bottom_bar_rule"]?["excluded_view_controllers"]),
    ]
    for name in Self.texts(node["enabled_rules"]) {
      var found = ids("iblinter:" + name)
      if name == "use_trait_collections",
        node["use_trait_collections_rule"]?["enabled"]?.flag == false
      {
        found = ["trait-collections-on"]
      }
      if found.isEmpty { notes.append("the rule \(name), which is not known") }
      for id in found { set(id, Self.setting(id, options[id] ?? [])) }
    }
    for (id, lines) in options.sorted(by: { $0.key < $1.key })
    where !lines.isEmpty && settings[id] == nil && id == "custom-module" {
      // On in IBLinter unless it is disabled.
      set(id, Self.setting(id, lines))
    }
    for name in Self.texts(node["disabled_rules"]) {
      for id in ids("iblinter:" + name) { settings[id] = ["  \(id): off"] }
    }
    excluded = Self.texts(node["excluded"])
    let included = Self.texts(node["included"])
    if !included.isEmpty {
      notes.append("included (\(included.joined(separator: ", "))): give these as inputs")
    }
  }

  /// What an `.xiblint.json` says. Nothing is on by default there.
  init(xiblint node: ConfigurationNode) {
    origin = ".xiblint.json"
    let included = Self.texts(node["include_paths"])
    if !included.isEmpty {
      notes.append("include_paths (\(included.joined(separator: ", "))): give these as inputs")
    }
    let config = node["rules_config"]
    for pattern in Self.texts(node["rules"]) {
      for id in Self.matching(pattern) { set(id, Self.setting(id, Self.options(of: id, config))) }
    }
    for member in node["paths"]?.members ?? [] {
      let ids = Self.texts(member.value["rules"]).flatMap(Self.matching)
      let without = Self.texts(member.value["excluded_rules"]).flatMap(Self.matching)
      if member.key.isEmpty || member.key == "." {
        for id in ids where !without.contains(id) {
          set(id, Self.setting(id, Self.options(of: id, config)))
        }
        continue
      }
      overrides += ["  - paths: [\(Self.quoted(member.key))]", "    rules:"]
      for rule in Rule.all where ids.contains(rule.id) || without.contains(rule.id) {
        overrides.append("      \(rule.id): \(without.contains(rule.id) ? "off" : "on")")
      }
    }
  }

  /// Our rules for xiblint's that a pattern means.
  private static func matching(_ pattern: String) -> [String] {
    guard let pattern = Pattern(pattern) else { return [] }
    return Rule.all.filter { rule in
      rule.aliases.contains { $0.hasPrefix("xiblint:") && pattern.matches(String($0.dropFirst(8))) }
    }.map(\.id)
  }

  /// Options of xiblint's rules in our words.
  private static func options(of id: String, _ config: ConfigurationNode?) -> [String] {
    switch id {
    case "font-not-allowed":
      let names = ["strict_fonts", "strict_font_names", "strict_font_sizes"]
      let rules = names.compactMap { config?[$0] }
      func first(_ key: String) -> ConfigurationNode? { rules.lazy.compactMap { $0[key] }.first }
      return list("fonts", first("allowed_fonts"))
        + value("allowSystem", first("allow_system_fonts"))
        + value("minimumSize", first("minimum_size")) + value("maximumSize", first("maximum_size"))
    case "unnamed-color":
      let rule = config?["named_colors"]
      return list("allowed", rule?["allowed_colors"])
        + value("allowSystem", rule?["allow_system_colors"])
        + value("allowClear", rule?["allow_clear_color"])
    case "class-not-allowed":
      return map("classes", config?["unavailable_custom_classes"]?["custom_classes"])
    case "required-base-class":
      return map("classes", config?["unavailable_system_classes"]?["system_classes"])
    case "runtime-attribute-values":
      return map("classes", config?["enforce_runtime_attributes"]?["runtime_attributes"])
    case "attribute-values":
      return map("elements", config?["enforce_system_properties"]?["system_properties"])
    default: return []
    }
  }

  // MARK: Lines

  private static func setting(_ id: String, _ options: [String]) -> [String] {
    options.isEmpty ? ["  \(id): on"] : ["  \(id):"] + options.map { "    " + $0 }
  }

  private static func texts(_ node: ConfigurationNode?) -> [String] {
    node?.entries.compactMap(\.text) ?? []
  }

  private static func value(_ name: String, _ node: ConfigurationNode?) -> [String] {
    guard let node, let text = node.text else { return [] }
    return ["\(name): \(node.flag != nil || node.number != nil ? text : quoted(text))"]
  }

  private static func list(_ name: String, _ node: ConfigurationNode?) -> [String] {
    let texts = texts(node)
    return texts.isEmpty ? [] : ["\(name): [\(texts.map(quoted).joined(separator: ", "))]"]
  }

  /// A map of maps, of lists, or of texts, as it stands.
  private static func map(_ name: String, _ node: ConfigurationNode?) -> [String] {
    guard let members = node?.members, !members.isEmpty else { return [] }
    return ["\(name):"]
      + members.flatMap { member -> [String] in
        let key = quoted(member.key)
        if member.value.members != nil { return map(key, member.value).map { "  " + $0 } }
        if case .list = member.value.value { return list(key, member.value).map { "  " + $0 } }
        return ["  \(key): \(quoted(member.value.text ?? ""))"]
      }
  }

  private static func customModules(_ node: ConfigurationNode?) -> [String] {
    let modules = node?.entries.compactMap { $0["module"]?.text } ?? []
    return modules.isEmpty ? [] : ["modules: [\(modules.map(quoted).joined(separator: ", "))]"]
  }

  private static func baseClasses(_ node: ConfigurationNode?) -> [String] {
    let lines = (node?.entries ?? []).compactMap { entry -> String? in
      guard let element = entry["element_class"]?.text else { return nil }
      let classes = texts(entry["base_classes"]).map(quoted).joined(separator: ", ")
      return "  \(quoted(element)): [\(classes)]"
    }
    return lines.isEmpty ? [] : ["classes:"] + lines
  }

  /// YAML reads some characters and words as more than text.
  private static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./-".contains($0)) }
      && !["yes", "no", "true", "false", "null", "on", "off"].contains(text.lowercased())
    return isPlain
      ? text
      : "'"
        + text.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "''") + "'"
  }
}

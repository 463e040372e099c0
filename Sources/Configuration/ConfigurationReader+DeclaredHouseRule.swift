internal import Diagnostics

extension ConfigurationReader {
  /// A rule that the team declares; nil, with a finding, where a part it needs is missing.
  mutating func houseRule(_ node: ConfigurationNode) -> DeclaredHouseRule? {
    let keys = ["id", "severity", "select", "forbid", "require", "message"]
    let members = members(of: node, called: "a house rule", keys: keys)
    func member(_ key: String) -> ConfigurationNode? { members.first { $0.key == key }?.value }
    guard let idNode = member("id"), let id = text(idNode, of: "id"),
      let message = member("message").flatMap({ text($0, of: "message") })
    else {
      report("a house rule needs an id and a message", at: node.range)
      return nil
    }
    guard Self.isKebabCase(id) else {
      report(
        "an id is written in lower case with hyphens, such as no-custom-views", at: idNode.range)
      return nil
    }
    let chosen = member("severity").flatMap { node in
      text(node, of: "severity").flatMap { self.severity($0, at: node.range, orFlag: false) }
    }
    return DeclaredHouseRule(
      id: id, idRange: idNode.range, severity: chosen ?? .warning,
      selector: member("select").map { selector($0) } ?? DeclaredHouseRule.Selector(),
      forbidden: member("forbid").map { conditions($0, of: "forbid") } ?? [],
      required: member("require").map { conditions($0, of: "require") } ?? [], message: message)
  }

  private static func isKebabCase(_ text: String) -> Bool {
    text.first?.isLowercase == true && text.last != "-"
      && text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
  }

  private mutating func selector(_ node: ConfigurationNode) -> DeclaredHouseRule.Selector {
    var selector = DeclaredHouseRule.Selector()
    let keys = ["elements", "attributes", "inside", "outside"]
    for member in members(of: node, called: "select", keys: keys) {
      let texts = texts(member.value, of: member.key)
      switch member.key {
      case "elements": selector.elements = texts
      case "attributes": selector.attributes = texts
      case "inside": selector.inside = texts
      default: selector.outside = texts
      }
    }
    return selector
  }

  /// Attributes, each with a value, a list of values, or keys that say what is asked of it.
  private mutating func conditions(
    _ node: ConfigurationNode, of name: String
  ) -> [DeclaredHouseRule.Condition] {
    guard let members = node.members else {
      report("\(name) needs attributes with values, not \(node.kind)", at: node.range)
      return []
    }
    return members.compactMap { member in
      guard let test = test(member) else { return nil }
      return DeclaredHouseRule.Condition(
        attribute: member.key, attributeRange: member.keyRange, test: test)
    }
  }

  private mutating func test(_ member: ConfigurationNode.Member) -> DeclaredHouseRule.Test? {
    guard let parts = member.value.members else {
      let texts = texts(member.value, of: member.key)
      guard !texts.isEmpty else {
        report("\(member.key) needs a value", at: member.keyRange)
        return nil
      }
      return .oneOf(texts)
    }
    var low: Double?
    var high: Double?
    for part in parts {
      switch part.key {
      case "present":
        guard let isWanted = part.value.flag else {
          report("present needs on or off", at: part.value.range)
          return nil
        }
        return .present(isWanted)
      case "like": return .like(texts(part.value, of: "like"))
      case "min", "max":
        guard let number = part.value.number else {
          report("\(part.key) needs a number", at: part.value.range)
          return nil
        }
        if part.key == "min" { low = number } else { high = number }
      default:
        report(
          unknown("key", part.key, in: member.key, among: ["present", "like", "min", "max"]),
          at: part.keyRange)
        return nil
      }
    }
    guard low != nil || high != nil else {
      report("\(member.key) needs a value, or present, like, min or max", at: member.keyRange)
      return nil
    }
    return .between(low, high)
  }
}

internal import Diagnostics
internal import LintRules
internal import Reports

extension Command {
  static let rules = Command(
    name: "rules",
    summary: "the list of rules",
    details: "Lists every rule with its severity and what it means.",
    operands: .none,
    formats: [.text, .json],
    run: runRules)

  @Sendable private static func runRules(_ invocation: Invocation) throws(UsageError) -> ExitStatus
  {
    let text = invocation.format == .json ? listJSON : Rule.listing
    return write(text, to: invocation.options.output)
  }

  private static var listJSON: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", 1)
    json.key("rules")
    json.beginArray(.lines)
    for rule in Rule.all {
      json.beginObject()
      json.member("id", rule.id)
      json.member("severity", rule.severity.name)
      json.member("default", rule.isOnByDefault)
      json.member("summary", rule.summary)
      json.member("fix", rule.hasFix)
      json.member("options", rule.options.map(\.name))
      json.member("aliases", rule.aliases)
      json.end()
    }
    json.end()
    json.end()
    return json.finish()
  }

  static func write(_ text: String, to path: String?) -> ExitStatus {
    path.map { Product.write(text, to: $0) } ?? StandardOutput.write(text)
  }
}

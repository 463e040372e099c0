extension Command {
  static let rules = Command(
    name: "rules",
    summary: "the list of rules",
    details: "Lists every rule with its severity and what it means.",
    operands: .none,
    formats: [.text, .json],
    run: notAvailable)
}

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "a rule's page",
    details: "Prints what a rule finds, why it matters, and examples.",
    operands: .rule,
    formats: [.text],
    run: notAvailable)
}

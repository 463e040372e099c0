extension Command {
  static let initialize = Command(
    name: "init",
    summary: "writes a configuration file",
    details: """
      Writes a commented .ibstack.yml into the current folder, translated from another linter's \
      configuration where there is one.
      """,
    operands: .none,
    formats: [.text],
    run: notAvailable)
}

extension Command {
  static let lint = Command(
    name: "lint",
    summary: "finds what will not work",
    details: """
      Reports what is wrong with the documents, in every configuration in which they differ, \
      on the telling sizes, in the base language and every translation beside them.
      """,
    formats: [.text, .xcode, .json, .sarif, .github, .checkstyle, .junit, .gitlab],
    run: notAvailable)
}

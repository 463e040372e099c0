extension Command {
  static let report = Command(
    name: "report",
    summary: "hierarchy, constraint counts, coverage",
    details: """
      Tells what is in the documents: the tree of views, and for every configuration in which a \
      scene differs how many constraints there are and who made them.
      """,
    formats: [.text, .json, .markdown, .html],
    run: notAvailable)
}

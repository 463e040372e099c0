extension Command {
  static let layout = Command(
    name: "layout",
    summary: "solved frames",
    details: """
      Solves the documents' constraints and prints every view's frame, what is ambiguous and what \
      is in conflict; as designed unless another configuration is named.
      """,
    formats: [.text, .json, .uikitLog],
    run: notAvailable)
}

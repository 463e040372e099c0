extension Command {
  static let preview = Command(
    name: "preview",
    summary: "pictures",
    details: """
      Draws the solved layout, one picture a scene and configuration, into files under --output \
      DIR; as designed, or a gallery with --all-configurations.
      """,
    formats: [.svg, .html],
    run: notAvailable)
}

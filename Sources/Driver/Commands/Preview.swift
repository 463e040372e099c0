internal import Reports

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "pictures",
    details: """
      Draws the solved layout, one picture a scene and configuration, into files under --output \
      DIR; as designed, or a gallery with --all-configurations. A single picture goes to standard \
      output unless --output is given.
      """,
    formats: [.svg, .html],
    run: runPreview)

  @Sendable private static func runPreview(
    _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    switch invocation.format {
    case .svg: try PictureRun(invocation).run()
    default: notAvailable(invocation)
    }
  }
}

internal import Reports

extension Command {
  static let preview = Command(
    name: "preview",
    summary: "pictures",
    details: """
      Draws the solved layout, one picture a scene and configuration, into files under --output \
      DIR; as designed, or a gallery with --all-configurations. A single picture goes to standard \
      output unless --output is given. A page (--format html) holds every configuration unless \
      one is named. --compare takes two documents or two folders and lists the frames that changed \
      (--format text or json); with --output it draws them too. Like diff, it ends with 0 where no \
      frame changed, 1 where one did, 2 where something could not be read.
      """,
    formats: [.svg, .html, .text, .json],
    run: runPreview)

  @Sendable private static func runPreview(
    _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    if let comparison = invocation.options.compare {
      return try ComparisonRun(invocation, comparison).run()
    }
    switch invocation.format {
    case .svg: return try PictureRun(invocation).run()
    case .html: return try PageRun(invocation).run()
    default:
      throw UsageError("--format \(invocation.format.rawValue) belongs to preview --compare")
    }
  }
}

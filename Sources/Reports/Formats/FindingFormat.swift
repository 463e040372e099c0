package import Diagnostics

/// How findings become text: one file a format, and its line here.
package struct FindingFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// Renders findings in the order given.
  package let render: @Sendable ([Finding], TextOptions) -> String

  package static let all: [FindingFormat] = [
    .text,
    .xcode,
  ]

  init(_ name: String, render: @escaping @Sendable ([Finding], TextOptions) -> String) {
    self.name = name
    self.render = render
  }
}

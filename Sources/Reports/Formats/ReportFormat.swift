/// How the results of `report` become text: one file a format, and its line here.
package struct ReportFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// Behind a document's name where each has a file of its own.
  package let ending: String
  /// Whether it tells what lint says, which has to be asked first.
  package var quotesLint = false
  /// Renders the trees and counts of documents, in the order given.
  package let documents: @Sendable ([DocumentReport], TextOptions) -> String
  /// Renders what is not understood; nil where the format has nothing to show it with.
  package var coverage: (@Sendable (Coverage, TextOptions) -> String)?
  /// Renders the identifiers of documents, in the order given; nil likewise.
  package var ids: (@Sendable ([ObjectIDs], TextOptions) -> String)?

  package static let all: [ReportFormat] = [
    .text,
    .json,
    .markdown,
    .html,
    .trend,
  ]
}

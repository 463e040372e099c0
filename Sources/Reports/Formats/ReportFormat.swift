/// How the results of `report` become text: one file a format, and its line here.
package struct ReportFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// Renders the trees and counts of documents, in the order given.
  package let documents: @Sendable ([DocumentReport], TextOptions) -> String
  /// Renders what is not understood.
  package let coverage: @Sendable (Coverage, TextOptions) -> String
  /// Renders the identifiers of documents, in the order given.
  package let ids: @Sendable ([ObjectIDs], TextOptions) -> String

  package static let all: [ReportFormat] = [
    .text,
    .json,
  ]
}

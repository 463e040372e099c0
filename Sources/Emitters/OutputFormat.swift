package import Diagnostics
package import DocumentModel

/// One output format. To add one: a file that describes it, and its line in `OutputFormat.all`.
package struct OutputFormat: Sendable {
  /// What `--format` takes.
  package let name: String
  package let fileExtension: String
  /// Turns a document, known by its file name, into files and findings.
  package let emit:
    @Sendable (_ document: Document, _ name: String, _ options: EmitOptions) -> (
      files: [GeneratedFile], findings: [Finding]
    )
}

extension OutputFormat {
  package static let all: [OutputFormat] = [.uikitSwift]

  /// Swift that builds the same screens with UIKit.
  package static let uikitSwift = OutputFormat(
    name: "swift", fileExtension: "swift",
    emit: { document, name, options in emitSwift(document, name: name, options: options) })
}

/// How the results of `layout` become text: one file a format, and its line here.
package struct LayoutFormat: Sendable {
  /// What `--format` calls it.
  package let name: String
  /// What files of this format end in, such as `.json`.
  package let ending: String
  /// One document's part of the output. Parts need nothing of each other, so that documents can be
  /// rendered side by side.
  package let part: @Sendable (LayoutReport, TextOptions) -> String
  /// The output of one document alone.
  package let single: @Sendable (String) -> String
  /// The output of several documents, in the order given.
  package let several: @Sendable ([String]) -> String

  package static let all: [LayoutFormat] = [
    .text,
    .json,
    .uikitLog,
  ]
}

/// Something the tool tells the person who runs it about one place in a document.
///
/// Findings are values: stages return them beside their result, and only the edge of the program
/// turns them into text.
package struct Finding: Sendable {
  package enum Severity: Int, Sendable, Comparable, CaseIterable {
    case info, warning, error

    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }

    /// The word that every output format prints.
    package var name: String {
      switch self {
      case .info: "info"
      case .warning: "warning"
      case .error: "error"
      }
    }
  }

  /// A second place that explains the first one.
  package struct Note: Sendable {
    package var message: String
    /// Byte range in the finding's file; nil when the note is about no place in particular.
    package var range: Range<Int>?
    /// The object identifier the note is about, if it is about one.
    package var objectID: String?

    package init(_ message: String, at range: Range<Int>? = nil, objectID: String? = nil) {
      self.message = message
      self.range = range
      self.objectID = objectID
    }
  }

  /// One replacement of source bytes.
  package struct Edit: Sendable, Equatable {
    package var range: Range<Int>
    package var replacement: String

    package init(_ range: Range<Int>, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Edits that make the finding go away; applied together or not at all.
  package struct Fix: Sendable {
    package var title: String
    package var edits: [Edit]

    package init(_ title: String, edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// A constraint that nobody wrote: which stack view (or other object) made it, and what it says.
  package struct Generated: Sendable, Hashable {
    /// As UIKit logs it, such as `UISV-spacing`.
    package var identifier: String
    /// The object identifier of the stack view that makes it; nil for the system's own.
    package var stack: String?
    package var description: String

    package init(identifier: String, stack: String?, description: String) {
      self.identifier = identifier
      self.stack = stack
      self.description = description
    }
  }

  package enum Axis: String, Sendable { case horizontal, vertical }

  /// Kebab-case, stable once released; reads well in "allow …".
  package var rule: String
  package var severity: Severity
  package var message: String
  package var file: SourceFile
  /// Byte range in `file` that the finding points at.
  package var range: Range<Int>
  package var notes: [Note] = []
  package var fixes: [Fix] = []
  /// Object identifiers of the views, stacks and controllers that the message names.
  package var objects: [String] = []
  /// Object identifiers of the author's constraints involved.
  package var constraints: [String] = []
  package var generated: [Generated] = []
  /// Points missing (positive) or left over (negative), where the finding is about a length.
  package var excess: Double?
  package var axis: Axis?
  /// Names of the configurations it holds in; empty when it does not depend on one.
  package var configurations: [String] = []
  /// The translation it was found in; nil for the document's own language.
  package var language: String?

  package init(
    _ rule: String, _ severity: Severity, _ message: String, in file: SourceFile,
    at range: Range<Int>, notes: [Note] = [], fixes: [Fix] = [], objects: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.notes = notes
    self.fixes = fixes
    self.objects = objects
  }
}

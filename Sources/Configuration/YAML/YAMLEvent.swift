/// A step through a YAML text. Places count Unicode scalars, as libyaml does.
struct YAMLEvent {
  enum Kind {
    case documentStart
    /// `isMarked`: written out, as `...`.
    case documentEnd(isMarked: Bool)
    case alias
    /// `isPlain`: without quotes, and no block of lines.
    case text(String, isPlain: Bool)
    case listStart(inBrackets: Bool)
    case mapStart(inBrackets: Bool)
    /// Of the list or map that started last.
    case end
  }

  let kind: Kind
  let start: Int
  let end: Int
  let hasAnchor: Bool
  let hasTag: Bool
}

/// Why libyaml reads no further.
struct YAMLProblem: Error {
  enum Kind {
    case outOfMemory
    /// No UTF-8, or a control character; at a byte.
    case encoding(byte: Int)
    /// At a scalar, and the scalar where the thing that was being read starts.
    case syntax(at: Int, contextAt: Int)
  }

  let kind: Kind
  /// As libyaml words it.
  let message: String
  /// What was being read, as libyaml words it, such as `while scanning a quoted scalar`; can be empty.
  let context: String

  init(_ kind: Kind, _ message: String = "", context: String = "") {
    self.kind = kind
    self.message = message
    self.context = context
  }
}

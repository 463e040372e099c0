// Everything that touches libyaml's memory, and the only unsafe code of this target.
import CLibYAML

/// Hands the events that libyaml finds in `bytes`, which are UTF-8 without a byte order mark, to
/// `take` until that returns false or the text ends; what libyaml cannot read comes back.
///
/// Events and problems are values that own their text: nothing of libyaml's outlives the call.
func readYAMLEvents(
  _ bytes: ArraySlice<UInt8>, take: (YAMLEvent) -> Bool
) -> YAMLProblem? {
  guard !bytes.isEmpty else { return nil }
  return unsafe bytes.withUnsafeBufferPointer { bytes in
    guard let parser = unsafe EventParser(bytes) else { return YAMLProblem(.outOfMemory) }
    while true {
      switch parser.next() {
      case .success(let event):
        guard let event else { return nil }
        guard take(event) else { return nil }
      case .failure(let problem): return problem
      }
    }
  }
}

/// Owns one `yaml_parser_t`, which points to itself and so never moves: freed exactly once. Valid as
/// long as the bytes that it was made with.
@safe private struct EventParser: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    // libyaml asks for an address even where there is nothing to read.
    guard let start = bytes.baseAddress else { return nil }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    // A parser that could not be set up has been cleared again by libyaml.
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_input_string(parser, start, bytes.count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe self.parser = parser
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// The next event; nil behind the last one.
  borrowing func next() -> Result<YAMLEvent?, YAMLProblem> {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) == 1 else { return .failure(problem()) }
      defer { unsafe yaml_event_delete(&event) }
      if unsafe event.type == YAML_STREAM_START_EVENT { continue }
      guard let kind = unsafe Self.kind(of: event) else { return .success(nil) }
      let (hasAnchor, hasTag) = unsafe Self.properties(of: event)
      let (start, end) = unsafe (event.start_mark.index, event.end_mark.index)
      return .success(
        YAMLEvent(kind: kind, start: start, end: end, hasAnchor: hasAnchor, hasTag: hasTag))
    }
  }

  // Which member of an event's union is there follows from its type; C hands out no other.

  private static func kind(of event: yaml_event_t) -> YAMLEvent.Kind? {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT:
      return .documentEnd(isMarked: unsafe event.data.document_end.implicit == 0)
    case YAML_ALIAS_EVENT: return .alias
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .text(
        String(decoding: text, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      return .listStart(
        inBrackets: unsafe event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      return .mapStart(
        inBrackets: unsafe event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
    default: return nil
    }
  }

  private static func properties(of event: yaml_event_t) -> (hasAnchor: Bool, hasTag: Bool) {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      unsafe (event.data.scalar.anchor != nil, event.data.scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      unsafe (event.data.sequence_start.anchor != nil, event.data.sequence_start.tag != nil)
    case YAML_MAPPING_START_EVENT:
      unsafe (event.data.mapping_start.anchor != nil, event.data.mapping_start.tag != nil)
    default: (false, false)
    }
  }

  private borrowing func problem() -> YAMLProblem {
    func text(_ text: UnsafePointer<CChar>?) -> String {
      unsafe text.map { unsafe String(cString: $0) } ?? ""
    }
    let message = unsafe text(parser.pointee.problem)
    switch unsafe parser.pointee.error {
    case YAML_MEMORY_ERROR: return YAMLProblem(.outOfMemory)
    case YAML_READER_ERROR:
      return YAMLProblem(.encoding(byte: unsafe parser.pointee.problem_offset), message)
    default:
      return unsafe YAMLProblem(
        .syntax(
          at: parser.pointee.problem_mark.index, contextAt: parser.pointee.context_mark.index),
        message, context: text(parser.pointee.context))
    }
  }
}

internal import Diagnostics

/// Turns libyaml's events into nodes. What a configuration has no use for – anchors, tags, a second
/// document, directives – is a finding and is never expanded; a file can neither nest without end nor
/// grow without end.
struct YAMLReader {
  /// Deeper than any configuration: whoever walks the nodes may recurse.
  static let depthLimit = 100
  /// Bytes; a baseline of 100,000 findings is a third of it.
  static let sizeLimit = 32 << 20
  /// A file with more mistakes is no configuration.
  static let findingLimit = 100

  private let file: SourceFile
  /// Behind a byte order mark.
  private let origin: Int
  private var offsets: ScalarOffsets
  private(set) var findings: [Finding] = []
  private var root: ConfigurationNode?
  /// The lists and maps around the next event, the outermost first.
  private var open: [YAMLContainer] = []

  init(_ file: SourceFile) {
    self.file = file
    origin = file.bytes.starts(with: TextEncoding.utf8.byteOrderMark) ? 3 : 0
    offsets = ScalarOffsets(file.bytes, from: origin)
  }

  /// The value of the whole file. Where reading has to stop, of the outermost list or map what stands
  /// there complete.
  mutating func read() -> ConfigurationNode {
    let start = skipSpace(from: origin)
    let nothing = ConfigurationNode(.nothing, start..<start)
    guard file.bytes.count <= Self.sizeLimit else {
      report("the file is too large to be read: more than \(Self.sizeLimit >> 20) MB", at: origin)
      return nothing
    }
    guard !starts("%", at: start) else {
      report("directives are not read; leave the lines that start with % out", at: start)
      return nothing
    }
    let problem = readYAMLEvents(file.bytes[origin...]) { take($0) }
    if let problem { explain(problem) }
    return root ?? open.first?.node ?? nothing
  }

  // MARK: Events

  /// Whether to go on.
  private mutating func take(_ event: YAMLEvent) -> Bool {
    let start = offsets.byte(of: event.start)
    if event.hasAnchor {
      report("anchors are not read; write the value again where it is needed", at: start)
    }
    if event.hasTag {
      report("tags are not read; leave it out, or put the text into quotes", at: start)
    }
    switch event.kind {
    case .documentStart: break
    case .documentEnd(let isMarked): return endDocument(event, isMarked: isMarked)
    case .alias:
      report("aliases are not read; write the value again, or put a pattern into quotes", at: start)
      let range = start..<offsets.byte(of: event.end)
      if open.last?.expectsKey == true {
        setKey(.dropped)
      } else {
        add(ConfigurationNode(.nothing, range))
      }
    case .text(let text, let isPlain):
      let range = start..<max(start, offsets.byte(of: event.end))
      if open.last?.expectsKey == true {
        takeKey(text, isPlain: isPlain, range)
      } else {
        let isNothing = isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
        add(ConfigurationNode(isNothing ? .nothing : .text(text, isQuoted: !isPlain), range))
      }
    case .listStart(let inBrackets): return startContainer(start, isMap: false, inBrackets)
    case .mapStart(let inBrackets): return startContainer(start, isMap: true, inBrackets)
    case .end:
      guard var container = open.popLast() else { return false }
      // The end of a block is where the next thing starts; its own end is that of its last part.
      if container.inBrackets { container.end = offsets.byte(of: event.end) }
      if open.last?.expectsKey == true {
        report("a key has to be a text", at: container.start)
        setKey(.dropped)
      } else {
        add(container.node)
      }
    }
    return findings.count < Self.findingLimit
  }

  private mutating func startContainer(_ start: Int, isMap: Bool, _ inBrackets: Bool) -> Bool {
    guard open.count < Self.depthLimit else {
      report("nested too deeply", at: start)
      return false
    }
    open.append(YAMLContainer(start: start, isMap: isMap, inBrackets: inBrackets))
    return findings.count < Self.findingLimit
  }

  private mutating func takeKey(_ text: String, isPlain: Bool, _ range: Range<Int>) {
    if isPlain, text.isEmpty {
      report("a value without a key", at: range.lowerBound)
      setKey(.dropped)
    } else if isPlain, text == "<<" {
      report(
        "maps are not merged; write the keys again where they are needed", at: range.lowerBound)
      setKey(.dropped)
    } else if open.last?.keys.contains(text) == true {
      report("the key \(text) stands twice", at: range.lowerBound)
      setKey(.dropped)
    } else {
      setKey(.text(text, range))
    }
  }

  private mutating func setKey(_ key: YAMLContainer.Key) {
    guard let last = open.indices.last else { return }
    open[last].key = key
    if case .text(let text, let range) = key {
      open[last].keys.insert(text)
      open[last].end = max(open[last].end, range.upperBound)
    }
  }

  private mutating func add(_ node: ConfigurationNode) {
    guard let last = open.indices.last else {
      root = node
      return
    }
    open[last].add(node)
  }

  /// One file holds one document; libyaml is not asked about another one's directives.
  private mutating func endDocument(_ event: YAMLEvent, isMarked: Bool) -> Bool {
    let rest = skipSpace(from: offsets.byte(of: event.end))
    guard rest < file.bytes.count else { return false }
    guard isMarked || starts("---", at: rest) || starts("%", at: rest) else { return true }
    report("a second document; one file holds one configuration", at: rest)
    return false
  }

  // MARK: Findings

  private mutating func report(_ message: String, at offset: Int, notes: [Finding.Note] = []) {
    findings.append(
      Finding("configuration", .error, message, in: file, at: offset..<offset, notes: notes))
  }

  private mutating func explain(_ problem: YAMLProblem) {
    switch problem.kind {
    case .outOfMemory: report("there is not enough memory to read the file", at: origin)
    case .encoding(let byte):
      let (start, _) = origin.addingReportingOverflow(byte)
      report(problem.words(before: nil), at: min(max(start, origin), file.bytes.count))
    case .syntax(let at, let contextAt):
      let place = offsets.byte(of: at)
      if skipSpace(from: place) >= file.bytes.count, let bracket = open.last(where: \.inBrackets) {
        return report("the bracket that opens here is never closed", at: bracket.start)
      }
      let next = place < file.bytes.count ? file.bytes[place] : nil
      let words = problem.words(before: next)
      guard !problem.context.isEmpty else { return report(words, at: place) }
      let contextPlace = offsets.byte(of: contextAt)
      if problem.isAboutItsContext { return report(words, at: contextPlace) }
      let note = Finding.Note("what is being read starts here", at: contextPlace..<contextPlace)
      report(words, at: place, notes: contextPlace == place ? [] : [note])
    }
  }

  // MARK: The text

  private func starts(_ text: String, at offset: Int) -> Bool {
    offset <= file.bytes.count && file.bytes[offset...].starts(with: text.utf8)
  }

  /// Over white space and comments.
  private func skipSpace(from offset: Int) -> Int {
    var offset = offset
    while offset < file.bytes.count {
      switch file.bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        offset += 1
      case UInt8(ascii: "#"):
        while offset < file.bytes.count, file.bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      default: return offset
      }
    }
    return offset
  }
}

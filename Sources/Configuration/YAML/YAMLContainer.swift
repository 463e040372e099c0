/// A list or map of which the end has not been read.
struct YAMLContainer {
  /// A key whose value comes next.
  enum Key {
    case text(String, Range<Int>)
    /// It could not be read, so that its value has no place.
    case dropped
  }

  let start: Int
  let isMap: Bool
  let inBrackets: Bool
  /// Behind the last part.
  var end: Int
  var key: Key?
  /// The keys so far; only looked up.
  var keys: Set<String> = []
  private var entries: [ConfigurationNode] = []
  private var members: [ConfigurationNode.Member] = []

  init(start: Int, isMap: Bool, inBrackets: Bool) {
    self.start = start
    self.isMap = isMap
    self.inBrackets = inBrackets
    end = start
  }

  var expectsKey: Bool { isMap && key == nil }

  /// What has been read of it.
  var node: ConfigurationNode {
    ConfigurationNode(isMap ? .map(members) : .list(entries), start..<max(start, end))
  }

  /// An entry of a list, or the value of the key.
  mutating func add(_ node: ConfigurationNode) {
    end = max(end, node.range.upperBound)
    guard isMap else { return entries.append(node) }
    if case .text(let text, let range) = key {
      members.append(ConfigurationNode.Member(key: text, keyRange: range, value: node))
    }
    key = nil
  }
}

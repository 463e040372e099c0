internal import DocumentModel
internal import Resolution

extension TreeNode {
  /// The nodes of a view and everything below it. What varies is told as it is in the first of the
  /// configurations, and where a view is missing in some of them, in which it is there.
  static func tree(
    below root: ViewID, in document: Document, _ resolved: [ResolvedDocument]
  ) -> [TreeNode] {
    var nodes: [TreeNode] = []
    var pending = [(view: root, depth: 0)]
    while let (view, depth) = pending.popLast() {
      nodes.append(TreeNode(view, depth: depth, in: document, resolved))
      pending += document[view].subviews.reversed().map { ($0, depth + 1) }
    }
    return nodes
  }

  private init(
    _ view: ViewID, depth: Int, in document: Document, _ resolved: [ResolvedDocument]
  ) {
    let element = document[view].element
    let given = document.givenName(element)
    let name = given ?? document.shownText(of: element)
    self.init(
      depth: depth, objectID: document[view].objectID,
      className: document.className(element), name: name, isNameShown: given == nil && name != nil,
      remarks: Self.remarks(view, in: document, resolved))
  }

  private static func remarks(
    _ view: ViewID, in document: Document, _ resolved: [ResolvedDocument]
  ) -> [String] {
    let element = document[view].element
    var remarks: [String] = []
    switch document[view].role {
    case .contentView: remarks.append("content view")
    case .cell: remarks.append("cell")
    case .part, .detached:
      if let key = document.written(.key, of: element) { remarks.append(key) }
    case .root, .topLevel, .subview, .arranged: break
    }
    if document[view].isStack, let axis = resolved.first?.value(.axis, of: element) {
      remarks.append(axis.rawValue)
    }
    if resolved.first?.flag(.hidden, of: element) == true { remarks.append("hidden") }
    let present = resolved.filter { $0.isInstalled(view) }
    if present.isEmpty, !resolved.isEmpty {
      remarks.append("not installed")
    } else if present.count < resolved.count {
      let names = present.map(\.configuration.traits.name)
      remarks.append("only in " + names.joined(separator: ", "))
    }
    return remarks
  }
}

extension Document {
  /// What a view shows that tells it from its siblings: its text, its image, or the titles of its
  /// segments; a cell's reuse identifier. Nil where there is none.
  fileprivate func shownText(of element: ElementID) -> String? {
    if let text = nonBlank(ownText(element)) { return text }
    switch tag(element) {
    case .button:
      guard let state = child(.state, key: "normal", of: element) else { return nil }
      return nonBlank(attributedText(key: "attributedTitle", of: state)?.text)
        ?? nonBlank(written(.image, of: state)) ?? nonBlank(written(.backgroundImage, of: state))
    case .segmentedControl:
      let titles = contents(of: .segments, in: element)
        .compactMap { nonBlank(string("title", of: $0)) }
      return nonBlank(titles.joined(separator: " | "))
    default:
      return nonBlank(written(.image, of: element))
        ?? nonBlank(written(.reuseIdentifier, of: element))
    }
  }
}

private func nonBlank(_ text: String?) -> String? {
  guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
  return text
}

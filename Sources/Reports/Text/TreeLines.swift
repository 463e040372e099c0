/// A tree for terminals: branches of box characters, class, name and remarks on the left, object
/// identifiers in a column of their own on the right.
struct TreeLines {
  /// Columns that branches may take; deeper nodes state their depth instead.
  private static let branchWidth = 36
  private static let identifierWidth = 24

  let lines: [String]

  /// - Parameter trailing: Further columns behind the identifiers, a cell for each node.
  init(_ nodes: [TreeNode], width: Int, indentation: Int = 0, trailing: [TextTable.Cells] = []) {
    let margin = String(repeating: " ", count: indentation)
    let branches = Self.branches(of: nodes)
    let identifiers = nodes.map {
      ($0.objectID ?? "–").printable.truncated(to: Self.identifierWidth)
    }
    let identifierWidth = identifiers.map(\.displayWidth).max() ?? 0
    let ends = nodes.indices.map { index in
      trailing.reduce(into: "") { $0 += "  " + $1.cell(index) }
    }
    let endWidth = ends.map(\.displayWidth).max() ?? 0
    let available = max(width - indentation - identifierWidth - 2 - endWidth, 20)
    let labels = zip(nodes, branches).map { node, branch in
      branch + Self.label(node, width: available - branch.displayWidth)
    }
    let labelWidth = labels.map(\.displayWidth).max() ?? 0
    lines = zip(zip(labels, identifiers), ends).map { texts, end in
      // Only what stands before another column needs to be padded.
      let identifier = end.isEmpty ? texts.1 : texts.1.padded(to: identifierWidth)
      return margin + texts.0.padded(to: labelWidth) + "  " + identifier + end
    }
  }

  /// Class, name and remarks; where they are too long, the name gives way first.
  private static func label(_ node: TreeNode, width: Int) -> String {
    let className = node.className.printable
    let remarks = node.remarks.isEmpty ? "" : " (\(node.remarks.joined(separator: ", ").printable))"
    guard let name = node.name?.printable else {
      return (className + remarks).truncated(to: width)
    }
    let quotes = node.isNameShown ? 2 : 0
    let room = max(width - className.displayWidth - remarks.displayWidth - 1 - quotes, 8)
    let shown = name.truncated(to: room)
    return (className + " " + (node.isNameShown ? "\"\(shown)\"" : shown) + remarks)
      .truncated(to: width)
  }

  /// The branches before each node.
  private static func branches(of nodes: [TreeNode]) -> [String] {
    let isLast = lastSiblings(nodes)
    /// By depth: whether a node of that depth follows the subtree around the current node.
    var continues: [Bool] = []
    return zip(nodes, isLast).map { node, isLast in
      continues.removeLast(max(0, continues.count - node.depth))
      defer { continues.append(!isLast) }
      guard node.depth > 0 else { return "" }
      guard 3 * node.depth <= branchWidth else {
        return "…\(node.depth) ".padded(to: branchWidth, alignment: .right)
      }
      return continues.dropFirst().reduce(into: "") { $0 += $1 ? "│  " : "   " }
        + (isLast ? "└─ " : "├─ ")
    }
  }

  /// For each node whether it is the last child of its parent.
  private static func lastSiblings(_ nodes: [TreeNode]) -> [Bool] {
    var result = Array(repeating: false, count: nodes.count)
    /// By depth: whether a sibling behind was seen.
    var seen: [Bool] = []
    for (index, node) in nodes.enumerated().reversed() {
      if seen.count > node.depth + 1 { seen.removeLast(seen.count - node.depth - 1) }
      while seen.count <= node.depth { seen.append(false) }
      result[index] = !seen[node.depth]
      seen[node.depth] = true
    }
    return result
  }
}

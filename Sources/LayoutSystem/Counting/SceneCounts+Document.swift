package import DocumentModel
package import Resolution

/// How many constraints a scene has in one configuration: the author's and what stack views and
/// content sizes add to them.
package func sceneCounts(_ resolved: ResolvedDocument, scene: SceneID) -> SceneCounts {
  sceneCounts(resolved, in: resolved.document[scene].element)
}

/// The same for what stands inside one element, such as a top-level view of a xib.
package func sceneCounts(_ resolved: ResolvedDocument, in element: ElementID) -> SceneCounts {
  let document = resolved.document
  let range = document.wholeRange(element)
  var counts = SceneCounts()
  for id in document.constraintIDs
  where range.contains(document.range(document[id].element).lowerBound) {
    switch resolved.state(of: id) {
    case .installed: counts.explicit.installed += 1
    case .uninstalled, .inactive: counts.explicit.uninstalled += 1
    case .placeholder: counts.explicit.placeholder += 1
    }
  }
  for view in document.viewIDs
  where range.contains(document.range(document[view].element).lowerBound)
    && resolved.isInstalled(view)
  {
    if document[view].isStack {
      let stack = SceneCounts.Stack(resolved, view)
      counts.stacks.append(stack)
      counts.generated += stack.total
    }
    for axis in [LayoutAxis.horizontal, .vertical] where resolved.hasContentSize(view, axis) {
      counts.contentSize += 1
    }
  }
  return counts
}

extension SceneCounts.Stack {
  init(_ resolved: ResolvedDocument, _ view: ViewID) {
    // Only whether there is a length decides about the number of constraints.
    let input = StackInput(resolved, view) { resolved.hasLength($0, $1) ? 100 : 0 }
    self.init(
      view, input,
      alignment: resolved.value(.alignment, of: resolved.document[view].element) ?? .fill)
  }

  /// Counts what one stack view generates.
  package init(_ view: ViewID, _ input: StackInput, alignment: StackAlignment) {
    let lowering = StackLowering(input)
    self.init(
      view: view, axis: input.axis, distribution: input.distribution, alignment: alignment,
      arranged: input.arranged.count, hidden: input.arranged.count { $0.isHidden },
      along: lowering.along.count, across: lowering.across.count,
      total: lowering.along.count + lowering.across.count, guides: lowering.guides.count,
      textWidth: lowering.textWidth.count, marginGuides: input.isMarginsRelative ? 4 : 0)
  }
}

extension ResolvedDocument {
  /// Whether a view has a natural length along an axis: of its own, or by what it arranges.
  func hasLength(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    if hasContentSize(view, axis) { return true }
    guard document[view].isStack else { return false }
    return arrangedSubviews(of: view).contains { hasLength($0, axis) }
  }
}

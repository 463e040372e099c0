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
  let views = document.viewIDs.filter {
    range.contains(document.range(document[$0].element).lowerBound) && resolved.isInstalled($0)
  }
  let contents = ContentSizes(
    ContentReader(resolved), placements: PlacementReader(resolved), views: views,
    usesRecordedSizes: false)
  var lengths: FittingLengths?
  func length(of view: ViewID, _ axis: LayoutAxis) -> Double {
    if lengths == nil {
      lengths = FittingLengths(
        DocumentParts(resolved), contents, views: views,
        constraints: resolved.authorConstraintsByScene()[document[view].scene] ?? [],
        options: LayoutOptions())
    }
    return lengths?.length(of: view, axis) ?? 0
  }
  for view in views {
    if document[view].isStack {
      let input = StackInput(resolved, view) { length(of: $0, $1) }
      let stack = SceneCounts.Stack(
        view, input, alignment: resolved.value(.alignment, of: document[view].element) ?? .fill)
      counts.stacks.append(stack)
      counts.generated += stack.total
    }
    let size = contents.natural(view)
    counts.contentSize += (size.width == nil ? 0 : 1) + (size.height == nil ? 0 : 1)
  }
  return counts
}

extension SceneCounts.Stack {
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

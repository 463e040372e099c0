package import DocumentModel
package import Resolution

/// How many constraints a layout takes in one configuration when no stack view is left: measured by
/// lowering all of them and leaving out what is superfluous.
package struct StacklessCounts: Sendable {
  private let document: Document
  /// The elements that a constraint each stands in, or stands for.
  private var elements: [ElementID] = []

  package init(_ resolved: ResolvedDocument) {
    document = resolved.document
    var options = LoweringOptions(lowersStacks: true)
    options.lowersAnyClass = true
    let lowering = Lowering([resolved], options: options)
    for id in document.constraintIDs
    where resolved.state(of: id) == .installed && !lowering.removed.contains(id) {
      elements.append(document[id].element)
    }
    elements += lowering.constraints.map { document[$0.stack].element }
  }

  /// Those in one element, such as a scene or a top-level view of a xib.
  package func count(in element: ElementID) -> Int {
    let range = document.wholeRange(element)
    return elements.count { range.contains(document.range($0).lowerBound) }
  }
}

import DocumentModel
import Resolution

/// What many rules ask of one document, found once: where elements of a kind are, and what lies in
/// what. Rules that look at three elements do not walk three thousand.
final class DocumentFacts {
  let document: Document
  private let byTag: ContiguousArray<[ElementID]>
  private let sceneStarts: [(element: ElementID, scene: SceneID)]
  /// The document for each pair of size classes in the order of `Traits.all`, whatever the size:
  /// for rules that ask what holds where, not where things are.
  lazy var resolvedByTraits = document.resolvedByTraits
  /// Where each constraint is installed.
  lazy var presences = ConstraintPresence.all(in: document, resolvedByTraits)
  /// Views and constraints that masks leave out of every configuration, the Mac's included.
  lazy var neverInstalled: Set<ElementID> =
    document.variations.isEmpty
    ? [] : Set(document.sceneIDs.flatMap { document.neverInstalled(in: $0) })
  /// By view: the constraints that name it or one of its guides as an item.
  lazy var constraintsByView = Self.constraintsByView(document)

  init(_ document: Document) {
    self.document = document
    var byTag = ContiguousArray<[ElementID]>(repeating: [], count: ElementTag.allCases.count)
    for index in 0..<Int32(clamping: document.elementCount) {
      let element = ElementID(rawValue: index)
      byTag[Int(document.tag(element).rawValue)].append(element)
    }
    self.byTag = byTag
    sceneStarts = document.sceneIDs.map { (document[$0].element, $0) }
  }

  /// Every element of a kind, in document order.
  func elements(_ tag: ElementTag) -> [ElementID] { byTag[Int(tag.rawValue)] }

  /// Every element of some kinds, in document order.
  func elements(_ tags: [ElementTag]) -> [ElementID] { tags.flatMap { elements($0) }.sorted() }

  /// The scene that an element stands in; nil for what stands outside of scenes.
  func scene(of element: ElementID) -> SceneID? {
    guard let last = sceneStarts.last(where: { $0.element <= element }) else { return nil }
    let range = document.wholeRange(last.element)
    return range.contains(document.range(element).lowerBound) ? last.scene : nil
  }

  private static func constraintsByView(_ document: Document) -> [ViewID: [ConstraintID]] {
    var result: [ViewID: [ConstraintID]] = [:]
    for id in document.constraintIDs {
      let constraint = document[id]
      let views = [constraint.first, constraint.second].compactMap { side in
        side.flatMap { document.view(of: $0.item) }
      }
      for (index, view) in views.enumerated() where index == 0 || views[0] != view {
        result[view, default: []].append(id)
      }
    }
    return result
  }
}

extension Document {
  /// The elements around one, the nearest first.
  func ancestors(of element: ElementID) -> some Sequence<ElementID> {
    sequence(state: parent(element)) { [self] next in
      defer { next = next.flatMap { self.parent($0) } }
      return next
    }
  }

  /// The nearest object that an element belongs to: itself where it has an identifier.
  func object(around element: ElementID) -> ElementID? {
    if written(.id, of: element) != nil { return element }
    return ancestors(of: element).first { written(.id, of: $0) != nil }
  }

  /// The view that an item of a constraint is, or that its guide belongs to.
  func view(of item: Constraint.Side.Item) -> ViewID? {
    switch item {
    case .view(let view): view
    case .guide(let guide): self[guide].view ?? self[guide].controller.flatMap { self[$0].view }
    case .unresolved: nil
    }
  }

  /// Whether a view is another one or lies in it.
  func isView(_ view: ViewID, in other: ViewID) -> Bool {
    var next: ViewID? = view
    while let view = next {
      if view == other { return true }
      next = self[view].superview
    }
    return false
  }

  /// The view without superview that a view lies in.
  func rootView(of view: ViewID) -> ViewID {
    var root = view
    while let superview = self[root].superview { root = superview }
    return root
  }

  /// Whether a custom class is set.
  func hasCustomClass(_ element: ElementID) -> Bool {
    written(.customClass, of: element).map { !$0.isEmpty } ?? false
  }
}

internal import DocumentModel
internal import Resolution

extension ResolvedDocument {
  /// The author's installed constraints, as layout knows them, by scene and in document order. What
  /// is no relation of two measures of the same kind, or hangs on an object that is not there, is
  /// left out: other stages report it.
  func authorConstraintsByScene() -> [SceneID: [LayoutConstraint]] {
    guard document.header.usesAutoLayout else { return [:] }
    var constraints: [SceneID: [LayoutConstraint]] = [:]
    for id in document.constraintIDs where state(of: id) == .installed {
      guard let constraint = layoutConstraint(id),
        let view = document[id].owner ?? constraint.first.item.view
      else { continue }
      constraints[document[view].scene, default: []].append(constraint)
    }
    return constraints
  }

  /// One of the author's constraints; nil where it says nothing that can be laid out.
  func layoutConstraint(_ id: ConstraintID) -> LayoutConstraint? {
    let constraint = document[id]
    guard !constraint.hasInvalidAttribute, let first = constraint.first,
      let firstItem = item(first, other: constraint.second)
    else { return nil }
    var second: Anchor?
    if let side = constraint.second {
      guard side.attribute.isDimension == first.attribute.isDimension,
        first.attribute.isDimension || side.attribute.isHorizontal == first.attribute.isHorizontal,
        let item = item(side, other: first)
      else { return nil }
      second = Anchor(item, side.attribute)
    } else if !first.attribute.isDimension {
      return nil
    }
    return LayoutConstraint(
      Anchor(firstItem, first.attribute), constraint.relation, second,
      multiplier: constraint.multiplier,
      constant: constraint.isSymbolic ? symbolicConstant(id) : constant(of: id),
      priority: constraint.priority, from: .author(id))
  }

  /// What a side means: guides by their kind, and a scroll view's content where the other side lies
  /// inside of it (layout.md 4.7). Lengths and centres are those of the visible frame: Interface
  /// Builder calls the content's width ambiguous where nothing but a centre ties it down, and
  /// determined where edges and a centre do (4 scroll views of 4, in 2 repositories of the corpus).
  private func item(_ side: Constraint.Side, other: Constraint.Side?) -> LayoutItem? {
    switch side.item {
    case .unresolved: return nil
    case .guide(let guide): return item(guide)
    case .view(let view):
      if document[view].tag.scrolls, !side.attribute.isDimension, !side.attribute.isCenter,
        let other, let inner = self.view(of: other.item), document.isInside(inner, view)
      {
        return .scrollContent(view)
      }
      return .view(view)
    }
  }

  private func item(_ guide: GuideID) -> LayoutItem? {
    let entry = document[guide]
    guard
      let view = entry.view ?? entry.controller.flatMap({ document[$0].view })
    else { return nil }
    switch entry.kind {
    case .safeArea: return .safeArea(view)
    case .content: return .scrollContent(view)
    case .frame: return .scrollFrame(view)
    case .keyboard: return .keyboard(view)
    case .layoutMargins: return .layoutMargins(view)
    case .top: return .topGuide(view)
    case .bottom: return .bottomGuide(view)
    case .user: return .userGuide(guide)
    case .unknown: return nil
    }
  }

  private func view(of item: Constraint.Side.Item) -> ViewID? {
    switch item {
    case .view(let view): view
    case .guide(let guide): document[guide].view
    case .unresolved: nil
    }
  }

  // MARK: Symbolic constants

  /// The standard distance that Interface Builder puts in for a symbolic constant: the written one
  /// is out of date where a guide is an item (corrections.md 2).
  private func symbolicConstant(_ id: ConstraintID) -> Double {
    let constraint = document[id]
    let element = constraint.element
    let written = written(.constant, of: element).map { _ in constant(of: id) }
    let sides = [constraint.first, constraint.second].compactMap(\.self)
    for side in sides {
      guard case .guide(let guide) = side.item else { continue }
      switch document[guide].kind {
      case .safeArea: return 0
      case .top, .bottom: return written.map { $0 < 0 ? -8 : 8 } ?? 8
      default: continue
      }
    }
    if let written { return written }
    let views = sides.compactMap { view(of: $0.item) }
    if views.contains(where: { document[$0].tag.isBar }) { return 0 }
    guard views.count == 2 else { return 0 }
    let isNested =
      document[views[0]].superview == views[1] || document[views[1]].superview == views[0]
    return isNested ? 20 : 8
  }
}

extension ElementTag {
  fileprivate var isBar: Bool {
    switch self {
    case .toolbar, .navigationBar, .tabBar, .searchBar: true
    default: false
    }
  }
}

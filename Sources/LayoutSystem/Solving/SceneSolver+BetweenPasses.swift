internal import DocumentModel
internal import Resolution

/// What a pass takes from the places that the one before it found.
extension SceneSolver {
  /// Roots and what hangs in them without constraints have places before anything is solved.
  func startingPlaces() -> Places {
    var places = Places(count: resolved.document.views.count)
    for view in views {
      switch placements.placement(of: view) {
      case .root(let size):
        places[view] = Rect(x: 0, y: 0, width: size.width, height: size.height)
      case .fixed(let rect):
        guard let around = resolved.document[view].superview.flatMap({ places[$0] }) else {
          continue
        }
        places[view] = Rect(
          x: around.x + rect.x, y: around.y + rect.y, width: rect.width, height: rect.height)
      case .fills(let left, let right):
        places[view] = resolved.document[view].superview.flatMap { places[$0] }.map {
          Rect(x: $0.x + left, y: $0.y, width: $0.width - left - right, height: $0.height)
        }
      case .row, .springs, .solved: continue
      }
    }
    return places
  }

  func insets(_ places: Places) -> [LayoutItem: SideInsets] {
    var insets: [LayoutItem: SideInsets] = [:]
    for item in insetItems { insets[item] = self.inset(item, places) }
    return insets
  }

  /// Guides and margins that some constraint refers to.
  private var insetItems: Set<LayoutItem> {
    var items: Set<LayoutItem> = []
    func note(_ anchor: Anchor?) {
      guard let anchor else { return }
      switch anchor.item {
      case .safeArea, .topGuide, .bottomGuide, .keyboard, .readable, .layoutMargins:
        items.insert(anchor.item)
      case .view(let view) where anchor.attribute.isMargin,
        .scrollContent(let view) where anchor.attribute.isMargin:
        items.insert(.layoutMargins(view))
      default: break
      }
    }
    for constraint in authored + change.added {
      note(constraint.first)
      note(constraint.second)
    }
    for view in views
    where resolved.document[view].isStack && resolved.stackMargins(view) != nil {
      items.insert(.layoutMargins(view))
    }
    return items
  }

  private func inset(_ item: LayoutItem, _ places: Places) -> SideInsets {
    switch item {
    case .safeArea(let view): return guides.safeAreaGuide(view, in: places)
    case .topGuide(let view), .bottomGuide(let view), .keyboard(let view):
      return guides.safeArea(view, in: places)
    case .layoutMargins(let view): return guides.margins(view, in: places)
    case .readable(let view):
      return LayoutMarginRules.readable(
        width: places.size(of: view).width, margins: guides.margins(view, in: places))
    default: return .zero
    }
  }

  func wrapWidths(_ places: Places) -> [ViewID: Double] {
    var widths: [ViewID: Double] = [:]
    for view in views {
      guard let frame = places[view] else { continue }
      widths[view] = contents.wrapWidth(of: view, width: frame.width)
    }
    return widths
  }

  /// Where variables go that nothing determines: lengths to the recorded ones where those are kept,
  /// places to the superview's corner, or to the recorded distance from it.
  func stays(_ pass: ScenePass, _ places: Places) -> [Double?] {
    let origins = pass.geometry.origins(pass.solution.values)
    return pass.geometry.variables.map { variable in
      guard case .view(let view) = variable.item else {
        // The content of a scroll view has no recorded size of its own.
        return nil
      }
      let insets = contents.alignment(of: view)
      if let rect = change.preferred[view] {
        let base = pass.geometry.origin(of: view, origins)
        switch variable.measure {
        case .width: return rect.width - insets.horizontal
        case .height: return rect.height - insets.vertical
        case .left: return rect.x - base.x + insets.left
        case .top: return rect.y - base.y + insets.top
        }
      }
      let recorded = options.keepsUndetermined ? placements.recordedFrame(view) : nil
      let around = resolved.document[view].superview.flatMap { superview in
        let base = pass.geometry.origin(of: view, origins)
        return places[superview].map { (x: $0.x - base.x, y: $0.y - base.y) }
      }
      switch variable.measure {
      case .width: return recorded.map { $0.width - insets.horizontal }
      case .height: return recorded.map { $0.height - insets.vertical }
      case .left: return around.map { $0.x + (recorded?.x ?? 0) + insets.left }
      case .top: return around.map { $0.y + (recorded?.y ?? 0) + insets.top }
      }
    }
  }
}

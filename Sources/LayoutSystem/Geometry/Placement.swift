internal import DocumentModel
internal import Resolution

/// Where the frame of a view comes from, before constraints have their say.
enum Placement: Sendable {
  /// It has no superview: its size is given, and its coordinates are its scene's.
  case root(Size)
  /// A frame in the superview's coordinates that nothing moves.
  case fixed(Rect)
  /// Springs and struts, from a frame in a superview of some size, nil where that is not known.
  case springs(Rect, in: (width: Double?, height: Double?), AutoresizingMask)
  /// As large as the superview, but for what it leaves free at its sides.
  case fills(left: Double = 0, right: Double = 0)
  /// Below the row before it: cells of lists at run time.
  case row(ListRow)
  /// By constraints.
  case solved
}

/// Decides which views constraints place, and reads the recorded rectangles of all others.
///
/// Nothing else in the program reads a recorded frame, so that what a mode may know is decided here
/// (design: canvas and run time). The canvas reads roots, autoresizing and `fixedFrame` views,
/// cells and their content views; run time reads roots and autoresizing rectangles.
struct PlacementReader: Sendable {
  let resolved: ResolvedDocument
  /// What the sizes of roots are multiplied by: 1 but in trials.
  private let rootFactor: Double
  private let usesAutoLayout: Bool
  private let isCanvas: Bool
  /// Root views of controllers that a container view of this document shows.
  private let embedded: Set<ViewID>

  init(_ resolved: ResolvedDocument, rootFactor: Double = 1) {
    self.resolved = resolved
    self.rootFactor = rootFactor
    usesAutoLayout = resolved.document.header.usesAutoLayout
    isCanvas = resolved.configuration.mode == .canvas
    embedded = Set(resolved.document.embeddedControllers.compactMap { resolved.document[$0].view })
  }

  func placement(of view: ViewID) -> Placement {
    let document = resolved.document
    let entry = document[view]
    guard let superview = entry.superview else { return root(view) }
    switch entry.role {
    case .root, .topLevel, .detached: return root(view)
    case .arranged: return usesAutoLayout ? .solved : springs(view, superview)
    case .cell: return cell(view, superview)
    case .contentView: return contentView(view, superview)
    case .subview, .part: break
    }
    let isSolved =
      usesAutoLayout && !resolved.flag(.fixedFrame, of: entry.element)
      && resolved.value(.translatesMask, of: entry.element) == false
    if isSolved { return .solved }
    return isCanvas ? .fixed(recorded(view) ?? .zero) : springs(view, superview)
  }

  // MARK: Roots

  private func root(_ view: ViewID) -> Placement {
    let size = rootSize(view)
    return .root(Size(width: size.width * rootFactor, height: size.height * rootFactor))
  }

  /// The size of a root: as recorded on the canvas; at run time the screen's for what fills it.
  private func rootSize(_ view: ViewID) -> Size {
    let screen = Size(width: resolved.configuration.width, height: resolved.configuration.height)
    let recorded = recorded(view).map { Size(width: $0.width, height: $0.height) }
    guard !isCanvas else { return recorded ?? screen }
    return fillsScreen(view, recorded) ? screen : recorded ?? screen
  }

  /// Whether a root is as large as the screen at run time: that of a controller unless the author
  /// gave it a size or a container shows it, and that of a xib which was drawn on a whole screen.
  private func fillsScreen(_ view: ViewID, _ recorded: Size?) -> Bool {
    let document = resolved.document
    switch document[view].role {
    case .root:
      guard !embedded.contains(view), let scene = document.sceneOrNil(of: view),
        let controller = document[scene].controller, document[controller].view == view
      else { return false }
      return !document.isFreeform(controller)
    case .topLevel:
      guard !document.header.isStoryboard, let recorded else { return false }
      switch document[view].tag {
      case .tableViewCell, .collectionViewCell, .collectionReusableView: return false
      default: break
      }
      return Device.ofSize(width: recorded.width, height: recorded.height) != nil
        || recorded == Size(width: 600, height: 600)
    default: return false
    }
  }

  // MARK: Cells

  private func cell(_ view: ViewID, _ superview: ViewID) -> Placement {
    isCanvas ? .fixed(recorded(view) ?? .zero) : .row(ListRow(resolved, view, in: superview))
  }

  private func contentView(_ view: ViewID, _ superview: ViewID) -> Placement {
    let isCell = resolved.document[superview].tag == .tableViewCell
    // Content views of visual effect views and of older collection cells are their bounds
    // (layout.md 4.7).
    guard isCell || resolved.document[superview].role == .cell || isTopLevelCell(superview) else {
      return .fills()
    }
    if isCanvas { return recorded(view).map { .fixed(laidOut($0, in: superview)) } ?? .fills() }
    let room = isCell ? ListRow.accessoryWidth(resolved, superview) : 0
    return resolved.configuration.direction == .rightToLeft
      ? .fills(left: room) : .fills(right: room)
  }

  /// Xcode before toolsVersion 8000 lays the content of a table cell out one point lower than the
  /// cell (guides.md 4), even where it recorded the height of a standard row for it.
  private func laidOut(_ content: Rect, in cell: ViewID) -> Rect {
    guard resolved.document[cell].tag == .tableViewCell,
      resolved.document.header.toolsVersion < 8000, let height = recorded(cell)?.height,
      abs(height - content.height) > 1.01
    else { return content }
    return Rect(x: content.x, y: content.y, width: content.width, height: max(0, height - 1))
  }

  private func isTopLevelCell(_ view: ViewID) -> Bool {
    switch resolved.document[view].tag {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  // MARK: Autoresizing

  /// Springs and struts against the superview as it was drawn (corrections.md 35). Where that is not
  /// known, a view that starts at its corner and grows both ways fills it, any other keeps its frame.
  private func springs(_ view: ViewID, _ superview: ViewID) -> Placement {
    let recorded = recorded(view) ?? .zero
    guard let mask = resolved.autoresizingMask(of: resolved.document[view].element) else {
      return .fixed(recorded)
    }
    let (width, height) = drawnSize(superview)
    if width == nil, height == nil {
      let fills: AutoresizingMask = [.widthSizable, .heightSizable]
      return mask.isSuperset(of: fills) && recorded.x == 0 && recorded.y == 0
        ? .fills() : .fixed(recorded)
    }
    return .springs(recorded, in: (width, height), mask)
  }

  /// The size that a view had on the canvas, as far as rectangles tell that may be read at run time:
  /// those of roots and of views with autoresizing masks, and what follows from them.
  private func drawnSize(_ view: ViewID) -> (width: Double?, height: Double?) {
    let superview = resolved.document[view].superview
    switch placement(of: view) {
    case .root, .springs, .fixed:
      let recorded = recorded(view)
      return (recorded?.width, recorded?.height)
    case .solved: return (nil, nil)
    case .fills(let left, let right):
      guard let superview else { return (nil, nil) }
      if let entry = recorded(view), resolved.document[view].role == .subview {
        return (entry.width, entry.height)
      }
      let (width, height) = drawnSize(superview)
      return (width.map { max(0, $0 - left - right) }, height)
    case .row(let row):
      return (
        row.width
          ?? superview.flatMap { drawnSize($0).width }.map { max(0, $0 - row.left - row.right) },
        row.height
      )
    }
  }

  private func recorded(_ view: ViewID) -> Rect? {
    resolved.rect(of: resolved.document[view].element)
  }

  // MARK: What options add

  /// The recorded frame, for `--intrinsic recorded` and `--keep-undetermined`, which are allowed to
  /// know it.
  func recordedFrame(_ view: ViewID) -> Rect? { recorded(view) }
}

extension Rect {
  fileprivate static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

import DocumentModel
import LayoutSystem
import Resolution

/// Which sizes that constraints do not decide are known to be right at run time.
///
/// A controller's view fills the screen. What a table gives its cells is written down or follows from
/// the content. All other roots are as large as code, a container or a superview makes them: the size
/// in the document is the one they were drawn at, and what hangs on it is no fault of the document.
struct GivenSizes {
  private let document: Document
  /// Controllers that a container view shows, and those inside of them.
  private let confined: Set<ControllerID>
  /// Views that a xib's owner has for its own.
  private let owned: Set<ViewID>

  init(_ document: Document) {
    self.document = document
    var confined: Set<ControllerID> = []
    var next = document.embeddedControllers
    while let controller = next.popLast() {
      guard confined.insert(controller).inserted else { continue }
      next += document.connections(from: document[controller].element).compactMap { id in
        let connection = document[id]
        guard connection.kind == .segue,
          document.written(.kind, of: connection.element) == "relationship"
        else { return nil }
        return connection.target.flatMap { document.controller(of: $0) }
      }
    }
    self.confined = confined
    owned = Set(
      document.connectionIDs.compactMap { id in
        let connection = document[id]
        guard connection.kind == .outlet,
          document.text(ofAttribute: "property", in: connection.element) == "view",
          document.written(.placeholderIdentifier, of: connection.source) == "IBFilesOwner"
        else { return nil }
        return connection.target.flatMap { document.view(of: $0) }
      })
  }

  /// Whether a root is as large as the screen at run time.
  func fillsScreen(_ root: ViewID) -> Bool {
    switch document[root].role {
    case .root:
      guard let scene = document.sceneOrNil(of: root), let controller = document[scene].controller
      else { return false }
      return !confined.contains(controller) && !document.isFreeform(controller)
    case .topLevel: return owned.contains(root)
    default: return false
    }
  }
}

extension SolvedDocument {
  /// Whether the size that the layout gives a root is the one that it has at run time.
  func isSizeKnown(ofRoot root: ViewID) -> Bool {
    guard let frame = frame(of: root)?.absolute else { return false }
    let screen = resolved.configuration
    return givenSizes.fillsScreen(root) && frame.width == screen.width
      && frame.height == screen.height
  }

  /// Whether the document says how much room the cell and the root around a view have along an axis.
  func isLengthKnown(around view: ViewID, _ axis: LayoutAxis) -> Bool {
    let isCellKnown = cell(around: view).map { givesSize(to: $0, axis) } ?? true
    return isCellKnown && isSizeKnown(ofRoot: root(of: view))
  }

  /// The root of the views around a view.
  func root(of view: ViewID) -> ViewID {
    var root = view
    while let superview = document[root].superview { root = superview }
    return root
  }

  /// The cell around a view; nil for views outside of cells.
  func cell(around view: ViewID) -> ViewID? {
    var next: ViewID? = view
    while let current = next {
      if document[current].tag.isCell { return current }
      next = document[current].superview
    }
    return nil
  }

  /// Whether a table or collection view decides about a length of a cell, and the document says
  /// which: automatic lengths follow the content, and what a xib's cell gets is up to code.
  func givesSize(to cell: ViewID, _ axis: LayoutAxis) -> Bool {
    guard let list = document[cell].superview else { return false }
    let listElement = document[list].element
    switch document[cell].tag {
    case .tableViewCell:
      if axis == .horizontal { return true }
      if (resolved.written(.rowHeight, of: listElement) ?? -1) > 0 { return true }
      let isStatic = document.text(ofAttribute: "dataMode", in: listElement) == "static"
      return isStatic && (resolved.written(.rowHeight, of: document[cell].element) ?? -1) > 0
    case .collectionViewCell, .collectionReusableView:
      guard let layout = document.child(key: "collectionViewLayout", of: listElement) else {
        return false
      }
      if document.text(ofAttribute: "automaticEstimatedItemSize", in: layout) == "YES" {
        return false
      }
      let estimate = document.size(key: "estimatedItemSize", of: layout)
      return (estimate?.width ?? 0) == 0 && (estimate?.height ?? 0) == 0
    default: return false
    }
  }
}

extension Document {
  /// The cell that a view is, or is the content view of.
  func cell(of view: ViewID) -> ViewID? {
    if self[view].tag.isCell { return view }
    guard self[view].role == .contentView, let around = self[view].superview,
      self[around].tag.isCell
    else { return nil }
    return around
  }

  /// The labels and images of cells with one of the system's styles, which the cell lays out itself.
  func partsOfStyledCells() -> Set<ViewID> {
    var parts: Set<ViewID> = []
    for cell in viewIDs where self[cell].tag == .tableViewCell {
      for key in [.textLabel, .detailTextLabel, .imageView] as [AttributeKey<String>] {
        let part = written(key, of: self[cell].element).flatMap { object($0) }
        if let part = part.flatMap({ view(of: $0) }) { parts.insert(part) }
      }
    }
    return parts
  }
}

extension ElementTag {
  var isCell: Bool {
    switch self {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}

internal import DocumentModel

extension UnitContent {
  mutating func noteUnhandled(_ element: ElementID) {
    for part in UnhandledParts(plan: plan, expressions: expressions).parts(of: element) {
      omit(element, part.what, reason: part.reason)
    }
  }
}

extension WiringContent {
  /// The same for what the owner's extension and the scene's factory set up: the controller, its
  /// items and bars, recognizers and segues.
  mutating func noteUnhandled() {
    let root = document[scene.scene].element
    let end = document.wholeRange(root).upperBound
    let unhandled = UnhandledParts(plan: plan, expressions: expressions)
    // Elements are numbered in document order: those of the scene follow its own.
    for index in Int(root.rawValue)..<document.elementCount {
      let element = ElementID(rawValue: Int32(index))
      guard document.range(element).lowerBound < end else { return }
      switch document.kind(element).category {
      // Of an item in a view, the view file that makes it says it.
      case .item where !isInView(element), .view where isBar(element):
        for part in unhandled.parts(of: element) { omit(element, part.what, reason: part.reason) }
      // What else a controller holds has a kind of its own or is Interface Builder's.
      case .controller, .gestureRecognizer,
        .connection where document.tag(element) == .segue:
        for rest in Handled.rest(of: element, in: document) {
          omit(element, rest.text, reason: rest.reason)
        }
      default: break
      }
    }
  }

  /// Whether a view file makes the item.
  private func isInView(_ item: ElementID) -> Bool {
    units.contains { $0.contains { $0.unit.places[item] != nil } }
  }

  private func isBar(_ view: ElementID) -> Bool {
    guard [.navigationBar, .toolbar, .tabBar].contains(document.tag(view)),
      let parent = document.parent(view)
    else { return false }
    return document.kind(parent).category == .controller
  }
}

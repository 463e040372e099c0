internal import DocumentModel

extension UnitContent {
  /// Notes the attributes and values of an object that no row and no other part of the emitter
  /// reads, so that what is not emitted is never silent.
  mutating func noteUnhandled(_ element: ElementID) {
    let tag = document.tag(element)
    let known = PropertyTable.names(for: tag)
    let handled = Handled.byTag[Int(tag.rawValue)]
    for name in document.attributeNames(of: element) where !handled.contains(name) {
      omit(element, "\(name)=\"\(document.text(ofAttribute: name, in: element) ?? "")\"")
    }
    if let name = plan.types.unusableClass(of: element) {
      omit(element, "customClass=\"\(name)\"", reason: "no name that Swift can write")
    }
    for child in document.children(element) {
      guard let key = document.written(.key, of: child) else { continue }
      switch document.kind(child).category {
      case .value:
        guard !known.contains(key), !Handled.children.contains(key),
          !Handled.tags.contains(document.tag(child)), document.tag(child) != .nilValue
        else { continue }
        omit(element, "<\(document.name(child)) key=\"\(key)\">")
      case .unknown: omit(element, "<\(document.name(child)) key=\"\(key)\">")
      default: break
      }
    }
  }
}

extension WiringContent {
  /// The same for what the owner's extension and the scene's factory set up: the controller, its
  /// items, recognizers and segues.
  mutating func noteUnhandled() {
    let range = document.wholeRange(document[scene.scene].element)
    for index in 0..<document.elementCount {
      let element = ElementID(rawValue: Int32(index))
      guard range.contains(document.range(element).lowerBound) else { continue }
      let tag = document.tag(element)
      switch document.kind(element).category {
      case .controller, .item, .gestureRecognizer: break
      case .connection where tag == .segue: break
      default: continue
      }
      let handled = Handled.byTag[Int(tag.rawValue)]
      for name in document.attributeNames(of: element) where !handled.contains(name) {
        omit(element, "\(name)=\"\(document.text(ofAttribute: name, in: element) ?? "")\"")
      }
    }
  }
}

internal import DocumentModel

extension UnitContent {
  /// Notes the attributes and values of an object that no row and no other part of the emitter
  /// reads, so that what is not emitted is never silent.
  mutating func noteUnhandled(_ element: ElementID) {
    let known = PropertyTable.names(for: document.tag(element))
    for rest in Handled.rest(of: element, in: document) {
      omit(element, rest.text, reason: rest.reason)
    }
    if let name = plan.types.unusableClass(of: element) {
      omit(element, "customClass=\"\(name)\"", reason: "no name that Swift can write")
    }
    if let view = document.view(of: element), plan.isPart(view), plan.types.isCustom(element) {
      omit(
        element, "customClass=\"\(plan.types.baseName(of: element))\"",
        reason: "its cell makes the view itself, of its own class")
    }
    for child in document.children(element) {
      noteValue(child, of: element)
      guard let key = document.written(.key, of: child) else { continue }
      if document.tag(child) == .color, expressions.color(child) == nil {
        omit(element, "<color key=\"\(key)\">", reason: "UIKit has no colour of this name")
        continue
      }
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

extension UnitContent {
  /// Values that hold attributes of their own, such as a button's configuration: what nothing reads
  /// of them is said of the object.
  mutating func noteValue(_ value: ElementID, of element: ElementID) {
    guard Handled.values.contains(document.tag(value)) else { return }
    for rest in Handled.rest(of: value, in: document) {
      omit(element, "\(document.name(value)) \(rest.text)", reason: rest.reason)
    }
    for child in document.children(value) { noteValue(child, of: element) }
  }
}

extension WiringContent {
  /// The same for what the owner's extension and the scene's factory set up: the controller, its
  /// items, recognizers and segues.
  mutating func noteUnhandled() {
    let root = document[scene.scene].element
    let end = document.wholeRange(root).upperBound
    // Elements are numbered in document order: those of the scene follow its own.
    for index in Int(root.rawValue)..<document.elementCount {
      let element = ElementID(rawValue: Int32(index))
      guard document.range(element).lowerBound < end else { return }
      switch document.kind(element).category {
      case .controller, .item, .gestureRecognizer: break
      case .connection where document.tag(element) == .segue: break
      default: continue
      }
      for rest in Handled.rest(of: element, in: document) {
        omit(element, rest.text, reason: rest.reason)
      }
    }
  }
}

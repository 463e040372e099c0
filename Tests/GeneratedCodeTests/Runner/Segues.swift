import UIKit

/// Lets a controller on a navigation stack perform a segue and prints what became of it: what it was
/// asked to prepare for, and how it or its stack has shown the destination.
@MainActor public func runSegue<Controller: UIViewController>(
  _ document: String, _ segue: String, make: () -> Controller, perform: (Controller, Any) -> Void
) {
  UITraitCollection.current = UITraitCollection()
  let controller = make()
  let stack = UINavigationController(rootViewController: controller)
  let sender = UIView()
  // Its view may have prepared for children that it embeds.
  let before = controller.standInSegues.count
  perform(controller, sender)
  var fields: [String] = []
  func add(_ name: String, _ value: String) { fields.append("\(json(name)):\(value)") }
  if let prepared = controller.standInSegues.dropFirst(before).last {
    add("identifier", prepared.identifier.map(json) ?? "null")
    add("class", json("\(type(of: prepared))"))
    add("source", "\(prepared.source === controller)")
    add("performed", "\(prepared.standInPerformed)")
    let destination = prepared.destination
    add("destination", "[\(classes(of: destination).map(json).joined(separator: ","))]")
    add("modalPresentationStyle", json("\(destination.modalPresentationStyle)"))
    add("modalTransitionStyle", json("\(destination.modalTransitionStyle)"))
    if let popover = destination.popoverPresentationController {
      add("arrows", "\(popover.permittedArrowDirections.rawValue)")
      let anchor = popover.sourceView
      add(
        "anchor",
        anchor === sender ? json("sender") : anchor.map { json("\(type(of: $0))") } ?? "null")
    }
    let shown = (controller.standInShown.prefix(1) + stack.standInShown.prefix(1)).map {
      "[\(json($0.way)),\($0.destination === destination),\($0.animated)]"
    }
    add("shown", "[\(shown.joined(separator: ","))]")
  }
  add("prepared", "\(controller.standInSegues.count - before)")
  emit(
    "{\"document\":\(json(document)),\"unit\":\(json(segue)),\"segue\":{\(fields.joined(separator: ","))}}"
  )
}

private func classes(of object: AnyObject) -> [String] {
  var result: [String] = []
  var mirror: Mirror? = Mirror(reflecting: object)
  while let current = mirror {
    if let type = current.subjectType as? AnyClass { result.append("\(type)") }
    mirror = current.superclassMirror
  }
  return result
}

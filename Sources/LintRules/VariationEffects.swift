import DocumentModel
import Resolution

/// One thing that a variation sets: an attribute, a value, or whether an object is installed.
enum VariationTarget: Hashable {
  case attribute(String)
  case value(key: String)
  case installation(ElementID)
}

/// A thing that a variation sets, and to what, as text.
struct VariationSetting {
  let target: VariationTarget
  let text: String
  /// The element that sets it, and its attribute where it is one.
  let element: ElementID
  let attribute: String?
}

extension Document {
  /// What a variation sets, in document order.
  func settings(of id: VariationID) -> [VariationSetting] {
    let variation = self[id]
    var result: [VariationSetting] = []
    for (name, text) in attributes(of: variation.element) where name != "key" {
      result.append(
        VariationSetting(
          target: .attribute(name), text: text, element: variation.element, attribute: name))
    }
    for child in children(variation.element) where tag(child) != .mask {
      result.append(
        VariationSetting(
          target: .value(key: written(.key, of: child) ?? name(child)), text: signature(child),
          element: child, attribute: nil))
    }
    for change in variation.changes {
      guard let object = change.object else { continue }
      result.append(
        VariationSetting(
          target: .installation(object), text: change.installs ? "YES" : "NO",
          element: change.element, attribute: nil))
    }
    return result
  }

  /// What an element and everything in it says, so that equal signatures mean equal values: names and
  /// attributes in the order of their names, then the children.
  func signature(_ element: ElementID) -> String {
    var text = ""
    var pending: [ElementID] = [element]
    while let next = pending.popLast() {
      text += "<\(name(next))"
      for (name, value) in attributes(of: next).sorted(by: { $0.name < $1.name }) {
        text += " \(name)=\(value)"
      }
      text += ">" + characters(next)
      pending.append(contentsOf: Array(children(next)).reversed())
    }
    return text
  }

  /// What holds without any variation but the default one.
  func baseText(of target: VariationTarget, on owner: ElementID) -> String? {
    switch target {
    case .attribute(let name):
      text(ofAttribute: name, in: owner) ?? absent(AttributeKey<String>(name), of: owner)
        ?? absentText(ofAttribute: name, in: owner)
    case .value(let key):
      child(key: key, of: owner).map { signature($0) }
    case .installation(let object):
      variations.reduce("YES") { state, variation in
        guard variation.key.isDefault else { return state }
        let change = variation.changes.last { $0.object == object }
        return change.map { $0.installs ? "YES" : "NO" } ?? state
      }
    }
  }

  private func absentText(ofAttribute name: String, in element: ElementID) -> String? {
    switch kind(element).attribute(name)?.value {
    case .flag(let flag?): flag ? "YES" : "NO"
    case .number(let number?): numberText(number)
    case .integer(let number?): String(number)
    default: nil
    }
  }
}

/// Whether two texts of an attribute are the same value.
func isSameValue(_ left: String, _ right: String) -> Bool {
  if left == right { return true }
  guard let a = Double(left), let b = Double(right) else { return false }
  return a == b
}

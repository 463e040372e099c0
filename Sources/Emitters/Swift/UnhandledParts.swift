internal import DocumentModel

/// The attributes and values of an object that no row and no other part of the emitter reads, so that
/// what is not emitted is never silent.
struct UnhandledParts {
  let plan: DocumentPlan
  let expressions: Expressions
  private var document: Document { plan.document }

  typealias Part = (what: String, reason: String?)

  func parts(of element: ElementID) -> [Part] {
    let known = PropertyTable.names(for: document.tag(element))
    var result: [Part] = Handled.rest(of: element, in: document).map { ($0.text, $0.reason) }
    if let name = plan.types.unusableClass(of: element) {
      result.append(("customClass=\"\(name)\"", "no name that Swift can write"))
    } else if let reason = unreachableClass(element) {
      result.append(("customClass=\"\(plan.types.baseName(of: element))\"", reason))
    }
    for child in document.children(element) {
      result += value(child)
      guard let key = document.written(.key, of: child) else { continue }
      let element = "<\(document.name(child)) key=\"\(key)\">"
      switch document.tag(child) {
      case .attributedString: if known.contains(key) { result += attributes(child, key) }
      case .tabBarAppearance:
        if key.hasPrefix("compact") { result.append((element, "UITabBar has none")) }
      case .color:
        guard expressions.color(child) != nil else {
          result.append((element, Self.unknownColor))
          continue
        }
      default: break
      }
      switch document.kind(child).category {
      case .value:
        guard !known.contains(key), !Handled.children.contains(key),
          !Handled.tags.contains(document.tag(child)), document.tag(child) != .nilValue
        else { continue }
        result.append((element, nil))
      case .unknown: result.append((element, nil))
      default: break
      }
    }
    return result
  }

  /// Why an object cannot be of its custom class; nil where it can, and for those without one.
  private func unreachableClass(_ element: ElementID) -> String? {
    guard plan.types.isCustom(element), let view = document.view(of: element) else { return nil }
    if plan.isPart(view) { return "its cell makes the view itself, of its own class" }
    guard document.tag(element) == .tabBar, let parent = document.parent(element),
      document.kind(parent).category == .controller
    else { return nil }
    return "its controller makes the bar itself, of its own class"
  }

  /// Values that hold attributes of their own, such as a button's configuration.
  private func value(_ value: ElementID) -> [Part] {
    guard Handled.values.contains(document.tag(value)) else { return [] }
    let name = document.name(value)
    var result: [Part] = Handled.rest(of: value, in: document).map {
      ("\(name) \($0.text)", $0.reason)
    }
    for child in document.children(value) {
      result += self.value(child)
      guard let key = document.written(.key, of: child) else { continue }
      if Handled.titleShadows.contains(key) {
        result.append(("\(name) \(key)", "titles have had no shadow since iOS 7"))
      } else if document.tag(child) == .color, expressions.color(child) == nil {
        result.append(("\(name) \(key)", Self.unknownColor))
      } else if document.tag(child) == .attributedString {
        result += attributes(child, key)
      }
    }
    return result
  }

  private func attributes(_ string: ElementID, _ key: String) -> [Part] {
    expressions.omittedAttributes(string).map {
      ("\(key)'s \($0)", "no attribute of UIKit's is made of it")
    }
  }

  private static let unknownColor = "UIKit has no colour of this name"
}

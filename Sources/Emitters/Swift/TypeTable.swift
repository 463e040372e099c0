internal import DocumentModel
internal import LayoutSystem

/// The classes of a document's objects as Swift names them, and the modules they come from.
struct TypeTable {
  private let document: Document
  /// By class name: the modules that documents name for it, in document order.
  private let modules: [String: [String]]
  /// Every custom class of the document.
  let customNames: Set<String>

  private typealias CustomClass = (name: String, module: String?)

  /// By object: its custom class, where it has one that Swift can name.
  private let customClasses: [ElementID: CustomClass]

  /// By object: the class that takes the place of the document's.
  private let replacements: [ElementID: String]

  init(_ document: Document, _ lowering: Lowering) {
    self.document = document
    var replacements: [ElementID: String] = [:]
    for (view, form) in lowering.forms {
      switch form {
      case .plainView: replacements[document[view].element] = "UIView"
      case .guide: replacements[document[view].element] = "UILayoutGuide"
      case .kept, .folded: break
      }
    }
    self.replacements = replacements
    var modules: [String: [String]] = [:]
    var names: Set<String> = []
    var classes: [ElementID: CustomClass] = [:]
    for element in document.objects {
      guard let custom = Self.custom(element, in: document) else { continue }
      classes[element] = custom
      names.insert(custom.name)
      if let module = custom.module, modules[custom.name]?.contains(module) != true {
        modules[custom.name, default: []].append(module)
      }
    }
    self.modules = modules
    customNames = names
    customClasses = classes
  }

  /// The name that code calls an object's class by; qualified where two modules have one of it.
  func name(of element: ElementID) -> String {
    guard let custom = customClasses[element] else { return stockName(of: element) }
    if let module = custom.module, (modules[custom.name]?.count ?? 0) > 1 {
      return "\(module).\(SwiftName.escaped(custom.name))"
    }
    return SwiftName.escaped(custom.name)
  }

  /// The class without its module, for names derived from it.
  func baseName(of element: ElementID) -> String {
    customClasses[element]?.name ?? documentName(of: element)
  }

  /// Whether the object has a class of its own.
  func isCustom(_ element: ElementID) -> Bool { customClasses[element] != nil }

  /// The custom class as written, where Swift cannot name it.
  func unusableClass(of element: ElementID) -> String? {
    guard let text = document.written(.customClass, of: element), !text.isEmpty,
      customClasses[element] == nil
    else { return nil }
    return text
  }

  func stockName(of element: ElementID) -> String {
    replacements[element] ?? documentName(of: element)
  }

  /// UIKit's class for an object of the document, whatever takes its place.
  private func documentName(of element: ElementID) -> String {
    document.kind(element).uikitClass ?? "NSObject"
  }

  /// The module to import for an object: a framework's or the one the document names; nil for
  /// UIKit and for the application's own.
  func module(of element: ElementID) -> String? {
    if let custom = customClasses[element] {
      return custom.module ?? Self.framework(of: custom.name)
    }
    return Self.framework(of: stockName(of: element))
  }

  /// Frameworks beside UIKit that hold classes of documents.
  private static func framework(of name: String) -> String? {
    frameworks[name]
  }

  private static let frameworks: [String: String] = [
    "MKMapView": "MapKit", "WKWebView": "WebKit", "SCNView": "SceneKit", "SKView": "SpriteKit",
    "ARSKView": "ARKit", "ARSCNView": "ARKit", "ARView": "RealityKit", "MTKView": "MetalKit",
    "GLKView": "GLKit", "GLKViewController": "GLKit", "AVPlayerViewController": "AVKit",
  ]

  private static func custom(_ element: ElementID, in document: Document)
    -> (name: String, module: String?)?
  {
    guard let text = document.written(.customClass, of: element), !text.isEmpty else { return nil }
    var parts = (demangled(text) ?? text).split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ SwiftName.isIdentifier($0) }), let last = parts.popLast(),
      last != "Self", last != "Any", last != "self", last != "_"
    else { return nil }
    let name = String(last)
    guard document.written(.customModuleProvider, of: element) != "target" else {
      return (name, nil)
    }
    let module = document.written(.customModule, of: element) ?? parts.first.map(String.init)
    guard let module, SwiftName.isIdentifier(module), module != "UIKit" else { return (name, nil) }
    return (name, module)
  }

  /// `_TtC4Demo6MyView` → `Demo.MyView`; nil for anything but a class of a module.
  static func demangled(_ text: String) -> String? {
    guard text.hasPrefix("_TtC") else { return nil }
    var rest = text.dropFirst(4)
    var parts: [String] = []
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits), count > 0, rest.count - digits.count >= count else {
        return nil
      }
      rest = rest.dropFirst(digits.count)
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return parts.count == 2 ? parts.joined(separator: ".") : nil
  }
}

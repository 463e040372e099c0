internal import DocumentModel
internal import LayoutSystem

extension DocumentPlan {
  /// Names for objects, by outlet, then user label, then class and ordinal (ibxml.md 8). Never by
  /// identifier: a copied scene gives the same code.
  func names(of elements: [ElementID], root: ElementID?, scope: inout NameScope) -> [String] {
    var names = [String?](repeating: nil, count: elements.count)
    for (index, element) in elements.enumerated() {
      // Where the class of the root owns the outlet, or inherits a property of that name, the
      // object is called something else.
      guard let name = outletName(element), !scope.isReserved(name) else { continue }
      names[index] = scope.take(name)
    }
    for (index, element) in elements.enumerated() where names[index] == nil {
      guard let label = document.written(.userLabel, of: element),
        let name = SwiftName.lowerCamel(label)
      else { continue }
      names[index] = scope.take(
        scope.isReserved(name) ? Self.suffixed(name, document.kind(element)) : name)
    }
    var ordinals: [String: Int] = [:]
    var stems: [String: String] = [:]
    for (index, element) in elements.enumerated() {
      let isContainer = document.tag(element) == .containerView && !types.isCustom(element)
      let className = isContainer ? "UIContainerView" : types.baseName(of: element)
      let stem = stems[className] ?? Self.stem(className)
      stems[className] = stem
      let isGuide = document.view(of: element).map { lowering.form(of: $0) == .guide } ?? false
      // Ordinals count every object of a class, so that naming one does not rename the others.
      ordinals[stem, default: 0] += 1
      guard names[index] == nil else { continue }
      names[index] = scope.take(
        "\(isGuide ? Self.guideStem(stem) : stem)\(ordinals[stem] ?? 1)")
    }
    return names.map { $0 ?? "object" }
  }

  private static func suffixed(_ name: String, _ kind: ElementKind) -> String {
    switch kind.category {
    case .view: name.hasSuffix("View") ? "\(name)Content" : "\(name)View"
    case .item: "\(name)Item"
    case .constraint: "\(name)Constraint"
    default: "\(name)Object"
    }
  }

  /// What a guide is called that takes the place of a view: `stackView` → `stackGuide`.
  private static func guideStem(_ stem: String) -> String {
    stem.hasSuffix("View") ? "\(stem.dropLast(4))Guide" : "guide"
  }

  /// `UILabel` → `label`, `StackCell` → `stackCell`.
  static func stem(_ className: String) -> String {
    for prefix in ["UI", "MK", "WK", "SCN", "GLK", "MTK", "NS"] where className.hasPrefix(prefix) {
      let rest = className.dropFirst(prefix.count)
      guard let first = rest.first, first.isUppercase else { continue }
      return SwiftName.lowerCamel(String(rest)) ?? "object"
    }
    return SwiftName.lowerCamel(className) ?? "object"
  }

  /// The first outlet that names the object for what it is: nobody is called "delegate".
  private func outletName(_ element: ElementID) -> String? {
    for outlet in document.outlets(to: element) {
      let connection = document[outlet]
      guard connection.kind == .outlet,
        let property = document.written(.property, of: connection.element)
      else { continue }
      let lower = property.lowercased()
      if lower.hasSuffix("delegate") || lower.hasSuffix("datasource") || lower == "view" {
        continue
      }
      if SwiftName.isIdentifier(property), property.utf8.count <= 80 {
        let name = SwiftName.lowerFirst(property)
        if name != "_" { return name }
      }
      if let name = SwiftName.lowerCamel(property) { return name }
    }
    return nil
  }
}

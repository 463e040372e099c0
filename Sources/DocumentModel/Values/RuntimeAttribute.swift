/// A user-defined runtime attribute: a value for a key path, set when the object is loaded.
package struct RuntimeAttribute: Sendable {
  package let element: ElementID
  package let keyPath: String
  /// `number`, `string`, `boolean`, `color`, `image`, `nil`, `rect`, `range`, `point` or `size`.
  package let type: String
  /// The `value` attribute; nil where a child element holds the value.
  package let text: String?
  /// The element that holds the value: `<color>`, `<real>`, `<point>`, …
  package let child: ElementID?
}

extension Document {
  /// The runtime attributes of an object, in document order.
  package func runtimeAttributes(of element: ElementID) -> [RuntimeAttribute] {
    contents(of: .userDefinedRuntimeAttributes, in: element).compactMap { attribute in
      guard let keyPath = written(.keyPath, of: attribute) else { return nil }
      return RuntimeAttribute(
        element: attribute, keyPath: keyPath, type: written(.type, of: attribute) ?? "",
        text: written(.value, of: attribute), child: child(key: "value", of: attribute))
    }
  }
}

/// Reads elements: a document as it was written, or as it is in one configuration. Values such as
/// colours and fonts are read through this, so that they vary like everything else.
package protocol ElementReader: Sendable {
  var document: Document { get }
  /// What is written (or what a variation puts in its place), without what absence means.
  func written<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> Value?
  /// The first child with a tag and, where one is asked for, with that `key`.
  func child(_ tag: ElementTag, key: String?, of element: ElementID) -> ElementID?
  /// The first child that stands for a property, whatever its tag.
  func child(key: String, of element: ElementID) -> ElementID?
}

extension Document: ElementReader {
  package var document: Document { self }
}

extension ElementReader {
  /// The value of an attribute: what is written, else what absence means, else nil.
  package func value<Value>(_ key: AttributeKey<Value>, of element: ElementID) -> Value? {
    written(key, of: element) ?? document.absent(key, of: element)
  }

  /// A number, 0 where nothing says otherwise.
  package func number(_ key: AttributeKey<Double>, of element: ElementID) -> Double {
    value(key, of: element) ?? 0
  }

  /// A flag, false where nothing says otherwise.
  package func flag(_ key: AttributeKey<Bool>, of element: ElementID) -> Bool {
    value(key, of: element) ?? false
  }
}

/// A connection of any kind.
package struct Connection: Sendable {
  package enum Kind: Sendable { case outlet, outletCollection, action, segue }

  package let element: ElementID
  package let objectID: String?
  package let kind: Kind
  /// The object whose `<connections>` hold it.
  package let source: ElementID
  /// As written; nil for segues without one (unwinding by first responder, peek and pop).
  package let destination: String?
  /// The object that has the identifier; nil where none has.
  package let target: ElementID?
}

/// An element of a document, numbered in document order: parents precede their children.
package struct ElementID: Hashable, Sendable, Comparable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static func < (left: ElementID, right: ElementID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Declares an index into one of the document's arrays. Indices of one document are meaningless in
/// another; a stale one reads some other entry, so they never leave the value they came from.
package protocol DocumentIndex: Hashable, Sendable, Comparable {
  var rawValue: Int32 { get }
  init(rawValue: Int32)
}

extension DocumentIndex {
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  init(_ index: Int) { self.init(rawValue: Int32(index)) }
  var index: Int { Int(rawValue) }
}

package struct ViewID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct ControllerID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct SceneID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct GuideID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct ConstraintID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct VariationID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

package struct ConnectionID: DocumentIndex {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }
}

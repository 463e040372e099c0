import DocumentModel

/// Which elements of a document a house rule means: everything that is set must hold.
package struct ElementSelector: Sendable, Equatable {
  /// Element names as in documents (`stackView`) or UIKit classes (`UIStackView`), as patterns.
  package var kinds: [Pattern] = []
  /// What the element's attributes must be.
  package var attributes: [AttributeTest] = []
  /// An element around it, at any distance.
  package var ancestor: [ElementSelector] = []
  /// What it must not be.
  package var not: [ElementSelector] = []

  package init(kinds: [Pattern] = []) { self.kinds = kinds }

  /// A test of one attribute. An attribute that is not written counts with the value that its absence
  /// means, where that is known.
  package struct AttributeTest: Sendable, Equatable {
    package enum Condition: Sendable, Equatable {
      case isWritten(Bool)
      /// One of some texts; numbers compare as numbers.
      case isOneOf([String])
      case matches([Pattern])
      case atLeast(Double)
      case atMost(Double)
    }

    package var name: String
    /// All of them must hold.
    package var conditions: [Condition]

    package init(name: String, conditions: [Condition]) {
      self.name = name
      self.conditions = conditions
    }
  }

  func matches(_ element: ElementID, in document: Document) -> Bool {
    if !kinds.isEmpty {
      let stock = document.kind(element).uikitClass
      guard kinds.matches(document.name(element)) || stock.map({ kinds.matches($0) }) == true else {
        return false
      }
    }
    return attributes.allSatisfy { $0.holds(for: element, in: document) }
      && ancestor.allSatisfy { selector in
        document.ancestors(of: element).contains { selector.matches($0, in: document) }
      }
      && !not.contains { $0.matches(element, in: document) }
  }
}

extension ElementSelector.AttributeTest {
  fileprivate func holds(for element: ElementID, in document: Document) -> Bool {
    conditions.allSatisfy { condition in
      if case .isWritten(let expected) = condition {
        return (document.text(ofAttribute: name, in: element) != nil) == expected
      }
      guard let text = document.effectiveText(ofAttribute: name, in: element) else { return false }
      switch condition {
      case .isWritten: return true
      case .isOneOf(let texts): return texts.contains { $0 == text || isSameValue($0, text) }
      case .matches(let patterns): return patterns.matches(text)
      case .atLeast(let minimum): return Double(text).map { $0 >= minimum } ?? false
      case .atMost(let maximum): return Double(text).map { $0 <= maximum } ?? false
      }
    }
  }
}

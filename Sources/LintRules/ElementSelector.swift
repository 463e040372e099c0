import DocumentModel

/// Which elements of a document a house rule means: everything that is set must hold.
package struct ElementSelector: Sendable, Equatable {
  /// Element names as in documents (`stackView`) or UIKit classes (`UIStackView`), as patterns.
  package var kinds: [Pattern] = []
  /// Class names: the custom class, else UIKit's.
  package var classes: [Pattern] = []
  /// What the element's attributes must be.
  package var attributes: [AttributeTest] = []
  /// An element around it, at any distance.
  package var ancestor: [ElementSelector] = []
  /// The element directly around it.
  package var parent: [ElementSelector] = []
  /// An element directly in it.
  package var child: [ElementSelector] = []
  /// What it must not be.
  package var not: [ElementSelector] = []

  package init() {}

  /// A test of one attribute. An attribute that is not written counts with the value that its absence
  /// means, where that is known.
  package struct AttributeTest: Sendable, Equatable {
    package enum Condition: Sendable, Equatable {
      case isWritten(Bool)
      /// One of some texts or patterns; numbers compare as numbers.
      case matches([Pattern])
      case atLeast(Double)
      case atMost(Double)
    }

    package var name: String
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
    if !classes.isEmpty, !classes.matches(document.className(element)) { return false }
    return attributes.allSatisfy { $0.holds(for: element, in: document) }
      && ancestor.allSatisfy { selector in
        document.ancestors(of: element).contains { selector.matches($0, in: document) }
      }
      && parent.allSatisfy { selector in
        document.parent(element).map { selector.matches($0, in: document) } ?? false
      }
      && child.allSatisfy { selector in
        document.children(element).contains { selector.matches($0, in: document) }
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
      case .matches(let patterns):
        return patterns.matches(text) || patterns.contains { isSameValue($0.text, text) }
      case .atLeast(let minimum): return Double(text).map { $0 >= minimum } ?? false
      case .atMost(let maximum): return Double(text).map { $0 <= maximum } ?? false
      }
    }
  }
}

/// Why a house rule of the configuration file cannot be used.
package struct HouseRuleProblem: Error, Sendable, Equatable {
  /// The names that lead to the value, outermost first.
  package let path: [String]
  package let message: String
}

extension ElementSelector {
  static let keys = ["kind", "class", "attribute", "ancestor", "parent", "child", "not"]

  /// Reads a selector of the configuration file: an element's name, or a map.
  init(_ value: OptionValue, path: [String]) throws(HouseRuleProblem) {
    if let text = value.scalarText {
      kinds = try Self.patterns(.text(text), path)
      return
    }
    guard let entries = value.entries else {
      throw HouseRuleProblem(path: path, message: "must be an element's name or a map")
    }
    for (key, value) in entries {
      let path = path + [key]
      switch key {
      case "kind": kinds = try Self.patterns(value, path)
      case "class": classes = try Self.patterns(value, path)
      case "attribute": attributes = try Self.tests(value, path)
      case "ancestor": ancestor = [try ElementSelector(value, path: path)]
      case "parent": parent = [try ElementSelector(value, path: path)]
      case "child": child = [try ElementSelector(value, path: path)]
      case "not": not = [try ElementSelector(value, path: path)]
      default:
        throw HouseRuleProblem(
          path: path, message: "is none of \(Self.keys.joined(separator: ", "))")
      }
    }
  }

  private static func patterns(
    _ value: OptionValue, _ path: [String]
  ) throws(HouseRuleProblem) -> [Pattern] {
    guard let texts = value.texts, !texts.isEmpty else {
      throw HouseRuleProblem(path: path, message: "must be a pattern or a list of patterns")
    }
    var patterns: [Pattern] = []
    for text in texts {
      guard let pattern = Pattern(text) else {
        throw HouseRuleProblem(path: path, message: "“\(text)” is no regular expression")
      }
      patterns.append(pattern)
    }
    return patterns
  }

  private static func tests(
    _ value: OptionValue, _ path: [String]
  ) throws(HouseRuleProblem) -> [AttributeTest] {
    guard let entries = value.entries else {
      throw HouseRuleProblem(path: path, message: "must be a map of attributes")
    }
    var tests: [AttributeTest] = []
    for (name, value) in entries {
      tests.append(AttributeTest(name: name, conditions: try conditions(value, path + [name])))
    }
    return tests
  }

  private static func conditions(
    _ value: OptionValue, _ path: [String]
  ) throws(HouseRuleProblem) -> [AttributeTest.Condition] {
    guard let entries = value.entries else { return [.matches(try patterns(value, path))] }
    var conditions: [AttributeTest.Condition] = []
    for (key, value) in entries {
      switch (key, value) {
      case ("written", .flag(let flag)): conditions.append(.isWritten(flag))
      case ("min", .number(let number)): conditions.append(.atLeast(number))
      case ("max", .number(let number)): conditions.append(.atMost(number))
      case ("matches", _): conditions.append(.matches(try patterns(value, path + [key])))
      default:
        throw HouseRuleProblem(
          path: path + [key],
          message: "must be written (true or false), min, max (numbers) or matches (patterns)")
      }
    }
    return conditions
  }
}

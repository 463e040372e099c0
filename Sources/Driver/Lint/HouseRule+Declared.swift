internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import LintRules

/// The one place where what the configuration file declares becomes a rule that runs.
extension HouseRule {
  init(_ rule: DeclaredHouseRule) {
    var selector = ElementSelector(kinds: Self.patterns(rule.selector.elements))
    selector.attributes = rule.selector.attributes.map {
      ElementSelector.AttributeTest(name: $0, conditions: [.isWritten(true)])
    }
    if !rule.selector.inside.isEmpty {
      selector.ancestor = [ElementSelector(kinds: Self.patterns(rule.selector.inside))]
    }
    if !rule.selector.outside.isEmpty {
      var inner = ElementSelector()
      inner.ancestor = [ElementSelector(kinds: Self.patterns(rule.selector.outside))]
      selector.not = [inner]
    }
    var requirement: ElementSelector?
    if !rule.forbidden.isEmpty || !rule.required.isEmpty {
      // Broken where everything forbidden holds, or something required does not: what is fine is
      // whatever lacks the one and has the other.
      var fine = ElementSelector()
      fine.attributes = rule.required.map { ElementSelector.AttributeTest($0) }
      if !rule.forbidden.isEmpty {
        var forbidden = ElementSelector()
        forbidden.attributes = rule.forbidden.map { ElementSelector.AttributeTest($0) }
        fine.not = [forbidden]
      }
      requirement = fine
    }
    self.init(
      id: rule.id, severity: rule.severity, message: rule.message, selector: selector,
      requirement: requirement, attribute: (rule.forbidden + rule.required).first?.attribute)
  }

  /// Patterns that cannot be read are left out: `badHouseRules` reports them.
  private static func patterns(_ texts: [String]) -> [Pattern] { texts.compactMap { Pattern($0) } }
}

extension ElementSelector.AttributeTest {
  fileprivate init(_ condition: DeclaredHouseRule.Condition) {
    let conditions: [Condition] =
      switch condition.test {
      case .present(let isWanted): [.isWritten(isWanted)]
      case .oneOf(let texts): [.isOneOf(texts)]
      case .like(let texts): [.matches(texts.compactMap { Pattern($0) })]
      case .between(let low, let high):
        [low.map { .atLeast($0) }, high.map { .atMost($0) }].compactMap(\.self)
      }
    self.init(name: condition.attribute, conditions: conditions)
  }
}

extension ProjectConfiguration {
  /// House rules that name elements which no document has, or patterns that cannot be read.
  func badHouseRules() -> [Finding] {
    guard let file else { return [] }
    var findings: [Finding] = []
    for rule in houseRules {
      func report(_ message: String, at range: Range<Int>) {
        findings.append(
          Finding("configuration", .error, "\(rule.id): \(message)", in: file, at: range))
      }
      let selector = rule.selector
      for name in selector.elements + selector.inside + selector.outside {
        guard let pattern = Pattern(name) else {
          report("“\(name)” is no regular expression", at: rule.idRange)
          continue
        }
        guard !Self.elementNames.contains(where: { pattern.matches($0) }) else { continue }
        let near = suggestion(for: name, among: Self.elementNames)
        report(
          "no document has an element \(name)\(near.map { "; did you mean \($0)?" } ?? "")",
          at: rule.idRange)
      }
      for condition in rule.forbidden + rule.required {
        guard case .like(let texts) = condition.test else { continue }
        for text in texts where Pattern(text) == nil {
          report("“\(text)” is no regular expression", at: condition.attributeRange)
        }
      }
    }
    return findings
  }

  /// Elements as documents call them, and the classes that they stand for.
  private static let elementNames: [String] =
    ElementTag.allCases.map { ElementKind[$0].name }
    + ElementTag.allCases.compactMap { ElementKind[$0].uikitClass }
}

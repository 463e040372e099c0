import Diagnostics
import DocumentModel
import Foundation
import LintRules
import TestSupport
import Testing

/// The examples in a rule's documentation are its tests.
@Suite("Rule examples")
struct RuleExampleTests {
  /// One example of one rule, called by the rule and its number.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: Rule.Example
    let testDescription: String
  }

  static let reported = cases { $0.examples.reported }
  static let accepted = cases { $0.examples.accepted }

  private static func cases(_ examples: (Rule) -> [Rule.Example]) -> [Case] {
    Rule.all.flatMap { rule in
      examples(rule).enumerated().map { index, example in
        Case(rule: rule, example: example, testDescription: "\(rule.id) \(index + 1)")
      }
    }
  }

  @Test("reported at the mark and nowhere else", arguments: reported)
  func reports(_ test: Case) {
    let (text, offsets) = removeMarks(ExampleDocument.text(for: test.example.text))
    let found = findings(of: test, in: text)
    if offsets.isEmpty {
      // What is wrong beside the document has no place in it.
      let names = Set(found.map(\.file.name))
      #expect(!names.isEmpty && !names.contains(exampleName))
    } else {
      #expect(found.map(\.range.lowerBound) == offsets, "\(found.map(\.message))")
    }
    for finding in found {
      #expect(finding.rule == test.rule.id)
      #expect(!finding.message.contains("Optional("), "\(finding.message)")
      #expect(!finding.message.contains("  "), "\(finding.message)")
    }
  }

  @Test("accepted", arguments: accepted)
  func accepts(_ test: Case) {
    let found = findings(of: test, in: ExampleDocument.text(for: test.example.text))
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test("fixed", arguments: reported.filter(\.rule.hasFix))
  func fixes(_ test: Case) throws {
    var (text, _) = removeMarks(ExampleDocument.text(for: test.example.text))
    let before = findings(of: test, in: text)
    let fixable = before.count { !$0.fixes.isEmpty }
    text = try applyFixes(before, to: text)
    let after = findings(of: test, in: text)
    #expect(after.count == before.count - fixable, "\(after.map(\.message))")
    let isStable = after.allSatisfy { $0.fixes.isEmpty }
    #expect(isStable, "a second run would change it again")
  }

  @Test("a rule that says it has fixes has one, and no other", arguments: Rule.all.map(\.id))
  func declaresFixes(rule id: String) throws {
    let cases = Self.reported.filter { $0.rule.id == id }
    let hasFix = cases.contains { test in
      let (text, _) = removeMarks(ExampleDocument.text(for: test.example.text))
      return findings(of: test, in: text).contains { !$0.fixes.isEmpty }
    }
    let rule = try #require(Rule.named(id))
    #expect(rule.hasFix == hasFix)
  }

  @Test("examples set only options that the rule has, to values it accepts")
  func optionsAreDeclared() {
    for test in Self.reported + Self.accepted {
      for name in test.example.options.names {
        let option = test.rule.options.first { $0.name == name }
        let value = test.example.options[name]
        #expect(option != nil, "\(test.testDescription) sets \(name)")
        if let option, let value {
          #expect(option.accepts(value), "\(test.testDescription) \(name)")
        }
      }
    }
  }
}

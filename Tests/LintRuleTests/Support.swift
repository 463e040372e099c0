import Diagnostics
import DocumentModel
import LintRules
import Resolution
import Testing
import XMLSyntax

let exampleName = "Example.storyboard"

/// A phone in portrait.
let phone = Configuration(
  width: 393, height: 852, scale: 3, widthClass: .compact, heightClass: .regular, idiom: .phone,
  safeArea: .init(top: 59, left: 0, bottom: 34, right: 0))

/// The four pairs of size classes on telling sizes.
let everyClass = [
  phone,
  Configuration(
    width: 852, height: 393, scale: 3, widthClass: .compact, heightClass: .compact, idiom: .phone),
  Configuration(
    width: 932, height: 430, scale: 3, widthClass: .regular, heightClass: .compact, idiom: .phone),
  Configuration(
    width: 820, height: 1180, scale: 2, widthClass: .regular, heightClass: .regular, idiom: .pad),
]

func findings(of test: RuleExampleTests.Case, in text: String) -> [Finding] {
  let (tree, syntax) = parseXML(SourceFile(name: exampleName, text: text))
  #expect(syntax.isEmpty, "\(syntax.map(\.message))")
  return lint(
    Document.decode(tree).document,
    rules: [ActiveRule(test.rule, options: test.example.options)], configurations: everyClass,
    surroundings: test.example.surroundings)
}

/// The text with the first fix of each finding made; edits that several fixes share are made once.
func applyFixes(_ findings: [Finding], to text: String) throws -> String {
  var edits: [Finding.Edit] = []
  for edit in findings.flatMap({ $0.fixes.first?.edits ?? [] }) where !edits.contains(edit) {
    edits.append(edit)
  }
  edits.sort { $0.range.lowerBound > $1.range.lowerBound }
  var bytes = Array(text.utf8)
  for (index, edit) in edits.enumerated() {
    if index > 0 {
      try #require(edit.range.upperBound <= edits[index - 1].range.lowerBound, "edits overlap")
    }
    bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

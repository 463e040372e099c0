package import Diagnostics
import DocumentModel

/// A rule that a project declares, so that a team needs no code for “no custom views in scenes”: which
/// elements it looks at, what they have to be, and what to say where they are not.
package struct HouseRule: Sendable, Equatable {
  package var id: String
  package var severity: Finding.Severity
  /// `{object}` stands for the object, `{name}` for the element's name, `{class}` for its class, any
  /// other name for the attribute's value.
  package var message: String
  /// The elements it looks at.
  package var selector: ElementSelector
  /// What they have to be; every element that is selected is reported where this is nil.
  package var requirement: ElementSelector?
  /// The attribute that findings point at, where the element has it.
  package var attribute: String?

  package init(
    id: String, severity: Finding.Severity = .warning, message: String, selector: ElementSelector,
    requirement: ElementSelector? = nil, attribute: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.selector = selector
    self.requirement = requirement
    self.attribute = attribute
  }

  /// The rule as any other: to be listed, explained and run.
  package var rule: Rule {
    Rule(
      id, severity, onByDefault: true, summary: "\(message).",
      rationale: "A rule of this project, declared in its configuration file.", accepted: [],
      reported: [], check: .document { context in check(&context) })
  }

  private func check(_ context: inout RuleContext) {
    let document = context.document
    for index in 0..<Int32(clamping: document.elementCount) {
      let element = ElementID(rawValue: index)
      guard selector.matches(element, in: document),
        requirement?.matches(element, in: document) != true
      else { continue }
      context.report(text(for: element, in: document), at: element, attribute: attribute)
    }
  }

  private func text(for element: ElementID, in document: Document) -> String {
    let object = document.object(around: element) ?? element
    let values = [
      "object": document.describe(object), "name": document.name(element),
      "class": document.className(element),
    ]
    var result = ""
    var rest = Substring(message)
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: "}") else {
        rest = rest[start...]
        break
      }
      let name = String(rest[rest.index(after: start)..<end])
      result +=
        values[name] ?? document.effectiveText(ofAttribute: name, in: element)
        ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}

package import Diagnostics
import DocumentModel

/// A rule that the configuration file declares, so that a team needs no code for “no custom views in
/// scenes”: which elements it looks at, what they have to be, and what to say where they are not.
///
///     house_rules:
///       no-custom-view-in-scene:
///         message: "{object} belongs into a xib of its own"
///         severity: warning
///         select: { kind: view, class: '*View', ancestor: scene, not: { class: UIView } }
///       buttons-are-tall:
///         message: "{object} needs a height of 44 points"
///         select: button
///         require: { child: { kind: rect, attribute: { height: { min: 44 } } } }
package struct HouseRule: Sendable, Equatable {
  package var id: String
  package var severity: Finding.Severity
  /// `{object}` stands for the object, `{name}` for the element's name, `{class}` for its class.
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

  static let keys = ["message", "severity", "select", "require", "at"]

  /// Reads a rule as the configuration file declares it under its id.
  package init(id: String, _ value: OptionValue) throws(HouseRuleProblem) {
    guard Self.isKebabCase(id) else {
      throw HouseRuleProblem(path: [id], message: "must be words of a-z and 0-9 joined by -")
    }
    guard Rule.named(id) == nil else {
      throw HouseRuleProblem(path: [id], message: "is a rule of this program's")
    }
    guard let entries = value.entries else {
      throw HouseRuleProblem(path: [id], message: "must be a map")
    }
    self.init(id: id, message: "", selector: ElementSelector())
    var hasSelector = false
    for (key, value) in entries {
      let path = [id, key]
      switch key {
      case "message": message = try Self.text(value, path)
      case "at": attribute = try Self.text(value, path)
      case "severity":
        let name = try Self.text(value, path)
        guard let known = Finding.Severity.allCases.first(where: { $0.name == name }) else {
          throw HouseRuleProblem(path: path, message: "must be error, warning or info")
        }
        severity = known
      case "select":
        selector = try ElementSelector(value, path: path)
        hasSelector = true
      case "require": requirement = try ElementSelector(value, path: path)
      default:
        throw HouseRuleProblem(
          path: path, message: "is none of \(Self.keys.joined(separator: ", "))")
      }
    }
    guard hasSelector else { throw HouseRuleProblem(path: [id], message: "needs select") }
    guard !message.isEmpty else { throw HouseRuleProblem(path: [id], message: "needs a message") }
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
      guard let end = rest[start...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: start)..<end])
      result +=
        values[name] ?? document.effectiveText(ofAttribute: name, in: element)
        ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func text(
    _ value: OptionValue, _ path: [String]
  ) throws(HouseRuleProblem) -> String {
    guard case .text(let text) = value, !text.isEmpty else {
      throw HouseRuleProblem(path: path, message: "must be a text")
    }
    return text
  }

  private static func isKebabCase(_ id: String) -> Bool {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    return words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }
  }
}

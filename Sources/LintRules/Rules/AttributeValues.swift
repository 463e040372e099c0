import Diagnostics
import DocumentModel

extension Rule {
  static let attributeValues = Rule(
    "attribute-values", .warning, onByDefault: false,
    summary: "An attribute is outside of the configured values.",
    rationale: """
      House style for anything that a document can say: no label below two lines, no table with \
      separators, every text field with secure entry off. An element is named as in documents, a path \
      (`button/state`) names one in another. An attribute that is not written counts with the value \
      that its absence means, where that is known.
      """,
    accepted: [
      #"<subviews><label lineBreakMode="clip" id="a"/></subviews>"#,
      Example(
        """
        <subviews><label lineBreakMode="tailTruncation" id="a"/><stackView id="s" spacing="8.0"/></subviews>
        """,
        options: [
          "elements": [
            "label": ["lineBreakMode": "*Truncation"], "stackView": ["spacing": [0, 8, 16]],
          ]
        ]),
      // Absent means horizontal.
      Example(
        #"<subviews><stackView id="s"/></subviews>"#,
        options: ["elements": ["stackView": ["axis": "horizontal"]]]),
    ],
    reported: [
      Example(
        """
        <subviews><label lineBreakMode="👉clip" id="a"/><stackView id="s" spacing="👉5"/>\
        <button id="b"><state key="normal" title="👉Button"/></button></subviews>
        """,
        options: [
          "elements": [
            "label": ["lineBreakMode": "*Truncation"], "stackView": ["spacing": [0, 8, 16]],
            "button/state": ["title": "/(?!Button$).*/"],
          ]
        ]),
      Example(
        #"<subviews>👉<stackView id="s"/></subviews>"#,
        options: ["elements": ["stackView": ["axis": "vertical"]]]),
    ],
    options: [
      Option(
        "elements", .textsByNameByName,
        "For each element or path of elements, the values (patterns) of each attribute.")
    ],
    aliases: ["xiblint:enforce_system_properties"],
    check: .document { context in
      let document = context.document
      for (path, value) in context.options.entries("elements") {
        let names = path.split(separator: "/").map(String.init)
        for element in document.elements(at: names) {
          for (attribute, allowed) in value.entries ?? [] {
            let values = allowed.texts ?? []
            guard let text = document.effectiveText(ofAttribute: attribute, in: element) else {
              continue
            }
            let isAllowed = values.contains { value in
              Pattern(value)?.matches(text) == true || isSameValue(value, text)
            }
            guard !isAllowed else { continue }
            let object = document.object(around: element) ?? element
            context.report(
              """
              the \(attribute) of \(document.describe(object)) is “\(text)”; use \
              \(values.joined(separator: " or "))
              """, at: element, attribute: attribute)
          }
        }
      }
    })
}

extension Document {
  /// The elements whose name and enclosing names end in a path, in document order.
  fileprivate func elements(at path: [String]) -> [ElementID] {
    guard let last = path.last else { return [] }
    return (0..<Int32(clamping: elementCount)).lazy.map { ElementID(rawValue: $0) }.filter {
      guard self.name($0) == last else { return false }
      return zip(self.ancestors(of: $0), path.dropLast().reversed())
        .allSatisfy { self.name($0) == $1 }
    }
  }

  /// The text of an attribute as written, else what its absence means; nil where that is not known.
  func effectiveText(ofAttribute name: String, in element: ElementID) -> String? {
    if let text = text(ofAttribute: name, in: element) { return text }
    switch kind(element).attribute(name)?.value {
    case .flag(let flag?): return flag ? "YES" : "NO"
    case .number(let number?): return numberText(number)
    case .integer(let number?): return String(number)
    case .choice(_, let absent?): return absent
    default: return nil
    }
  }
}

import Diagnostics
import DocumentModel

extension Rule {
  static let runtimeAttributeValues = Rule(
    "runtime-attribute-values", .warning, onByDefault: false,
    summary: "A user-defined runtime attribute is outside of the configured values.",
    rationale: """
      Runtime attributes are set by name and checked by nobody: a misspelt key path ends up in the \
      log, a value off the design's grid on the screen. The option lists the values of each key path \
      for each class; a class that lists key paths allows no other.
      """,
    accepted: [
      """
      <subviews><view id="v" customClass="Card"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="style" value="loud"/>\
      </userDefinedRuntimeAttributes></view></subviews>
      """,
      Example(
        """
        <subviews><view id="v" customClass="Card"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="plain"/>\
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="4"/>\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></subviews>
        """, options: ["classes": ["Card": ["style": ["plain", "tinted"], "radius": [4, 8]]]]),
    ],
    reported: [
      Example(
        """
        <subviews><view id="v" customClass="Card"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="string" keyPath="style" value="👉loud"/>\
        👉<userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="5"/>\
        </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="string" keyPath="👉stile" \
        value="plain"/></userDefinedRuntimeAttributes></view></subviews>
        """, options: ["classes": ["Card": ["style": ["plain", "tinted"], "radius": [4, 8]]]]),
      Example(
        """
        <subviews><label id="l"><userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="👉YES"/>\
        </userDefinedRuntimeAttributes></label></subviews>
        """, options: ["classes": ["*": ["layer.masksToBounds": "NO"]]]),
    ],
    options: [
      Option(
        "classes", .textsByNameByName,
        "For each class (pattern), the values (patterns) of each key path; `*` as class for all.")
    ],
    aliases: ["xiblint:enforce_runtime_attributes", "xiblint:accessibility_format"],
    check: .document { context in
      let document = context.document
      let classes = context.options.entries("classes")
      guard !classes.isEmpty else { return }
      for folder in context.facts.elements(.userDefinedRuntimeAttributes) {
        guard let object = document.parent(folder) else { continue }
        let name = document.className(object)
        for entry in classes where Pattern(entry.key)?.matches(name) == true {
          context.check(
            document.runtimeAttributes(of: object), of: object,
            allowed: entry.value.entries ?? [], isClosed: entry.key != "*")
        }
      }
    })
}

extension RuleContext {
  fileprivate mutating func check(
    _ attributes: [RuntimeAttribute], of object: ElementID,
    allowed: [(key: String, value: OptionValue)], isClosed: Bool
  ) {
    for attribute in attributes {
      guard let values = allowed.first(where: { $0.key == attribute.keyPath })?.value.texts else {
        if isClosed {
          report(
            """
            \(document.describe(object)) sets the runtime attribute “\(attribute.keyPath)”, which \
            is not configured for its class
            """, at: attribute.element, attribute: "keyPath")
        }
        continue
      }
      let text = attribute.text ?? attribute.child.flatMap { document.written(.value, of: $0) }
      let patterns = values.compactMap { Pattern($0) }
      guard let text, !patterns.contains(where: { $0.matches(text) || isSameValue($0.text, text) })
      else { continue }
      report(
        """
        \(document.describe(object)) sets “\(attribute.keyPath)” to “\(text)”; use \
        \(values.joined(separator: " or "))
        """, at: attribute.element, attribute: "value")
    }
  }
}

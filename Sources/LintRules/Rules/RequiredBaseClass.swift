import Diagnostics
import DocumentModel

extension Rule {
  static let requiredBaseClass = Rule(
    "required-base-class", .warning, onByDefault: false,
    summary: "An element is of another class than the configured ones.",
    rationale: """
      A design system has its own label, button or controller class, and a stock one beside them \
      looks and behaves otherwise. Classes are compared by name: what inherits from a configured \
      class has to be listed as well, or matched by a pattern.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      Example(
        #"<subviews><label id="a" customClass="AppLabel"/><button id="b"/></subviews>"#,
        options: ["classes": ["label": ["AppLabel", "App*Label"]]]),
    ],
    reported: [
      Example(
        #"<subviews>👉<label id="a"/><label id="b" customClass="👉OtherLabel"/></subviews>"#,
        options: ["classes": ["label": ["AppLabel"]]]),
      // By the name of UIKit's class.
      Example(
        #"<subviews>👉<switch id="a"/></subviews>"#, options: ["classes": ["UISwitch": "AppSwitch"]]),
    ],
    options: [
      Option(
        "classes", .textsByName,
        "The classes (patterns) allowed for each kind of element, named as in documents or UIKit.")
    ],
    aliases: ["iblinter:use_base_class", "xiblint:unavailable_system_classes"],
    check: .document { context in
      let document = context.document
      for (kind, value) in context.options.entries("classes") {
        let allowed = (value.texts ?? []).compactMap { Pattern($0) }
        for element in document.objects {
          let isMeant =
            document.name(element) == kind || document.kind(element).uikitClass == kind
          guard isMeant, !allowed.matches(document.className(element)) else { continue }
          context.report(
            """
            \(document.describe(element)) is a \(document.className(element)); use \
            \(allowed.map(\.text).joined(separator: " or "))
            """, at: element, attribute: "customClass")
        }
      }
    })
}

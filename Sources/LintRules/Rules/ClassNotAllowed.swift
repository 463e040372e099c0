import Diagnostics
import DocumentModel

extension Rule {
  static let classNotAllowed = Rule(
    "class-not-allowed", .warning, onByDefault: false,
    summary: "A custom class is configured as forbidden.",
    rationale: """
      While a class is being replaced, documents are where new uses of it slip in unnoticed: no \
      compiler warns about a deprecated class there. The option names the classes and what to use in \
      their place.
      """,
    accepted: [
      #"<subviews><view id="v" customClass="OldCard"/></subviews>"#,
      Example(
        #"<subviews><view id="v" customClass="Card"/></subviews>"#,
        options: ["classes": ["Old*": "Card"]]),
    ],
    reported: [
      Example(
        #"<subviews><view id="v" customClass="👉OldCard"/></subviews>"#,
        options: ["classes": ["Old*": "Card"]]),
      Example(
        #"<scene sceneID="s"><objects><viewController id="a" customClass="👉Legacy"/></objects></scene>"#,
        options: ["classes": ["Legacy": ""]]),
    ],
    options: [
      Option(
        "classes", .textByName,
        "The forbidden classes (patterns), each with its replacement or an empty text.")
    ],
    aliases: ["xiblint:unavailable_custom_classes"],
    check: .document { context in
      let document = context.document
      let forbidden = context.options.entries("classes").compactMap { entry in
        Pattern(entry.key).map { (pattern: $0, replacement: entry.value.scalarText ?? "") }
      }
      guard !forbidden.isEmpty else { return }
      for element in document.objects where document.hasCustomClass(element) {
        let name = document.className(element)
        guard let match = forbidden.first(where: { $0.pattern.matches(name) }) else { continue }
        let advice = match.replacement.isEmpty ? "" : "; use \(match.replacement)"
        context.report(
          "\(document.describe(element)) is a \(name), which is not to be used any more\(advice)",
          at: element, attribute: "customClass")
      }
    })
}

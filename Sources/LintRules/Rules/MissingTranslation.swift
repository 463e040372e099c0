import Diagnostics
import DocumentModel
import Localization

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .warning, onByDefault: false,
    summary: "A text has no translation in a language that the document is translated to.",
    rationale: """
      Readers of that language see it in the document's own. Texts without a letter need no \
      translation; texts that code replaces before they are seen are better left out of the document.
      """,
    accepted: [
      Example(
        #"<subviews><label id="a" text="Name"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(language: "de", values: ["a.text": "Name"])
        ])),
      Example(
        #"<subviews><label id="a" text="12:34"/><label id="b"/></subviews>"#,
        surroundings: .example(translations: [StringsTable(language: "de", values: [:])])),
      #"<subviews><label id="a" text="Name"/></subviews>"#,
    ],
    reported: [
      Example(
        #"<subviews><label id="a" text="👉Name"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(language: "de", values: [:]),
          StringsTable(language: "fr", values: ["a.text": "Nom"]),
        ])),
      Example(
        """
        <subviews><button id="a"><accessibility key="accessibilityConfiguration" label="👉Close"/>\
        <state key="normal" title="👉Close"/></button></subviews>
        """,
        surroundings: .example(translations: [StringsTable(language: "de", values: [:])])),
    ],
    check: .document { context in
      let tables = context.surroundings.translations
      guard !tables.isEmpty else { return }
      for text in context.facts.localizableTexts where text.text.contains(where: \.isLetter) {
        guard let id = context.document.written(.id, of: text.object) else { continue }
        let missing = tables.filter { $0.text(of: text.property, objectID: id) == nil }
        guard !missing.isEmpty else { continue }
        context.report(
          """
          the \(text.property) of \(context.document.describe(text.object)) has no translation in \
          \(missing.map(\.language).enumerated)
          """, at: text.element, attribute: text.attribute, objects: [text.object])
      }
    })
}

import Diagnostics
import DocumentModel
import Localization

extension Rule {
  static let staleTranslation = Rule(
    "stale-translation", .warning, onByDefault: true,
    summary: "A translation is of an object or property that does not exist.",
    rationale: """
      Translations of a document are kept by object id. When an object is deleted or made anew, its \
      line in every language stays behind: it is paid for, reviewed, and never shown, and the new \
      object is shown untranslated.
      """,
    accepted: [
      Example(
        #"<subviews><label id="a" text="Name"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(language: "de", values: ["a.text": "Name"])
        ])),
      // What this program does not know it does not judge.
      Example(
        #"<subviews><view id="a" customClass="Fancy"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(
            language: "de",
            values: ["a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]": "Name"])
        ])),
      // A button may show its title in code.
      Example(
        #"<subviews><button id="a"><state key="normal" title="Go"/></button></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(
            language: "de", values: ["a.normalTitle": "Los", "a.accessibilityHint": "x"])
        ])),
    ],
    reported: [
      Example(
        #"<subviews><label id="a" text="Name"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(
            language: "de", file: SourceFile(name: "de.lproj/Example.strings", text: ""),
            entries: [
              .init(key: "a.text", text: "Name", keyRange: 0..<0, textRange: 0..<0),
              .init(key: "gone.text", text: "Weg", keyRange: 0..<0, textRange: 0..<0),
            ])
        ])),
      Example(
        #"<subviews><label id="a" text="Name"/></subviews>"#,
        surroundings: .example(translations: [
          StringsTable(
            language: "fr", file: SourceFile(name: "fr.lproj/Example.strings", text: ""),
            entries: [.init(key: "a.normalTitle", text: "Nom", keyRange: 0..<0, textRange: 0..<0)])
        ])),
    ],
    check: .document { context in
      for table in context.surroundings.translations {
        for entry in table.entries {
          guard let problem = context.problem(with: entry) else { continue }
          context.report(
            """
            the \(table.language) translation of \(entry.key) (“\(entry.text.shortened)”) is never \
            shown: \(problem); remove the line
            """, in: table.file ?? context.document.file, at: entry.keyRange,
            objects: [String(entry.objectID)], language: table.language)
        }
      }
    })
}

extension RuleContext {
  fileprivate func problem(with entry: StringsTable.Entry) -> String? {
    let objectID = String(entry.objectID)
    guard let object = document.object(objectID) else { return "no object has the id \(objectID)" }
    let property = entry.property.map(String.init) ?? ""
    guard DocumentFacts.knows(property, of: document.tag(object)) == false else { return nil }
    return "\(document.describe(object)) has no \(property)"
  }
}

extension String {
  /// Cut to what a message has room for.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 32 ? line.prefix(31) + "…" : line
  }
}

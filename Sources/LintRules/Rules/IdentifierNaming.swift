import Diagnostics
import DocumentModel

extension Rule {
  static let identifierNaming = Rule(
    "identifier-naming", .warning, onByDefault: false,
    summary: "An identifier does not match the configured pattern.",
    rationale: """
      Segue, storyboard and reuse identifiers are texts that code repeats. A pattern for each (a \
      prefix, a suffix, a spelling) makes them easy to find and to generate constants from. What has \
      no pattern is not looked at.
      """,
    accepted: [
      """
      <scene sceneID="s"><objects><viewController storyboardIdentifier="whatever" id="a"/></objects></scene>
      """,
      Example(
        """
        <scene sceneID="s"><objects><viewController storyboardIdentifier="LoginScene" id="a">\
        <connections><segue destination="a" kind="show" identifier="showAgain" id="x"/></connections>\
        </viewController></objects></scene>
        """, options: ["storyboard": "*Scene", "segue": ["show*", "present*"]]),
    ],
    reported: [
      Example(
        """
        <scene sceneID="s"><objects><viewController storyboardIdentifier="👉Login" id="a">\
        <connections><segue destination="a" kind="show" identifier="👉Again" id="x"/></connections>\
        </viewController></objects></scene>
        """, options: ["storyboard": "*Scene", "segue": "/[a-z][A-Za-z]*/"]),
      Example(
        #"<objects><tableViewCell reuseIdentifier="👉cell 1" id="c"/></objects>"#,
        options: ["reuse": "/[A-Za-z]+/"]),
    ],
    options: [
      Option("segue", .patterns, "What segue identifiers must match."),
      Option("storyboard", .patterns, "What storyboard identifiers must match."),
      Option("reuse", .patterns, "What reuse identifiers must match."),
    ],
    aliases: ["storyboardlint"],
    check: .document { context in
      let facts = context.facts
      let document = context.document
      let kinds: [(option: String, attribute: String, elements: [ElementID])] = [
        ("segue", "identifier", facts.elements(.segue)),
        ("storyboard", "storyboardIdentifier", document.controllers.map(\.element)),
        (
          "reuse", "reuseIdentifier",
          facts.elements([.tableViewCell, .collectionViewCell, .collectionReusableView])
        ),
      ]
      for kind in kinds {
        guard let patterns = context.options.patterns(kind.option), !patterns.isEmpty else {
          continue
        }
        for element in kind.elements {
          guard let text = document.text(ofAttribute: kind.attribute, in: element), !text.isEmpty,
            !patterns.matches(text)
          else { continue }
          context.report(
            """
            the \(kind.option) identifier “\(text)” does not match \
            \(patterns.map(\.text).joined(separator: " or "))
            """, at: element, attribute: kind.attribute)
        }
      }
    })
}

import Diagnostics
import DocumentModel
import Resolution

extension Rule {
  static let conflictingOneClassVariations = Rule(
    "conflicting-one-class-variations", .warning, onByDefault: true,
    summary: "A width-only and a height-only variation set the same thing to different values.",
    rationale: """
      Where both size classes hold (a phone in landscape is compact in both), two variations apply \
      that are equally specific, and nothing documented says which wins. A variation for the pair of \
      classes decides it.
      """,
    accepted: [
      """
      <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" spacing="8"/>\
      <variation key="widthClass=compact" axis="vertical"/></stackView></subviews>
      """,
      // The same value.
      """
      <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" spacing="8"/>\
      <variation key="widthClass=compact" spacing="8.0"/></stackView></subviews>
      """,
      // The pair is decided.
      """
      <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" spacing="8"/>\
      <variation key="widthClass=compact" spacing="2"/>\
      <variation key="heightClass=compact-widthClass=compact" spacing="6"/></stackView></subviews>
      """,
    ],
    reported: [
      """
      <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" spacing="8"/>\
      <variation key="widthClass=compact" spacing="👉2"/></stackView></subviews>
      """,
      """
      <subviews><label id="a"/></subviews>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews">👉<include reference="a"/></mask></variation>
      """,
    ],
    check: .document { context in
      let document = context.document
      for pair in document.oneClassPairs {
        let settings = document.settings(of: pair.width)
        for other in document.settings(of: pair.height) {
          guard let own = settings.first(where: { $0.target == other.target }),
            !isSameValue(own.text, other.text),
            !document.isDecided(own.target, by: pair)
          else { continue }
          let owner = document[pair.width].owner
          context.report(
            """
            \(own.phrase(document)) of \(document.describe(owner)) is \(own.shown(document)) for one \
            width class and \(other.shown(document)) for one height class: where both hold, nothing \
            says which wins; add a variation for both together
            """, at: own.element, attribute: own.attribute,
            notes: [context.note("the other variation", at: document[pair.height].element)],
            objects: [owner])
        }
      }
    })
}

extension Document {
  fileprivate struct OneClassPair {
    let width: VariationID
    let height: VariationID
  }

  /// Pairs of variations of one object, one for a width class and one for a height class only.
  fileprivate var oneClassPairs: [OneClassPair] {
    variationIDs.flatMap { width -> [OneClassPair] in
      let key = self[width].key
      guard key.widthClass != nil, key.specificity == 1, key.unknown == nil else { return [] }
      return variations(of: self[width].owner).filter { other in
        let key = self[other].key
        return key.heightClass != nil && key.specificity == 1 && key.unknown == nil
      }.map { OneClassPair(width: width, height: $0) }
    }
  }

  /// Whether a variation for both classes together sets the same thing.
  fileprivate func isDecided(_ target: VariationTarget, by pair: OneClassPair) -> Bool {
    variations(of: self[pair.width].owner).contains { id in
      self[id].key.widthClass == self[pair.width].key.widthClass
        && self[id].key.heightClass == self[pair.height].key.heightClass
        && settings(of: id).contains { $0.target == target }
    }
  }
}

extension VariationSetting {
  fileprivate func phrase(_ document: Document) -> String {
    switch target {
    case .attribute(let name): "the \(name)"
    case .value(let key): "the \(key)"
    case .installation(let object): "\(document.describe(object)) as a part"
    }
  }

  fileprivate func shown(_ document: Document) -> String {
    switch target {
    case .attribute: text
    case .value:
      switch document.tag(element) {
      case .fontDescription: document.font(element).phrase
      case .color: document.color(element).phrase
      default: "one value"
      }
    case .installation: text == "YES" ? "installed" : "not installed"
    }
  }
}

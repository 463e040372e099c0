import Diagnostics
import DocumentModel
import Resolution

extension Rule {
  static let variationWithoutEffect = Rule(
    "variation-without-effect", .info, onByDefault: false,
    summary: "A variation changes nothing in any size class.",
    rationale: """
      Interface Builder keeps a variation when its value is set back to what holds without it. Such \
      left-overs make a document look as if it differed between size classes, and somebody has to \
      find out that it does not.
      """,
    accepted: [
      #"<subviews><stackView id="s"><variation key="heightClass=compact" spacing="8"/></stackView></subviews>"#,
      // It takes back what a weaker variation does.
      """
      <subviews><stackView id="s" spacing="4"><variation key="heightClass=compact" spacing="8"/>\
      <variation key="heightClass=compact-widthClass=regular" spacing="4"/></stackView></subviews>
      """,
      // The default variation holds what is not installed at first.
      """
      <subviews><label id="a"/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
      """,
    ],
    reported: [
      """
      <subviews><stackView id="s" spacing="8">
      👉<variation key="heightClass=compact" spacing="8.0"/>
      </stackView></subviews>
      """,
      // Installed anyway.
      """
      <subviews><label id="a"/></subviews>
      👉<variation key="heightClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
      """,
      // The stronger ones decide wherever the weaker one applies, and say what holds anyway.
      """
      <subviews><stackView id="s">
      👉<variation key="heightClass=compact" axis="vertical"/>
      👉<variation key="heightClass=compact-widthClass=compact" axis="horizontal"/>
      👉<variation key="heightClass=compact-widthClass=regular" axis="horizontal"/>
      </stackView></subviews>
      """,
    ],
    hasFix: true,
    check: .document { context in
      let document = context.document
      for id in document.variationsWithoutEffect {
        let variation = document[id]
        let key = document.written(.key, of: variation.element) ?? ""
        context.report(
          """
          the variation of \(document.describe(variation.owner)) for \(key) changes nothing; remove \
          it
          """, at: variation.element,
          fixes: context.fix(
            "Remove the variation", document.removal(of: variation.element)),
          objects: [variation.owner])
      }
    })
}

extension Document {
  /// Variations that can all be removed together, in document order.
  fileprivate var variationsWithoutEffect: [VariationID] {
    var removed: Set<VariationID> = []
    // One that is gone can leave another one without effect.
    while let next = variationIDs.first(where: {
      !removed.contains($0) && !self[$0].key.isDefault && isWithoutEffect($0, beside: removed)
    }) {
      removed.insert(next)
    }
    return removed.sorted()
  }

  /// Whether everything is the same without a variation, in every size class and on every idiom, once
  /// others are removed.
  private func isWithoutEffect(_ id: VariationID, beside removed: Set<VariationID>) -> Bool {
    let settings = settings(of: id)
    let candidates = traits(matching: self[id].key)
    return settings.allSatisfy { setting in
      candidates.allSatisfy { traits in
        let with = text(of: setting.target, on: self[id].owner, in: traits, without: removed)
        let without = text(
          of: setting.target, on: self[id].owner, in: traits, without: removed.union([id]))
        guard let with, let without else { return with == without }
        return isSameValue(with, without)
      }
    }
  }

  private func traits(matching key: Variation.Key) -> [Traits] {
    let idioms: [Configuration.Idiom] = [.phone, .pad, .mac]
    return Traits.all.flatMap { traits in
      idioms.map {
        Traits(widthClass: traits.widthClass, heightClass: traits.heightClass, idiom: $0)
      }
    }.filter { key.matches($0) }
  }

  /// What holds in some traits: the setting of the strongest matching variation, among equals of the
  /// last, else what holds without variations.
  private func text(
    of target: VariationTarget, on owner: ElementID, in traits: Traits,
    without left: Set<VariationID>
  ) -> String? {
    var best: (specificity: Int, text: String)?
    for id in variations(of: owner) where !left.contains(id) {
      let key = self[id].key
      guard !key.isDefault, key.matches(traits), key.specificity >= best?.specificity ?? 0,
        let setting = settings(of: id).last(where: { $0.target == target })
      else { continue }
      best = (key.specificity, setting.text)
    }
    return best?.text ?? baseText(of: target, on: owner)
  }
}

import Diagnostics
import DocumentModel

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate-constraint", .warning, onByDefault: true,
    summary: "Two constraints say the same.",
    rationale: """
      The second one changes nothing today. It does the day somebody edits the first and the other \
      still holds the old value: then they contradict each other. Mirrored constraints (a to b, b to \
      a) are compared whole, with relation, multiplier, constant and priority, and constraints that \
      are installed in different size classes are no duplicates.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      priority="750" id="2"/>
      <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="root" \
      secondAttribute="top" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="4"/>
      </constraints>
      """,
      // Mirrored, but the constant is on the other side.
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="1"/>
      <constraint firstItem="root" firstAttribute="top" secondItem="a" secondAttribute="top" \
      constant="8" id="2"/>
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="root" secondAttribute="width" id="3"/>
      <constraint firstItem="root" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="a" secondAttribute="width" id="4"/>
      </constraints>
      """,
      // One for each height class.
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="2"/></mask></variation>
      <variation key="heightClass=compact"><mask key="constraints"><exclude reference="1"/>\
      <include reference="2"/></mask></variation>
      """,
    ],
    reported: [
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      👉<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      </constraints>
      """,
      // Mirrored.
      """
      <subviews><label id="a"/></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="8" id="1"/>
      👉<constraint firstAttribute="top" secondItem="a" secondAttribute="top" constant="-8" id="2"/>
      <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="root" secondAttribute="width" multiplier="0.5" id="3"/>
      👉<constraint firstItem="root" firstAttribute="width" relation="greaterThanOrEqual" \
      secondItem="a" secondAttribute="width" multiplier="2" id="4"/>
      </constraints>
      """,
      // Held by two views.
      """
      <subviews><label id="a"><constraints>\
      <constraint firstAttribute="width" constant="40" id="1"/></constraints></label></subviews>
      <constraints>
      👉<constraint firstItem="a" firstAttribute="width" constant="40" id="2"/>
      </constraints>
      """,
      // One of them has an outlet, so that the other has to go.
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><view key="view" \
      id="root"><subviews><label id="a"/></subviews><constraints>
      👉<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
      </constraints></view><connections><outlet property="top" destination="2" id="o"/>\
      </connections></viewController></objects></scene>
      """,
    ],
    aliases: ["iblinter:duplicate_constraint"],
    hasFix: true,
    check: .document { context in
      let document = context.document
      let groups = context.facts.equalConstraints
      guard !groups.isEmpty else { return }
      let referenced = document.referencedConstraints
      for group in groups {
        for pair in Self.pairs(group, context.facts, referenced) {
          let (id, other) = (pair.redundant, pair.kept)
          let isMirrored = document[id].first != document[other].first
          context.report(
            """
            \(document.describe(document[id].element)) says the same as \
            \(document.describe(document[other].element))\(isMirrored ? ", mirrored" : ""): \
            \(document.equation(other)); remove one
            """, at: document[id].element,
            notes: [context.note("the same constraint", at: document[other].element)],
            fixes: referenced.contains(id)
              ? []
              : context.fix(
                "Remove the constraint", document.removal(of: document[id].element)),
            objects: document.objects(of: id), constraints: [id, other])
        }
      }
    })

  /// Of equal constraints: which one is redundant beside which other. What an outlet or a mask refers
  /// to is kept where there is a choice.
  private static func pairs(
    _ group: [ConstraintID], _ facts: DocumentFacts, _ referenced: Set<ConstraintID>
  ) -> [(redundant: ConstraintID, kept: ConstraintID)] {
    let order = group.filter { referenced.contains($0) } + group.filter { !referenced.contains($0) }
    var kept: [ConstraintID] = []
    var pairs: [(redundant: ConstraintID, kept: ConstraintID)] = []
    for id in order {
      guard let own = facts.presences[id], own.isInstalledSomewhere else { continue }
      let constraint = facts.document[id]
      let other = kept.first { candidate in
        let isMirrored = facts.document[candidate].first != constraint.first
        return facts.presences[candidate].map {
          own.isCovered(by: $0) { isMirrored ? -constraint.multiplier * $0 : $0 }
        } ?? false
      }
      if let other { pairs.append((id, other)) } else { kept.append(id) }
    }
    return pairs
  }
}

extension Document {
  /// Constraints that something else than the layout knows by id or identifier.
  fileprivate var referencedConstraints: Set<ConstraintID> {
    var result: Set<ConstraintID> = []
    for id in constraintIDs {
      let element = self[id].element
      if !outlets(to: element).isEmpty || written(.identifier, of: element) != nil {
        result.insert(id)
      }
    }
    for variation in variations {
      for change in variation.changes {
        if let constraint = change.object.flatMap({ constraint(of: $0) }) {
          result.insert(constraint)
        }
      }
    }
    return result
  }
}

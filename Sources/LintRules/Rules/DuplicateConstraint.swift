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
      let referenced = document.referencedConstraints
      for group in context.facts.equalConstraints {
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

/// What a constraint says, its constant apart: equal keys say the same where the constants are equal
/// as well.
private struct ConstraintStatement: Hashable {
  let first: Constraint.Side.Item
  let firstAttribute: LayoutAttribute
  let second: Constraint.Side.Item?
  let secondAttribute: LayoutAttribute?
  let relation: LayoutRelation
  let multiplier: Double
  let priority: Double
  let constant: Double
  let isSymbolic: Bool
  /// Locations are multiplied in the coordinates of the view that holds the constraint.
  let owner: ViewID?
}

extension DocumentFacts {
  /// Constraints that say the same, by groups of two and more, in document order.
  fileprivate var equalConstraints: [[ConstraintID]] {
    var groups: [ConstraintStatement: [ConstraintID]] = [:]
    for id in document.constraintIDs {
      let constraint = document[id]
      guard !constraint.isPlaceholder, !constraint.hasInvalidAttribute,
        let statement = statement(of: constraint)
      else { continue }
      groups[statement, default: []].append(id)
    }
    return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
  }

  private func statement(of constraint: Constraint) -> ConstraintStatement? {
    guard let first = constraint.first, constraint.multiplier != 0 else { return nil }
    let constant = document.number(.constant, of: constraint.element)
    guard let second = constraint.second else {
      return ConstraintStatement(
        first: first.item, firstAttribute: first.attribute.canonical, second: nil,
        secondAttribute: nil, relation: constraint.relation, multiplier: 1,
        priority: constraint.priority, constant: rounded(constant),
        isSymbolic: constraint.isSymbolic, owner: nil)
    }
    let owner =
      constraint.multiplier == 1 || first.attribute.isDimension ? nil : constraint.owner
    guard precedes(second, first) else {
      return ConstraintStatement(
        first: first.item, firstAttribute: first.attribute.canonical, second: second.item,
        secondAttribute: second.attribute.canonical, relation: constraint.relation,
        multiplier: rounded(constraint.multiplier), priority: constraint.priority,
        constant: rounded(constant), isSymbolic: constraint.isSymbolic, owner: owner)
    }
    // a = m·b + c is b = a/m - c/m; dividing by less than 0 turns ≤ and ≥ once more.
    let flips = constraint.multiplier > 0
    let relation: LayoutRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: flips ? .greaterThanOrEqual : .lessThanOrEqual
      case .greaterThanOrEqual: flips ? .lessThanOrEqual : .greaterThanOrEqual
      }
    return ConstraintStatement(
      first: second.item, firstAttribute: second.attribute.canonical, second: first.item,
      secondAttribute: first.attribute.canonical, relation: relation,
      multiplier: rounded(1 / constraint.multiplier), priority: constraint.priority,
      constant: rounded(-constant / constraint.multiplier), isSymbolic: constraint.isSymbolic,
      owner: owner)
  }

  /// To a millionth: mirrored numbers differ in their last digits.
  private func rounded(_ value: Double) -> Double {
    let scaled = (value * 1e6).rounded() / 1e6
    // -0 and 0 are one number, but not one text.
    return scaled.isFinite ? scaled + 0 : value
  }

  /// An order of sides, so that a constraint and its mirror image read alike.
  private func precedes(_ left: Constraint.Side, _ right: Constraint.Side) -> Bool {
    let (a, b) = (key(left), key(right))
    return a < b
  }

  private func key(_ side: Constraint.Side) -> (Int, Int32, String, String) {
    switch side.item {
    case .view(let view): (0, view.rawValue, "", side.attribute.canonical.rawValue)
    case .guide(let guide): (1, guide.rawValue, "", side.attribute.canonical.rawValue)
    case .unresolved(let id): (2, 0, id, side.attribute.canonical.rawValue)
    }
  }
}

extension LayoutAttribute {
  /// `baseline` and `lastBaseline` are one attribute.
  fileprivate var canonical: LayoutAttribute { self == .baseline ? .lastBaseline : self }
}

import DocumentModel
import Resolution

/// Where a constraint is installed, and with which constant: by trait pair, in the order of
/// `Traits.all`.
struct ConstraintPresence: Equatable {
  /// Nil where it is not installed.
  var constants: [Double?]

  var isInstalledSomewhere: Bool { constants.contains { $0 != nil } }

  /// Whether it holds nowhere that the other does not hold as well, with the same constant once the
  /// other's is translated.
  func isCovered(by other: ConstraintPresence, translating: (Double) -> Double) -> Bool {
    zip(constants, other.constants).allSatisfy { own, others in
      guard let own else { return true }
      guard let others else { return false }
      return abs(own - translating(others)) < 1e-6
    }
  }

  /// One for each constraint of a document.
  static func all(
    in document: Document, _ resolved: [ResolvedDocument]
  ) -> [ConstraintID: ConstraintPresence] {
    var result: [ConstraintID: ConstraintPresence] = [:]
    for id in document.constraintIDs {
      let constants = resolved.map { resolved -> Double? in
        switch resolved.state(of: id) {
        case .installed: resolved.constant(of: id)
        case .uninstalled, .placeholder, .inactive: nil
        }
      }
      result[id] = ConstraintPresence(constants: constants)
    }
    return result
  }
}

extension Document {
  /// See `DocumentFacts.resolvedByTraits`.
  var resolvedByTraits: [ResolvedDocument] {
    let groups = distinctTraits
    let byGroup = groups.map { group in
      let traits = group.first ?? Traits(widthClass: .compact, heightClass: .regular)
      return ResolvedDocument(
        self,
        Configuration(
          width: 0, height: 0, scale: 1, widthClass: traits.widthClass,
          heightClass: traits.heightClass, idiom: traits.idiom))
    }
    return Traits.all.compactMap { traits in
      groups.firstIndex { $0.contains(traits) }.map { byGroup[$0] }
    }
  }
}

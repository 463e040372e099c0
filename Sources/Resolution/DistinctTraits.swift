package import DocumentModel

extension Document {
  /// The size classes in which the document really differs: one group for each different outcome of
  /// its variations, in the order of `Traits.all`; the Mac idiom joins where a variation names it.
  ///
  /// Two traits are in one group when the same variations apply to them, so that every later stage
  /// may work on the first of a group and speak for all.
  package var distinctTraits: [[Traits]] { distinctTraits { _ in true } }

  /// The same for the objects of one scene.
  package func distinctTraits(of scene: SceneID) -> [[Traits]] {
    let range = wholeRange(self[scene].element)
    return distinctTraits { range.contains(self.range($0.element).lowerBound) }
  }

  private func distinctTraits(where isIncluded: (Variation) -> Bool) -> [[Traits]] {
    var candidates = Traits.all
    let relevant = variations.filter { !$0.key.isDefault && isIncluded($0) }
    if relevant.contains(where: { $0.key.idiom == Configuration.Idiom.mac.rawValue }) {
      candidates += Traits.all.map {
        Traits(widthClass: $0.widthClass, heightClass: $0.heightClass, idiom: .mac)
      }
    }
    var groups: [(applied: [Bool], traits: [Traits])] = []
    for traits in candidates {
      let applied = relevant.map { $0.key.matches(traits) }
      if let index = groups.firstIndex(where: { $0.applied == applied }) {
        groups[index].traits.append(traits)
      } else {
        groups.append((applied, [traits]))
      }
    }
    return groups.map(\.traits)
  }
}

extension Document {
  /// Views and constraints that masks leave out of every configuration, in document order.
  package var neverInstalled: [ElementID] {
    var masked: Set<ElementID> = []
    for variation in variations {
      for change in variation.changes {
        if let object = change.object { masked.insert(object) }
      }
    }
    guard !masked.isEmpty else { return [] }
    let resolved = distinctTraits.compactMap(\.first).map {
      ResolvedDocument(self, .typical(of: $0))
    }
    return masked.sorted().filter { element in
      resolved.allSatisfy { !$0.isInstalledByMasks(element) }
    }
  }

  /// The same for the objects of one scene.
  package func neverInstalled(in scene: SceneID) -> [ElementID] {
    let range = wholeRange(self[scene].element)
    return neverInstalled.filter { range.contains(self.range($0).lowerBound) }
  }
}

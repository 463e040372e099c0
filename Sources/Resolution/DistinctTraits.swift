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
  package func neverInstalled(in scene: SceneID) -> [ElementID] {
    let range = wholeRange(self[scene].element)
    let resolved = distinctTraits(of: scene).compactMap(\.first).map { traits in
      ResolvedDocument(
        self,
        Configuration(
          width: 0, height: 0, scale: 1, widthClass: traits.widthClass,
          heightClass: traits.heightClass, idiom: traits.idiom))
    }
    var masked: Set<ElementID> = []
    for variation in variations {
      for change in variation.changes {
        if let object = change.object { masked.insert(object) }
      }
    }
    return masked.sorted().filter { element in
      guard range.contains(self.range(element).lowerBound) else { return false }
      return resolved.allSatisfy { !$0.isInstalledByMasks(element) }
    }
  }
}

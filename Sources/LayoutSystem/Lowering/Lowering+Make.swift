internal import DocumentModel
package import Resolution

extension Lowering {
  /// Lowers a document.
  ///
  /// - Parameter combinations: The document with each set of traits that its variations tell apart;
  ///   whatever sizes and scales they have, only lengths for proportional filling depend on them.
  package init(_ combinations: [ResolvedDocument], options: LoweringOptions) {
    self.init(options: options)
    guard let document = combinations.first?.document, !options.isEmpty else { return }
    let uses = ConstraintUses(document)
    let folding = SpacerFolding(
      document, combinations: combinations, uses: uses, options: options)
    self =
      FormChooser(document, combinations: combinations, uses: uses, folded: folding.lowering)
      .lowering
    notes.sort { $0.view < $1.view }
    addFoldedDistances(combinations)
    let stacks = document.viewIDs.filter { document[$0].isStack && form(of: $0) != .kept }
    guard !stacks.isEmpty else { return }
    addConstraints(of: stacks, combinations, uses)
  }

  /// What stack views that stay do instead of spacers.
  private mutating func addFoldedDistances(_ combinations: [ResolvedDocument]) {
    guard !gaps.isEmpty, let document = combinations.first?.document else { return }
    let texts = combinations.map { StackTexts($0) }
    for stack in document.viewIDs
    where form(of: stack) == .kept && document[stack].subviews.contains(where: { gaps[$0] != nil })
    {
      let inputs = combinations.enumerated().map { index, resolved in
        folded(StackInput(resolved, stack, texts: texts[index]) { _, _ in 0 }, in: index)
      }
      for view in document[stack].subviews where gaps[view] == nil {
        let values = inputs.map { input in
          input.arranged.first { $0.view == view }?.customSpacing?.distance
        }
        guard values.contains(where: { $0 != nil }) else { continue }
        spacings.append(LoweredSpacing(stack: stack, view: view, values: values))
      }
      let ends = inputs.map {
        LoweredMargins.Ends(axis: $0.axis, start: $0.startInset, end: $0.endInset)
      }
      if ends.contains(where: { $0.start > 0 || $0.end > 0 }) {
        margins.append(LoweredMargins(stack: stack, values: ends))
      }
    }
  }

  // MARK: Constraints

  private mutating func addConstraints(
    of stacks: [ViewID], _ combinations: [ResolvedDocument], _ uses: ConstraintUses
  ) {
    var merging = LoweredConstraints(combinationCount: combinations.count)
    var rewritten: Set<ConstraintID> = []
    var shared: Set<ViewID> = []
    for (index, resolved) in combinations.enumerated() {
      let document = resolved.document
      let parts = DocumentParts(resolved)
      let lengths = NaturalLengths(parts)
      let writer = LoweredStack(resolved: resolved, lowering: self, lengths: lengths)
      var generated: [(stack: ViewID, LoweredStack.Lowered)] = []
      for stack in stacks where resolved.isInstalled(stack) {
        let input = folded(
          StackInput(resolved, stack, texts: parts.texts) { lengths.length(of: $0, $1) }, in: index)
        generated += writer.constraints(input).map { (stack, $0) }
        if input.sharesMeasuredLengths(document) { shared.insert(stack) }
        settleTies(input, lengths.contents, uses)
      }
      // Baselines that the author's constraints take from stack views.
      var authored: [LayoutConstraint] = []
      for id in document.constraintIDs
      where resolved.state(of: id) == .installed && !removed.contains(id) {
        guard let written = resolved.layoutConstraint(id) else { continue }
        var constraint = written
        constraint.first = writer.vended(written.first)
        constraint.second = written.second.map(writer.vended)
        authored.append(constraint)
        guard constraint != written, let stack = written.loweredStack(self, document) else {
          continue
        }
        rewritten.insert(id)
        merging.add(stack, .init(constraint: constraint), isSuperfluous: false, in: index)
      }
      let pruning = Pruning(
        generated.map(\.1.constraint), authored: authored,
        isViewGiven: { parts.placements.isGiven($0, along: $1) },
        contents: lengths.wishes(document),
        superview: { document[$0].superview })
      for (entry, isSuperfluous) in zip(generated, pruning.isSuperfluous) {
        merging.add(entry.stack, entry.1, isSuperfluous: isSuperfluous, in: index)
      }
    }
    constraints = merging.needed(inOrderOf: stacks)
    removed.formUnion(rewritten)
    for stack in stacks where shared.contains(stack) { noteShares(of: stack) }
  }

  /// Constraints cannot hear what views measure: shares are those of one device.
  private mutating func noteShares(of stack: ViewID) {
    let own = notes.firstIndex { $0.view == stack && $0.kind == .stack }
    notes.insert(
      LoweringNote(
        kind: .stack, view: stack,
        text: "fills proportionally by shares that are fixed as its views measure on a typical "
          + "device: other texts, text sizes, images and screen scales do not change them",
        isDone: true),
      at: own.map { $0 + 1 } ?? notes.endIndex)
  }

  /// In a stack the first of equals gives and later ones hold (corrections.md 21): without one, later
  /// ones hold more, by as little as makes 12,000 frames agree with live ones (uistackview.md 8).
  ///
  /// Not where lengths are settled otherwise: by equal or proportional lengths, by even distances of
  /// centres, or by the author. There an order of strength would outvote them.
  private mutating func settleTies(
    _ input: StackInput, _ contents: ContentSizes, _ uses: ConstraintUses
  ) {
    guard input.distribution == .fill || input.distribution == .equalSpacing else { return }
    for isHugging in [true, false] {
      let values = input.arranged.map {
        uses.related.contains($0.view)
          ? nil : contents.priority(of: $0.view, input.axis, isHugging: isHugging)
      }
      for (index, value) in values.enumerated() where index > 0 {
        guard let value, value < 1000, values.count(where: { $0 == value }) > 1 else { continue }
        let view = input.arranged[index].view
        let isKnown = priorities[view]?.contains {
          $0.axis == input.axis && $0.isHugging == isHugging
        }
        guard isKnown != true else { continue }
        priorities[view, default: []].append(
          LoweredPriority(
            axis: input.axis, isHugging: isHugging,
            value: value + 0.001 * Double(min(index, 900))))
      }
    }
  }
}

extension StackInput {
  /// Whether shares depend on what views measure: on texts, on images, and on what code draws.
  fileprivate func sharesMeasuredLengths(_ document: Document) -> Bool {
    guard distribution == .fillProportionally, arranged.count(where: { !$0.isHidden }) > 1 else {
      return false
    }
    return arranged.contains { !$0.isHidden && document.isMeasured($0.view) }
  }
}

extension Document {
  /// Whether the natural size of a view, or of one in it, is a matter of text, images or code.
  fileprivate func isMeasured(_ view: ViewID) -> Bool {
    var pending = [view]
    while let next = pending.popLast() {
      let entry = self[next]
      if written(.customClass, of: entry.element)?.isEmpty == false { return true }
      switch entry.tag {
      case .view, .stackView, .switchControl, .slider, .stepper, .progressView,
        .activityIndicatorView:
        pending += entry.subviews
      default: return true
      }
    }
    return false
  }
}

extension LayoutConstraint {
  /// The lowered stack view that it measures from.
  fileprivate func loweredStack(_ lowering: Lowering, _ document: Document) -> ViewID? {
    for item in [first.item, second?.item] {
      if case .view(let view)? = item, document[view].isStack, lowering.form(of: view) != .kept {
        return view
      }
    }
    return nil
  }
}

extension NaturalLengths {
  fileprivate func wishes(_ document: Document) -> [Pruning.ContentWish] {
    document.viewIDs.flatMap { view in
      [LayoutAxis.horizontal, .vertical].compactMap { axis in
        guard let hugging = contents.priority(of: view, axis, isHugging: true),
          let compression = contents.priority(of: view, axis, isHugging: false)
        else { return nil }
        return Pruning.ContentWish(
          view: view, axis: axis, hugging: hugging, compression: compression)
      }
    }
  }
}

extension PlacementReader {
  /// Whether the edges of a view along an axis follow from what is outside the layout: not in a cell that
  /// is as long as its content where its list lets it be.
  func isGiven(_ view: ViewID, along axis: LayoutAxis) -> Bool {
    var next: ViewID? = view
    while let current = next {
      switch placement(of: current) {
      case .solved: return false
      case .root: return !resolved.document[current].tag.fitsContent(along: axis)
      case .row(let row) where axis == .vertical && row.height == nil: return false
      case .fixed, .springs, .fills, .row: next = resolved.document[current].superview
      }
    }
    return true
  }
}

extension ElementTag {
  /// Whether views of this kind are measured by their content when a list holds them.
  fileprivate func fitsContent(along axis: LayoutAxis) -> Bool {
    switch self {
    case .tableViewCell: axis == .vertical
    case .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }
}

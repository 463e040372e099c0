package import DocumentModel
package import Resolution

extension StackInput {
  /// The stack view of a document in one configuration.
  ///
  /// - Parameters:
  ///   - texts: Which arranged views have text; nil where that does not matter.
  ///   - length: The natural length of a view along the stack's axis, in points; asked only where
  ///     proportional filling needs it.
  package init(
    _ resolved: ResolvedDocument, _ view: ViewID, texts: StackTexts?,
    length: (ViewID, LayoutAxis) -> Double
  ) {
    let element = resolved.document[view].element
    let axis = resolved.value(.axis, of: element) ?? .horizontal
    let distribution = resolved.value(.distribution, of: element) ?? .fill
    let needsLengths = distribution == .fillProportionally
    self.init(
      view: view, axis: axis, distribution: distribution,
      alignment: Alignment(resolved.value(.alignment, of: element) ?? .fill),
      spacing: resolved.written(.spacingType, of: element) == "standard"
        ? .standard : .points(resolved.number(.spacing, of: element)),
      isBaselineRelative: resolved.flag(.baselineRelativeArrangement, of: element),
      isMarginsRelative: resolved.stackMargins(view) != nil,
      arranged: resolved.arrangedSubviews(of: view).map { arranged in
        Arranged(
          arranged, isHidden: resolved.flag(.hidden, of: resolved.document[arranged].element),
          length: needsLengths ? length(arranged, axis) : 0,
          hasBaseline: texts?.hasBaseline(arranged) ?? false,
          isMultiline: texts?.isMultiline(arranged) ?? false)
      })
  }
}

extension ResolvedDocument {
  /// The installed arranged subviews of a stack view, in layout order, hidden ones included.
  package func arrangedSubviews(of stack: ViewID) -> [ViewID] {
    subviews(of: stack).filter { document[$0].role == .arranged }
  }

  /// The margins that a stack view lays its content out in; nil where it ignores margins. Writing
  /// them is what turns them on (ibxml.md 1, fact 4).
  package func stackMargins(_ stack: ViewID) -> Insets? {
    let element = document[stack].element
    return insets(key: "directionalLayoutMargins", of: element)
      ?? insets(key: "layoutMargins", of: element)
  }

  /// A label of several lines, or a stack view that holds one (uistackview.md 3): for a single question,
  /// see `StackTexts`.
  func isMultiline(_ view: ViewID) -> Bool {
    let element = document[view].element
    switch document[view].tag {
    case .label: return (value(.numberOfLines, of: element) ?? 1) != 1
    case .stackView:
      return arrangedSubviews(of: view).contains {
        !flag(.hidden, of: document[$0].element) && isMultiline($0)
      }
    default: return false
    }
  }
}

/// Which arranged views of a document have text, for all of them at once: stack views nest deeply.
package struct StackTexts {
  private var baselines: Set<ViewID> = []
  private var multilines: Set<ViewID> = []

  package init(_ resolved: ResolvedDocument) {
    let document = resolved.document
    // Subviews stand behind their superview: from the last to the first they are known in time.
    for view in document.viewIDs.reversed() where document[view].role == .arranged {
      switch document[view].tag {
      case .label:
        baselines.insert(view)
        if resolved.isMultiline(view) { multilines.insert(view) }
      case .button, .textField, .textView: baselines.insert(view)
      case .stackView:
        let arranged = resolved.arrangedSubviews(of: view)
        if arranged.contains(where: hasBaseline) { baselines.insert(view) }
        let isMultiline = arranged.contains {
          !resolved.flag(.hidden, of: document[$0].element) && self.isMultiline($0)
        }
        if isMultiline { multilines.insert(view) }
      default: continue
      }
    }
  }

  /// Whether a view has lines of text to align by; of stack views, the one that vends theirs
  /// (uistackview.md 8).
  func hasBaseline(_ view: ViewID) -> Bool { baselines.contains(view) }

  /// A label of several lines, or a stack view that holds one (uistackview.md 3).
  func isMultiline(_ view: ViewID) -> Bool { multilines.contains(view) }
}

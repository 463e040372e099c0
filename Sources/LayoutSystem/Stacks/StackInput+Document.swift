package import DocumentModel
package import Resolution

extension StackInput {
  /// The stack view of a document in one configuration.
  ///
  /// - Parameter length: The natural length of a view along the stack's axis, in points; asked only
  ///   where proportional filling needs it.
  package init(
    _ resolved: ResolvedDocument, _ view: ViewID, length: (ViewID, LayoutAxis) -> Double
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
          hasBaseline: resolved.hasBaseline(arranged),
          isMultiline: resolved.isMultiline(arranged))
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

  /// Whether a view has lines of text to align by; of stack views, the one that vends theirs
  /// (uistackview.md 8).
  func hasBaseline(_ view: ViewID) -> Bool {
    switch document[view].tag {
    case .label, .button, .textField, .textView: true
    case .stackView: arrangedSubviews(of: view).contains { hasBaseline($0) }
    default: false
    }
  }

  /// A label of several lines, or a stack view that holds one (uistackview.md 3).
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

package import Resolution

/// Layout margins (guides.md 3: 3,675 sides agree, 138 do not).
///
/// All results are distances from the view's own edges, in points.
package enum LayoutMarginRules {
  /// Least side margin of a root by its width: 20 from 400 points (corrections.md 11).
  package static func systemMinimum(width: Double) -> Double { width >= 400 ? 20 : 16 }

  /// Margins of a root view.
  ///
  /// - Parameters:
  ///   - toolsVersion: of the document on the canvas; `MeasuringContext.runTimeToolsVersion` at run
  ///     time.
  ///   - safeArea: of the root; zero for `insetsLayoutMarginsFromSafeArea="NO"`.
  ///   - explicit: the margins that the document writes, if any; on the canvas they replace the
  ///     system's.
  ///   - respectsSystemMinimum: at run time a controller's root has at least the system's side
  ///     margins; false on the canvas, where written ones stand (24 sides agree, 0 do not).
  package static func root(
    _ owner: RootView.Owner, width: Double, toolsVersion: Int, safeArea: SideInsets,
    explicit: SideInsets? = nil, respectsSystemMinimum: Bool = false
  ) -> SideInsets {
    let isOld = toolsVersion < 13000
    switch owner {
    case .controller:
      let side = toolsVersion < 8000 ? 16 : systemMinimum(width: width)
      var margins = explicit ?? SideInsets(left: side, right: side)
      if respectsSystemMinimum { margins = margins.union(SideInsets(left: side, right: side)) }
      return isOld ? margins : margins + safeArea
    case .xib:
      if isOld { return explicit ?? eight }
      let side = systemMinimum(width: width)
      return (explicit ?? SideInsets(left: side, right: side)) + safeArea
    case .loose:
      return explicit ?? eight
    }
  }

  /// Margins of a view inside a root. A stack view has none unless it writes them.
  ///
  /// - Parameters:
  ///   - overlap: what the root's safe area covers of the view (`SideInsets.inside`); zero for
  ///     `insetsLayoutMarginsFromSafeArea="NO"` and inside a controller's scroll view.
  ///   - parent: for `preservesSuperviewLayoutMargins="YES"` the superview's margins and the
  ///     view's distances from the superview's edges; the greater margin holds then.
  package static func inner(
    isStack: Bool = false, overlap: SideInsets = .zero, explicit: SideInsets? = nil,
    parent: (margins: SideInsets, offset: SideInsets)? = nil
  ) -> SideInsets {
    let own = explicit ?? (isStack ? .zero : eight)
    guard let parent else { return own + overlap }
    return SideInsets(
      top: max(own.top, parent.margins.top - parent.offset.top),
      left: max(own.left, parent.margins.left - parent.offset.left),
      bottom: max(own.bottom, parent.margins.bottom - parent.offset.bottom),
      right: max(own.right, parent.margins.right - parent.offset.right))
  }

  private static let eight = SideInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Greatest width of readable content at the default text size (public knowledge; no document
  /// with a readable guide was seen).
  package static let readableWidth = 672.0

  /// Distances of the readable content guide from the view's edges: the margins, and the rest of
  /// the width shared out where more than `readableWidth` is left.
  package static func readable(width: Double, margins: SideInsets) -> SideInsets {
    var insets = margins
    let rest = width - margins.horizontal - readableWidth
    if rest > 0 {
      insets.left += rest / 2
      insets.right += rest / 2
    }
    return insets
  }
}

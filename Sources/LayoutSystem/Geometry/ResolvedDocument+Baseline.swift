internal import DocumentModel
internal import Resolution

extension ResolvedDocument {
  /// The arranged view whose baseline a stack view has for its own (uistackview.md 8); nil for other
  /// views and empty stacks.
  ///
  /// - Parameter height: How high a view is, where the tallest one vends.
  func baselineView(of view: ViewID, isFirst: Bool, height: (ViewID) -> Double) -> ViewID? {
    guard document[view].isStack else { return nil }
    let element = document[view].element
    let visible = arrangedSubviews(of: view).filter {
      !flag(.hidden, of: document[$0].element)
    }
    if value(.axis, of: element) == .vertical { return isFirst ? visible.first : visible.last }
    let tallest = visible.reduce(nil as ViewID?) { best, next in
      guard let best else { return next }
      return height(next) > height(best) ? next : best
    }
    switch StackInput.Alignment(value(.alignment, of: element) ?? .fill) {
    case .fill: return isFirst ? visible.first : visible.last
    case .leading, .firstBaseline: return isFirst ? visible.first : tallest
    case .trailing, .lastBaseline: return isFirst ? tallest : visible.last
    case .center: return tallest
    }
  }
}

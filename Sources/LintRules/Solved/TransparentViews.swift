import DocumentModel
import LayoutSystem
import Resolution

extension Document {
  /// Whether a view is plain: nothing of it is seen, nothing in code or runtime attributes knows it.
  func isPlainAndUnseen(_ view: ViewID) -> Bool {
    let element = self[view].element
    guard self[view].tag == .view, !hasCustomClass(element), outlets(to: element).isEmpty,
      connections(from: element).isEmpty, !hasVisibleBackground(element)
    else { return false }
    return child(.userDefinedRuntimeAttributes, of: element) == nil
      && child(.accessibility, of: element) == nil
      && written(.clipsSubviews, of: element) != true
      && text(ofAttribute: "restorationIdentifier", in: element) == nil
      && text(ofAttribute: "tag", in: element) == nil
      && (text(ofAttribute: "alpha", in: element).flatMap { Double($0) } ?? 1) == 1
      && variations(of: element).allSatisfy {
        children(self[$0].element).allSatisfy { tag($0) == .mask }
      }
  }

  /// A view without a colour has none; a colour without alpha is none to see.
  private func hasVisibleBackground(_ element: ElementID) -> Bool {
    guard let color = child(key: "backgroundColor", of: element) else { return false }
    if tag(color) == .nilValue { return false }
    return text(ofAttribute: "alpha", in: color).flatMap { Double($0) } != 0
  }
}

extension SolvedDocument {
  /// The constant that an arranged view's length along its stack has by a required constraint; nil
  /// where none says so, or another constraint knows the view.
  func fixedLength(of spacer: ViewID, along axis: LayoutAxis) -> Double? {
    var length: Double?
    for id in document.constraintIDs where resolved.state(of: id) == .installed {
      let constraint = document[id]
      let sides = [constraint.first, constraint.second].compactMap(\.self)
      guard sides.contains(where: { $0.item == .view(spacer) }) else { continue }
      guard constraint.second == nil, constraint.first?.attribute.isDimension == true else {
        return nil
      }
      guard constraint.first?.attribute == axis.size else { continue }
      guard constraint.relation == .equal, constraint.priority >= 1000 else { return nil }
      length = resolved.constant(of: id)
    }
    return length
  }
}

import DocumentModel
import LayoutSystem
import Resolution

extension Document {
  /// Whether a view is plain: nothing of it is seen, nothing in code or runtime attributes knows it.
  func isPlainAndUnseen(_ view: ViewID) -> Bool {
    self[view].tag == .view && meaning(of: view) == nil
  }
}

extension SolvedDocument {
  /// The constant that an arranged view's length along its stack has by a required constraint; nil
  /// where none says so, or another constraint knows the view.
  func fixedLength(of spacer: ViewID, along axis: LayoutAxis) -> Double? {
    resolved.gapLength(
      of: spacer, along: axis,
      document.constraintIDs.filter { id in
        [document[id].first, document[id].second].contains { $0?.item == .view(spacer) }
      })
  }
}

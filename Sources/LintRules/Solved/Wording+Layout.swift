import Diagnostics
import DocumentModel
import LayoutSystem

/// A length as messages say it: `1 point`, `12.5 points`.
func pointsText(_ points: Double) -> String {
  let rounded = (points * 10).rounded() / 10
  let text = numberText(rounded.isFinite ? rounded : points)
  return text == "1" ? "1 point" : "\(text) points"
}

extension LayoutAxis {
  /// `horizontally`, `vertically`.
  var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
  var length: String { self == .horizontal ? "width" : "height" }
}

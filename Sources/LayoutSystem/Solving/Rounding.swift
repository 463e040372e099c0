internal import DocumentModel

/// Rounds frames to pixels the way Interface Builder does: edges half up in root coordinates, then
/// differences (layout.md 3.7: 980 of 1,118 places, 131 of 143 sizes).
struct PixelGrid: Sendable {
  private let scale: Double

  /// - Parameter scale: Pixels a point.
  init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  private func edge(_ value: Double) -> Double {
    // A ten-thousandth of a pixel is noise of the solver.
    ((value * scale + 0.5 + 1e-4).rounded(.down)) / scale
  }

  /// A frame in the coordinates of a superview's frame; both in root coordinates.
  func frame(_ frame: Rect, in superview: Rect?) -> Rect {
    let (left, top) = (edge(frame.x), edge(frame.y))
    return Rect(
      x: left - edge(superview?.x ?? 0), y: top - edge(superview?.y ?? 0),
      width: edge(frame.maxX) - left, height: edge(frame.maxY) - top)
  }
}

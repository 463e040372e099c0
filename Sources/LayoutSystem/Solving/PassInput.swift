internal import DocumentModel
internal import Resolution

/// What one pass over a scene takes from the pass before it: everything that is no linear function
/// of the variables.
struct PassInput: Sendable, Equatable {
  /// Widths at which texts wrap; nothing for lines as long as they are.
  var wrapWidths: [ViewID: Double] = [:]
  /// By guide or margin that a constraint refers to: distances from the view's sides.
  var insets: [LayoutItem: SideInsets] = [:]
  /// Where undetermined variables go, by variable.
  var stays: [Double?] = []
  /// Without what only resolves ambiguities: to count what is really undetermined.
  var isBare = false

  /// Whether another pass with `other` would see anything else.
  func agrees(with other: PassInput) -> Bool {
    guard wrapWidths.count == other.wrapWidths.count, insets.count == other.insets.count else {
      return false
    }
    for (view, width) in wrapWidths {
      guard let next = other.wrapWidths[view], abs(next - width) < 0.01 else { return false }
    }
    for (item, insets) in insets {
      guard let next = other.insets[item], insets.isClose(to: next) else { return false }
    }
    return true
  }
}

extension SideInsets {
  fileprivate func isClose(to other: SideInsets) -> Bool {
    abs(top - other.top) < 0.01 && abs(left - other.left) < 0.01
      && abs(bottom - other.bottom) < 0.01 && abs(right - other.right) < 0.01
  }
}

extension [Double?] {
  /// Whether wanted values are the same, but for noise.
  func agree(with other: [Double?]) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { one, other in
      switch (one, other) {
      case (nil, nil): true
      case (let one?, let other?): abs(one - other) < 0.01
      default: false
      }
    }
  }
}

import DocumentModel

/// The two attributes of a constraint, and whether Auto Layout takes them together.
struct AttributePair {
  let first: LayoutAttribute
  let second: LayoutAttribute

  init(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    self.first = first
    self.second = second
  }

  /// What is wrong with the pair, as the rest of a sentence; nil where nothing is.
  var problem: String? {
    if first.isDimension != second.isDimension { return "pairs a size with a location" }
    if first.isDimension { return nil }
    if first.isHorizontal != second.isHorizontal {
      return "pairs a horizontal location with a vertical one"
    }
    return mixesDirections ? "pairs leading or trailing with left or right" : nil
  }

  /// Whether one side mirrors in right-to-left languages and the other does not.
  var mixesDirections: Bool {
    first.isDirectional && second.mirrored != nil || first.mirrored != nil && second.isDirectional
  }
}

extension LayoutAttribute {
  /// The attribute that means the same in left-to-right languages and mirrors in others; nil for one
  /// that is neither left nor right.
  var mirrored: LayoutAttribute? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }

  /// Whether it mirrors in right-to-left languages.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}

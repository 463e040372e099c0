/// An attribute of a constraint's item (ibxml.md 4). `baseline` and `lastBaseline` are one.
package enum LayoutAttribute: String, AttributeValue, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Along which axis it measures.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .baseline, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      false
    }
  }

  /// Whether it is a length and not a place.
  package var isDimension: Bool { self == .width || self == .height }

  /// Whether it is the middle of something.
  package var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}

package enum LayoutRelation: String, AttributeValue {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

package enum StackAxis: String, AttributeValue { case horizontal, vertical }

package enum StackDistribution: String, AttributeValue, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

/// Documents write `top` and `bottom` for both axes (ibxml.md 1, fact 3); the names of the other
/// axis mean the same.
package enum StackAlignment: String, AttributeValue, CaseIterable {
  case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
}

package import DocumentModel

/// The axes of layout are those of stack views.
package typealias LayoutAxis = StackAxis

extension StackAxis {
  package var other: StackAxis { self == .horizontal ? .vertical : .horizontal }

  /// The attributes along the axis, as stack views use them: leading and trailing, so that
  /// horizontal stacks mirror where the direction does (uistackview.md 8).
  package var start: LayoutAttribute { self == .horizontal ? .leading : .top }
  package var end: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  package var center: LayoutAttribute { self == .horizontal ? .centerX : .centerY }
  package var size: LayoutAttribute { self == .horizontal ? .width : .height }
}

extension LayoutAttribute {
  package var axis: LayoutAxis { isHorizontal ? .horizontal : .vertical }
}

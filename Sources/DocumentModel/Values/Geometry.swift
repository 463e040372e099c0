/// A point, in points.
package struct Point: Sendable, Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size, in points.
package struct Size: Sendable, Equatable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in its superview's coordinates, in points.
package struct Rect: Sendable, Equatable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
}

/// Distances from four edges, in points. `left` and `right` are leading and trailing where the
/// document says so.
package struct Insets: Sendable, Equatable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double
  /// Whether left and right mean leading and trailing.
  package var isDirectional: Bool

  package init(
    top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }

  package static let zero = Insets(top: 0, left: 0, bottom: 0, right: 0)
}

extension ElementReader {
  /// The `<rect>` of an element with a key, usually its recorded `frame`.
  package func rect(key: String = "frame", of element: ElementID) -> Rect? {
    guard let rect = child(.rect, key: key, of: element) else { return nil }
    return Rect(
      x: number(.x, of: rect), y: number(.y, of: rect), width: number(.width, of: rect),
      height: number(.height, of: rect))
  }

  package func size(key: String, of element: ElementID) -> Size? {
    guard let size = child(.size, key: key, of: element) else { return nil }
    return Size(width: number(.width, of: size), height: number(.height, of: size))
  }

  package func point(key: String, of element: ElementID) -> Point? {
    guard let point = child(.point, key: key, of: element) else { return nil }
    return Point(x: number(.x, of: point), y: number(.y, of: point))
  }

  /// The insets with a key in any of the three spellings: `<inset>` counts from minX to maxY,
  /// `<edgeInsets>` from top to right, `<directionalEdgeInsets>` has leading and trailing.
  package func insets(key: String, of element: ElementID) -> Insets? {
    if let inset = child(.inset, key: key, of: element) {
      return Insets(
        top: number(.minY, of: inset), left: number(.minX, of: inset),
        bottom: number(.maxY, of: inset), right: number(.maxX, of: inset))
    }
    if let edges = child(.edgeInsets, key: key, of: element) {
      return Insets(
        top: number(.top, of: edges), left: number(.left, of: edges),
        bottom: number(.bottom, of: edges), right: number(.right, of: edges))
    }
    if let edges = child(.directionalEdgeInsets, key: key, of: element) {
      return Insets(
        top: number(.top, of: edges), left: number(.leading, of: edges),
        bottom: number(.bottom, of: edges), right: number(.trailing, of: edges),
        isDirectional: true)
    }
    return nil
  }
}

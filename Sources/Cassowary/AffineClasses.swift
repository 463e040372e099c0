/// Variables that required equalities tie to one another in pairs: each is `scale * root + offset`.
///
/// A union-find whose edges carry an affine map, so that rows of one and two variables cost nearly
/// nothing. A class whose root has the scale zero is known: its value is the root's offset.
struct AffineClasses {
  private(set) var parent: [Int]
  /// `x = scale * x(parent) + offset`; at a root 1 and 0, or 0 and the value when it is known.
  private(set) var scale: [Double]
  private(set) var offset: [Double]
  private var size: [Int32]

  init(count: Int) {
    parent = Array(0..<count)
    scale = Array(repeating: 1, count: count)
    offset = Array(repeating: 0, count: count)
    size = Array(repeating: 1, count: count)
  }

  func isRoot(_ variable: Int) -> Bool { parent[variable] == variable }

  /// Whether a root's value is known.
  func isFixed(_ root: Int) -> Bool { scale[root] == 0 && parent[root] == root }

  /// The root of a variable, which becomes its parent. The depth is logarithmic, by union by size.
  @discardableResult
  mutating func resolve(_ variable: Int) -> Int {
    let above = parent[variable]
    if above == variable { return variable }
    let root = resolve(above)
    if root != above {
      offset[variable] += scale[variable] * offset[above]
      scale[variable] *= scale[above]
      parent[variable] = root
    }
    return root
  }

  mutating func fix(_ root: Int, at value: Double) {
    scale[root] = 0
    offset[root] = value
  }

  /// Makes `a * x + b * y + c == 0` hold for two different roots with unknown values.
  mutating func unite(_ a: Double, _ x: Int, _ b: Double, _ y: Int, _ c: Double) {
    if size[x] <= size[y] {
      attach(x, to: y, scale: -b / a, offset: -c / a)
    } else {
      attach(y, to: x, scale: -a / b, offset: -c / b)
    }
  }

  private mutating func attach(_ child: Int, to root: Int, scale: Double, offset: Double) {
    parent[child] = root
    self.scale[child] = scale
    self.offset[child] = offset
    size[root] += size[child]
  }
}

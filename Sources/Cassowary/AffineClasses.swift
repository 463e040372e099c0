/// Variables that required equalities tie to one another in pairs: each is `scale * root + offset`.
///
/// A union-find whose edges carry an affine map, so that rows of one and two variables cost nearly
/// nothing. A class whose root has the scale zero is known: its value is the root's offset.
struct AffineClasses {
  struct Node {
    var parent: Int
    /// `x = scale * x(parent) + offset`; at a root 1 and 0, or 0 and the value when it is known.
    var scale = 1.0
    var offset = 0.0
    var size = 1
  }

  private(set) var nodes: [Node]

  init(count: Int) {
    nodes = (0..<count).map { Node(parent: $0) }
  }

  func isRoot(_ variable: Int) -> Bool { nodes[variable].parent == variable }

  /// Whether a root's value is known.
  func isFixed(_ root: Int) -> Bool { nodes[root].scale == 0 && nodes[root].parent == root }

  /// The root of a variable, which becomes its parent. The depth is logarithmic, by union by size.
  @discardableResult
  mutating func resolve(_ variable: Int) -> Int {
    let above = nodes[variable].parent
    if above == variable || nodes[above].parent == above { return above }
    let root = resolve(above)
    let middle = nodes[above]
    nodes[variable].offset += nodes[variable].scale * middle.offset
    nodes[variable].scale *= middle.scale
    nodes[variable].parent = root
    return root
  }

  mutating func fix(_ root: Int, at value: Double) {
    nodes[root].scale = 0
    nodes[root].offset = value
  }

  /// Makes `a * x + b * y + c == 0` hold for two different roots with unknown values.
  mutating func unite(_ a: Double, _ x: Int, _ b: Double, _ y: Int, _ c: Double) {
    if nodes[x].size <= nodes[y].size {
      attach(x, to: y, scale: -b / a, offset: -c / a)
    } else {
      attach(y, to: x, scale: -a / b, offset: -c / b)
    }
  }

  private mutating func attach(_ child: Int, to root: Int, scale: Double, offset: Double) {
    nodes[root].size += nodes[child].size
    nodes[child] = Node(parent: root, scale: scale, offset: offset)
  }
}

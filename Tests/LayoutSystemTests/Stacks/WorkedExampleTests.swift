import Cassowary
import DocumentModel
import Testing

@testable import LayoutSystem

/// The worked numbers of uistackview.md section 9: three views of 160×200, 80×100 and 40×50 in a
/// horizontal stack with spacing 10, baselines at 160, 80 and 40 from each top.
@Suite struct WorkedExampleTests {
  struct Lengths: Sendable {
    let distribution: StackDistribution
    /// The stack's width; nil where it is free.
    let width: Double?
    /// The free width that comes out, or the given one.
    let result: Double
    /// Position and width of each view.
    let views: [[Double]]
    var hidden: Set<Int> = []
  }

  static let lengths: [Lengths] = [
    Lengths(
      distribution: .fill, width: nil, result: 300, views: [[0, 160], [170, 80], [260, 40]]),
    Lengths(
      distribution: .fill, width: 400, result: 400, views: [[0, 260], [270, 80], [360, 40]]),
    Lengths(
      distribution: .fill, width: 250, result: 250, views: [[0, 110], [120, 80], [210, 40]]),
    Lengths(
      distribution: .fill, width: 200, result: 200, views: [[0, 60], [70, 80], [160, 40]]),
    Lengths(
      distribution: .fillEqually, width: nil, result: 500,
      views: [[0, 160], [170, 160], [340, 160]]),
    Lengths(
      distribution: .fillEqually, width: 400, result: 400,
      views: [[0, 126.67], [136.67, 126.67], [273.33, 126.67]]),
    Lengths(
      distribution: .fillEqually, width: 250, result: 250,
      views: [[0, 76.67], [86.67, 76.67], [173.33, 76.67]]),
    Lengths(
      distribution: .fillEqually, width: 200, result: 200, views: [[0, 60], [70, 60], [140, 60]]),
    Lengths(
      distribution: .fillProportionally, width: nil, result: 300,
      views: [[0, 160], [170, 80], [260, 40]]),
    Lengths(
      distribution: .fillProportionally, width: 400, result: 400,
      views: [[0, 213.33], [223.33, 106.67], [340, 60]]),
    Lengths(
      distribution: .fillProportionally, width: 250, result: 250,
      views: [[0, 133.33], [143.33, 66.67], [220, 30]]),
    Lengths(
      distribution: .fillProportionally, width: 200, result: 200,
      views: [[0, 106.67], [116.67, 53.33], [180, 20]]),
    Lengths(
      distribution: .equalSpacing, width: nil, result: 300,
      views: [[0, 160], [170, 80], [260, 40]]),
    Lengths(
      distribution: .equalSpacing, width: 400, result: 400,
      views: [[0, 160], [220, 80], [360, 40]]),
    Lengths(
      distribution: .equalSpacing, width: 250, result: 250,
      views: [[0, 110], [120, 80], [210, 40]]),
    Lengths(
      distribution: .equalSpacing, width: 200, result: 200,
      views: [[0, 60], [70, 80], [160, 40]]),
    Lengths(
      distribution: .equalCentering, width: nil, result: 360,
      views: [[0, 160], [170, 80], [320, 40]]),
    Lengths(
      distribution: .equalCentering, width: 400, result: 400,
      views: [[0, 160], [190, 80], [360, 40]]),
    Lengths(
      distribution: .equalCentering, width: 250, result: 250,
      views: [[0, 110], [120, 80], [210, 40]]),
    Lengths(
      distribution: .equalCentering, width: 200, result: 200,
      views: [[0, 60], [70, 80], [160, 40]]),
    // The middle view hidden.
    Lengths(
      distribution: .fill, width: 400, result: 400, views: [[0, 350], [355, 0], [360, 40]],
      hidden: [1]),
    Lengths(
      distribution: .fillEqually, width: 400, result: 400,
      views: [[0, 195], [200, 0], [205, 195]], hidden: [1]),
    Lengths(
      distribution: .fillProportionally, width: 400, result: 400,
      views: [[0, 304.76], [309.76, 0], [314.76, 85.24]], hidden: [1]),
    Lengths(
      distribution: .equalSpacing, width: 400, result: 400,
      views: [[0, 160], [165, 0], [360, 40]], hidden: [1]),
    Lengths(
      distribution: .equalCentering, width: 400, result: 400,
      views: [[0, 160], [165, 0], [360, 40]], hidden: [1]),
  ]

  @Test(arguments: lengths) func along(_ example: Lengths) {
    let boxes = Self.solve(
      example.distribution, .fill, width: example.width, height: nil, hidden: example.hidden)
    #expect(abs(boxes[0].width - example.result) < 0.01)
    for (box, expected) in zip(boxes.dropFirst(), example.views) {
      #expect(abs(box.x - expected[0]) < 0.01, "\(boxes)")
      #expect(abs(box.width - expected[1]) < 0.01, "\(boxes)")
    }
  }

  struct Heights: Sendable {
    let alignment: StackInput.Alignment
    let height: Double?
    let views: [[Double]]
  }

  static let heights: [Heights] = [
    Heights(alignment: .fill, height: nil, views: [[0, 200], [0, 200], [0, 200]]),
    Heights(alignment: .fill, height: 240, views: [[0, 240], [0, 240], [0, 240]]),
    Heights(alignment: .fill, height: 150, views: [[0, 150], [0, 150], [0, 150]]),
    Heights(alignment: .leading, height: nil, views: [[0, 200], [0, 100], [0, 50]]),
    Heights(alignment: .leading, height: 240, views: [[0, 200], [0, 100], [0, 50]]),
    Heights(alignment: .leading, height: 150, views: [[0, 150], [0, 100], [0, 50]]),
    Heights(alignment: .center, height: nil, views: [[0, 200], [50, 100], [75, 50]]),
    Heights(alignment: .center, height: 240, views: [[20, 200], [70, 100], [95, 50]]),
    Heights(alignment: .center, height: 150, views: [[0, 150], [25, 100], [50, 50]]),
    Heights(alignment: .trailing, height: nil, views: [[0, 200], [100, 100], [150, 50]]),
    Heights(alignment: .trailing, height: 240, views: [[40, 200], [140, 100], [190, 50]]),
    Heights(alignment: .trailing, height: 150, views: [[0, 150], [50, 100], [100, 50]]),
    Heights(alignment: .firstBaseline, height: nil, views: [[0, 200], [80, 100], [120, 50]]),
    Heights(alignment: .firstBaseline, height: 240, views: [[40, 200], [120, 100], [160, 50]]),
    Heights(alignment: .firstBaseline, height: 150, views: [[0, 150], [80, 70], [120, 30]]),
    Heights(alignment: .lastBaseline, height: nil, views: [[0, 200], [80, 100], [120, 50]]),
    Heights(alignment: .lastBaseline, height: 240, views: [[0, 200], [80, 100], [120, 50]]),
    Heights(alignment: .lastBaseline, height: 150, views: [[0, 150], [80, 100], [120, 50]]),
  ]

  @Test(arguments: heights) func across(_ example: Heights) {
    let boxes = Self.solve(.fill, example.alignment, width: nil, height: example.height)
    // Free stacks are as high as the highest view.
    #expect(abs(boxes[0].height - (example.height ?? 200)) < 0.01)
    for (box, expected) in zip(boxes.dropFirst(), example.views) {
      #expect(abs(box.y - expected[0]) < 0.01, "\(boxes)")
      #expect(abs(box.height - expected[1]) < 0.01, "\(boxes)")
    }
  }

  // MARK: Solving a stack alone

  private static let sizes = [(160.0, 200.0), (80.0, 100.0), (40.0, 50.0)]
  private static let baselines = [160.0, 80.0, 40.0]

  /// The stack and its views, relative to the stack.
  private static func solve(
    _ distribution: StackDistribution, _ alignment: StackInput.Alignment, width: Double?,
    height: Double?, hidden: Set<Int> = []
  ) -> [Rect] {
    let input = StackInput(
      view: ViewID(rawValue: 0), distribution: distribution, alignment: alignment,
      spacing: .points(10),
      arranged: sizes.indices.map {
        StackInput.Arranged(
          ViewID(rawValue: Int32($0) + 1), isHidden: hidden.contains($0), length: sizes[$0].0)
      })
    var system = System()
    var boxes: [LayoutItem: [System.Variable]] = [:]
    func variables(_ item: LayoutItem) -> [System.Variable] {
      if let known = boxes[item] { return known }
      // Width, height, left, top.
      let new = (0..<4).map { _ in system.addVariable() }
      for length in new.prefix(2) {
        system.add(1, length, .greaterOrEqual, System.Traits(isImplicit: true))
      }
      boxes[item] = new
      return new
    }
    func terms(_ anchor: Anchor, _ factor: Double) -> (terms: [System.Term], constant: Double) {
      let v = variables(anchor.item)
      let line: Double =
        if case .view(let view) = anchor.item, view.rawValue > 0 {
          baselines[Int(view.rawValue) - 1]
        } else { 0 }
      switch anchor.attribute {
      case .width: return ([.init(factor, v[0])], 0)
      case .height: return ([.init(factor, v[1])], 0)
      case .leading: return ([.init(factor, v[2])], 0)
      case .trailing: return ([.init(factor, v[2]), .init(factor, v[0])], 0)
      case .centerX: return ([.init(factor, v[2]), .init(factor / 2, v[0])], 0)
      case .top: return ([.init(factor, v[3])], 0)
      case .bottom: return ([.init(factor, v[3]), .init(factor, v[1])], 0)
      case .centerY: return ([.init(factor, v[3]), .init(factor / 2, v[1])], 0)
      case .firstBaseline: return ([.init(factor, v[3])], factor * line)
      // Both baselines are one, as far from the top (the table's "same offsets").
      case .lastBaseline: return ([.init(factor, v[3])], factor * line)
      default: return ([], 0)
      }
    }
    let stack = variables(.view(input.view))
    system.add(1, stack[2], .equal)
    system.add(1, stack[3], .equal)
    if let width { system.add(1, stack[0], constant: -width, .equal) }
    if let height { system.add(1, stack[1], constant: -height, .equal) }
    for constraint in StackLowering(input).constraints {
      var (sum, constant) = terms(constraint.first, 1)
      if let second = constraint.second {
        let other = terms(second, -constraint.multiplier)
        sum += other.terms
        constant += other.constant
      }
      let relation: System.Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        }
      system.add(
        sum, constant: constant - constraint.constant, relation,
        System.Traits(priority: constraint.priority))
    }
    for (index, size) in sizes.enumerated() {
      let v = variables(.view(ViewID(rawValue: Int32(index) + 1)))
      for (variable, length) in [(v[0], size.0), (v[1], size.1)] {
        // Ties go to the first view (uistackview.md 8).
        let rank = variable == v[0] ? index + 1 : 0
        system.add(
          1, variable, constant: -length, .lessOrEqual,
          System.Traits(priority: 250, tieRank: rank))
        system.add(
          1, variable, constant: -length, .greaterOrEqual,
          System.Traits(priority: 750, tieRank: rank))
      }
    }
    let solution = system.solve()
    return (0...sizes.count).map { index in
      let v = variables(.view(ViewID(rawValue: Int32(index))))
      return Rect(
        x: solution.value(of: v[2]), y: solution.value(of: v[3]), width: solution.value(of: v[0]),
        height: solution.value(of: v[1]))
    }
  }
}

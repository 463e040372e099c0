import DocumentModel
import Testing

@testable import LayoutSystem

/// The counts of uistackview.md section 6: live dumps in its table, and its closed forms.
@Suite struct StackCountTests {
  struct Row: Sendable {
    let distribution: StackDistribution
    let alignment: StackInput.Alignment
    /// Totals for one to four visible views.
    let totals: [Int]
  }

  static let table: [Row] = [
    Row(distribution: .fill, alignment: .fill, totals: [4, 7, 10, 13]),
    Row(distribution: .fillEqually, alignment: .fill, totals: [4, 8, 12, 16]),
    Row(distribution: .fillProportionally, alignment: .fill, totals: [5, 9, 13, 17]),
    Row(distribution: .equalSpacing, alignment: .fill, totals: [5, 10, 16, 22]),
    Row(distribution: .equalCentering, alignment: .fill, totals: [5, 10, 16, 22]),
    Row(distribution: .fill, alignment: .leading, totals: [6, 13, 18, 23]),
    Row(distribution: .fill, alignment: .trailing, totals: [6, 13, 18, 23]),
    Row(distribution: .fillEqually, alignment: .leading, totals: [6, 14, 20, 26]),
    Row(distribution: .fill, alignment: .center, totals: [7, 14, 19, 24]),
    Row(distribution: .fill, alignment: .firstBaseline, totals: [6, 14, 19, 24]),
  ]

  @Test(arguments: table) func totals(_ row: Row) {
    for (index, total) in row.totals.enumerated() {
      let lowering = StackLowering(
        Self.input(row.distribution, row.alignment, .horizontal, Self.views(index + 1)))
      #expect(lowering.along.count + lowering.across.count == total, "n = \(index + 1)")
    }
  }

  @Test(arguments: StackDistribution.allCases, [LayoutAxis.horizontal, .vertical])
  func along(distribution: StackDistribution, axis: LayoutAxis) {
    for count in 0...4 {
      for hidden in Self.hiddenSets(count) {
        let input = Self.input(distribution, .fill, axis, Self.views(count, hidden: hidden))
        let lowering = StackLowering(input)
        #expect(
          lowering.along.count == Self.along(distribution, n: count, k: hidden.count),
          "n = \(count), hidden = \(hidden)")
        let gaps = lowering.guides.filter { if case .gap = $0 { true } else { false } }.count
        let visible = count - hidden.count
        let hasGaps = distribution == .equalSpacing || distribution == .equalCentering
        #expect(gaps == (hasGaps && visible >= 2 ? visible - 1 : 0))
        #expect(
          lowering.guides.contains(.orderingSpanner(input.view)) == (count > 0 && visible == 0))
      }
    }
  }

  @Test(arguments: alignments, [LayoutAxis.horizontal, .vertical])
  func across(alignment: StackInput.Alignment, axis: LayoutAxis) {
    for count in 0...4 {
      for hidden in Self.hiddenSets(count) where hidden.count < count || count == 0 {
        let input = Self.input(.fill, alignment, axis, Self.views(count, hidden: hidden))
        let lowering = StackLowering(input)
        #expect(
          lowering.across.count == Self.across(alignment, axis, n: count, k: hidden.count),
          "n = \(count), hidden = \(hidden)")
        let spans = lowering.guides.contains(.alignmentSpanner(input.view))
        #expect(spans == (alignment != .fill && count >= 2))
      }
    }
  }

  @Test(arguments: alignments) func allHiddenSpansByGuide(alignment: StackInput.Alignment) {
    for count in 1...4 {
      let hidden = Set(0..<count)
      let input = Self.input(.fill, alignment, .vertical, Self.views(count, hidden: hidden))
      let lowering = StackLowering(input)
      #expect(lowering.guides.contains(.alignmentSpanner(input.view)))
      let fits = lowering.constraints.filter { $0.provenance == .stack(input.view, .spanningFit) }
      #expect(fits.map(\.priority) == [0.001, 0.001])
    }
  }

  @Test func textWidths() {
    // The newer rule wants two labels of several lines, the older one is content with one
    // (uistackview.md 3): fill / firstBaseline is "19 (+3)" in the live dump of the older system.
    let three = (0..<3).map { StackInput.Arranged(ViewID(rawValue: $0 + 1), isMultiline: true) }
    let input = Self.input(.fill, .firstBaseline, .horizontal, three)
    let older = StackLowering(input, rules: .legacy)
    #expect(older.across.count + older.along.count == 19)
    #expect(older.textWidth.map(\.priority) == [760, 760, 760])
    let newer = StackLowering(input)
    #expect(newer.textWidth.map(\.priority) == [950, 951, 952])
    #expect(newer.textWidth.allSatisfy { $0.relation == .lessThanOrEqual })
    var one = input
    one.arranged[0].isMultiline = false
    one.arranged[1].isMultiline = false
    #expect(StackLowering(one).textWidth.isEmpty)
    #expect(StackLowering(one, rules: .legacy).textWidth.count == 1)
    for distribution in [StackDistribution.fillEqually, .fillProportionally] {
      var filled = input
      filled.distribution = distribution
      #expect(StackLowering(filled).textWidth.isEmpty)
    }
    var vertical = input
    vertical.axis = .vertical
    #expect(StackLowering(vertical).textWidth.isEmpty)
  }

  // MARK: Closed forms

  static let alignments: [StackInput.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  static func along(_ distribution: StackDistribution, n: Int, k: Int) -> Int {
    let v = n - k
    let isEven = distribution == .equalSpacing || distribution == .equalCentering
    if n == 0 { return 0 }
    if v == 0 { return 2 + 1 + 2 * n + (isEven ? 1 : 0) }
    if v == 1 {
      let extra = distribution == .fill || distribution == .fillEqually ? 0 : 1
      return 2 + k + extra
    }
    let extra =
      switch distribution {
      case .fill: 0
      case .fillEqually: v - 1
      case .fillProportionally: v
      case .equalSpacing, .equalCentering: 3 * v - 3
      }
    return 2 + (v - 1) + 2 * k + extra
  }

  static func across(_ alignment: StackInput.Alignment, _ axis: LayoutAxis, n: Int, k: Int) -> Int {
    let v = n - k
    if n == 0 { return 0 }
    if n == 1 { return alignment == .fill ? 2 : alignment == .center ? 5 : 4 }
    switch alignment {
    case .fill: return 2 * n
    case .leading, .trailing: return 2 * n + 2 + 2 * v
    case .center: return 2 * n + 3 + 2 * v
    case .firstBaseline, .lastBaseline:
      return axis == .horizontal ? 2 * n + 3 + 2 * v : n + 3 + 2 * v
    }
  }

  // MARK: Inputs

  static func hiddenSets(_ count: Int) -> [Set<Int>] {
    (0..<(1 << count)).map { bits in Set((0..<count).filter { bits >> $0 & 1 == 1 }) }
  }

  static func views(_ count: Int, hidden: Set<Int> = []) -> [StackInput.Arranged] {
    (0..<count).map {
      StackInput.Arranged(
        ViewID(rawValue: Int32($0) + 1), isHidden: hidden.contains($0), length: Double($0) * 20 + 40
      )
    }
  }

  static func input(
    _ distribution: StackDistribution, _ alignment: StackInput.Alignment, _ axis: LayoutAxis,
    _ arranged: [StackInput.Arranged]
  ) -> StackInput {
    StackInput(
      view: ViewID(rawValue: 0), axis: axis, distribution: distribution, alignment: alignment,
      spacing: .points(10), arranged: arranged)
  }
}

import DocumentModel
import Testing

@testable import LayoutSystem

/// The lists of uistackview.md section 9 and the rules of its sections 4, 5, 7 and 8.
@Suite struct StackListTests {
  /// Sizes 160×200, 80×100 and 40×50 and spacing 10, as the worked examples have them.
  static func input(
    _ distribution: StackDistribution = .fill, _ alignment: StackInput.Alignment = .fill,
    axis: LayoutAxis = .horizontal, spacing: StackInput.Spacing = .points(10),
    hidden: Set<Int> = [], lengths: [Double] = [160, 80, 40]
  ) -> StackInput {
    StackInput(
      view: ViewID(rawValue: 0), axis: axis, distribution: distribution, alignment: alignment,
      spacing: spacing,
      arranged: lengths.enumerated().map {
        StackInput.Arranged(
          ViewID(rawValue: Int32($0.offset) + 1), isHidden: hidden.contains($0.offset),
          length: $0.element)
      })
  }

  static func lines(_ input: StackInput, _ identifier: StackIdentifier) -> [String] {
    StackLowering(input).constraints
      .filter { $0.provenance == .stack(input.view, identifier) }.map(text)
  }

  @Test func proportionallyFilledList() {
    let input = Self.input(.fillProportionally)
    #expect(StackLowering(input).constraints.count == 13)
    #expect(
      Self.lines(input, .alignment) == [
        "v0.bottom==v1.bottom", "v0.top==v1.top", "v0.bottom==v2.bottom", "v0.top==v2.top",
      ])
    #expect(
      Self.lines(input, .canvasConnection) == [
        "S.leading==v0.leading", "S.trailing==v2.trailing", "S.top==v0.top", "S.bottom==v0.bottom",
      ])
    #expect(
      Self.lines(input, .spacing) == ["v1.leading==v0.trailing+10", "v2.leading==v1.trailing+10"])
    #expect(
      Self.lines(input, .fillProportionally) == [
        "v0.width==0.533333·S.width@999", "v1.width==0.266667·S.width@998",
        "v2.width==0.133333·S.width@997",
      ])
  }

  @Test func proportionsWithoutSpacing() {
    #expect(
      Self.lines(Self.input(.fillProportionally, spacing: .points(0)), .fillProportionally) == [
        "v0.width==0.571429·S.width@999", "v1.width==0.285714·S.width@998",
        "v2.width==0.142857·S.width@997",
      ])
    // The standard distance adds nothing to the whole (uistackview.md 5, Wqr-jb-4el: two equal
    // labels in 120 points are 60 and 52).
    #expect(
      Self.lines(
        Self.input(
          .fillProportionally, axis: .vertical, spacing: .standard, lengths: [20.5, 20.5]),
        .fillProportionally) == ["v0.height==0.5·S.height@999", "v1.height==0.5·S.height@998"])
  }

  @Test func proportionsOfHiddenAndEmptyViews() {
    // The index counts hidden views, the whole does not (uistackview.md 7).
    #expect(
      Self.lines(Self.input(.fillProportionally, hidden: [1]), .fillProportionally) == [
        "v0.width==0.761905·S.width@999", "v2.width==0.190476·S.width@997",
      ])
    #expect(
      Self.lines(Self.input(.fillProportionally, lengths: [160, 0]), .fillProportionally) == [
        "v0.width==0.941176·S.width@999", "v1.width==0",
      ])
    #expect(
      Self.lines(Self.input(.fillProportionally, lengths: [160]), .fillProportionally) == [
        "v0.width==S.width"
      ])
    // No lengths at all: equal widths.
    let empty = Self.input(.fillProportionally, lengths: [0, 0, 0])
    #expect(Self.lines(empty, .fillProportionally) == [])
    #expect(Self.lines(empty, .fillEqually) == ["v1.width==v0.width", "v2.width==v0.width"])
    // The countdown ends at 751.
    let many = Self.input(.fillProportionally, lengths: Array(repeating: 1, count: 300))
    #expect(StackLowering(many).along.map(\.priority).min() == 751)
  }

  @Test func equallySpacedList() {
    let input = Self.input(.equalSpacing)
    #expect(StackLowering(input).constraints.count == 16)
    #expect(
      Self.lines(input, .spacing) == ["v1.leading>=v0.trailing+10", "v2.leading>=v1.trailing+10"])
    #expect(
      Self.lines(input, .distributingEdge) == [
        "g0.leading==v0.trailing", "g0.trailing==v1.leading", "g1.leading==v1.trailing",
        "g1.trailing==v2.leading",
      ])
    #expect(Self.lines(input, .fillEqually) == ["g1.width==g0.width"])
    #expect(Self.lines(input, .canvasFit) == ["S.width==0@49"])
  }

  @Test func equallyCenteredList() {
    let input = Self.input(.equalCentering)
    #expect(
      Self.lines(input, .distributingEdge) == [
        "g0.leading==v0.centerX", "g0.trailing==v1.centerX", "g1.leading==v1.centerX",
        "g1.trailing==v2.centerX",
      ])
    #expect(Self.lines(input, .fillEqually) == ["g1.width==g0.width@149"])
    let five = Self.input(.equalCentering, lengths: [1, 1, 1, 1, 1])
    #expect(
      Self.lines(five, .fillEqually) == [
        "g1.width==g0.width@149", "g2.width==g0.width@148", "g3.width==g0.width@147",
      ])
  }

  @Test func hiddenViewsHangBesideTheirNeighbours() {
    let middle = Self.input(hidden: [1])
    #expect(Self.lines(middle, .spacing) == ["v2.leading==v0.trailing+10"])
    #expect(Self.lines(middle, .spacingHidden) == ["v1.leading==v0.trailing+5@50"])
    #expect(Self.lines(middle, .hiding) == ["v1.width==0@999.999"])
    #expect(
      Self.lines(Self.input(hidden: [0]), .spacingHidden) == ["v0.trailing==v1.leading@50"])
    #expect(
      Self.lines(Self.input(hidden: [2]), .spacingHidden) == ["v2.leading==v1.trailing@50"])
    // zgt-kC-h8w: half the standard distance even behind the last view.
    #expect(
      Self.lines(Self.input(spacing: .standard, hidden: [2]), .spacingHidden) == [
        "v2.leading==v1.trailing+4@50"
      ])
    // A single visible view has none hanging on it.
    #expect(Self.lines(Self.input(hidden: [0, 2]), .spacingHidden) == [])
    #expect(Self.lines(Self.input(hidden: [0, 1, 2]), .spacingHidden).count == 3)
    #expect(
      StackLowering(middle, rules: .legacy).constraints.filter {
        $0.provenance == .stack(middle.view, .hiding)
      }.map(\.priority) == [1000])
  }

  @Test func canvasEdgesByAlignment() {
    let expected: [(StackInput.Alignment, [String])] = [
      (.leading, ["S.top==v0.top", "S.bottom==A.bottom"]),
      (.trailing, ["S.top==A.top", "S.bottom==v0.bottom"]),
      (.center, ["S.top==A.top", "S.bottom==A.bottom", "S.centerY==v0.centerY"]),
      (.firstBaseline, ["S.top<=v0.top", "S.bottom==A.bottom"]),
      (.lastBaseline, ["S.top==A.top", "S.bottom>=v0.bottom"]),
    ]
    for (alignment, lines) in expected {
      let all = Self.lines(Self.input(.fill, alignment), .canvasConnection)
      #expect(Array(all.dropFirst(2)) == lines, "\(alignment)")
    }
    #expect(
      Self.lines(Self.input(.fill, .leading, hidden: [1]), .spanningBoundary) == [
        "A.top==v0.top@999.5", "A.bottom>=v0.bottom", "A.top==v2.top@999.5", "A.bottom>=v2.bottom",
      ])
    #expect(
      Self.lines(Self.input(.fill, .trailing, lengths: [1, 1]), .spanningBoundary) == [
        "A.top<=v0.top", "A.bottom==v0.bottom@999.5", "A.top<=v1.top", "A.bottom==v1.bottom@999.5",
      ])
    #expect(Self.lines(Self.input(.fill, .center), .spanningFit) == ["A.height==0@51"])
    #expect(Self.lines(Self.input(.fill, .lastBaseline), .canvasFit) == ["S.height==0@49"])
    #expect(
      Self.lines(Self.input(.fill, .center, lengths: [1]), .canvasConnection).suffix(3) == [
        "S.top<=v0.top", "S.bottom>=v0.bottom", "S.centerY==v0.centerY",
      ])
  }

  @Test func baselines() {
    #expect(
      Self.lines(Self.input(.fill, .firstBaseline), .alignment) == [
        "v0.firstBaseline==v1.firstBaseline", "v0.firstBaseline==v2.firstBaseline",
      ])
    var input = Self.input(.fill, .lastBaseline)
    input.arranged[1].hasBaseline = false
    #expect(
      Self.lines(input, .alignment) == ["v0.bottom==v1.bottom", "v0.lastBaseline==v2.lastBaseline"])
    // On a vertical stack they align nothing.
    #expect(Self.lines(Self.input(.fill, .firstBaseline, axis: .vertical), .alignment) == [])
  }

  @Test func baselineRelativeSpacing() {
    var input = Self.input(axis: .vertical)
    input.isBaselineRelative = true
    input.arranged[2].hasBaseline = false
    #expect(
      Self.lines(input, .spacing) == [
        "v1.firstBaseline==v0.lastBaseline+10", "v2.top==v1.lastBaseline+10",
      ])
    input.axis = .horizontal
    #expect(
      Self.lines(input, .spacing) == ["v1.leading==v0.trailing+10", "v2.leading==v1.trailing+10"])
  }

  @Test func marginsMoveTheCanvas() {
    var input = Self.input(.equalSpacing, .center)
    input.isMarginsRelative = true
    #expect(
      Self.lines(input, .canvasConnection) == [
        "M.leading==v0.leading", "M.trailing==v2.trailing", "M.top==A.top", "M.bottom==A.bottom",
        "M.centerY==v0.centerY",
      ])
    // The fit stays on the stack.
    #expect(Self.lines(input, .canvasFit) == ["S.width==0@49"])
    input.distribution = .fillProportionally
    #expect(Self.lines(input, .fillProportionally).first == "v0.width==0.533333·M.width@999")
  }

  @Test func customSpacing() {
    var input = Self.input()
    input.arranged[0].customSpacing = .points(3)
    #expect(
      Self.lines(input, .spacing) == ["v1.leading==v0.trailing+3", "v2.leading==v1.trailing+10"])
  }
}

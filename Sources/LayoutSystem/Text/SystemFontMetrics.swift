/// The system font's tables, parsed once.
struct SystemFontMetrics: Sendable {
  /// Ascent, descent and line height as shares of the size, for every weight and era
  /// (text/lineheights.tsv: 4,644 of 4,769 heights).
  static let ascent = 0.9521
  static let descent = 0.2412
  static let lineHeight = 1.19335

  static let shared = SystemFontMetrics()

  /// Optical cut of the design.
  enum Cut: String, Sendable, CaseIterable {
    case text
    case displayUI = "display-ui"
    case displayPro = "display-pro"
  }

  private struct KerningGroup: Hashable {
    var weight: FontWeight
    var isDisplay: Bool
  }

  /// Scalar → column of `advances`, for ASCII directly; -1 where the tables have none.
  private var asciiColumns = [Int](repeating: -1, count: 128)
  private var otherColumns: [UInt32: Int] = [:]
  /// One row for each weight and cut, in 1/1000 em; nan where the table has no value.
  private var advances: [[Double]]
  private var kerning: [KerningGroup: PairTable] = [:]
  /// Kerning that the weights share.
  private(set) var baseKerning = Kerning(own: PairTable(), base: PairTable())
  private var trackings: [[(size: Double, value: Double)]]

  private init() {
    advances = .init(repeating: [], count: FontWeight.allCases.count * Cut.allCases.count)
    trackings = .init(repeating: [], count: FontEra.allCases.count)
    for row in readTable(SystemFontTables.advances, .heading) {
      guard row.keys.count == 2, let weight = FontWeight(rawValue: row.keys[0]),
        let cut = Cut(rawValue: row.keys[1])
      else {
        readColumns(row)
        continue
      }
      advances[SystemFontMetrics.row(weight, cut)] = row.numbers.map {
        $0.value(or: .nan) / 10
      }
    }
    for row in readTable(SystemFontTables.kerning, .pairs) {
      let pairs = SystemFontMetrics.pairs(row.numbers)
      if row.keys == ["*", "text"] {
        baseKerning.base = pairs
      } else if row.keys.count == 2, let weight = FontWeight(rawValue: row.keys[0]) {
        kerning[KerningGroup(weight: weight, isDisplay: row.keys[1] == "display")] = pairs
      }
    }
    let eras: [(String, FontEra)] = [
      ("neue", .neue), ("ui", .ui), ("pro", .pro), ("variable", .variable),
    ]
    for row in readTable(SystemFontTables.tracking) {
      guard let era = eras.first(where: { [$0.0] == row.keys })?.1 else { continue }
      let numbers = row.numbers.map { $0.value(or: 0) }
      trackings[Int(era.rawValue)] = stride(from: 0, to: numbers.count - 1, by: 2).map {
        (numbers[$0], numbers[$0 + 1] / 100)
      }
    }
  }

  private mutating func readColumns(_ row: TableRow) {
    for (column, token) in row.numbers.enumerated() {
      guard case .number(let scalar) = token, scalar >= 0 else { continue }
      if scalar < 128 { asciiColumns[Int(scalar)] = column }
      otherColumns[UInt32(scalar)] = column
    }
  }

  private static func row(_ weight: FontWeight, _ cut: Cut) -> Int {
    let weightIndex = FontWeight.allCases.firstIndex(of: weight) ?? 0
    return weightIndex * Cut.allCases.count + (Cut.allCases.firstIndex(of: cut) ?? 0)
  }

  private static func pairs(_ numbers: ContiguousArray<TableToken>) -> PairTable {
    var pairs: [(left: UInt32, right: UInt32, value: Double)] = []
    var (left, right): (Int32, Int32?) = (0, nil)
    for token in numbers {
      switch token {
      case .group(let scalar): (left, right) = (scalar, nil)
      case .number(let number):
        if let scalar = right {
          pairs.append((UInt32(max(0, left)), UInt32(max(0, scalar)), Double(number) / 10))
          right = nil
        } else {
          right = number
        }
      case .missing: break
      }
    }
    return PairTable(pairs)
  }

  /// Column of a scalar; nil where no table knows it.
  func column(of scalar: Unicode.Scalar) -> Int? {
    if scalar.value < 128 {
      let column = asciiColumns[Int(scalar.value)]
      return column < 0 ? nil : column
    }
    return otherColumns[scalar.value]
  }

  /// Advances of a weight and cut by column, in 1/1000 em.
  func advances(_ weight: FontWeight, _ cut: Cut) -> [Double] {
    advances[SystemFontMetrics.row(weight, cut)]
  }

  /// Kerning of a weight, in 1/1000 em.
  func kerning(_ weight: FontWeight, isDisplay: Bool) -> Kerning {
    var group = weight.kerningGroup
    if isDisplay { group = group == .bold || group == .semibold ? .bold : .regular }
    let own = kerning[KerningGroup(weight: group, isDisplay: isDisplay)]
    return Kerning(own: own ?? PairTable(), base: baseKerning.base)
  }

  /// Tracking at a size, in 1/1000 em, interpolated between the measured sizes. Between 19 and 20
  /// the text cut's value holds where the display cut starts at 20.
  func tracking(at size: Double, era: FontEra) -> Double {
    let table = trackings[Int(era.rawValue)]
    guard let first = table.first, let last = table.last else { return 0 }
    let hasCuts = era == .ui || era == .pro
    let size = hasCuts && size > 19 && size < 20 ? 19 : size
    guard size > first.size else { return first.value }
    guard size < last.size else { return last.value }
    guard let index = table.firstIndex(where: { $0.size >= size }), index > 0 else {
      return first.value
    }
    let (low, high) = (table[index - 1], table[index])
    guard high.size != size else { return high.value }
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }
}

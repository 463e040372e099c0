/// A font at a size, ready to measure with: every table that its text needs, looked up once.
struct ResolvedFace: Sendable {
  /// Points of 1/1000 em.
  private var unit: Double
  private var size: Double
  /// Added after every scalar, in 1/1000 em.
  private var tracking: Double
  private var kerning: Kerning?
  private var source: Source
  private(set) var ascent: Double
  private(set) var descent: Double
  private(set) var lineHeight: Double
  /// Baseline to baseline where it is not the line height.
  private(set) var leading: Double?
  /// Whether widths are those of a stand-in.
  private(set) var isEstimate: Bool

  private enum Source: Sendable {
    /// Tables by `SystemFontMetrics` column with their shares; a fallback for columns the first
    /// lacks.
    case system([(advances: [Double], share: Double)], fallback: [Double])
    /// ASCII from the space, or a single number. Other characters measure as the system font's, in
    /// the proportion of the letter n of both fonts.
    case ascii([Double], others: [Double], scale: Double)
  }

  init(_ font: TextFont, era: FontEra) {
    let size = font.safeSize
    let system = SystemFontMetrics.shared
    self.size = size
    unit = size / 1000
    tracking = 0
    ascent = SystemFontMetrics.ascent * size
    descent = SystemFontMetrics.descent * size
    lineHeight = SystemFontMetrics.lineHeight * size
    leading = font.leading
    isEstimate = false

    var weight = font.weight
    var fixedCut: SystemFontMetrics.Cut?
    if case .named(let name) = font.face {
      let row = NamedFontMetrics.shared.row(of: name)
      if let advances = NamedFontMetrics.shared.advances(of: row.standIn) {
        unit *= row.widthScale
        tracking = row.step
        ascent = row.ascent * size
        descent = row.descent * size
        lineHeight = row.lineHeight * size
        isEstimate = true
        source = ResolvedFace.source(advances)
        // Helvetica kerns about as the base table does: with it 4 of 7 widths are exact, without 2
        // (text/README 5: with its own kerning 5 of 5); other stand-ins gain nothing.
        if row.standIn.hasPrefix("Helvetica") && !row.standIn.hasPrefix("HelveticaNeue") {
          kerning = system.baseKerning
        }
        return
      }
      // SF Pro by name is one cut without tracking.
      fixedCut = SystemFontMetrics.Cut(rawValue: row.standIn)
      if fixedCut != nil { weight = FontName(name).weight }
    }
    if era == .neue && fixedCut == nil {
      let isBold = [.semibold, .bold, .heavy, .black].contains(weight)
      let standIn = isBold ? "Helvetica-Bold" : "HelveticaNeue"
      source = ResolvedFace.source(NamedFontMetrics.shared.advances(of: standIn) ?? [])
      tracking = system.tracking(at: size, era: era) + NamedFontMetrics.helveticaNeueStep(weight)
      return
    }
    let cuts = fixedCut.map { [($0, 1.0)] } ?? ResolvedFace.cuts(at: size, era: era)
    source = .system(
      cuts.map { (system.advances(weight, $0.0), $0.1) },
      fallback: system.advances(weight, .displayPro))
    let isDisplay = cuts.last.map { $0.0 != .text && $0.1 >= 0.5 } ?? false
    kerning = system.kerning(weight, isDisplay: isDisplay)
    if fixedCut == nil { tracking = system.tracking(at: size, era: era) }
  }

  /// Optical cuts with their shares (text/README 2.2): one cut below and one from 20 points; a
  /// linear mix from 17 to 28 points in the variable font.
  private static func cuts(at size: Double, era: FontEra) -> [(SystemFontMetrics.Cut, Double)] {
    switch era {
    case .neue, .ui: return [(size < 20 ? .text : .displayUI, 1)]
    case .pro: return [(size < 20 ? .text : .displayPro, 1)]
    case .variable:
      let share = min(1, max(0, (size - 17) / 11))
      return [(.text, 1 - share), (.displayPro, share)].filter { $0.1 > 0 }
    }
  }

  private static func source(_ advances: [Double]) -> Source {
    let system = SystemFontMetrics.shared
    let others = system.advances(.regular, .text)
    guard advances.count > 78, let column = system.column(of: "n"), column < others.count else {
      return .ascii(advances, others: [], scale: 1)
    }
    return .ascii(advances, others: others, scale: advances[78] / others[column])
  }

  /// Points from one scalar to the next, kerning apart; nil when the tables do not know it.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    switch source {
    case .ascii(let advances, let others, let scale):
      if advances.count == 1 { return unit * (advances[0] + tracking) }
      if scalar.value >= 32, case let index = Int(scalar.value - 32), index < advances.count {
        return unit * (advances[index] + tracking)
      }
      guard let column = SystemFontMetrics.shared.column(of: scalar), column < others.count else {
        return nil
      }
      return unit * (others[column] * scale + tracking)
    case .system(let cuts, let fallback):
      guard let column = SystemFontMetrics.shared.column(of: scalar) else { return nil }
      var total = 0.0
      for cut in cuts {
        var advance = column < cut.advances.count ? cut.advances[column] : .nan
        if advance.isNaN { advance = column < fallback.count ? fallback[column] : .nan }
        guard !advance.isNaN else { return nil }
        total += cut.share * advance
      }
      return unit * (total + tracking)
    }
  }

  /// Advance of a scalar that no table knows.
  var unknownAdvance: Double { unit * (600 + tracking) }

  /// Points that a pair moves together (negative) or apart.
  func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let kerning else { return 0 }
    return unit * kerning.value(left, right)
  }

  /// Chinese, Japanese and Korean characters are one em (text/README 2.7).
  var wideAdvance: Double { size }

  /// text/README 2.7: from 10 labels of 17 to 300 points.
  var emojiAdvance: Double { max(1.12 * size, 0.75 * size + 9.5) }
}

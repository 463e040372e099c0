/// Text as measured units: one for each scalar that takes room, in order.
struct TextUnits {
  struct Unit {
    var scalar: Unicode.Scalar
    /// Points to the next unit, kerning and extra spacing included.
    var advance: Double
    /// The part of `advance` that belongs to the pair with the next unit, which a line end drops.
    var kerning: Double
    var face: Int32
    /// Scalars of the whole text before this one.
    var offset: Int32
    var isWide: Bool

    var isSpace: Bool { scalar == " " }
  }

  /// Units of one paragraph, without its separator.
  struct Paragraph {
    var units: [Unit] = []
    /// Scalar offsets of the paragraph in the whole text.
    var range: Range<Int> = 0..<0
    /// Points from the start to before each unit, kerning included; one more than units.
    var positions: [Double] = [0]
    /// The face of an empty paragraph.
    var face: Int32 = 0

    /// Width of some of its units as a line of their own.
    func width(_ range: Range<Int>) -> Double {
      guard let last = range.last, range.lowerBound >= 0, last < units.count else { return 0 }
      return positions[last + 1] - positions[range.lowerBound] - units[last].kerning
    }
  }

  private(set) var paragraphs: [Paragraph] = []
  private(set) var faces: [ResolvedFace] = []
  private(set) var isEstimate = false

  init(_ text: StyledText, era: FontEra) {
    var paragraph = Paragraph()
    var offset = 0
    var previous: Unicode.Scalar?
    var flagHalf = false
    for run in text.runs {
      let face = ResolvedFace(run.font, era: era)
      let index = Int32(faces.count)
      faces.append(face)
      if paragraph.units.isEmpty { paragraph.face = index }
      if face.isEstimate && !run.text.isEmpty { isEstimate = true }
      if paragraph.units.isEmpty { paragraph.units.reserveCapacity(run.text.utf8.count) }
      for scalar in run.text.unicodeScalars {
        defer {
          previous = scalar
          offset += 1
        }
        var unit = Unit(
          scalar: scalar, advance: 0, kerning: 0, face: index, offset: Int32(clamping: offset),
          isWide: false)
        switch ScalarKind(scalar, after: previous) {
        case .none: continue
        case .newline:
          finish(&paragraph, at: offset, nextFace: index)
          continue
        case .plain(let base):
          unit.scalar = base
          if let advance = face.advance(of: base) {
            unit.advance = advance
          } else {
            unit.advance = face.unknownAdvance
            isEstimate = true
          }
          if let last = paragraph.units.last, last.face == index, !last.isWide {
            let kerning = face.kerning(last.scalar, base)
            paragraph.units[paragraph.units.count - 1].advance += kerning
            paragraph.units[paragraph.units.count - 1].kerning = kerning
          }
        case .wide:
          unit.advance = face.wideAdvance
          unit.isWide = true
        case .emoji:
          unit.advance = face.emojiAdvance
          unit.isWide = true
        case .regionalIndicator:
          unit.advance = face.emojiAdvance / 2
          flagHalf.toggle()
          unit.isWide = flagHalf
        }
        unit.advance += run.extraSpacing
        paragraph.units.append(unit)
      }
    }
    finish(&paragraph, at: offset, nextFace: 0)
  }

  private mutating func finish(_ paragraph: inout Paragraph, at offset: Int, nextFace: Int32) {
    paragraph.range = min(paragraph.range.lowerBound, offset)..<offset
    paragraph.positions.reserveCapacity(paragraph.units.count + 1)
    var position = 0.0
    for unit in paragraph.units {
      position += unit.advance
      paragraph.positions.append(position)
    }
    paragraphs.append(paragraph)
    paragraph = Paragraph()
    paragraph.range = (offset + 1)..<(offset + 1)
    paragraph.face = nextFace
  }
}

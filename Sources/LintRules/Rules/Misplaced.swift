import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let misplaced = Rule(
    "misplaced", .warning, onByDefault: false,
    summary: "The frame in the document is not the one that constraints give.",
    rationale: """
      The next one to open the document in Xcode and update frames changes it, and until then canvas \
      and run time differ. The layout is solved for the document's own device, with the figures of the \
      Xcode that saved it; Xcode's own mark, which can be out of date, is not looked at. Frames are \
      compared after rounding to pixels, with a tolerance, and texts only where they differ by more \
      than their measurement can be wrong.
      """,
    accepted: [
      example(x: "20", y: "79"),
      // Off by less than what is worth a word.
      example(x: "20.5", y: "79"),
      Example(example(x: "24", y: "79").text, options: ["tolerance": 8]),
    ],
    reported: [example(x: "60", y: "79", mark: "👉")],
    options: [
      Option("tolerance", .number, "Points that an edge may be off; 1 where nothing is said.")
    ],
    aliases: ["iblinter:misplaced", "xiblint:autolayout_frames"],
    check: .document { context in
      let document = context.document
      guard document.header.usesAutoLayout else { return }
      let tolerance = context.options.number("tolerance") ?? 1
      let designed = ResolvedDocument(document, .asDesigned(document))
      var options = LayoutOptions()
      options.keepsUndetermined = true
      let model = solve(designed, options: options)
      options.usesRecordedSizes = true
      let recorded = solve(designed, options: options)
      let texts = ContentReader(designed)
      for (one, two) in zip(recorded, model) where one.conflicts.isEmpty {
        for (byRecord, byModel) in zip(one.views, two.views) {
          let view = byRecord.view
          guard document.isPlacedByConstraints(view), document[view].objectID != nil,
            !designed.isOutOfReach(view), let saved = designed.rect(of: document[view].element)
          else { continue }
          var (frame, limit) = (byRecord.frame, tolerance)
          if frame.isClose(to: saved, limit), texts.isMeasuredText(view) {
            // The recorded size is right by definition there: only a clear contradiction counts.
            frame = byModel.frame
            limit = max(6, 0.1 * max(saved.width, saved.height), tolerance)
          }
          guard !frame.isClose(to: saved, limit) else { continue }
          context.report(
            """
            \(document.describe(view)) is saved at \(saved.text) and will be at \(frame.text); \
            update its frame, or its constraints
            """, at: document[view].element)
        }
      }
    })

  private static func example(x: String, y: String, mark: String = "") -> Example {
    Example(
      """
      <subviews>\(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="\(x)" y="\(y)" width="100" height="40"/><constraints>
      <constraint firstAttribute="width" constant="100" id="1"/>
      <constraint firstAttribute="height" constant="40" id="2"/></constraints></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
      constant="20" id="4"/>
      </constraints>
      """)
  }
}

extension Document {
  /// Whether constraints say where a view is.
  fileprivate func isPlacedByConstraints(_ view: ViewID) -> Bool {
    let entry = self[view]
    switch entry.role {
    case .arranged: return true
    case .subview, .part:
      return written(.translatesMask, of: entry.element) == false
        && written(.fixedFrame, of: entry.element) != true
    case .root, .topLevel, .contentView, .cell, .detached: return false
    }
  }
}

extension ResolvedDocument {
  /// Whether a frame says little: Interface Builder leaves those of hidden views as they were, and in
  /// what fills proportionally they can hang on what a class draws.
  fileprivate func isOutOfReach(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let current = next {
      let element = document[current].element
      if flag(.hidden, of: element) { return true }
      if document[current].isStack, value(.distribution, of: element) == .fillProportionally,
        document.hasUnknownLength(current)
      {
        return true
      }
      next = document[current].superview
    }
    return false
  }
}

extension ContentReader {
  /// Whether a view is as large as a text whose size the tables have evidence for.
  fileprivate func isMeasuredText(_ view: ViewID) -> Bool {
    let content = content(of: view)
    switch content {
    case .label, .button: return !content.intrinsicSize(in: context).isEstimate
    default: return false
    }
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, _ tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
      && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
  }

  /// `(20, 79) 100x40`.
  fileprivate var text: String {
    func short(_ value: Double) -> String { numberText((value * 10).rounded() / 10) }
    return "(\(short(x)), \(short(y))) \(short(width))x\(short(height))"
  }
}

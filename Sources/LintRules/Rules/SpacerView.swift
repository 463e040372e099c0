import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let spacerView = Rule(
    "spacer-view", .info, onByDefault: false,
    summary: "A transparent view that only makes a gap.",
    rationale: """
      A view in a stack view that draws nothing and holds nothing costs a view and constraints for a \
      distance that a stack view can keep itself: by `setCustomSpacing(_:after:)` since iOS 11, or by \
      its spacing where all gaps are alike. Reported only where every frame in every configuration is \
      the same without the view.
      """,
    accepted: [
      example(#"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#),
      // It also stretches.
      example("", width: ""),
    ],
    reported: [example("", mark: "👉")],
    check: .everywhere { context in
      let document = context.document
      for view in document.viewIDs where document[view].role == .arranged {
        guard document[view].subviews.isEmpty, document.isPlainAndUnseen(view),
          let stack = document[view].superview,
          let gaps = context.gaps(replacing: view, in: stack), let gap = gaps.first
        else { continue }
        let isKept = context.keepsFrames(in: document[view].scene, except: [view]) { solved in
          var change = LayoutChange()
          guard solved.resolved.isInstalled(view) else { return change }
          change.folded = [view: solved.gap(replacing: view, in: stack) ?? 0]
          return change
        }
        guard isKept else { continue }
        let before = context.neighbour(before: view, in: stack)
        let points =
          gaps.allSatisfy { $0 == gap }
          ? "of \(pointsText(gap))" : "of as many points as the view makes in each size class"
        context.report(
          """
          \(document.describe(view)) only makes a gap: custom spacing \(points) after \
          \(before.map { document.shortName(document[$0].element) } ?? "the view before it") keeps \
          every frame
          """, at: document[view].element,
          objects: [document[view].element, document[stack].element])
      }
    })

  private static func example(
    _ color: String,
    width: String = #"<constraint firstAttribute="width" constant="24" id="9"/>"#, mark: String = ""
  ) -> Example {
    Example(
      """
      <subviews><stackView spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      \(mark)<view translatesAutoresizingMaskIntoConstraints="NO" id="spacer">\(color)\
      <constraints>\(width)</constraints></view>
      <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
      </constraints>
      """)
  }
}

extension EverywhereContext {
  /// What a spacer and the gaps beside it come to, by configuration; nil where it is no spacer in one
  /// of them, or in none.
  fileprivate func gaps(replacing view: ViewID, in stack: ViewID) -> [Double]? {
    var gaps: [Double] = []
    for solved in configurations where solved.resolved.isInstalled(view) {
      guard let gap = solved.gap(replacing: view, in: stack) else { return nil }
      gaps.append(gap)
    }
    return gaps.isEmpty ? nil : gaps
  }

  fileprivate func neighbour(before view: ViewID, in stack: ViewID) -> ViewID? {
    let views = document[stack].subviews
    return views.firstIndex(of: view).flatMap { $0 > 0 ? views[$0 - 1] : nil }
  }
}

extension SolvedDocument {
  fileprivate func gap(replacing view: ViewID, in stack: ViewID) -> Double? {
    let element = document[stack].element
    let axis = axis(of: stack)
    let visible = resolved.arrangedSubviews(of: stack).filter { !isHidden($0) }
    guard !isHidden(view), let index = visible.firstIndex(of: view), index > 0,
      index + 1 < visible.count, let length = fixedLength(of: view, along: axis)
    else { return nil }
    switch resolved.value(.distribution, of: element) ?? .fill {
    case .fill: break
    // Of the others each view's length, or each gap, hangs on how many views there are.
    case .fillEqually, .fillProportionally, .equalSpacing, .equalCentering: return nil
    }
    let spacing: Double =
      resolved.written(.spacingType, of: element) == "standard"
      ? 8 : resolved.number(.spacing, of: element)
    return length + 2 * spacing
  }
}

import Diagnostics
import DocumentModel
import LayoutSystem
import Resolution

extension Rule {
  static let stackableChain = Rule(
    "stackable-chain", .info, onByDefault: false,
    summary: "Hand-made constraints that one stack view would replace.",
    rationale: """
      Three and more siblings one behind the other at equal distances, aligned across, are what a stack \
      view is for: it makes these constraints itself, closes gaps of hidden views, and is changed in \
      one place. The constraints that would go are counted. Reported only where every frame in every \
      configuration is the same with the constraints that the stack view would make in their place.
      """,
    accepted: [example(distance: "12")],
    reported: [example(distance: "8", mark: "👉")],
    check: .everywhere { context in
      let document = context.document
      for view in document.viewIDs
      where document[view].subviews.count > 2 && !document[view].isStack {
        for chain in ConstraintChain.all(in: view, document) {
          guard let first = chain.views.first,
            context.keepsFrames(in: document[view].scene, { $0.change(stacking: chain, in: view) })
          else { continue }
          let names = chain.views.map { document.shortName(document[$0].element) }.enumerated
          context.report(
            """
            \(names) are a \(chain.axis == .horizontal ? "row" : "column") with equal gaps: a stack \
            view with spacing \(numberText(chain.spacing)) and alignment \(chain.alignmentName) \
            replaces \(chain.constraints.count) constraints and keeps every frame
            """, at: document[first].element,
            objects: chain.views.map { document[$0].element } + [document[view].element],
            constraints: chain.constraints)
        }
      }
    })

  private static func example(distance: String, mark: String = "") -> Example {
    let labels = ["a", "b", "c"].map { id in
      #"<label text="Text \#(id)" translatesAutoresizingMaskIntoConstraints="NO" id="\#(id)"/>"#
    }
    return Example(
      """
      <subviews>\(mark)\(labels.joined(separator: "\n"))</subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="20" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="2"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
      constant="8" id="3"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="bottom" \
      constant="\(distance)" id="4"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="5"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="6"/>
      </constraints>
      """)
  }
}

extension SolvedDocument {
  /// The constraints of a chain, replaced by those that a stack view would make.
  fileprivate func change(stacking chain: ConstraintChain, in container: ViewID) -> LayoutChange? {
    guard chain.constraints.allSatisfy({ resolved.state(of: $0) == .installed }),
      chain.views.allSatisfy({ resolved.isInstalled($0) && !isHidden($0) })
    else { return nil }
    let input = StackInput(
      view: container, axis: chain.axis, alignment: chain.alignment,
      spacing: .points(chain.spacing), arranged: chain.views.map { StackInput.Arranged($0) })
    // The stack view is not there yet: a guide with a box of its own stands in for it.
    var substitute = LayoutChange()
    substitute.replacedItems = [.view(container): .substitute(container, 0)]
    var change = LayoutChange()
    change.removed = Set(chain.constraints)
    change.added = StackLowering(input).constraints.map { substitute.applied(to: $0) }
    return change
  }
}

internal import DocumentModel
internal import LayoutSystem
internal import Resolution

extension LayoutFormat {
  /// Conflicts as an app's console would show them, with identifiers of the document where a console
  /// has addresses; nothing for scenes without conflict.
  package static let uikitLog = LayoutFormat(
    name: "uikit-log", ending: ".log",
    part: { report, _ in
      report.configurations.reduce(into: "") { text, solved in
        for scene in solved.scenes where !scene.conflicts.isEmpty {
          let place = "\(report.document.printable) \(solved.resolved.configuration.heading)"
          let explainer = ConflictExplainer(solved.resolved, scene)
          for conflict in scene.conflicts {
            let log = ConstraintLog(solved.resolved)
            text += log.text(conflict, given: explainer.explain(conflict).given, place: place)
          }
        }
      }
    },
    single: { $0 },
    several: { $0.joined() })
}

/// Writes constraints in the dialect of UIKit's console logs (uistackview.md 10).
private struct ConstraintLog {
  let resolved: ResolvedDocument
  private var document: Document { resolved.document }

  init(_ resolved: ResolvedDocument) { self.resolved = resolved }

  func text(
    _ conflict: SceneSolution.Conflict, given: [LayoutConstraint], place: String
  ) -> String {
    let all = (conflict.members + given).enumerated().sorted {
      let (one, other) = ($0.element.logOrder, $1.element.logOrder)
      return one != other ? one < other : $0.offset < $1.offset
    }.map(\.element)
    var lines = ["\(place): Unable to simultaneously satisfy constraints.", "("]
    for (index, constraint) in all.enumerated() {
      lines.append("    \"\(line(constraint))\"" + (index + 1 < all.count ? "," : ""))
    }
    lines += [")", ""]
    if let relaxed = conflict.relaxed {
      lines += ["Will attempt to recover by breaking constraint", line(relaxed), ""]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ constraint: LayoutConstraint) -> String {
    var head = "NSLayoutConstraint:\(identity(of: constraint))"
    var name = constraint.identifier.map { " '\($0)'" } ?? ""
    switch constraint.provenance {
    case .author(let id):
      name =
        document.string("identifier", of: document[id].element)
        .map { " '\($0.printable)'" } ?? ""
    case .autoresizing, .kept: (head, name) = ("NSAutoresizingMaskLayoutConstraint", "")
    case .hugging, .compression: (head, name) = ("NSContentSizeLayoutConstraint", "")
    default: break
    }
    let visual = self.visual(constraint)
    let body = visual?.text ?? plain(constraint)
    let priority =
      constraint.isRequired ? "" : " priority:\(shortNumber(constraint.priority))"
    let names = visual?.container.map { ", names: '|':\(self.name(.view($0))) " } ?? ""
    return "<\(head)\(name) \(body)\(priority)   (active\(names))>"
  }

  /// Where a console has an address.
  private func identity(of constraint: LayoutConstraint) -> String {
    switch constraint.provenance {
    case .author(let id): document[id].objectID?.printable ?? "?"
    case .stack(let stack, _): document[stack].objectID?.printable ?? "?"
    default: constraint.first.item.view.flatMap { document[$0].objectID }?.printable ?? "?"
    }
  }

  // MARK: Names

  private func name(_ item: LayoutItem) -> String {
    switch item {
    case .view(let view): return viewName(view)
    case .userGuide(let guide):
      return
        "UILayoutGuide:\(document[guide].objectID?.printable ?? "?")'\(document.givenName(document[guide].element)?.printable ?? "")'"
    default: break
    }
    let id = item.view.flatMap { document[$0].objectID }?.printable ?? "?"
    let (kind, label) =
      switch item {
      case .layoutMargins: ("UILayoutGuide", "UIViewLayoutMarginsGuide")
      case .safeArea: ("UILayoutGuide", "UIViewSafeAreaLayoutGuide")
      case .readable: ("UILayoutGuide", "UIViewReadableContentGuide")
      case .keyboard: ("UIKeyboardLayoutGuide", "UIViewKeyboardLayoutGuide")
      case .scrollContent: ("_UIScrollViewLayoutGuide", "UIScrollView-contentLayoutGuide")
      case .scrollFrame: ("_UIScrollViewLayoutGuide", "UIScrollView-frameLayoutGuide")
      case .topGuide, .bottomGuide: ("_UILayoutGuide", "")
      case .alignmentSpanner: ("_UILayoutSpacer", "UISV-alignment-spanner")
      case .orderingSpanner: ("_UILayoutSpacer", "UISV-ordering-spanner")
      case .gap: ("_UIOLAGapGuide", "UISV-distributing")
      case .view, .userGuide, .substitute: ("UILayoutGuide", "")
      }
    return "\(kind):\(id)" + (label.isEmpty ? "" : "'\(label)'")
  }

  /// Class and identifier; labels and buttons say what they show.
  private func viewName(_ view: ViewID) -> String {
    let element = document[view].element
    let name =
      "\(document.className(element).printable):\(document[view].objectID?.printable ?? "?")"
    switch document[view].tag {
    case .label, .button:
      return document.ownText(element).map { "\(name)'\($0.printable)'" } ?? name
    default: return name
    }
  }

  // MARK: Equations

  private func plain(_ constraint: LayoutConstraint) -> String {
    let left = "\(name(constraint.first.item)).\(constraint.first.attribute.rawValue)"
    guard let second = constraint.second else {
      return "\(left) \(constraint.relation.sign) \(shortNumber(constraint.constant))"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(shortNumber(constraint.multiplier))*"
    let constant = constraint.constant
    let offset =
      constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(shortNumber(abs(constant)))"
    return "\(left) \(constraint.relation.sign) \(factor)\(name(second.item))"
      + ".\(second.attribute.rawValue)\(offset)"
  }

  /// Edges that face each other, or an edge and that of the container around it, as a picture of the
  /// line: `H:|-(16)-[UILabel:…]`. Nil for everything else.
  private func visual(_ constraint: LayoutConstraint) -> (text: String, container: ViewID?)? {
    guard let second = constraint.second, constraint.multiplier == 1 else { return nil }
    let first = constraint.first
    let axis = first.attribute.isHorizontal ? "H" : "V"
    guard let one = first.attribute.edge, let other = second.attribute.edge,
      one.isText == other.isText
    else { return nil }
    let tail = one.isText || axis == "V" ? "" : "(LTR)"
    func gap(_ relation: LayoutRelation, _ constant: Double) -> String {
      "(\(relation == .equal ? "" : relation.sign)\(shortNumber(constant)))"
    }
    func inside(
      _ item: LayoutItem, _ container: ViewID, _ relation: LayoutRelation, _ distance: Double
    ) -> (String, ViewID?) {
      let bracket = "[\(name(item))]"
      return one.isStart
        ? ("\(axis):|-\(gap(relation, distance))-\(bracket)\(tail)", container)
        : ("\(axis):\(bracket)-\(gap(relation.flipped, -distance))-|\(tail)", container)
    }
    if one.isStart == other.isStart {
      if case .view(let container) = second.item, isAround(container, first.item) {
        return inside(first.item, container, constraint.relation, constraint.constant)
      }
      if case .view(let container) = first.item, isAround(container, second.item) {
        return inside(second.item, container, constraint.relation.flipped, -constraint.constant)
      }
      return nil
    }
    guard !isAround(first.item.view, second.item), !isAround(second.item.view, first.item) else {
      return nil
    }
    let (before, after, relation, distance) =
      one.isStart
      ? (second.item, first.item, constraint.relation, constraint.constant)
      : (first.item, second.item, constraint.relation.flipped, -constraint.constant)
    return (
      "\(axis):[\(name(before))]-\(gap(relation, distance))-[\(name(after))]\(tail)", nil
    )
  }

  /// Whether a view is the nearest one around an item.
  private func isAround(_ container: ViewID?, _ item: LayoutItem) -> Bool {
    guard let container, let view = item.view else { return false }
    if case .view = item { return document[view].superview == container }
    return view == container
  }
}

extension LayoutAttribute {
  /// Which edge it is: at the start or the end of its axis, and whether it follows the direction of
  /// the text or is no matter of it.
  fileprivate var edge: (isStart: Bool, isText: Bool)? {
    switch self {
    case .leading: (true, true)
    case .trailing: (false, true)
    case .left, .top: (true, false)
    case .right, .bottom: (false, false)
    default: nil
    }
  }
}

extension LayoutRelation {
  fileprivate var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension LayoutConstraint {
  /// Autoresizing masks first, then the author's, then by identifier whatever its case.
  fileprivate var logOrder: String {
    switch provenance {
    case .autoresizing, .kept: "0"
    case .author: "1"
    default: "2" + (identifier ?? "").lowercased()
    }
  }
}

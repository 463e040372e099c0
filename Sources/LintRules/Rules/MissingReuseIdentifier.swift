import Diagnostics
import DocumentModel

extension Rule {
  static let missingReuseIdentifier = Rule(
    "missing-reuse-identifier", .warning, onByDefault: true,
    summary: "A prototype cell has no reuse identifier.",
    rationale: """
      Code gets a prototype by its reuse identifier. A prototype without one is compiled into the \
      storyboard and can never be dequeued.
      """,
    accepted: [
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes>\
      <tableViewCell reuseIdentifier="Cell" id="c"/></prototypes></tableView></subviews>
      """,
      // Static cells are shown as they are.
      """
      <subviews><tableView dataMode="static" id="t"><sections><tableViewSection id="s"><cells>\
      <tableViewCell id="c"/></cells></tableViewSection></sections></tableView></subviews>
      """,
      // The cell of a xib is registered with an identifier in code.
      #"<objects><tableViewCell id="c"/><collectionViewCell id="d"/></objects>"#,
    ],
    reported: [
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes>\
      👉<tableViewCell id="c"/></prototypes></tableView></subviews>
      """,
      """
      <subviews><tableView dataMode="prototypes" id="t"><prototypes>\
      <tableViewCell reuseIdentifier="👉" id="c"/></prototypes></tableView></subviews>
      """,
      """
      <subviews><collectionView id="t"><cells>👉<collectionViewCell id="c"/></cells>\
      👉<collectionReusableView key="sectionHeaderView" id="h"/></collectionView></subviews>
      """,
    ],
    check: .document { context in
      let document = context.document
      let cells = context.facts.elements([
        .tableViewCell, .collectionViewCell, .collectionReusableView,
      ])
      for element in cells where document.isPrototype(element) {
        guard (document.written(.reuseIdentifier, of: element) ?? "").isEmpty else { continue }
        context.report(
          """
          \(document.describe(element)) is a prototype that code cannot dequeue: it has no reuse \
          identifier
          """, at: element, attribute: "reuseIdentifier")
      }
    })
}

extension Document {
  /// Whether an element is a cell or supplementary view that its table or collection makes copies of.
  func isPrototype(_ element: ElementID) -> Bool {
    guard let parent = parent(element) else { return false }
    return switch tag(element) {
    case .tableViewCell: tag(parent) == .prototypes
    case .collectionViewCell:
      tag(parent) == .cells && self.parent(parent).map { tag($0) == .collectionView } == true
    case .collectionReusableView: tag(parent) == .collectionView
    default: false
    }
  }

  /// The prototype cell that an element is or lies in.
  func prototype(around element: ElementID) -> ElementID? {
    if isPrototype(element) { return element }
    return ancestors(of: element).first { isPrototype($0) }
  }
}

internal import DocumentModel
internal import Resolution

/// Where a cell or a supplementary view of a list stands at run time, by what the document says about
/// rows and items. Its recorded frame is that of the canvas and not looked at.
struct ListRow: Sendable {
  /// Points; nil for a cell as high as its content.
  var height: Double?
  /// Points; nil for the width of the list less its insets.
  var width: Double?
  var left = 0.0
  var right = 0.0
  /// Points between the row before it and this one.
  var gap = 0.0

  init(_ resolved: ResolvedDocument, _ view: ViewID, in list: ViewID) {
    let document = resolved.document
    switch document[view].tag {
    case .tableViewCell:
      let table = resolved.written(.rowHeight, of: document[list].element)
      let own = resolved.written(.rowHeight, of: document[view].element)
      // An automatic height is written as -1 (or not at all).
      if (own ?? 0) > 0 || (table ?? 0) > 0 { height = TableCell.height(own: own, table: table) }
      if resolved.written(.style, of: document[list].element) == "insetGrouped" {
        left = LayoutMarginRules.systemMinimum(width: resolved.configuration.width)
        right = left
      }
    case .collectionViewCell, .collectionReusableView:
      let layout = resolved.child(
        .collectionViewFlowLayout, key: "collectionViewLayout", of: document[list].element)
      func size(_ key: String) -> Size? { layout.flatMap { resolved.size(key: key, of: $0) } }
      if document[view].tag == .collectionReusableView {
        let key = resolved.document.written(.key, of: document[view].element)
        height =
          size(key == "sectionFooterView" ? "footerReferenceSize" : "headerReferenceSize")?.height
          ?? 0
        return
      }
      // The defaults of flow layouts (UIKit's documentation).
      let item = size("itemSize") ?? Size(width: 50, height: 50)
      (width, height) = (max(0, item.width), max(0, item.height))
      left = layout.flatMap { resolved.insets(key: "sectionInset", of: $0) }?.left ?? 0
      gap =
        layout.flatMap { resolved.written(AttributeKey<Double>("minimumLineSpacing"), of: $0) }
        ?? 10
    default: height = 0
    }
  }

  /// Points that the accessory of a table cell takes from its content view on a current system.
  static func accessoryWidth(_ resolved: ResolvedDocument, _ cell: ViewID) -> Double {
    let document = resolved.document
    let accessory = resolved.written(.accessoryType, of: document[cell].element)
      .flatMap { TableCell.Accessory(rawValue: $0) }
    guard let accessory, accessory != .none else { return 0 }
    let table = document[cell].superview
    return TableCell(
      canvas: CanvasDevice(
        id: resolved.configuration.screenDevice?.id,
        isLandscape: resolved.configuration.isLandscape,
        toolsVersion: MeasuringContext.runTimeToolsVersion),
      tableWidth: table == nil ? nil : resolved.configuration.width,
      cellWidth: resolved.configuration.width, accessory: accessory,
      isInsetGrouped: table.map {
        resolved.written(.style, of: document[$0].element) == "insetGrouped"
      } ?? false
    ).accessoryWidth
  }
}

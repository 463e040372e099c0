extension Enumeration {
  /// Values of `tableView.style`.
  package static let tableViewStyle = Enumeration(
    "tableViewStyle", swiftType: "UITableView.Style",
    [
      Case("plain", ".plain"),
      Case("grouped", ".grouped"),
      Case("insetGrouped", ".insetGrouped"),
    ])

  /// Values of `tableView.separatorStyle`.
  package static let separatorStyle = Enumeration(
    "separatorStyle", swiftType: "UITableViewCell.SeparatorStyle",
    [
      Case("default", ".singleLine"),
      Case("none", ".none"),
      Case("singleLine", ".singleLine"),
      Case("singleLineEtched", ".singleLineEtched"),
    ])

  /// Values of `tableViewCell.style`.
  package static let cellStyle = Enumeration(
    "cellStyle", swiftType: "UITableViewCell.CellStyle",
    [
      Case("IBUITableViewCellStyleDefault", ".default"),
      Case("IBUITableViewCellStyleValue1", ".value1"),
      Case("IBUITableViewCellStyleValue2", ".value2"),
      Case("IBUITableViewCellStyleSubtitle", ".subtitle"),
    ])

  /// Values of `tableViewCell.selectionStyle`.
  package static let selectionStyle = Enumeration(
    "selectionStyle", swiftType: "UITableViewCell.SelectionStyle",
    [
      Case("none", ".none"),
      Case("blue", ".blue"),
      Case("gray", ".gray"),
      Case("default", ".default"),
    ])

  /// Values of `tableViewCell.accessoryType`, `tableViewCell.editingAccessoryType`.
  package static let accessoryType = Enumeration(
    "accessoryType", swiftType: "UITableViewCell.AccessoryType",
    [
      Case("none", ".none"),
      Case("disclosureIndicator", ".disclosureIndicator"),
      Case("detailDisclosureButton", ".detailDisclosureButton"),
      Case("checkmark", ".checkmark"),
      Case("detailButton", ".detailButton"),
    ])

  /// Values of `*.indicatorStyle`.
  package static let indicatorStyle = Enumeration(
    "indicatorStyle", swiftType: "UIScrollView.IndicatorStyle",
    [
      Case("default", ".default"),
      Case("black", ".black"),
      Case("white", ".white"),
    ])

  /// Values of `*.keyboardDismissMode`.
  package static let keyboardDismissMode = Enumeration(
    "keyboardDismissMode", swiftType: "UIScrollView.KeyboardDismissMode",
    [
      Case("none", ".none"),
      Case("onDrag", ".onDrag"),
      Case("interactive", ".interactive"),
      Case("onDragWithAccessory", ".onDragWithAccessory"),
      Case("interactiveWithAccessory", ".interactiveWithAccessory"),
    ])

  /// Values of `*.contentInsetAdjustmentBehavior`.
  package static let contentInsetAdjustmentBehavior = Enumeration(
    "contentInsetAdjustmentBehavior", swiftType: "UIScrollView.ContentInsetAdjustmentBehavior",
    [
      Case("automatic", ".automatic"),
      Case("scrollableAxes", ".scrollableAxes"),
      Case("never", ".never"),
      Case("always", ".always"),
    ])

  /// Values of `collectionViewFlowLayout.scrollDirection`.
  package static let scrollDirection = Enumeration(
    "scrollDirection", swiftType: "UICollectionView.ScrollDirection",
    [
      Case("vertical", ".vertical"),
      Case("horizontal", ".horizontal"),
    ])

  /// Values of `collectionViewFlowLayout.sectionInsetReference`.
  package static let sectionInsetReference = Enumeration(
    "sectionInsetReference", swiftType: "UICollectionViewFlowLayout.SectionInsetReference",
    [
      Case("safeArea", ".fromSafeArea"),
      Case("layoutMargins", ".fromLayoutMargins"),
    ])
}

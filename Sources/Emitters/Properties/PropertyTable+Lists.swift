internal import DocumentModel

extension PropertyTable {
  private static func height(_ name: String, absent: String? = nil) -> Property {
    Property(
      name, .automaticHeight, left: "\(name) = ", standard: "UITableView.automaticDimension",
      absent: absent)
  }

  static let tableView: [Property] = [
    height("rowHeight"),
    // Absence is no estimate: Interface Builder writes -1 for an automatic one (ibxml.md 1, fact 1).
    height("estimatedRowHeight", absent: "0"),
    height("sectionHeaderHeight"),
    height("estimatedSectionHeaderHeight", absent: "0"),
    height("sectionFooterHeight"),
    height("estimatedSectionFooterHeight", absent: "0"),
    .choice("separatorStyle", .separatorStyle, "separatorStyle", ".singleLine"),
    .color("separatorColor", "separatorColor"),
    .insets("separatorInset", "separatorInset"),
    .choice(
      "separatorInsetReference", .separatorInsetReference, "separatorInsetReference",
      ".fromCellEdges"),
    .color("sectionIndexColor", "sectionIndexColor"),
    .color("sectionIndexBackgroundColor", "sectionIndexBackgroundColor"),
    .color("sectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor"),
    .integer("sectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", 0),
    .flag("allowsSelection", "allowsSelection", true),
    .flag("allowsMultipleSelection", "allowsMultipleSelection", false),
    .flag("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", false),
    .flag("allowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing", false),
    .flag("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", true),
    .flag("selectionFollowsFocus", "selectionFollowsFocus", false, since: 140),
    .flag("springLoaded", "isSpringLoaded", false),
    // Tables bounce in code and do not in a document unless it says so.
    .flag("alwaysBounceVertical", "alwaysBounceVertical", true, absent: false),
    .flag("multipleTouchEnabled", "isMultipleTouchEnabled", true, absent: false),
  ]

  static let tableViewCell: [Property] = [
    .choice("selectionStyle", .selectionStyle, "selectionStyle", ".default"),
    .choice("accessoryType", .accessoryType, "accessoryType", ".none"),
    .choice("editingAccessoryType", .accessoryType, "editingAccessoryType", ".none"),
    .integer("indentationLevel", "indentationLevel", 0),
    .number("indentationWidth", "indentationWidth", 10),
    .flag("showsReorderControl", "showsReorderControl", false),
    .flag("shouldIndentWhileEditing", "shouldIndentWhileEditing", true),
    .choice("focusStyle", .focusStyle, "focusStyle", ".default"),
    .insets("separatorInset", "separatorInset"),
  ]

  /// A cell's content view is made by the cell: it draws nothing that a content mode could place,
  /// and leaves the safe area to the cell.
  static let contentView: [Property] = [
    .choice("contentMode", .contentMode, "contentMode", ".center"),
    .flag("insetsLayoutMarginsFromSafeArea", "insetsLayoutMarginsFromSafeArea", false),
  ]

  static let collectionViewCell: [Property] = [
    // A cell draws nothing that a content mode could place.
    .choice("contentMode", .contentMode, "contentMode", ".center")
  ]

  /// Members of `UIListContentConfiguration`, all of iOS 14.
  static let listContentConfiguration: [Property] = [
    .text("text", "text", key: "contentConfiguration.text"),
    .text("secondaryText", "secondaryText", key: "contentConfiguration.secondaryText"),
    .image("image", "image"),
    .number("imageToTextPadding", "imageToTextPadding", 0),
  ]

  static let collectionView: [Property] = [
    .flag("prefetchingEnabled", "isPrefetchingEnabled", true),
    .flag("allowsSelection", "allowsSelection", true),
    .flag("allowsMultipleSelection", "allowsMultipleSelection", false),
    .flag("allowsSelectionDuringEditing", "allowsSelectionDuringEditing", false, since: 140),
    .flag("springLoaded", "isSpringLoaded", false),
  ]

  static let flowLayout: [Property] = [
    .choice("scrollDirection", .scrollDirection, "scrollDirection", ".vertical"),
    .number("minimumLineSpacing", "minimumLineSpacing", 10),
    .number("minimumInteritemSpacing", "minimumInteritemSpacing", 10),
    .size("itemSize", "itemSize", "CGSize(width: 50, height: 50)"),
    .size("estimatedItemSize", "estimatedItemSize", "CGSize.zero"),
    .size("headerReferenceSize", "headerReferenceSize", "CGSize.zero"),
    .size("footerReferenceSize", "footerReferenceSize", "CGSize.zero"),
    .insets("sectionInset", "sectionInset", ".zero"),
    .choice(
      "sectionInsetReference", .sectionInsetReference, "sectionInsetReference", ".fromContentInset"),
    .flag("sectionHeadersPinToVisibleBounds", "sectionHeadersPinToVisibleBounds", false),
    .flag("sectionFootersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", false),
  ]
}

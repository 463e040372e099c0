extension ElementKind {
  /// `<textView>`: a `UITextView`.
  static let textView = ElementKind(
    .textView, "textView", .view, uikitClass: "UITextView", common: .scrollView,
    attributes: [
      .flag("adjustsFontForContentSizeCategory", absent: false),
      .flag("allowsEditingTextAttributes", absent: false),
      .flag("clearsOnInsertion", absent: false),
      .flag("editable", absent: true),
      .text("findInteractionEnabled"),
      .flag("selectable", absent: true),
      .text("text"),
      .choice("textAlignment", .textAlignment, absent: "left"),
      .flag("usesAttributedText", absent: false),
    ])
}

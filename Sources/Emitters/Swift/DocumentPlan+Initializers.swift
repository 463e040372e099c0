internal import DocumentModel

extension DocumentPlan {
  /// The expression that makes an object: what initialisers alone can set stands here
  /// (uikit_api.tsv, rows of type `ctor`).
  func initializer(of element: ElementID, places: [ElementID: Place]) -> (
    code: String, isLazy: Bool
  ) {
    let type = types.name(of: element)
    switch document.tag(element) {
    case .button:
      let kind = document.written(.buttonType, of: element)
        .flatMap { Enumeration.buttonType.swift(for: $0) }
      guard let kind, kind != ".custom" else { return ("\(type)()", false) }
      return ("\(type)(type: \(kind))", false)
    case .tableView:
      let style = tableStyle(element)
      return style == ".plain"
        ? ("\(type)()", false) : ("\(type)(frame: .zero, style: \(style))", false)
    case .tableViewCell:
      let identifier =
        document.written(.reuseIdentifier, of: element)
        .map { SwiftLiteral.string($0) } ?? "nil"
      return ("\(type)(style: \(cellStyle(element)), reuseIdentifier: \(identifier))", false)
    case .collectionView:
      let layout = document.child(key: "collectionViewLayout", of: element)
        .flatMap { places[$0]?.path }
      return (
        "\(type)(frame: .zero, collectionViewLayout: \(layout ?? "UICollectionViewFlowLayout()"))",
        layout != nil
      )
    case .visualEffectView: return ("\(type)(effect: \(effect(element)))", false)
    case .wkWebView:
      return ("\(type)(frame: .zero, configuration: WKWebViewConfiguration())", false)
    case .navigationItem: return ("\(type)(title: \"\")", false)
    case .barButtonItem: return (barButtonItem(element, type), false)
    case .tabBarItem:
      guard
        let item = document.written(.systemItem, of: element)
          .flatMap({ Enumeration.tabBarItemSystemItem.swift(for: $0) })
      else { return ("\(type)()", false) }
      let tag = document.written(AttributeKey<Int>("tag"), of: element) ?? 0
      return ("\(type)(tabBarSystemItem: \(item), tag: \(tag))", false)
    default: return ("\(type)()", false)
    }
  }

  func tableStyle(_ table: ElementID) -> String {
    document.written(.style, of: table).flatMap { Enumeration.tableViewStyle.swift(for: $0) }
      ?? ".plain"
  }

  func cellStyle(_ cell: ElementID) -> String {
    document.written(.style, of: cell).flatMap { Enumeration.cellStyle.swift(for: $0) }
      ?? ".default"
  }

  func effect(_ view: ElementID) -> String {
    if let vibrancy = document.child(.vibrancyEffect, of: view) {
      let style = document.written(.style, of: vibrancy)
        .flatMap { Enumeration.vibrancyEffectStyle.swift(for: $0) }
      let blur =
        document.child(.blurEffect, of: vibrancy).map { blurEffect($0) }
        ?? "UIBlurEffect(style: .regular)"
      return "UIVibrancyEffect(blurEffect: \(blur)\(style.map { ", style: \($0)" } ?? ""))"
    }
    return document.child(.blurEffect, of: view).map { blurEffect($0) } ?? "nil"
  }

  private func blurEffect(_ element: ElementID) -> String {
    let style = document.written(.style, of: element)
      .flatMap { Enumeration.blurEffectStyle.swift(for: $0) }
    return "UIBlurEffect(style: \(style ?? ".regular"))"
  }

  private func barButtonItem(_ element: ElementID, _ type: String) -> String {
    if let item = document.written(.systemItem, of: element)
      .flatMap({ Enumeration.barButtonItemSystemItem.swift(for: $0) })
    {
      return "\(type)(barButtonSystemItem: \(item), target: nil, action: nil)"
    }
    return "\(type)()"
  }
}

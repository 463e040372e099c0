internal import DocumentModel
internal import Resolution

/// What to say about one object: its table's rows first, then what no row can hold.
struct ObjectStatements {
  let plan: DocumentPlan
  let expressions: Expressions
  var document: Document { plan.document }

  /// Every statement about an object as a reader sees it. `place` is for statements of several
  /// lines, which name their receiver themselves; `name` tells translators what the object is.
  func statements(
    _ element: ElementID, place: Place, name: String, in reader: some ElementReader,
    helpers: inout Helpers
  ) -> [Statement] {
    let tag = plan.tag(of: element)
    var result = before(element, tag, place, name)
    rows(tag, element, name, reader, into: &result, helpers: &helpers)
    // The labels and the image view of a styled cell are the cell's own.
    if place.isOptional { result.removeAll { Self.ownedByCell.contains($0.left) } }
    // So is the content view, in the older spelling too: it draws nothing that could be placed.
    if let view = document.view(of: element), document[view].role == .contentView {
      result.removeAll { $0.left == "contentMode = " }
    }
    result += after(element, tag, place, name, reader, helpers: &helpers)
    if tag == .stackView { stackExtras(element, reader, into: &result) }
    if document.kind(element).category == .view {
      accessibility(element, name, reader, into: &result, helpers: &helpers)
    }
    return result
  }

  private static let ownedByCell: Set<String> = [
    "isUserInteractionEnabled = ", "isMultipleTouchEnabled = ", "contentMode = ",
    "insetsLayoutMarginsFromSafeArea = ", "preservesSuperviewLayoutMargins = ",
  ]

  /// The statements of a kind's rows, those that set UIKit's default apart.
  func rows(
    _ tag: ElementTag, _ element: ElementID, _ name: String, _ reader: some ElementReader,
    into result: inout [Statement], helpers: inout Helpers
  ) {
    let isStock = !plan.types.isCustom(element)
    let keys = childKeys(element)
    for property in PropertyTable.rows(for: tag) {
      // Most rows are about children that an element does not have.
      if property.isChild, !keys.contains(property.name) { continue }
      guard let value = expressions.expression(for: property, of: element, in: reader, name: name),
        value.code != property.standard
      else { continue }
      // The system's own classes draw as they must (documentation of `UIView.isOpaque`).
      if isStock, property.name == "opaque" || property.name == "clearsContextBeforeDrawing" {
        continue
      }
      helpers.formUnion(value.helpers)
      // Of two names of one property the later wins.
      result.removeAll { $0.left == property.left && $0.right == property.right }
      result.append(Statement(property, value))
    }
  }

  /// The keys of an element's children, those that variations bring along included.
  private func childKeys(_ element: ElementID) -> [String] {
    var keys: [String] = []
    for child in document.children(element) {
      if let key = document.written(.key, of: child) { keys.append(key) }
    }
    for variation in document.variations(of: element) {
      keys += childKeys(document[variation].element)
    }
    return keys
  }

  // MARK: What rows cannot hold

  private func before(
    _ element: ElementID, _ tag: ElementTag, _ place: Place, _ name: String
  ) -> [Statement] {
    tag == .segmentedControl ? segments(element, place, name) : []
  }

  private func after(
    _ element: ElementID, _ tag: ElementTag, _ place: Place, _ name: String,
    _ reader: some ElementReader, helpers: inout Helpers
  ) -> [Statement] {
    var result: [Statement] = []
    if let traits = document.child(.textInputTraits, of: element) {
      rows(.textInputTraits, traits, name, document, into: &result, helpers: &helpers)
    }
    switch tag {
    case .label: minimumFontSize(element, reader, into: &result)
    case .button:
      result += button(element, place, name, helpers: &helpers)
      menu(element, place, name, into: &result)
    case .barButtonItem: menu(element, place, name, into: &result)
    case .datePicker: datePicker(element, into: &result)
    case .activityIndicatorView:
      if document.written(AttributeKey<Bool>("animating"), of: element) == true {
        result.append(Statement(lines: ["\(place.receiver)startAnimating()"]))
      }
    case .mapView:
      if document.written(AttributeKey<Bool>("showsPointsOfInterest"), of: element) == false {
        result.append(Statement("pointOfInterestFilter = ", ".excludingAll"))
      }
    case .searchBar: scopeButtons(element, name, into: &result)
    case .collectionViewFlowLayout: automaticSize(element, into: &result)
    case .tableViewCell: contentConfiguration(element, place, name, into: &result)
    case .navigationBar: barTexts(element, place, into: &result)
    case .toolbar, .tabBar: appearances(element, place, into: &result)
    case .wkWebView: webConfiguration(element, name, into: &result, helpers: &helpers)
    default: break
    }
    return result
  }

  private func stackExtras(
    _ element: ElementID, _ reader: some ElementReader, into result: inout [Statement]
  ) {
    if reader.written(.spacingType, of: element) == "standard",
      reader.written(.spacing, of: element) == nil
    {
      result.append(Statement("spacing = ", "UIStackView.spacingUseSystem", standard: "0"))
    }
    // Explicit margins are the switch (ibxml.md 1, fact 4).
    let hasMargins =
      reader.insets(key: "layoutMargins", of: element) != nil
      || reader.insets(key: "directionalLayoutMargins", of: element) != nil
    if hasMargins {
      result.append(Statement("isLayoutMarginsRelativeArrangement = ", "true", standard: "false"))
    }
  }

  private func minimumFontSize(
    _ element: ElementID, _ reader: some ElementReader, into result: inout [Statement]
  ) {
    // The older spelling, in points; `minimumScaleFactor` wins where both stand.
    guard reader.written(.minimumScaleFactor, of: element) == nil,
      let minimum = reader.written(.minimumFontSize, of: element), minimum > 0
    else { return }
    let size = reader.font(of: element)?.size ?? 17
    guard size > 0 else { return }
    let factor = (minimum / size * 1_000).rounded() / 1_000
    guard factor < 1 else { return }
    result.append(
      Statement("minimumScaleFactor = ", SwiftLiteral.number(factor), standard: "0"))
  }

  private func segments(_ element: ElementID, _ place: Place, _ name: String) -> [Statement] {
    var result: [Statement] = []
    for (index, segment) in document.contents(of: .segments, in: element).enumerated() {
      if let image = document.written(.image, of: segment), !image.isEmpty {
        let isSymbol = document.written(.catalog, of: segment) == "system"
        result.append(
          Statement(
            "insertSegment(with: ", expressions.image(image, isSymbol: isSymbol),
            right: ", at: \(index), animated: false)"))
      } else if let reference = document.child(.imageReference, of: segment),
        let image = expressions.imageReference(reference)
      {
        result.append(
          Statement(
            "insertSegment(with: ", image.code, right: ", at: \(index), animated: false)",
            since: image.since))
      } else {
        let title = document.string("title", of: segment) ?? ""
        let value = expressions.localized(
          title, key: "segmentTitles[\(index)]", of: element, name: name)
        result.append(
          Statement(
            "insertSegment(withTitle: ", value.code, right: ", at: \(index), animated: false)"))
      }
      if document.written(AttributeKey<Bool>("enabled"), of: segment) == false {
        result.append(Statement("setEnabled(", "false", right: ", forSegmentAt: \(index))"))
      }
      if let width = document.written(.width, of: segment), width != 0 {
        result.append(
          Statement("setWidth(", SwiftLiteral.number(width), right: ", forSegmentAt: \(index))"))
      }
    }
    return result
  }

  private func datePicker(_ element: ElementID, into result: inout [Statement]) {
    if document.written(AttributeKey<Bool>("useCurrentDate"), of: element) == false,
      let date = document.child(.date, key: "date", of: element).flatMap(expressions.date)
    {
      result.append(Statement("date = ", date.code))
    }
    if document.written(AttributeKey<String>("datePickerMode"), of: element) == "countDownTimer",
      let duration = document.written(AttributeKey<Double>("countDownDuration"), of: element)
    {
      result.append(
        Statement("countDownDuration = ", SwiftLiteral.number(duration), standard: "0"))
    }
    if let locale = document.child(.locale, of: element),
      let name = document.written(AttributeKey<String>("localeIdentifier"), of: locale)
    {
      result.append(
        Statement("locale = ", "Locale(identifier: \(SwiftLiteral.string(name)))"))
    }
    if let zone = document.child(.timeZone, of: element),
      let name = document.written(.name, of: zone)
    {
      result.append(
        Statement("timeZone = ", "TimeZone(identifier: \(SwiftLiteral.string(name)))"))
    }
  }

  private func scopeButtons(
    _ element: ElementID, _ name: String, into result: inout [Statement]
  ) {
    let titles = document.contents(of: .scopeButtonTitles, in: element)
      .filter { document.tag($0) == .string }.enumerated()
      .map { index, title in
        expressions.localized(
          document.text(ofString: title), key: "scopeButtonTitles[\(index)]", of: element,
          name: name
        ).code
      }
    guard !titles.isEmpty else { return }
    result.append(Statement("scopeButtonTitles = ", "[\(titles.joined(separator: ", "))]"))
  }

  private func automaticSize(_ element: ElementID, into result: inout [Statement]) {
    guard document.written(AttributeKey<Bool>("automaticEstimatedItemSize"), of: element) == true
    else { return }
    result.append(Statement("estimatedItemSize = ", "UICollectionViewFlowLayout.automaticSize"))
  }

  private func contentConfiguration(
    _ element: ElementID, _ place: Place, _ name: String, into result: inout [Statement]
  ) {
    guard let configuration = document.child(.listContentConfiguration, of: element) else { return }
    var helpers: Helpers = []
    var statements: [Statement] = []
    rows(
      .listContentConfiguration, configuration, name, document, into: &statements,
      helpers: &helpers)
    guard !statements.isEmpty else {
      result.append(
        Statement("contentConfiguration = ", "UIListContentConfiguration.cell()", since: 140))
      return
    }
    let local = place.path == "self" ? "content" : "\(unquoted(place.path))Content"
    var lines = ["var \(local) = UIListContentConfiguration.cell()"]
    for statement in statements { lines += statement.code("\(local).") }
    lines.append("\(place.receiver)contentConfiguration = \(local)")
    result.append(Statement(lines: lines, since: 140))
  }

  private func webConfiguration(
    _ element: ElementID, _ name: String, into result: inout [Statement], helpers: inout Helpers
  ) {
    guard let configuration = document.child(.wkWebViewConfiguration, of: element) else { return }
    var own: [Statement] = []
    rows(.wkWebViewConfiguration, configuration, name, document, into: &own, helpers: &helpers)
    if let preferences = document.child(.wkPreferences, of: configuration) {
      rows(.wkPreferences, preferences, name, document, into: &own, helpers: &helpers)
    }
    for index in own.indices { own[index].left = "configuration." + own[index].left }
    if let media = document.child(.audiovisualMediaTypes, of: configuration),
      document.written(AttributeKey<Bool>("none"), of: media) == true
    {
      own.append(Statement("configuration.mediaTypesRequiringUserActionForPlayback = ", "[]"))
    }
    result += own
  }

  private func accessibility(
    _ element: ElementID, _ name: String, _ reader: some ElementReader,
    into result: inout [Statement], helpers: inout Helpers
  ) {
    guard let child = document.child(.accessibility, of: element) else { return }
    for property in PropertyTable.rows(for: .accessibility) {
      guard
        var value = expressions.expression(for: property, of: child, in: document, name: name)
      else { continue }
      if case .text(let key?) = property.value, let text = document.string(property.name, of: child)
      {
        // `.strings` tables know the text by the object that it describes.
        value = expressions.localized(text, key: key, of: element, name: name)
      }
      result.append(Statement(property, value))
    }
    if let flag = document.child(.bool, key: "isElement", of: child),
      let value = document.written(AttributeKey<Bool>("value"), of: flag)
    {
      result.append(Statement("isAccessibilityElement = ", SwiftLiteral.flag(value)))
    }
  }

  private func barTexts(_ element: ElementID, _ place: Place, into result: inout [Statement]) {
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard let child = document.child(.textAttributes, key: key, of: element),
        let value = expressions.textAttributes(child)
      else { continue }
      result.append(Statement("\(key) = ", value.code, since: value.since))
    }
    appearances(element, place, into: &result)
  }

  private func appearances(_ element: ElementID, _ place: Place, into result: inout [Statement]) {
    for child in document.children(element) {
      let type: String
      switch document.tag(child) {
      case .navigationBarAppearance: type = "UINavigationBarAppearance"
      case .toolbarAppearance: type = "UIToolbarAppearance"
      case .tabBarAppearance: type = "UITabBarAppearance"
      default: continue
      }
      guard let key = document.written(.key, of: child) else { continue }
      // A tab bar has one height and says so in its own way; only navigation bars had an appearance
      // at the scroll edge from the start.
      if type == "UITabBarAppearance", key.hasPrefix("compact") { continue }
      let since: Int
      switch key {
      case "standardAppearance", "compactAppearance": since = 0
      case "scrollEdgeAppearance": since = type == "UINavigationBarAppearance" ? 0 : 150
      case "compactScrollEdgeAppearance": since = 150
      default: continue
      }
      // In a scope of its own: a bar may have several appearances.
      let local = "appearance"
      var lines = ["let \(local) = \(type)()"]
      for property in ["backgroundColor", "shadowColor"] {
        guard let color = expressions.color(key: property, of: child, in: document) else {
          continue
        }
        lines.append("\(local).\(property) = \(color.short.code)")
      }
      if type == "UINavigationBarAppearance" {
        for property in ["titleTextAttributes", "largeTitleTextAttributes"] {
          guard let attributes = document.child(.textAttributes, key: property, of: child),
            let value = expressions.textAttributes(attributes)
          else { continue }
          lines.append("\(local).\(property) = \(value.code)")
        }
      }
      lines.append("\(place.receiver)\(key) = \(local)")
      result.append(Statement(lines: ["do {"] + lines.map { "    " + $0 } + ["}"], since: since))
    }
  }

  func unquoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy {
      $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "?")
    }
    if isPlain { return path }
    let last = path.split(separator: ".").last.map(String.init) ?? path
    return last.filter { $0 != "`" && $0 != "?" }
  }
}

internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// What a bar shows of one of its items.
struct BarFace {
  var title: String?
  var image: NamedImage?
  var isBold = false
  /// Takes what room is left.
  var isFlexible = false
  /// In points; 0 for as wide as it is.
  var width = 0.0
  var tint: Shade?
  var element: ElementID?
}

extension Painter {
  // MARK: Items

  /// Items of the system by their names in documents: a symbol, or a word.
  private static let systemItems: [String: (symbol: String?, title: String?)] = [
    "done": (nil, "Done"), "cancel": (nil, "Cancel"), "edit": (nil, "Edit"),
    "save": (nil, "Save"), "undo": (nil, "Undo"), "redo": (nil, "Redo"),
    "add": ("plus", nil), "compose": ("square.and.pencil", nil), "reply": ("arrow.left", nil),
    "action": ("square.and.arrow.up", nil), "organize": ("folder", nil),
    "bookmarks": ("book", nil), "search": ("magnifyingglass", nil),
    "refresh": ("arrow.clockwise", nil), "stop": ("xmark", nil), "camera": ("camera", nil),
    "trash": ("trash", nil), "play": ("play.fill", nil), "pause": ("pause", nil),
    "rewind": ("backward.fill", nil), "fastForward": ("forward.fill", nil),
    "pageCurl": ("doc", nil), "close": ("xmark", nil),
  ]

  func barFace(_ item: ElementID, tint: Shade) -> BarFace {
    var face = BarFace(element: item)
    face.tint = shade("tintColor", of: item, tint: tint)
    let system = document.written(.systemItem, of: item) ?? ""
    face.width = max(0, number("width", of: item) ?? 0)
    face.isBold =
      system == "done" || system == "save" || document.written(.style, of: item) == "done"
    if system == "flexibleSpace" {
      face.isFlexible = true
    } else if system == "fixedSpace" {
      return face
    } else if let known = Self.systemItems[system] {
      face.title = known.title
      face.image = known.symbol.map { NamedImage(name: $0, isSymbol: true, size: nil) }
    } else {
      face.image = image(of: item)
      let own = resolved.string("title", of: item)
      if face.image == nil { face.title = resolved.localized("title", own, of: item) }
    }
    return face
  }

  private func length(of face: BarFace) -> Double {
    if face.width > 0 { return min(face.width, 2000) }
    if face.image != nil { return 24 }
    guard let title = face.title else { return 0 }
    return min(400, measure.width(title, .system(17, face.isBold ? .semibold : .regular)))
  }

  private func draw(_ face: BarFace, in rect: Rect, _ tint: Shade, into sketch: inout Sketch) {
    let ink = face.element.map { isDisabled($0) } == true ? .tertiaryLabel : face.tint ?? tint
    if let image = face.image {
      let side = min(22, rect.height)
      draw(image, in: rect.centered(side, side), tint: ink, isTinted: true, into: &sketch)
    } else if let title = face.title {
      var frame = TextFrame(title, .system(17, face.isBold ? .semibold : .regular), ink)
      frame.alignment = .center
      frame.draw(in: rect, measure, into: &sketch)
    }
  }

  // MARK: Navigation bars

  /// A navigation bar that is a view of the document: alone in a scene, or a controller's.
  func paintNavigationBar(_ subject: Subject, _ sketch: inout Sketch) {
    paintBarBackground(subject.element, subject.bounds, isTop: true, tint: subject.tint, &sketch)
    let items = document.contents(of: .items, in: subject.element).filter {
      document.tag($0) == .navigationItem
    }
    guard let item = items.last else { return }
    paintNavigationItem(
      item, in: subject.bounds, tint: subject.tint, isLarge: false,
      titleShade: nil, hasBack: items.count > 1, into: &sketch)
  }

  func paintBarBackground(
    _ bar: ElementID?, _ rect: Rect, isTop: Bool, tint: Shade, _ sketch: inout Sketch
  ) {
    let style = bar.flatMap { document.text(ofAttribute: "barStyle", in: $0) }
    let own = bar.flatMap {
      shade("barTintColor", of: $0, tint: tint) ?? shade("backgroundColor", of: $0, tint: tint)
    }
    sketch.fill(rect, own ?? (style == "black" ? Shade(RGBA(0x1D1D1D, 0.94)) : .bar))
    sketch.fill(
      Rect(x: rect.x, y: isTop ? rect.maxY - 0.5 : rect.y, width: rect.width, height: 0.5),
      .separator)
  }

  /// Title and buttons of a controller.
  func paintNavigationItem(
    _ item: ElementID, in rect: Rect, tint: Shade, isLarge: Bool, titleShade: Shade?,
    hasBack: Bool, into sketch: inout Sketch
  ) {
    let row = Rect(
      x: rect.x, y: isLarge ? rect.y : max(rect.y, rect.maxY - 44), width: rect.width,
      height: min(44, rect.height))
    var leading = barItems("leftBarButtonItem", "leftBarButtonItems", of: item, tint: tint)
    var trailing = barItems("rightBarButtonItem", "rightBarButtonItems", of: item, tint: tint)
    if hasBack, leading.isEmpty, !isOn("hidesBackButton", of: item) {
      leading = [BarFace(image: NamedImage(name: "chevron.backward", isSymbol: true, size: nil))]
    }
    var (left, right) = (row.x + 16, row.maxX - 16)
    if isRightToLeft { swap(&leading, &trailing) }
    for face in leading {
      let width = length(of: face)
      draw(
        face, in: Rect(x: left, y: row.y, width: width, height: row.height), tint, into: &sketch)
      left += width + 16
    }
    for face in trailing {
      let width = length(of: face)
      right -= width
      draw(
        face, in: Rect(x: right, y: row.y, width: width, height: row.height), tint, into: &sketch)
      right -= 16
    }
    let own = resolved.string("title", of: item)
    guard let title = resolved.localized("title", own, of: item), !title.isEmpty else { return }
    let ink = titleShade ?? .label
    if isLarge {
      var frame = TextFrame(title, .system(34, .bold), ink)
      frame.alignment = alignment(nil)
      frame.draw(
        in: Rect(
          x: rect.x + 16, y: row.maxY, width: max(0, rect.width - 32),
          height: max(0, rect.maxY - row.maxY)), measure, into: &sketch)
      return
    }
    // In the middle of the bar while there is room, else between its buttons.
    let font = TextFont.system(17, .semibold)
    let width = measure.width(title, font)
    var place = Rect(x: row.midX - width / 2, y: row.y, width: width, height: row.height)
    if place.x < left || place.maxX > right {
      place = Rect(
        x: min(max(left, row.midX - width / 2), max(left, right - width)), y: row.y,
        width: max(0, min(width, right - left)), height: row.height)
    }
    var frame = TextFrame(title, font, ink)
    frame.alignment = .center
    frame.draw(in: place.inset(-1, 0), measure, into: &sketch)
  }

  private func barItems(_ one: String, _ several: String, of item: ElementID, tint: Shade)
    -> [BarFace]
  {
    let folder: ElementTag = one.hasPrefix("left") ? .leftBarButtonItems : .rightBarButtonItems
    var items = document.contents(of: folder, in: item)
    if items.isEmpty, let single = document.child(.barButtonItem, key: one, of: item) {
      items = [single]
    }
    return items.filter { document.tag($0) == .barButtonItem }.map { barFace($0, tint: tint) }
  }

  // MARK: Toolbars

  func paintToolbar(_ subject: Subject, _ sketch: inout Sketch) {
    paintBarBackground(subject.element, subject.bounds, isTop: false, tint: subject.tint, &sketch)
    let items = document.contents(of: .items, in: subject.element).map {
      barFace($0, tint: subject.tint)
    }
    paintToolbarItems(items, in: subject.bounds, tint: subject.tint, into: &sketch)
  }

  func paintToolbarItems(
    _ items: [BarFace], in rect: Rect, tint: Shade, into sketch: inout Sketch
  ) {
    guard !items.isEmpty else { return }
    let row = Rect(
      x: rect.x + 16, y: rect.y, width: max(0, rect.width - 32), height: min(44, rect.height))
    let lengths = items.map { length(of: $0) }
    let flexible = items.count(where: \.isFlexible)
    let gap: Double = 8
    let used = lengths.reduce(0, +) + gap * Double(items.count - 1)
    let share = flexible > 0 ? max(0, row.width - used) / Double(flexible) : 0
    var x = row.x
    for (face, length) in zip(items, lengths) {
      let width = face.isFlexible ? share : length
      let place = isRightToLeft ? rect.x + rect.maxX - x - width : x
      draw(
        face, in: Rect(x: place, y: row.y, width: width, height: row.height), tint, into: &sketch)
      x += width + gap
    }
  }

  // MARK: Tab bars

  /// A tab bar that is a view of the document.
  func paintTabBar(_ subject: Subject, _ sketch: inout Sketch) {
    paintBarBackground(subject.element, subject.bounds, isTop: false, tint: subject.tint, &sketch)
    let items = document.contents(of: .items, in: subject.element).filter {
      document.tag($0) == .tabBarItem
    }
    paintTabs(
      items.map { tabFace($0) }, selected: 0, in: subject.bounds, tint: subject.tint, into: &sketch)
  }

  /// Tabs of the system by their names in documents.
  private static let systemTabs: [String: (symbol: String, title: String)] = [
    "more": ("ellipsis", "More"), "favorites": ("star.fill", "Favorites"),
    "featured": ("star.fill", "Featured"), "topRated": ("star", "Top Rated"),
    "recents": ("clock", "Recents"), "contacts": ("person.crop.circle", "Contacts"),
    "history": ("clock", "History"), "bookmarks": ("book", "Bookmarks"),
    "search": ("magnifyingglass", "Search"), "downloads": ("arrow.down.circle", "Downloads"),
    "mostRecent": ("clock", "Most Recent"), "mostViewed": ("list.number", "Most Viewed"),
  ]

  func tabFace(_ item: ElementID) -> BarFace {
    if let system = document.written(.systemItem, of: item), let known = Self.systemTabs[system] {
      return BarFace(
        title: known.title, image: NamedImage(name: known.symbol, isSymbol: true, size: nil))
    }
    let own = resolved.string("title", of: item)
    return BarFace(title: resolved.localized("title", own, of: item), image: image(of: item))
  }

  func paintTabs(
    _ items: [BarFace], selected: Int?, in rect: Rect, tint: Shade, into sketch: inout Sketch
  ) {
    // More than five items on a phone are gathered behind the fifth.
    let isPhone = resolved.configuration.idiom == .phone
    let shown =
      items.count > 5 && isPhone
      ? Array(items.prefix(4)) + [
        BarFace(title: "More", image: NamedImage(name: "ellipsis", isSymbol: true, size: nil))
      ] : Array(items.prefix(16))
    guard !shown.isEmpty else { return }
    let width = rect.width / Double(shown.count)
    for (index, face) in shown.enumerated() {
      let place = isRightToLeft ? shown.count - 1 - index : index
      let cell = Rect(
        x: rect.x + width * Double(place), y: rect.y, width: width, height: min(49, rect.height))
      let ink = index == selected ? tint : .gray
      let image = face.image ?? NamedImage(name: "square", isSymbol: true, size: nil)
      let hasTitle = face.title?.isEmpty == false
      let icon = Rect(
        x: cell.midX - 12, y: cell.y + (hasTitle ? 5 : (cell.height - 24) / 2), width: 24,
        height: 24)
      draw(image, in: icon, tint: ink, isTinted: true, into: &sketch)
      guard let title = face.title, hasTitle, cell.height > 40 else { continue }
      var frame = TextFrame(title, .system(10, .medium), ink)
      frame.alignment = .center
      frame.draw(
        in: Rect(x: cell.x + 2, y: cell.y + 33, width: max(0, width - 4), height: 13), measure,
        into: &sketch)
    }
  }
}

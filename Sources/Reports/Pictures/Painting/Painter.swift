internal import DocumentModel
internal import LayoutSystem
internal import Resolution

/// Draws single views: what each shows of itself, without the views inside.
struct Painter: Sendable {
  let resolved: ResolvedDocument
  let reader: ContentReader
  let measure: TextMeasure
  let colors: ColorTable
  let assets: PictureAssets

  init(_ resolved: ResolvedDocument, _ assets: PictureAssets, contentSize: ContentSize?) {
    self.resolved = resolved
    self.assets = assets
    reader = ContentReader(resolved, contentSize: contentSize)
    measure = TextMeasure(reader.context)
    colors = ColorTable(resolved.document, assets)
  }

  /// A view as its painter sees it.
  struct Subject {
    let view: ViewID
    let element: ElementID
    /// Its bounds.
    let bounds: Rect
    /// The tint colour that it has or inherits.
    let tint: Shade
    /// Frames of views in their superviews' coordinates, for those whose parts are drawn by the
    /// view around them.
    let frame: (ViewID) -> Rect?
  }

  var document: Document { resolved.document }
  var isRightToLeft: Bool { resolved.configuration.direction == .rightToLeft }
  /// Whether controls look as they do since the 26 design (guides.md 5).
  var isNewDesign: Bool { reader.context.toolsVersion >= 24000 }

  // MARK: Reading

  func shade(_ key: String, of element: ElementID, tint: Shade) -> Shade? {
    resolved.color(key: key, of: element).flatMap { colors.shade($0, tint: tint) }
  }

  func text(_ key: AttributeKey<String>, of element: ElementID) -> String? {
    resolved.value(key, of: element)
  }

  func number(_ name: String, of element: ElementID) -> Double? {
    resolved.written(AttributeKey<Double>(name), of: element).flatMap { $0.isFinite ? $0 : nil }
  }

  func isOn(_ name: String, of element: ElementID) -> Bool {
    resolved.flag(AttributeKey<Bool>(name), of: element)
  }

  func isDisabled(_ element: ElementID) -> Bool {
    resolved.written(AttributeKey<Bool>("enabled"), of: element) == false
  }

  func font(of element: ElementID, else size: Double) -> TextFont {
    reader.font(of: element) ?? .system(size)
  }

  /// The side of text that a word of the document means; natural follows the direction.
  func alignment(_ word: String?) -> TextFrame.Alignment {
    switch word {
    case "center": .center
    case "right": .right
    case "left": .left
    default: isRightToLeft ? .right : .left
    }
  }

  /// The value of a user-defined runtime attribute.
  func runtimeNumber(_ keyPaths: [String], of element: ElementID) -> Double? {
    for attribute in document.runtimeAttributes(of: element)
    where keyPaths.contains(attribute.keyPath) {
      if let text = attribute.text, let value = Double(text), value.isFinite { return value }
      guard let child = attribute.child else { continue }
      if let value = document.text(ofAttribute: "value", in: child).flatMap({ Double($0) }),
        value.isFinite
      {
        return value
      }
    }
    return nil
  }

  func runtimeShade(_ keyPaths: [String], of element: ElementID, tint: Shade) -> Shade? {
    for attribute in document.runtimeAttributes(of: element)
    where keyPaths.contains(attribute.keyPath) {
      guard let child = attribute.child, document.tag(child) == .color else { continue }
      return colors.shade(document.color(child), tint: tint)
    }
    return nil
  }

  func runtimeFlag(_ keyPath: String, of element: ElementID) -> Bool {
    document.runtimeAttributes(of: element).contains { attribute in
      guard attribute.keyPath == keyPath else { return false }
      let text =
        attribute.text
        ?? attribute.child.flatMap {
          document.text(ofAttribute: "value", in: $0)
        }
      return ["yes", "true", "1"].contains(text?.lowercased())
    }
  }

  /// The radius of a view's corners: of its layer, or of a designable property of that name.
  func cornerRadius(of subject: Subject) -> Double {
    let radius =
      runtimeNumber(["layer.cornerRadius", "cornerRadius"], of: subject.element)
      ?? 0
    let most = min(subject.bounds.width, subject.bounds.height) / 2
    return min(max(0, radius), max(0, most))
  }

  // MARK: Drawing

  /// What stays in place when a view scrolls: its background.
  func paintShell(_ subject: Subject) -> Sketch {
    var sketch = Sketch()
    guard subject.bounds.width > 0, subject.bounds.height > 0 else { return sketch }
    paintBackground(subject, ViewKind.of(document[subject.view].tag), into: &sketch)
    return sketch
  }

  /// What a view shows of itself below its subviews.
  func paintContent(_ subject: Subject) -> Sketch {
    var sketch = Sketch()
    guard subject.bounds.width > 0, subject.bounds.height > 0 else { return sketch }
    ViewKind.of(document[subject.view].tag).paint(self, subject, &sketch)
    paintBorder(subject, into: &sketch)
    return sketch
  }

  private func paintBackground(_ subject: Subject, _ kind: ViewKind, into sketch: inout Sketch) {
    guard kind.drawsBackground else { return }
    let written = resolved.color(key: "backgroundColor", of: subject.element)
    let shade =
      written.flatMap { colors.shade($0, tint: subject.tint) }
      ?? kind.background(self, subject)
    guard let shade else { return }
    if let ends = insetEnds(of: subject) {
      paintInsetRow(subject.bounds, shade, ends, into: &sketch)
    } else {
      sketch.fill(subject.bounds, shade, radius: cornerRadius(of: subject))
    }
  }

  private func paintBorder(_ subject: Subject, into sketch: inout Sketch) {
    let width = runtimeNumber(["layer.borderWidth", "borderWidth"], of: subject.element) ?? 0
    guard width > 0, width < 1000 else { return }
    let shade =
      runtimeShade(
        ["layer.borderColor", "layer.borderUIColor", "borderColor"], of: subject.element,
        tint: subject.tint) ?? .black
    sketch.outline(
      subject.bounds.inset(width / 2, width / 2), shade,
      radius: max(0, cornerRadius(of: subject) - width / 2), width: width)
  }
}

/// How one kind of view is drawn.
struct ViewKind: Sendable {
  /// False where the view's own drawing stands in for the background.
  var drawsBackground = true
  /// The background where the document writes none.
  var background: @Sendable (Painter, Painter.Subject) -> Shade? = { _, _ in nil }
  var paint: @Sendable (Painter, Painter.Subject, inout Sketch) -> Void

  static func of(_ tag: ElementTag) -> ViewKind { table[tag] ?? plain }

  private static let plain = ViewKind(paint: { $0.paintPlainView($1, &$2) })

  private static let table: [ElementTag: ViewKind] = [
    .label: ViewKind(paint: { $0.paintLabel($1, &$2) }),
    .button: ViewKind(drawsBackground: false, paint: { $0.paintButton($1, &$2) }),
    .textField: ViewKind(drawsBackground: false, paint: { $0.paintTextField($1, &$2) }),
    .textView: ViewKind(background: { _, _ in .background }, paint: { $0.paintTextView($1, &$2) }),
    .imageView: ViewKind(paint: { $0.paintImageView($1, &$2) }),
    .switchControl: ViewKind(paint: { $0.paintSwitch($1, &$2) }),
    .slider: ViewKind(paint: { $0.paintSlider($1, &$2) }),
    .stepper: ViewKind(paint: { $0.paintStepper($1, &$2) }),
    .segmentedControl: ViewKind(
      drawsBackground: false, paint: { $0.paintSegmentedControl($1, &$2) }),
    .progressView: ViewKind(paint: { $0.paintProgressView($1, &$2) }),
    .activityIndicatorView: ViewKind(paint: { $0.paintActivityIndicator($1, &$2) }),
    .pageControl: ViewKind(paint: { $0.paintPageControl($1, &$2) }),
    .pickerView: ViewKind(paint: { $0.paintPickerView($1, &$2) }),
    .datePicker: ViewKind(paint: { $0.paintDatePicker($1, &$2) }),
    .searchBar: ViewKind(drawsBackground: false, paint: { $0.paintSearchBar($1, &$2) }),
    .tableView: ViewKind(
      background: { $0.tableBackground($1) }, paint: { $0.paintTableView($1, &$2) }),
    .tableViewCell: ViewKind(
      background: { $0.cellBackground($1) }, paint: { $0.paintTableCell($1, &$2) }),
    .collectionView: ViewKind(background: { _, _ in .background }, paint: { _, _, _ in }),
    .stackView: ViewKind(paint: { _, _, _ in }),
    .scrollView: ViewKind(paint: { _, _, _ in }),
    .mapView: ViewKind(paint: { $0.paintMap($1, &$2) }),
    .wkWebView: ViewKind(
      background: { _, _ in .background }, paint: { $0.paintWebView($1, &$2) }),
    .webView: ViewKind(background: { _, _ in .white }, paint: { $0.paintWebView($1, &$2) }),
    .containerView: ViewKind(paint: { $0.paintContainer($1, &$2) }),
    .visualEffectView: ViewKind(paint: { $0.paintVisualEffect($1, &$2) }),
    .navigationBar: ViewKind(
      drawsBackground: false, paint: { $0.paintNavigationBar($1, &$2) }),
    .toolbar: ViewKind(drawsBackground: false, paint: { $0.paintToolbar($1, &$2) }),
    .tabBar: ViewKind(drawsBackground: false, paint: { $0.paintTabBar($1, &$2) }),
    .glkView: .renderer, .sceneKitView: .renderer, .arskView: .renderer, .skView: .renderer,
    .mtkView: .renderer, .arscnView: .renderer, .arView: .renderer,
  ]

  /// Views that programs render into.
  private static let renderer = ViewKind(
    background: { _, _ in Shade(RGBA(0x2B2B30)) }, paint: { $0.paintRenderer($1, &$2) })
}

package import DocumentModel
package import Resolution

/// Reads what the views of a document show in one configuration: the one place where the model's
/// views become contents that can be measured.
package struct ContentReader: Sendable {
  package let resolved: ResolvedDocument
  package let context: MeasuringContext
  /// Sizes of images in `<resources>`, in points, by name.
  package let images: [String: Size]
  /// Sizes of the system's symbols in `<resources>`, in points, by name.
  package let symbols: [String: Size]
  /// Cached sizes of designable views, by identifier.
  private let designables: [String: Size]

  /// - Parameter contentSize: The user's text size; nil for the usual one.
  package init(_ resolved: ResolvedDocument, contentSize: ContentSize? = nil) {
    self.resolved = resolved
    context = MeasuringContext(resolved, contentSize: contentSize)
    (images, symbols) = resolved.document.imageSizes
    designables = resolved.document.designableSizes
  }

  /// What a view shows.
  package func content(of view: ViewID) -> ViewContent {
    let element = resolved.document[view].element
    switch resolved.document[view].tag {
    case .label: return .label(label(view))
    case .button: return button(element)
    case .textField: return .textField(textField(element))
    case .textView: return textView(element)
    case .segmentedControl: return .segmentedControl(segmentedControl(element))
    case .imageView: return .image(image(of: element, font: nil))
    case .datePicker:
      return .datePicker(
        DatePickerContent(
          style: text(.style, of: element).flatMap { .init(rawValue: $0) } ?? .automatic,
          dateMode: text(.datePickerMode, of: element).flatMap { .init(rawValue: $0) }
            ?? .dateAndTime))
    case .pageControl:
      return .pageControl(
        PageControlContent(pageCount: resolved.value(.numberOfPages, of: element) ?? 0))
    case .searchBar:
      return .searchBar(
        SearchBarContent(
          hasPrompt: text(.prompt, of: element).map { !$0.isEmpty } ?? false,
          showsScopeBar: resolved.flag(.showsScopeBar, of: element)))
    case .switchControl: return .control(.switch)
    case .slider: return .control(.slider)
    case .stepper: return .control(.stepper)
    case .progressView:
      return .control(.progressView(style: text(.progressViewStyle, of: element)))
    case .activityIndicatorView:
      return .control(.activityIndicator(style: text(.style, of: element)))
    case .pickerView: return .control(.pickerView)
    case .navigationBar: return .control(.navigationBar)
    case .tabBar: return .control(.tabBar)
    case .toolbar: return .toolbar(toolbarHeight(view))
    default: return .none
    }
  }

  /// Intrinsic lengths that the document states itself: placeholders for design time, and sizes
  /// that Interface Builder cached for designable views. Nil where it states none for an axis;
  /// `.some(nil)` for no intrinsic length.
  package func statedLength(of view: ViewID, _ axis: LayoutAxis) -> Double?? {
    let element = resolved.document[view].element
    let key: AttributeKey<String> =
      axis == .horizontal ? .placeholderIntrinsicWidth : .placeholderIntrinsicHeight
    if let placeholder = resolved.written(key, of: element) {
      // `infinite` stands for none.
      return .some(Double(placeholder).flatMap { $0.isFinite ? $0 : nil })
    }
    guard let size = resolved.document[view].objectID.flatMap({ designables[$0] }) else {
      return nil
    }
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 ? .some(length) : .some(nil)
  }

  // MARK: Controls

  /// Labels push words out since iOS 11 (as developers report), which toolsVersion 13000 came with;
  /// attributed text follows its own strategy (documentation of `UILabel.lineBreakStrategy`).
  private static let pushesOutFrom = 13000

  private func label(_ view: ViewID) -> LabelContent {
    let element = resolved.document[view].element
    let font = self.font(of: element) ?? .system(17)
    var breaking = LineBreaking.words
    if resolved.written(.lineBreakMode, of: element) == "characterWrap" {
      breaking = .characters
    } else if context.toolsVersion >= Self.pushesOutFrom,
      resolved.attributedText(of: element) == nil
    {
      breaking = .pushedOutWords
    }
    return LabelContent(
      styledText(of: element, "text", font: font),
      numberOfLines: resolved.value(.numberOfLines, of: element) ?? 1,
      breaking: breaking,
      preferredMaxLayoutWidth: resolved.written(.preferredMaxLayoutWidth, of: element),
      isArranged: resolved.document[view].role == .arranged)
  }

  private func textField(_ element: ElementID) -> TextFieldContent {
    let border: TextFieldContent.Border =
      switch text(.borderStyle, of: element) {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    let font = self.font(of: element) ?? .system(14)
    return TextFieldContent(
      border: border,
      text: styledText(of: element, "text", font: font).runs.map(\.text).joined(),
      placeholder: resolved.localized(
        "placeholder", resolved.string("placeholder", of: element), of: element) ?? "",
      font: font)
  }

  private func textView(_ element: ElementID) -> ViewContent {
    guard resolved.written(.scrollEnabled, of: element) == false else { return .none }
    let font = self.font(of: element) ?? .system(14)
    return .textView(
      TextViewContent(styledText(of: element, "text", font: font), font: font))
  }

  private func segmentedControl(_ element: ElementID) -> SegmentedContent {
    let document = resolved.document
    let segments = document.contents(of: .segments, in: element).enumerated().map {
      index, segment -> SegmentedContent.Segment in
      if let title = resolved.string("title", of: segment) {
        return .title(
          resolved.localized("segmentTitles[\(index)]", title, of: element) ?? title)
      }
      let image = self.image(of: segment, font: nil)
      return image == .none ? .title("") : .image(image)
    }
    return SegmentedContent(
      segments, isByContent: resolved.flag(.apportionsSegmentWidthsByContent, of: element),
      font: self.font(of: element))
  }

  private func toolbarHeight(_ view: ViewID) -> Double {
    let device =
      switch resolved.configuration.mode {
      case .canvas: resolved.document.device.flatMap { Device.withID($0.id) }
      case .runTime: resolved.configuration.screenDevice
      }
    let isPad = device?.idiom == .pad
    return LayoutSystem.toolbarHeight(
      hasNotch: device.map { !$0.hasHomeButton && !isPad } ?? false, isPad: isPad,
      belongsToController: resolved.document[view].superview == nil)
  }

  private func button(_ element: ElementID) -> ViewContent {
    if let configuration = resolved.child(.buttonConfiguration, key: nil, of: element) {
      return .configuredButton(configuredButton(element, configuration))
    }
    let type = text(.buttonType, of: element)
    let font = self.font(of: element) ?? .button(buttonType: type)
    let state = resolved.child(.state, key: "normal", of: element)
    var button = ButtonContent(kind: ButtonContent.Kind(buttonType: type), font: font)
    if let state {
      button.title = title(of: element, state, font: font)
      // Without a font of the button's own, symbols are as large as those of image views (plus and
      // minus 21.5 wide beside titles of 15 points; 3 buttons of 3 repositories).
      let symbolFont = self.font(of: element) ?? .system(17)
      button.image = image(of: state, font: symbolFont)
      button.backgroundImage = image(of: state, key: "backgroundImage", font: font)
    }
    if let insets = resolved.insets(key: "contentEdgeInsets", of: element) {
      button.contentInsets = ButtonContent.insets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    return .button(button)
  }

  private func title(of button: ElementID, _ state: ElementID, font: TextFont) -> StyledText? {
    if let attributed = resolved.attributedText(key: "attributedTitle", of: state) {
      return styledText(attributed, font: font)
    }
    let own = resolved.string("title", of: state)
    return resolved.localized("normalTitle", own, of: button).map { StyledText($0, font) }
  }

  private func configuredButton(_ element: ElementID, _ configuration: ElementID)
    -> ConfiguredButtonContent
  {
    let font =
      resolved.font(key: "titleFontDescription", of: configuration).map { textFont($0) }
      ?? ConfiguredButtonContent.titleFont(.medium, in: context)
    var button = ConfiguredButtonContent(
      placement: text(.imagePlacement, of: configuration).flatMap { .init(rawValue: $0) }
        ?? .leading)
    if let attributed = resolved.attributedText(key: "attributedTitle", of: configuration) {
      button.title = styledText(attributed, font: font)
    } else {
      let own = resolved.string("title", of: configuration)
      button.title = resolved.localized("configuration.title", own, of: element).map {
        StyledText($0, font)
      }
    }
    let subtitleFont = ConfiguredButtonContent.subtitleFont(in: context)
    button.subtitle = resolved.string("subtitle", of: configuration).map {
      StyledText($0, subtitleFont)
    }
    button.image = image(of: configuration, font: font)
    button.imagePadding = resolved.number(.imagePadding, of: configuration)
    button.titlePadding = resolved.written(.titlePadding, of: configuration) ?? 1
    if let insets = resolved.insets(key: "contentInsets", of: configuration) {
      button.contentInsets = SideInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    return button
  }

  private func text(_ key: AttributeKey<String>, of element: ElementID) -> String? {
    resolved.value(key, of: element)
  }

  // MARK: Images

  /// The image of a property: by name in an attribute, or an `<imageReference>`.
  private func image(of element: ElementID, key: String = "image", font: TextFont?)
    -> ImageContent
  {
    let reference = resolved.child(.imageReference, key: key, of: element)
    guard
      let name = reference.flatMap({ resolved.written(.image, of: $0) })
        ?? resolved.written(AttributeKey<String>(key), of: element)
    else { return .none }
    let catalog = resolved.written(.catalog, of: reference ?? element)
    guard catalog == "system" else {
      return images[name].map { .sized(width: $0.width, height: $0.height) } ?? .unknown
    }
    guard let size = symbols[name] else { return .unknown }
    var symbol = symbol(of: element, reference: reference, size: size, font: font)
    symbol.name = name
    return .symbol(symbol)
  }

  private func symbol(
    of element: ElementID, reference: ElementID?, size: Size, font: TextFont?
  ) -> SymbolImage {
    let configuration =
      resolved.child(
        .preferredSymbolConfiguration, key: "preferredSymbolConfiguration", of: element)
      ?? resolved.child(
        .preferredSymbolConfiguration, key: "preferredSymbolConfigurationForImage", of: element)
    var symbol = SymbolImage(
      resourceWidth: size.width, resourceHeight: size.height, pointSize: font?.size ?? 17)
    if let configuration {
      if let size = resolved.written(.pointSize, of: configuration) { symbol.pointSize = size }
      if let font = resolved.font(of: configuration) { symbol.pointSize = textFont(font).size }
      symbol.weight =
        resolved.written(.weight, of: configuration).flatMap { FontWeight(name: $0) } ?? .regular
    }
    let scale =
      reference.flatMap { resolved.written(.symbolScale, of: $0) }
      ?? configuration.flatMap { resolved.written(.scale, of: $0) }
    switch scale {
    case "small": symbol.scale = .small
    case "large": symbol.scale = .large
    default: break
    }
    return symbol
  }
}

internal import LayoutSystem
internal import Reports

/// What the options of `preview` say about drawing.
struct DrawingRequest: Sendable {
  let overlays: [PictureOverlay]
  let appearance: Appearance
  let contentSize: ContentSize?
  /// As it was asked for.
  let textSize: Options.TextSize?
  let layout: LayoutOptions

  init(_ options: Options) {
    overlays = PictureOverlay.allCases.filter { overlay in
      options.overlays.contains { $0.rawValue == overlay.rawValue }
    }
    appearance = options.appearance == .dark ? .dark : .light
    textSize = options.textSize
    contentSize = options.textSize.map(\.contentSize)
    var layout = LayoutOptions()
    layout.contentSize = contentSize
    layout.locatesGuides = true
    self.layout = layout
  }
}

extension Options.TextSize {
  fileprivate var contentSize: ContentSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraLarge2: .xxLarge
    case .extraLarge3: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }
}

internal import DocumentModel

extension Configuration {
  /// The whole of a screen or window, at run time.
  package init(width: Double, height: Double, _ screen: ScreenTraits) {
    self.init(
      width: width, height: height, scale: screen.scale,
      widthClass: screen.isWidthRegular ? .regular : .compact,
      heightClass: screen.isHeightRegular ? .regular : .compact,
      idiom: screen.idiom == .pad ? .pad : .phone, safeArea: Edges(screen.safeArea))
    device = screen.device?.id
    isLandscape = screen.isLandscape
  }

  /// A size alone: the device that has it, else the likeliest.
  package init(width: Double, height: Double) {
    self.init(width: width, height: height, ScreenTraits(width: width, height: height))
  }

  /// A device that fills its screen.
  package init(_ device: Device, isLandscape: Bool = false) {
    let size = device.size(isLandscape: isLandscape)
    self.init(
      width: size.width, height: size.height, ScreenTraits(device, isLandscape: isLandscape))
  }

  /// A current device with given size classes, for counts and checks that need one size and no
  /// other fact: of the telling sizes the one with the traits that is in use most.
  package static func typical(of traits: Traits) -> Configuration {
    let (width, height): (Double, Double) =
      switch (traits.widthClass, traits.heightClass) {
      case (.compact, .regular): (393, 852)
      case (.compact, .compact): (852, 393)
      case (.regular, .compact): (932, 430)
      case (.regular, .regular): (820, 1180)
      }
    var configuration = Configuration(width: width, height: height)
    configuration.widthClass = traits.widthClass
    configuration.heightClass = traits.heightClass
    configuration.idiom = traits.idiom
    return configuration
  }
}

extension Configuration.Edges {
  /// Insets that are given by side.
  package init(_ insets: SideInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

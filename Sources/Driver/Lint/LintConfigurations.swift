internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import Resolution

extension Document {
  /// The configurations that `lint` looks at: the telling sizes (or those of the configuration file),
  /// mirrored as well where the document mixes left and right with leading and trailing.
  func lintConfigurations(screens: [Configuration]) -> [Configuration] {
    let sizes = screens.isEmpty ? Configuration.tellingSizes : screens
    var result = sizes
    // Sizes share their classes; an idiom that a variation names has one of its own.
    for traits in distinctTraits.joined() where traits.idiom == .mac {
      let configuration = Configuration.typical(of: traits)
      if !result.contains(configuration) { result.append(configuration) }
    }
    guard mixesDirections else { return result }
    return result
      + sizes.map { configuration in
        var mirrored = configuration
        mirrored.direction = .rightToLeft
        return mirrored
      }
  }

  /// Whether a right-to-left language is more than the mirror image: some constraints follow the
  /// direction and others do not.
  private var mixesDirections: Bool {
    var follows = false
    var ignores = false
    for constraint in constraints {
      for side in [constraint.first, constraint.second].compactMap(\.self) {
        switch side.attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: follows = true
        case .left, .right, .leftMargin, .rightMargin: ignores = true
        default: break
        }
      }
    }
    return follows && ignores
  }
}

extension Configuration {
  /// Small, common and large phones, upright and turned, and a tablet.
  static let tellingSizes: [Configuration] = [
    (320, 568), (375, 667), (393, 852), (852, 393), (932, 430), (820, 1180),
  ].map { Configuration(width: $0, height: $1) }
}

extension ProjectConfiguration {
  /// The screens that the file asks for, and what is wrong with those that are none.
  func configurations() -> (screens: [Configuration], findings: [Finding]) {
    var screens: [Configuration] = []
    var findings: [Finding] = []
    for screen in self.screens {
      switch screen.kind {
      case .size(let width, let height, let isWidthRegular, let isHeightRegular):
        var configuration = Configuration(width: width, height: height)
        if let isWidthRegular { configuration.widthClass = isWidthRegular ? .regular : .compact }
        if let isHeightRegular { configuration.heightClass = isHeightRegular ? .regular : .compact }
        screens.append(configuration)
      case .device(let name):
        guard let device = Device.find(name) else {
          guard let file else { continue }
          let near = suggestion(for: name, among: Device.vocabulary)
          findings.append(
            Finding(
              "configuration", .error,
              "unknown device \(name)\(near.map { "; did you mean \($0)?" } ?? "")", in: file,
              at: screen.range))
          continue
        }
        screens.append(Configuration(device))
        if !screens.contains(Configuration(device, isLandscape: true)), device.idiom == .phone {
          screens.append(Configuration(device, isLandscape: true))
        }
      }
    }
    return (screens, findings)
  }
}

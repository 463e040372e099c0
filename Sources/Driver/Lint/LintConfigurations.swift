internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import Resolution

extension Document {
  /// The configurations that `lint` looks at: every size and direction in which the document can
  /// differ, on the screens of the configuration file where it names some.
  func lintConfigurations(screens: [Configuration]) -> [Configuration] {
    guard !screens.isEmpty else { return everyConfiguration }
    return tellingDirections.flatMap { direction in
      screens.map { screen in
        var configuration = screen
        configuration.direction = direction
        return configuration
      }
    }
  }
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

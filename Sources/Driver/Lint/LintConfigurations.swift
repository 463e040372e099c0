internal import Configuration
internal import Diagnostics
internal import DocumentModel
internal import Resolution

extension Document {
  /// The configurations that `lint` looks at: every size and direction in which the document can
  /// differ, on the screens of the configuration file where it names some; those of one kind of device
  /// where the document is for no other.
  ///
  /// - Parameter name: The document's file name.
  func lintConfigurations(screens: [Configuration], name: String) -> [Configuration] {
    guard !screens.isEmpty else {
      let idiom = onlyIdiom(name)
      return everyConfiguration.filter { idiom == nil || $0.idiom == idiom }
    }
    return tellingDirections.flatMap { direction in
      screens.map { screen in
        var configuration = screen
        configuration.direction = direction
        return configuration
      }
    }
  }

  /// The one kind of device that a document is for: by its target, by the ending that UIKit looks for
  /// (`Main~ipad`), or by that of Xcode's templates for apps with a document for each (`Main_iPad`).
  private func onlyIdiom(_ name: String) -> Configuration.Idiom? {
    if let root, text(ofAttribute: "targetRuntime", in: root) == "iOS.CocoaTouch.iPad" {
      return .pad
    }
    let stem = (name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name).lowercased()
    for (word, idiom) in [("ipad", Configuration.Idiom.pad), ("iphone", .phone)] {
      if ["~", "_", "-"].contains(where: { stem.hasSuffix($0 + word) }) { return idiom }
    }
    return nil
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

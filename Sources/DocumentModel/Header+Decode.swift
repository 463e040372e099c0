internal import XMLSyntax

extension Header {
  init(_ element: XMLTree.Element) {
    type = element["type"] ?? ""
    toolsVersion = Header.integerPrefix(element["toolsVersion"] ?? "")
    usesAutoLayout = element["useAutolayout"] == "YES"
    usesTraitCollections = element["useTraitCollections"] == "YES"
    usesSafeAreas = element["useSafeAreas"] == "YES"
    isLaunchScreen = element["launchScreen"] == "YES"
    initialViewController = element["initialViewController"]
    isStoryboard = type.mentions("Storyboard")
    platform = Header.platform(type: type, runtime: element["targetRuntime"] ?? "")
  }

  /// The platform by document type, else by target runtime (ibxml.md 2); nil where neither says.
  private static func platform(type: String, runtime: String) -> Platform? {
    for text in [type, runtime] {
      if text.mentions("AppleTV") { return .tvOS }
      if text.mentions("WatchKit") || text.mentions("watchKit") { return .watchOS }
      if text.mentions("visionOS") || text.mentions("XROS") { return .visionOS }
      if text.mentions("CocoaTouch") { return .iOS }
      if text.mentions("Cocoa") { return .macOS }
    }
    return nil
  }

  /// Versions such as `32700.99.1234` compare by their first number (ibxml.md 2).
  static func integerPrefix(_ text: String) -> Int {
    Int(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }

  /// `<deployment version="2304"/>`: the high byte is the major, the low byte the minor version in
  /// multiples of 16; older documents count in hundreds (`784` is iOS 3.1).
  static func version(fromDeployment number: Int) -> String? {
    guard number > 0 else { return nil }
    let major = number >> 8
    let minor = (number & 0xF0) >> 4
    return major > 0 ? "\(major).\(minor)" : nil
  }
}

extension String {
  /// Whether a word stands in it, byte by byte: the search that compares characters takes longer to
  /// get ready than all of these texts are worth.
  fileprivate func mentions(_ word: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: word.utf8) }
  }
}

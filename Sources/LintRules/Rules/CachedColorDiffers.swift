import Diagnostics
import DocumentModel

extension Rule {
  static let cachedColorDiffers = Rule(
    "cached-color-differs", .warning, onByDefault: false,
    summary: "The value that the document caches for a named colour is not the asset catalog's.",
    rationale: """
      Beside the name of a colour a document holds the value that it had when the document was last \
      saved; systems before iOS 11 and tools without the catalog show that one. The next person who \
      opens the document gets the new value as a change that is not theirs.
      """,
    accepted: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
        <objects><view id="v"><color key="backgroundColor" name="brand"/></view></objects><resources>\
        <namedColor name="brand"><color red="0.50196080000000003" green="0.0" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
        """,
        surroundings: .example(colors: [
          "brand": .init(red: 128 / 255.0, green: 0, blue: 1, alpha: 1)
        ])),
      // Another colour space cannot be compared by numbers.
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
        <objects/><resources><namedColor name="brand"><color red="0.9" green="0.0" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="displayP3"/></namedColor></resources></document>
        """,
        surroundings: .example(colors: ["brand": .init(red: 1, green: 0, blue: 1, alpha: 1)])),
    ],
    reported: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
        <objects/><resources><namedColor name="brand">👉<color red="1" green="0.0" blue="0.0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
        """,
        surroundings: .example(colors: ["brand": .init(red: 0, green: 0, blue: 1, alpha: 1)])),
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
        <objects/><resources><namedColor name="grey">👉<color white="0.5" alpha="1" \
        colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></namedColor></resources>\
        </document>
        """,
        surroundings: .example(colors: ["grey": .init(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)])),
    ],
    aliases: ["xiblint:color_assets"],
    check: .document { context in
      guard let colors = context.surroundings.colors else { return }
      let document = context.document
      for element in context.facts.elements(.namedColor) {
        guard let name = document.written(.name, of: element), let asset = colors[name],
          let value = document.child(.color, of: element), let cached = document.color(value).asset
        else { continue }
        guard !cached.isNearly(asset) else { continue }
        context.report(
          """
          the document caches \(document.color(value).phrase) for the colour “\(name)”, but the \
          asset catalog has \(asset.color.phrase); open and save it
          """, at: value, objects: [])
      }
    })
}

extension Color {
  /// The colour as an asset catalog would hold it; nil for names and for spaces whose numbers mean
  /// something else.
  fileprivate var asset: Surroundings.AssetColor? {
    switch self {
    case .rgb(let red, let green, let blue, let alpha, let space):
      ["sRGB", "calibratedRGB", "deviceRGB"].contains(space)
        ? .init(red: red, green: green, blue: blue, alpha: alpha) : nil
    case .white(let white, let alpha, _):
      .init(red: white, green: white, blue: white, alpha: alpha)
    case .system, .named, .none: nil
    }
  }
}

extension Surroundings.AssetColor {
  fileprivate var color: Color {
    .rgb(red: red, green: green, blue: blue, alpha: alpha, space: "sRGB")
  }

  /// Equal to less than a step of eight bits in each component.
  fileprivate func isNearly(_ other: Self) -> Bool {
    let step = 1 / 255.0
    return abs(red - other.red) < step && abs(green - other.green) < step
      && abs(blue - other.blue) < step && abs(alpha - other.alpha) < step
  }
}

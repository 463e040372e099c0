import Diagnostics
import DocumentModel

extension Rule {
  static let unnamedColor = Rule(
    "unnamed-color", .warning, onByDefault: false,
    summary: "A colour is neither a named nor an allowed one.",
    rationale: """
      A colour written by its components does not follow the design system, nor dark mode. Colours of \
      the system and the clear colour are allowed unless the options say otherwise.
      """,
    accepted: [
      """
      <subviews><label id="a"><color key="textColor" name="brand"/>\
      <color key="backgroundColor" systemColor="systemTealColor"/>\
      <color key="tintColor" white="0.0" alpha="0.0" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></label></subviews>
      """,
      // What the document caches for names.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
      <objects/><resources><namedColor name="brand"><color red="1" green="0.0" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>
      """,
    ],
    reported: [
      """
      <subviews><label id="a">👉<color key="textColor" red="1" green="0.50196" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></label></subviews>
      """,
      Example(
        """
        <subviews><label id="a"><color key="textColor" name="brandRed"/>\
        👉<color key="tintColor" name="other"/>\
        👉<color key="backgroundColor" systemColor="systemTealColor"/></label></subviews>
        """, options: ["allowed": ["brand*"], "allowSystem": false]),
    ],
    options: [
      Option("allowed", .patterns, "The named colours allowed; all unless set."),
      Option("allowSystem", .flag, "Whether colours of the system are allowed; true unless set."),
      Option("allowClear", .flag, "Whether the clear colour is allowed; true unless set."),
    ],
    aliases: ["xiblint:named_colors"],
    check: .document { context in
      let document = context.document
      let allowed = context.options.patterns("allowed")
      let allowsSystem = context.options.flag("allowSystem") ?? true
      let allowsClear = context.options.flag("allowClear") ?? true
      for element in context.facts.colorUses {
        let color = document.color(element)
        let isAllowed =
          switch color {
          case .named(let name): allowed?.matches(name) ?? true
          case .system(let name): allowsSystem || allowed?.matches(name) ?? false
          case .rgb, .white: allowsClear && color.isClear
          case .none: true
          }
        guard !isAllowed else { continue }
        let owner = document.object(around: element).map { " of \(document.describe($0))" } ?? ""
        let key = document.written(.key, of: element) ?? "colour"
        context.report(
          "the \(key)\(owner) is \(color.phrase), which is none of the named colours", at: element)
      }
    })
}

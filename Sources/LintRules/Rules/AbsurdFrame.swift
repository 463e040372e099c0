import Diagnostics
import DocumentModel

extension Rule {
  static let absurdFrame = Rule(
    "absurd-frame", .error, onByDefault: true,
    summary: "A saved frame is larger than 10,000 points or no frame at all.",
    rationale: """
      Interface Builder does not support views larger than 10,000 by 10,000 points and refuses to \
      build them. Such frames come from a layout that ran away while it was edited. A rectangle whose \
      parts are no numbers cannot be read at all.
      """,
    accepted: [
      #"<subviews><label id="a"><rect key="frame" x="-20000" y="0.0" width="10000" height="20"/></label></subviews>"#,
      #"<subviews><label id="a"/></subviews>"#,
    ],
    reported: [
      #"<subviews><label id="a"><rect key="frame" x="0.0" y="0.0" width="👉10001" height="20"/></label></subviews>"#,
      #"<subviews><label id="a"><rect key="frame" x="0.0" y="👉nan" width="10" height="👉1e300"/></label></subviews>"#,
    ],
    check: .document { context in
      let document = context.document
      for rect in context.facts.elements(.rect) {
        guard document.written(.key, of: rect) == "frame", let view = document.parent(rect) else {
          continue
        }
        for name in ["x", "y", "width", "height"] {
          guard let text = document.text(ofAttribute: name, in: rect) else { continue }
          let value = Double(text).flatMap { $0.isFinite ? $0 : nil }
          if value == nil {
            context.report(
              "the \(name) of \(document.describe(view)) is “\(text)”, which is no number",
              at: rect, attribute: name)
          } else if let value, name == "width" || name == "height", value > 10_000 {
            context.report(
              """
              the \(name) of \(document.describe(view)) is \(text) points, and Interface Builder \
              builds no view beyond 10,000; let it update the frame
              """, at: rect, attribute: name)
          }
        }
      }
    })
}

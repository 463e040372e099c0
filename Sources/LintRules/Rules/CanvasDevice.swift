import Diagnostics
import DocumentModel

extension Rule {
  static let canvasDevice = Rule(
    "canvas-device", .warning, onByDefault: false,
    summary: "The canvas shows another device than configured.",
    rationale: """
      Opening a document on another canvas device moves every frame in it, and the difference hides \
      what was really changed. One device for all keeps differences small. Documents from before \
      canvas devices are left alone, and without the option nothing is reported.
      """,
    accepted: [
      #"<subviews><label id="a"/></subviews>"#,
      Example(
        #"<subviews><label id="a"/></subviews>"#, options: ["device": ["retina6_12", "ipad*"]]),
    ],
    reported: [
      Example(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
        <device id="👉retina4_7" orientation="portrait"/><objects><view id="v"/></objects></document>
        """, options: ["device": "retina6_12"])
    ],
    options: [
      Option(
        "device", .patterns, "The devices allowed, by Xcode's id, such as `retina6_12`.")
    ],
    aliases: ["iblinter:view_as_device", "xiblint:simulated_metrics_retina4_0"],
    check: .document { context in
      guard let device = context.document.device,
        let allowed = context.options.patterns("device"), !allowed.matches(device.id)
      else { return }
      context.report(
        """
        the canvas shows the device \(device.id); choose \
        \(allowed.map(\.text).joined(separator: " or "))
        """, at: device.element, attribute: "id", objects: [])
    })
}

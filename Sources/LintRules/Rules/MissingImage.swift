import Diagnostics
import DocumentModel

extension Rule {
  static let missingImage = Rule(
    "missing-image", .error, onByDefault: false,
    summary: "No asset catalog and no file beside the document has the image.",
    rationale: """
      A document refers to images by name. Where an image was renamed or deleted, the view is empty \
      at run time, with a line in the log. Symbols of the system are known and not looked for. There \
      is one finding for each name.
      """,
    accepted: [
      Example(
        """
        <subviews><imageView image="logo" id="a"/><imageView image="photo.png" id="b"/>\
        <imageView image="heart" catalog="system" id="c"/></subviews>
        """, surroundings: .example(images: ["logo", "photo@2x.png"])),
      #"<subviews><imageView image="logo" id="a"/></subviews>"#,
      Example(
        #"<subviews><imageView image="legacy" id="a"/></subviews>"#,
        options: ["except": ["legacy*"]],
        surroundings: .example(images: ["logo"])),
      Example(
        #"<subviews><imageView image="Maps.bundle/pin.png" id="a"/></subviews>"#,
        surroundings: .example(images: ["logo"])),
    ],
    reported: [
      Example(
        """
        <subviews><imageView image="👉gone" id="a"/><button id="b">\
        <state key="normal" image="gone" backgroundImage="👉frame"/></button></subviews>
        """, surroundings: .example(images: ["logo"])),
      Example(
        """
        <subviews><button id="b"><state key="normal"><imageReference key="image" image="👉gone"/></state>\
        </button></subviews>
        """, surroundings: .example(images: ["logo"])),
    ],
    options: [
      Option("except", .patterns, "Names of images that come from elsewhere.")
    ],
    aliases: ["iblinter:image_resources"],
    check: .document { context in
      guard let images = context.surroundings.images else { return }
      let known = Set(images.map { imageBaseName($0) })
      let exceptions = context.options.patterns("except") ?? []
      var uses: [String: [ImageUse]] = [:]
      var order: [String] = []
      for use in context.facts.imageUses {
        guard !known.contains(imageBaseName(use.name)), !exceptions.matches(use.name),
          !isInOtherBundle(use.name)
        else { continue }
        if uses[use.name] == nil { order.append(use.name) }
        uses[use.name, default: []].append(use)
      }
      for name in order {
        guard let all = uses[name], let first = all.first else { continue }
        let owner = context.document.object(around: first.element)
        context.report(
          """
          no asset catalog and no file has the image “\(name)”\
          \(owner.map { " of \(context.document.describe($0))" } ?? "")
          """, at: first.element, attribute: first.attribute,
          notes: context.notes("the same image", at: all.dropFirst().map(\.element)))
      }
    })
}

/// Whether an image is one of a library's own, such as `Maps.bundle/pin.png`: libraries are built
/// elsewhere.
private func isInOtherBundle(_ name: String) -> Bool {
  name.split(separator: "/").dropLast().contains {
    $0.hasSuffix(".bundle") || $0.hasSuffix(".framework")
  }
}

import Diagnostics
import DocumentModel

extension Rule {
  static let missingColor = Rule(
    "missing-color", .error, onByDefault: false,
    summary: "No asset catalog has the named colour.",
    rationale: """
      Where a named colour cannot be found, the value that the document caches for old systems is \
      used, or nothing at all, and changing the catalog changes nothing. Colours of the system are \
      known and not looked for. There is one finding for each name.
      """,
    accepted: [
      Example(
        """
        <subviews><label id="a"><color key="textColor" name="brand"/>\
        <color key="backgroundColor" systemColor="systemTealColor"/></label></subviews>
        """,
        surroundings: .example(colors: ["brand": .init(red: 1, green: 0, blue: 0, alpha: 1)])),
      #"<subviews><label id="a"><color key="textColor" name="brand"/></label></subviews>"#,
      // Attributed strings name colours of the system in AppKit's way.
      Example(
        """
        <subviews><label id="a"><attributedString key="attributedText"><fragment content="x">\
        <attributes><color key="NSColor" name="labelColor" catalog="System" colorSpace="catalog"/>\
        </attributes></fragment></attributedString></label></subviews>
        """, surroundings: .example(colors: [:])),
    ],
    reported: [
      Example(
        """
        <subviews><label id="a"><color key="textColor" name="👉gone"/>\
        <color key="backgroundColor" name="gone"/></label></subviews>
        """, surroundings: .example(colors: [:]))
    ],
    options: [
      Option("except", .patterns, "Names of colours that come from elsewhere.")
    ],
    aliases: ["iblinter:color_resources"],
    check: .document { context in
      guard let colors = context.surroundings.colors else { return }
      let exceptions = context.options.patterns("except") ?? []
      var uses: [String: [ElementID]] = [:]
      var order: [String] = []
      for element in context.facts.colorUses {
        guard case .named(let name) = context.document.color(element), colors[name] == nil,
          !exceptions.matches(name)
        else { continue }
        if uses[name] == nil { order.append(name) }
        uses[name, default: []].append(element)
      }
      for name in order {
        guard let all = uses[name], let first = all.first else { continue }
        let owner = context.document.object(around: first)
        context.report(
          """
          no asset catalog has the colour “\(name)”\
          \(owner.map { " of \(context.document.describe($0))" } ?? "")
          """, at: first, attribute: "name",
          notes: context.notes("the same colour", at: all.dropFirst()))
      }
    })
}

import Diagnostics
import DocumentModel

extension Rule {
  static let customModule = Rule(
    "custom-module", .error, onByDefault: false,
    summary: "A custom class is in another module than configured.",
    rationale: """
      A class is looked up by its module's name at run time: with a module that was renamed, or that \
      of another target, the object becomes a stock one and its outlets end the app. The option says \
      which modules there are, or which class is in which.
      """,
    accepted: [
      #"<subviews><view id="v" customClass="Fancy" customModule="Other"/></subviews>"#,
      Example(
        """
        <subviews><view id="v" customClass="Fancy" customModule="App" customModuleProvider="target"/>\
        </subviews>
        """, options: ["modules": ["App", "Kit*"]]),
      // Objective-C classes have no module.
      Example(
        #"<subviews><view id="v" customClass="XYZView"/></subviews>"#, options: ["modules": ["App"]]
      ),
      Example(
        #"<subviews><view id="v" customClass="Fancy" customModule="Kit"/></subviews>"#,
        options: ["classes": ["Kit": ["Fancy*", "Other"]]]),
    ],
    reported: [
      Example(
        #"<subviews><view id="v" customClass="Fancy" customModule="👉Old"/></subviews>"#,
        options: ["modules": ["App", "Kit*"]]),
      Example(
        """
        <subviews><view id="v" customClass="Fancy" customModule="👉App"/>\
        <view id="w" customClass="👉Fancy"/></subviews>
        """, options: ["classes": ["Kit": ["Fancy*", "Other"]]]),
    ],
    options: [
      Option("modules", .patterns, "The modules that custom classes may be in."),
      Option("classes", .textsByName, "The classes (patterns) of each module."),
    ],
    aliases: ["iblinter:custom_module"],
    check: .document { context in
      let document = context.document
      let modules = context.options.patterns("modules")
      let classes = context.options.entries("classes").map { entry in
        (module: entry.key, names: (entry.value.texts ?? []).compactMap { Pattern($0) })
      }
      guard modules != nil || !classes.isEmpty else { return }
      for element in document.objects where document.hasCustomClass(element) {
        let name = document.className(element)
        let module = document.written(.customModule, of: element) ?? ""
        if let home = classes.first(where: { $0.names.matches(name) }) {
          guard module != home.module else { continue }
          context.report(
            "\(document.describe(element)) is looked up in "
              + (module.isEmpty ? "no module" : "the module \(module)")
              + ", but \(name) is in \(home.module)", at: element,
            attribute: module.isEmpty ? "customClass" : "customModule")
        } else if let modules, !module.isEmpty, !modules.matches(module) {
          context.report(
            """
            \(document.describe(element)) is looked up in the module \(module), which is none of the \
            configured ones
            """, at: element, attribute: "customModule")
        }
      }
    })
}

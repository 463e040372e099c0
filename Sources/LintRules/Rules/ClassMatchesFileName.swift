import Diagnostics
import DocumentModel

extension Rule {
  static let classMatchesFileName = Rule(
    "class-matches-file-name", .warning, onByDefault: false,
    summary: "The controller of a single-scene storyboard is not called as the file.",
    rationale: """
      Teams that keep one scene in each storyboard find the storyboard of a controller by its name. \
      Storyboards with more scenes, references to other storyboards not counted, and scenes without a \
      custom class are left alone.
      """,
    accepted: [
      Example(
        """
        <scene sceneID="s"><objects><viewController id="a" customClass="LoginViewController"/>\
        </objects></scene>
        """, surroundings: .example(name: "LoginViewController")),
      Example(
        """
        <scene sceneID="s"><objects><viewController id="a" customClass="LoginViewController"/>\
        </objects></scene>
        """, options: ["suffixes": ["ViewController"]], surroundings: .example(name: "Login")),
      Example(
        #"<scene sceneID="s"><objects><viewController id="a" customClass="Home"/></objects></scene>"#,
        surroundings: .example(name: "Main")),
      Example(
        #"<scene sceneID="s"><objects><viewController id="a"/></objects></scene>"#,
        surroundings: .example(name: "Login")),
    ],
    reported: [
      Example(
        """
        <scene sceneID="s"><objects><viewController id="a" customClass="👉SignInViewController"/>\
        </objects></scene>
        """, surroundings: .example(name: "Login")),
      Example(
        """
        <scene sceneID="s"><objects><viewController id="a" customClass="👉SignIn"/></objects></scene>
        <scene sceneID="t"><objects><viewControllerPlaceholder storyboardName="More" id="b"/>\
        </objects></scene>
        """, options: ["suffixes": ["ViewController"]], surroundings: .example(name: "Login")),
    ],
    options: [
      Option("except", .patterns, "File names that need not match; `Main` unless set."),
      Option("suffixes", .texts, "What a class may be called behind the file's name."),
    ],
    aliases: ["iblinter:custom_class_name"],
    check: .document { context in
      let document = context.document
      let name = context.surroundings.documentName
      let exceptions = context.options.patterns("except") ?? [Pattern("Main")].compactMap(\.self)
      guard document.header.isStoryboard, !name.isEmpty, !exceptions.matches(name) else { return }
      let controllers = document.sceneControllers
      guard controllers.count == 1, let element = controllers.first,
        document.hasCustomClass(element)
      else { return }
      let allowed = [name] + (context.options.texts("suffixes") ?? []).map { name + $0 }
      let className = document.className(element)
      guard !allowed.contains(className) else { return }
      context.report(
        "the only controller of \(name) is a \(className); call one of them as the other",
        at: element, attribute: "customClass")
    })
}

extension Document {
  /// The controllers of all scenes, references to other storyboards left out, in document order.
  var sceneControllers: [ElementID] {
    sceneIDs.compactMap { self[$0].controller }.map { self[$0] }
      .filter { $0.tag != .viewControllerPlaceholder }.map(\.element)
  }
}

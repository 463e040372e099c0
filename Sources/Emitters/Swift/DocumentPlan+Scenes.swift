internal import DocumentModel

extension DocumentPlan {
  /// The type whose functions make the document's controllers.
  var scenesType: String { "\(baseName)Scenes" }

  private func scene(of controller: ElementID) -> ScenePlan? {
    scenes.first { document[$0.scene].controller.map { document[$0].element } == controller }
  }

  /// The children of a scene's `<objects>`, in document order; a xib's are its whole content.
  func topLevelObjects(of scene: SceneID) -> [ElementID] {
    let element = document[scene].element
    let folder = document.tag(element) == .objects ? element : document.child(.objects, of: element)
    return folder.map { Array(document.children($0)) } ?? []
  }

  /// What a scene is called in names of functions.
  func sceneName(of controller: ElementID) -> String? {
    if document.tag(controller) == .viewControllerPlaceholder {
      let name =
        document.written(.referencedIdentifier, of: controller)
        ?? document.written(.storyboardName, of: controller)
      return name.flatMap(SwiftName.upperCamel) ?? "Reference"
    }
    return scene(of: controller)?.baseName
  }

  /// The expression that makes a controller; nil for one that only a storyboard can make.
  func factory(of controller: ElementID) -> String? {
    switch document.tag(controller) {
    case .viewControllerPlaceholder: return referenced(controller)
    case .hostingController: return nil
    default: return sceneName(of: controller).map { "\(scenesType).make\($0)()" }
    }
  }

  /// A storyboard reference: whoever has no code for that storyboard still has the storyboard.
  private func referenced(_ reference: ElementID) -> String? {
    guard let name = document.written(.storyboardName, of: reference) else { return nil }
    let bundle =
      document.written(.bundleIdentifier, of: reference)
      .map { "Bundle(identifier: \(SwiftLiteral.string($0)))" } ?? "nil"
    let storyboard = "UIStoryboard(name: \(SwiftLiteral.string(name)), bundle: \(bundle))"
    if let identifier = document.written(.referencedIdentifier, of: reference) {
      return
        "\(storyboard).instantiateViewController(withIdentifier: \(SwiftLiteral.string(identifier)))"
    }
    return "\(storyboard).instantiateInitialViewController() ?? UIViewController()"
  }

  /// The expression that makes a controller without what its scene says about it.
  func controllerInitializer(_ controller: ElementID, owner: Owner?) -> String {
    let type = owner?.className ?? types.name(of: controller)
    switch document.tag(controller) {
    case .tableViewController:
      guard owner?.isGenerated != true else { return "\(type)()" }
      let table = document.child(.tableView, key: "view", of: controller)
      return "\(type)(style: \(table.map { tableStyle($0) } ?? ".plain"))"
    case .collectionViewController:
      guard owner?.isGenerated != true else {
        return "\(type)(collectionViewLayout: UICollectionViewFlowLayout())"
      }
      return "\(type)(collectionViewLayout: UICollectionViewFlowLayout())"
    case .pageViewController: return pageController(controller, type)
    case .navigationController:
      let bar = document.child(.navigationBar, of: controller).flatMap {
        types.isCustom($0) ? types.name(of: $0) : nil
      }
      let toolbar = document.child(.toolbar, of: controller).flatMap {
        types.isCustom($0) ? types.name(of: $0) : nil
      }
      guard bar != nil || toolbar != nil else { return "\(type)()" }
      return
        "\(type)(navigationBarClass: \(bar.map { "\($0).self" } ?? "nil"), toolbarClass: \(toolbar.map { "\($0).self" } ?? "nil"))"
    case .viewController:
      // A controller without a view of its own loads one from elsewhere.
      guard let nib = document.written(AttributeKey<String>("nibName"), of: controller),
        owner?.isGenerated != true
      else { return "\(type)()" }
      return "\(type)(nibName: \(SwiftLiteral.string(nib)), bundle: nil)"
    default: return "\(type)()"
    }
  }

  private func pageController(_ controller: ElementID, _ type: String) -> String {
    let style =
      document.written(AttributeKey<String>("transitionStyle"), of: controller)
      .flatMap { Enumeration.pageViewControllerTransitionStyle.swift(for: $0) } ?? ".pageCurl"
    let orientation =
      document.written(
        AttributeKey<String>("navigationOrientation"), of: controller
      ).flatMap { Enumeration.pageViewControllerOrientation.swift(for: $0) } ?? ".horizontal"
    var entries: [String] = []
    if style == ".pageCurl",
      let spine = document.written(AttributeKey<String>("spineLocation"), of: controller)
        .flatMap({ Enumeration.pageViewControllerSpineLocation.swift(for: $0) })
    {
      entries.append(".spineLocation: UIPageViewController.SpineLocation\(spine).rawValue")
    }
    if let spacing = document.written(AttributeKey<Double>("pageSpacing"), of: controller),
      spacing != 0
    {
      entries.append(".interPageSpacing: \(SwiftLiteral.number(spacing))")
    }
    let options = entries.isEmpty ? "nil" : "[\(entries.joined(separator: ", "))]"
    return
      "\(type)(transitionStyle: \(style), navigationOrientation: \(orientation), options: \(options))"
  }
}

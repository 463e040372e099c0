extension Enumeration {
  /// Values of `segue.kind`.
  package static let segueKind = Enumeration(
    "segueKind", swiftType: "(presentation code)",
    [
      Case("relationship", "containment: see relationship"),
      Case("show", "show(_:sender:)"),
      Case("showDetail", "showDetailViewController(_:sender:)"),
      Case("presentation", "present(_:animated:)"),
      Case("popoverPresentation", "present(_:animated:) with modalPresentationStyle = .popover"),
      Case("push", "navigationController?.pushViewController"),
      Case("modal", "present(_:animated:)"),
      Case("popover", "UIPopoverController"),
      Case("replace", "splitViewController detail replacement"),
      Case("embed", "addChild + didMove(toParent:)"),
      Case("custom", "customClass perform()"),
      Case("unwind", "unwindAction on an ancestor"),
    ])

  /// Values of `segue.relationship`.
  package static let segueRelationship = Enumeration(
    "segueRelationship", swiftType: "(containment)",
    [
      Case("rootViewController", "UINavigationController.viewControllers[0]"),
      Case("viewControllers", "UITabBarController.viewControllers"),
      Case("masterViewController", "UISplitViewController primary column"),
      Case("detailViewController", "UISplitViewController secondary column"),
      Case("supplementaryViewController", "UISplitViewController supplementary column"),
    ])

  /// Values of `*.modalPresentationStyle`.
  package static let modalPresentationStyle = Enumeration(
    "modalPresentationStyle", swiftType: "UIModalPresentationStyle",
    [
      Case("automatic", ".automatic"),
      Case("fullScreen", ".fullScreen"),
      Case("pageSheet", ".pageSheet"),
      Case("formSheet", ".formSheet"),
      Case("currentContext", ".currentContext"),
      Case("custom", ".custom"),
      Case("overFullScreen", ".overFullScreen"),
      Case("overCurrentContext", ".overCurrentContext"),
      Case("popover", ".popover"),
      Case("none", ".none"),
    ])

  /// Values of `segue.modalTransitionStyle`, `tableViewController.modalTransitionStyle`, `viewController.modalTransitionStyle`.
  package static let modalTransitionStyle = Enumeration(
    "modalTransitionStyle", swiftType: "UIModalTransitionStyle",
    [
      Case("coverVertical", ".coverVertical"),
      Case("flipHorizontal", ".flipHorizontal"),
      Case("crossDissolve", ".crossDissolve"),
      Case("partialCurl", ".partialCurl"),
    ])

  /// Values of `pageViewController.transitionStyle`.
  package static let pageViewControllerTransitionStyle = Enumeration(
    "pageViewControllerTransitionStyle", swiftType: "UIPageViewController.TransitionStyle",
    [
      Case("pageCurl", ".pageCurl"),
      Case("scroll", ".scroll"),
    ])

  /// Values of `pageViewController.navigationOrientation`.
  package static let pageViewControllerOrientation = Enumeration(
    "pageViewControllerOrientation", swiftType: "UIPageViewController.NavigationOrientation",
    [
      Case("horizontal", ".horizontal"),
      Case("vertical", ".vertical"),
    ])

  /// Values of `pageViewController.spineLocation`.
  package static let pageViewControllerSpineLocation = Enumeration(
    "pageViewControllerSpineLocation", swiftType: "UIPageViewController.SpineLocation",
    [
      Case("none", ".none"),
      Case("min", ".min"),
      Case("mid", ".mid"),
      Case("max", ".max"),
    ])

  /// Values of `splitViewController.preferredDisplayMode`.
  package static let splitPreferredDisplayMode = Enumeration(
    "splitPreferredDisplayMode", swiftType: "UISplitViewController.DisplayMode",
    [
      Case("beside", ".oneBesideSecondary"),
      Case("twoBeside", ".twoBesideSecondary"),
    ])

  /// Values of `splitViewController.behavior`.
  package static let splitBehavior = Enumeration(
    "splitBehavior", swiftType: "UISplitViewController.SplitBehavior",
    [
      Case("automatic", ".automatic"),
      Case("tile", ".tile"),
      Case("overlay", ".overlay"),
      Case("displace", ".displace"),
    ])
}

import UIKit

/// Makes the root view of a generated type and what holds its objects beside it, if anything does,
/// takes it through configurations and prints what it is in each: one line of JSON.
///
/// In every configuration but the first, an object that is as it was in the first is left out.
@MainActor public func run(
  _ document: String, _ unit: String, _ configurations: [Configuration],
  make: () -> (root: UIView, holder: Any?)
) {
  UITraitCollection.current = UITraitCollection()
  let (root, holder) = make()
  let snapshot = Snapshot()
  var first: [Int: String] = [:]
  var states: [String] = []
  for (index, configuration) in configurations.enumerated() {
    root.standInTraits = configuration.traits
    var entries: [String] = []
    let (objects, fields) = snapshot.record(root, holder: holder)
    for object in objects {
      if index == 0 { first[object.number] = object.text }
      guard index == 0 || first[object.number] != object.text else { continue }
      entries.append("\"\(object.number)\":\(object.text)")
    }
    let numbers = objects.map { String($0.number) }.joined(separator: ",")
    states.append(
      "{\"configuration\":\(json(configuration.name)),\"numbers\":[\(numbers)],"
        + "\"holder\":\(fields),\"objects\":{\(entries.joined(separator: ","))}}")
  }
  emit(
    "{\"document\":\(json(document)),\"unit\":\(json(unit)),"
      + "\"states\":[\(states.joined(separator: ","))]}")
}

/// Makes the owner of a screen, lets it make and connect its view, and prints what it is then.
@MainActor public func runOwner(
  _ document: String, _ unit: String, make: () -> (owner: AnyObject, screen: Any)
) {
  UITraitCollection.current = UITraitCollection()
  let (owner, screen) = make()
  let (objects, fields) = Snapshot().record(owner, holder: screen)
  let entries = objects.map { "\"\($0.number)\":\($0.text)" }
  let numbers = objects.map { String($0.number) }.joined(separator: ",")
  emit(
    "{\"document\":\(json(document)),\"unit\":\(json("owner of " + unit)),\"states\":["
      + "{\"configuration\":\"\",\"numbers\":[\(numbers)],\"holder\":\(fields),"
      + "\"objects\":{\(entries.joined(separator: ","))}}]}")
}

/// Makes a controller as a segue or the application would, and prints what it is before it has a view.
@MainActor public func runScene(
  _ document: String, _ scene: String, make: () -> UIViewController
) {
  UITraitCollection.current = UITraitCollection()
  let (objects, _) = Snapshot().record(make())
  let entries = objects.map { "\"\($0.number)\":\($0.text)" }
  let numbers = objects.map { String($0.number) }.joined(separator: ",")
  emit(
    "{\"document\":\(json(document)),\"unit\":\(json(scene)),\"states\":["
      + "{\"configuration\":\"\",\"numbers\":[\(numbers)],\"objects\":{\(entries.joined(separator: ","))}}]}"
  )
}

/// One line of the output, out at once: whatever comes next may stop the program.
func emit(_ line: String) {
  print(line)
  fflush(nil)
}

/// One of the sets of traits that variations can tell apart.
public struct Configuration {
  let name: String
  let traits: UITraitCollection

  /// Every one, and at the end the first again: what came between must have left no trace.
  @MainActor public static func all(mac: Bool) -> [Configuration] {
    let idioms: [UIUserInterfaceIdiom] = mac ? [.phone, .mac] : [.phone]
    let all = idioms.flatMap { idiom in
      [
        make("wC hR", .compact, .regular, idiom), make("wC hC", .compact, .compact, idiom),
        make("wR hC", .regular, .compact, idiom), make("wR hR", .regular, .regular, idiom),
      ]
    }
    return all + [make("wC hR again", .compact, .regular, .phone)]
  }

  /// For documents in which nothing varies.
  @MainActor public static let one = [make("wC hR", .compact, .regular, .phone)]

  @MainActor private static func make(
    _ name: String, _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass,
    _ idiom: UIUserInterfaceIdiom
  ) -> Configuration {
    Configuration(
      name: idiom == .mac ? "\(name) mac" : name,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
        UITraitCollection(userInterfaceIdiom: idiom),
      ]))
  }
}

/// Prints what a fresh object of a class is: UIKit's defaults as the stand-in has them.
@MainActor public func printDefaults(of name: String, make: () -> NSObject) {
  let objects = Snapshot().record(make()).objects.map { "\"\($0.number)\":\($0.text)" }
  emit("{\"class\":\(json(name)),\"objects\":{\(objects.joined(separator: ","))}}")
}

/// The same for the classes whose objects documents describe.
@MainActor public func printDefaults() {
  printDefaults(of: "UIView") { UIView() }
  printDefaults(of: "UIControl") { UIControl() }
  printDefaults(of: "UILabel") { UILabel() }
  printDefaults(of: "UIButton") { UIButton() }
  printDefaults(of: "UIImageView") { UIImageView() }
  printDefaults(of: "UITextField") { UITextField() }
  printDefaults(of: "UITextView") { UITextView() }
  printDefaults(of: "UIScrollView") { UIScrollView() }
  printDefaults(of: "UISwitch") { UISwitch() }
  printDefaults(of: "UISlider") { UISlider() }
  printDefaults(of: "UIStepper") { UIStepper() }
  printDefaults(of: "UISegmentedControl") { UISegmentedControl() }
  printDefaults(of: "UIPageControl") { UIPageControl() }
  printDefaults(of: "UIDatePicker") { UIDatePicker() }
  printDefaults(of: "UIPickerView") { UIPickerView() }
  printDefaults(of: "UIActivityIndicatorView") { UIActivityIndicatorView() }
  printDefaults(of: "UIProgressView") { UIProgressView() }
  printDefaults(of: "UIStackView") { UIStackView() }
  printDefaults(of: "UITableView") { UITableView() }
  printDefaults(of: "UITableViewCell") { UITableViewCell() }
  printDefaults(of: "UICollectionView") { UICollectionView() }
  printDefaults(of: "UICollectionViewCell") { UICollectionViewCell() }
  printDefaults(of: "UICollectionReusableView") { UICollectionReusableView() }
  printDefaults(of: "UINavigationBar") { UINavigationBar() }
  printDefaults(of: "UIToolbar") { UIToolbar() }
  printDefaults(of: "UITabBar") { UITabBar() }
  printDefaults(of: "UISearchBar") { UISearchBar() }
  printDefaults(of: "UIVisualEffectView") { UIVisualEffectView() }
  printDefaults(of: "UIRefreshControl") { UIRefreshControl() }
  printDefaults(of: "UIButton.titleLabel") { UIButton().titleLabel ?? UILabel() }
  printDefaults(of: "UIButton.Configuration") {
    let button = UIButton()
    button.configuration = .plain()
    return button
  }
  printDefaults(of: "UIViewController") { UIViewController() }
  printDefaults(of: "UINavigationController") { UINavigationController() }
  printDefaults(of: "UITabBarController") { UITabBarController() }
  printDefaults(of: "UISplitViewController") { UISplitViewController() }
  printDefaults(of: "UIPageViewController") { UIPageViewController() }
  printDefaults(of: "UITableViewController") { UITableViewController() }
  printDefaults(of: "UICollectionViewController") { UICollectionViewController() }
  printDefaults(of: "UICollectionViewFlowLayout") { UICollectionViewFlowLayout() }
  printDefaults(of: "UIBarButtonItem") { UIBarButtonItem() }
  printDefaults(of: "UITabBarItem") { UITabBarItem() }
  printDefaults(of: "UINavigationItem") { UINavigationItem() }
}

import Diagnostics
import DocumentModel

/// Something that documents use and that older systems do not have.
struct Feature: Sendable {
  /// As a sentence's subject, such as `stack views`.
  let name: String
  /// The iOS version that has it first.
  let since: Version
  /// An error where the app crashes or does not build, a warning where it only looks or behaves
  /// otherwise.
  let severity: Finding.Severity
  /// The elements that use it, in document order, with the attribute that does where it is one.
  let uses: @Sendable (DocumentFacts) -> [Use]

  struct Use {
    let element: ElementID
    var attribute: String?
  }

  /// A version by major and minor number.
  struct Version: Sendable, Comparable {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    /// Reads `13`, `13.4` or `13.4.1`; nil for what is none.
    init?(_ text: String) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard let major = parts.first.flatMap({ Int($0) }) else { return nil }
      self.init(major, parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    }

    var text: String { "\(major).\(minor)" }

    static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  init(
    _ name: String, since major: Int, _ minor: Int = 0, _ severity: Finding.Severity = .error,
    uses: @escaping @Sendable (DocumentFacts) -> [Use]
  ) {
    self.name = name
    since = Version(major, minor)
    self.severity = severity
    self.uses = uses
  }

  /// A feature that is an element of its own.
  static func element(
    _ name: String, since major: Int, _ tags: ElementTag...
  ) -> Feature {
    Feature(name, since: major) { facts in
      facts.elements(tags).map { Use(element: $0) }
    }
  }

  /// A feature that is an attribute with one of some values, or with any where none are named.
  static func attribute(
    _ name: String, since major: Int, _ minor: Int = 0, _ severity: Finding.Severity = .error,
    in attribute: String, _ values: Set<String> = [], on tags: ElementTag...
  ) -> Feature {
    Feature(name, since: major, minor, severity) { facts in
      facts.elements(tags).compactMap { element in
        guard let text = facts.document.text(ofAttribute: attribute, in: element),
          values.isEmpty || values.contains(text)
        else { return nil }
        return Use(element: element, attribute: attribute)
      }
    }
  }
}

extension Feature {
  /// What documents can hold, with the version that brought it (Apple's availability annotations; what
  /// Interface Builder says about each: messages.md 1, rows 20 to 22).
  static let all: [Feature] = [
    .attribute(
      "first baselines", since: 8, in: "firstAttribute", ["firstBaseline"], on: .constraint),
    Feature("constraints to margins", since: 8) { facts in
      facts.document.constraints.compactMap { constraint in
        let isMargin = [constraint.first, constraint.second].contains {
          $0?.attribute.rawValue.contains("Margin") == true
        }
        return isMargin ? Use(element: constraint.element) : nil
      }
    },
    .element("visual effect views", since: 8, .visualEffectView),
    .element("stack views", since: 9, .stackView),
    .element("references to other storyboards", since: 9, .viewControllerPlaceholder),
    Feature("safe area layout guides", since: 9) { facts in
      facts.elements(.viewLayoutGuide).filter {
        facts.document.written(.key, of: $0) == "safeArea"
      }.map { Use(element: $0) }
    },
    .attribute(
      "the text styles Title 1 to 3 and Callout", since: 9, in: "style",
      [
        "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2", "UICTFontTextStyleTitle3",
        "UICTFontTextStyleCallout",
      ], on: .fontDescription),
    .attribute(
      "adjusting fonts to the content size category", since: 10, 0, .warning,
      in: "adjustsFontForContentSizeCategory", ["YES"], on: .label, .textField, .textView),
    .element("web views of WebKit", since: 11, .wkWebView),
    .attribute(
      "the text style Large Title", since: 11, in: "style", ["UICTFontTextStyleLargeTitle"],
      on: .fontDescription),
    .attribute(
      "large titles", since: 11, 0, .warning, in: "largeTitles", ["YES"], on: .navigationBar),
    Feature("named colours", since: 11, 0, .warning) { facts in
      facts.elements(.color).compactMap { element in
        guard case .named = facts.document.color(element) else { return nil }
        return Use(element: element, attribute: "name")
      }
    },
    .attribute(
      "standard spacing in stack views", since: 11, in: "spacingType", ["standard"], on: .stackView),
    Feature("the layout guides of scroll views", since: 11) { facts in
      facts.elements(.viewLayoutGuide).filter {
        let key = facts.document.written(.key, of: $0)
        return key == "contentLayoutGuide" || key == "frameLayoutGuide"
      }.map { Use(element: $0) }
    },
    .element("SwiftUI hosting controllers", since: 13, .hostingController),
    Feature("SF Symbols", since: 13, 0, .warning) { facts in
      facts.elements([.imageView, .state, .barButtonItem, .tabBarItem, .imageReference]).filter {
        facts.document.written(.catalog, of: $0) == "system"
      }.map { Use(element: $0, attribute: "catalog") }
    },
    .attribute(
      "segue actions", since: 13, in: "destinationCreationSelector", on: .segue),
    .attribute(
      "the table view style Inset Grouped", since: 13, in: "style", ["insetGrouped"], on: .tableView
    ),
    .attribute(
      "the activity indicator styles Medium and Large", since: 13, in: "style",
      ["medium", "large"],
      on: .activityIndicatorView),
    .element(
      "bar appearances", since: 13, .navigationBarAppearance, .toolbarAppearance,
      .tabBarAppearance),
    .attribute(
      "the colour of the selected segment", since: 13, 0, .warning, in: "key",
      ["selectedSegmentTintColor"], on: .color),
    .attribute(
      "date picker styles", since: 13, 4, .warning, in: "style", on: .datePicker),
    .element("list content configurations", since: 14, .listContentConfiguration),
    .attribute(
      "menus of buttons", since: 14, in: "showsMenuAsPrimaryAction", ["YES"], on: .button),
    .element("button configurations", since: 15, .buttonConfiguration),
    Feature("keyboard layout guides", since: 15) { facts in
      facts.elements(.viewLayoutGuide).filter {
        facts.document.written(.key, of: $0) == "keyboard"
      }.map { Use(element: $0) }
    },
  ]
}

import DocumentModel
import Foundation
import TestSupport
import Testing

@testable import Emitters

@Suite("Coverage")
struct CoverageTests {
  // MARK: Published declarations

  /// The stand-in's list: type → superclass and the iOS version of each member, in tenths.
  private static let published: [String: (superclass: String, members: [String: Int])] = {
    let file = repositoryFolder().appending(path: "Tests/UIKitStandIn/Declarations.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var types: [String: (superclass: String, members: [String: Int])] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 5 else { continue }
      let version = Int(((Double(fields[4]) ?? 0) * 10).rounded())
      let name = String(fields[0].prefix { $0 != "<" })
      switch fields[1] {
      case "member":
        let words = fields[3].split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let index = words.firstIndex(where: { $0 == "var" || $0 == "func" || $0 == "let" }),
          index + 1 < words.count
        else { continue }
        types[name]?.members[String(words[index + 1])] = version
      case "case", "option": continue
      default: types[name] = (String(fields[2]), [:])
      }
    }
    return types
  }()

  private func version(of member: String, in type: String) -> Int? {
    var next: String? = type
    while let name = next, let entry = Self.published[name] {
      if let version = entry.members[member] { return version }
      next = entry.superclass
    }
    return nil
  }

  /// Whose members the rows of values are.
  private static let owners: [ElementTag: String] = [
    .buttonConfiguration: "UIButton.Configuration", .textInputTraits: "UITextField",
    .listContentConfiguration: "UIListContentConfiguration", .accessibility: "UIView",
    .wkWebViewConfiguration: "WKWebViewConfiguration",
  ]

  @Test("newer properties carry the version that UIKit published them with")
  func availability() throws {
    try #require(Self.published.count > 100)
    var checked = 0
    for kind in ElementKind.all {
      guard let type = Self.owners[kind.tag] ?? kind.uikitClass else { continue }
      for row in PropertyTable.rows(for: kind.tag) {
        let member = row.left.prefix { $0.isLetter || $0.isNumber }
        guard row.left.dropFirst(member.count).hasPrefix(" = "),
          let version = version(of: String(member), in: type)
        else { continue }
        checked += 1
        // Members of configurations stand under the check of what holds them.
        let least = ["UIButton.Configuration": 150, "UIListContentConfiguration": 140][type] ?? 130
        #expect(max(row.since, least) >= version, "\(type).\(member)")
        #expect(row.since == 0 || row.since == version, "\(type).\(member)")
      }
    }
    #expect(checked > 500)
  }

  // MARK: The sheet

  private struct Row: CustomTestStringConvertible, Sendable {
    let element: String
    let source: String
    let template: String
    let type: String
    var testDescription: String { "\(element) \(source)" }
  }

  /// The rows of the sheet that name an attribute or a keyed child and what it sets.
  private static let rows: [Row] = {
    guard let bytes = Shared.bytes(at: "facts/uikit_api.tsv") else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().compactMap {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 4, fields[3].hasPrefix("{v}."), fields[3].contains("{x}"),
        fields[1].allSatisfy({ $0.isLetter || $0.isNumber || "[=]".contains($0) })
      else { return nil }
      return Row(element: fields[0], source: fields[1], template: fields[3], type: fields[4])
    }
  }()

  @Test(
    "every row of the sheet of UIKit's properties becomes a statement",
    .enabled(if: Shared.isThere), arguments: rows)
  private func sheet(row: Row) throws {
    guard row.type != "outlet", row.type != "skip", !Self.testedElsewhere.contains(row.element),
      !(row.element == "view" && Self.ofCustomClasses.contains(row.source))
    else { return }
    let end = row.template.range(of: "{x}")?.lowerBound ?? row.template.endIndex
    let statement = row.template[..<end].dropFirst("{v}.".count)
      .replacing("popoverPresentationController?", with: "popover?")
    let key = row.source.firstRange(of: "key=").map {
      String(row.source[$0.upperBound...].prefix { $0 != "]" })
    }
    var texts: [String] = []
    for value in values(row, key: key) {
      guard let document = embedded(row.element, value) else {
        Issue.record("no place for <\(row.element)>")
        return
      }
      var options = literal
      options.deploymentTarget = 17
      texts.append(Emitted(document, name: "Test.storyboard", options: options).text)
    }
    // What a document says must be said where it differs from UIKit's default.
    let argument = "\(row.source): "
    #expect(
      texts.contains {
        $0.contains(statement) || (row.element == "barButtonItem" && $0.contains(argument))
      }, "\(statement) in\n\(texts.last ?? "nothing")")
  }

  /// Constraints are made of anchors; the others are no attributes of an object.
  private static let testedElsewhere = [
    "constraint", "paragraphStyle", "userDefinedRuntimeAttribute",
  ]

  /// The system's own classes draw as they must; runtime attributes are elements of their own.
  private static let ofCustomClasses = [
    "opaque", "clearsContextBeforeDrawing", "userDefinedRuntimeAttributes",
  ]

  /// What a property needs beside it in order to say something.
  private static let companions = [
    "date[key=date]": #"useCurrentDate="NO""#,
    "countDownDuration": #"datePickerMode="countDownTimer""#,
    "popoverArrowDirection[key=popoverArrowDirection]": #"kind="popoverPresentation""#,
  ]

  /// Attributes and children that say something, for each value that a row's type can have.
  private func values(_ row: Row, key: String?) -> [(attributes: String, children: String)] {
    let name = row.source.prefix { $0.isLetter || $0.isNumber }
    if let key {
      let children: [String]
      switch row.type {
      case "color":
        children = [
          #"<color key="\#(key)" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        ]
      case "font":
        children = [#"<fontDescription key="\#(key)" type="system" pointSize="33"/>"#]
      case "size":
        children = [#"<\#(name) key="\#(key)" type="size" width="3" height="4"/>"#]
      case "insets" where name == "inset":
        children = [#"<inset key="\#(key)" minX="1" minY="2" maxX="3" maxY="4"/>"#]
      case "insets":
        children = [#"<edgeInsets key="\#(key)" top="1" left="2" bottom="3" right="4"/>"#]
      case "dinsets":
        children = [
          #"<directionalEdgeInsets key="\#(key)" top="1" leading="2" bottom="3" trailing="4"/>"#
        ]
      case "attr":
        children = [
          #"<attributedString key="\#(key)"><fragment content="A"/></attributedString>"#
        ]
      case "date": children = [#"<date key="\#(key)" timeIntervalSinceReferenceDate="9"/>"#]
      case "symcfg":
        children = [#"<\#(name) key="\#(key)" configurationType="pointSize" pointSize="9"/>"#]
      case "rect": children = [#"<rect key="\#(key)" x="1" y="2" width="3" height="4"/>"#]
      case "bool": children = ["YES", "NO"].map { #"<bool key="\#(key)" value="\#($0)"/>"# }
      case "image": children = [#"<\#(name) key="\#(key)" image="star" catalog="system"/>"#]
      default:
        let flags = ["link", "top", "image", "widthSizable", "up"].map { #"\#($0)="YES""# }
        children = [#"<\#(name) key="\#(key)" \#(flags.joined(separator: " "))/>"#]
      }
      return children.map { (Self.companions[row.source] ?? "", $0) }
    }
    let texts: [String]
    switch row.type {
    case "bool": texts = ["YES", "NO"]
    case "num", "int", "prio": texts = ["3", "321"]
    default:
      let kind = ElementKind.all.first { $0.name == element(row.element) }
      if case .choice(let enumeration, _)? = kind?.attribute(String(name))?.value {
        texts = enumeration.cases.map(\.name)
      } else {
        // Texts, and values whose enumeration stands in no element's table.
        texts = [
          "abc", "left", "light", "custom", "fixed", "centered", "sidebar", "automaticInsets",
          "AVLayerVideoGravityResize",
        ]
      }
    }
    return texts.map { (#"\#(name)="\#($0)" \#(Self.companions[row.source] ?? "")"#, "") }
  }

  private func kindOf(_ attributes: String) -> String {
    attributes.contains("kind=") ? "" : #"kind="presentation""#
  }

  private func element(_ name: String) -> String { name == "(any control)" ? "slider" : name }

  /// A document in which an element says something.
  private func embedded(_ name: String, _ value: (attributes: String, children: String)) -> String?
  {
    let name = element(name)
    guard let kind = ElementKind.all.first(where: { $0.name == name }) else { return nil }
    let own = "<\(name) id=\"x\" \(value.attributes)>\(value.children)</\(name)>"
    func keyed(_ key: String, in parent: String) -> String {
      let child = own.replacing("<\(name) id=\"x\"", with: "<\(name) key=\"\(key)\" id=\"x\"")
      return "<\(parent) id=\"p\">\(child)</\(parent)>"
    }
    func controller(_ subviews: String, _ more: String = "") -> String {
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="C" customModuleProvider="target">
          <view key="view" id="v"><subviews>\(subviews)</subviews></view>\(more)</viewController>
          """))
    }
    switch (kind.category, kind.tag) {
    case (_, .tableViewCell):
      return controller(
        "<tableView id=\"t\"><prototypes>\(own.replacing("id=\"x\"", with: "id=\"x\" reuseIdentifier=\"r\""))</prototypes></tableView>"
      )
    case (.view, _): return controller(own)
    case (.controller, _):
      let custom = own.replacing(
        "id=\"x\"", with: "id=\"x\" customClass=\"C\" customModuleProvider=\"target\"")
      return storyboard(scene("s", custom))
    case (.gestureRecognizer, _):
      return controller("").replacing("</viewController>", with: "</viewController>\(own)")
    case (_, .navigationItem):
      return controller("", own.replacing("id=\"x\"", with: "key=\"navigationItem\" id=\"x\""))
    case (_, .barButtonItem):
      return controller("", keyed("rightBarButtonItem", in: "navigationItem"))
    case (_, .tabBarItem):
      return controller("", own.replacing("id=\"x\"", with: "key=\"tabBarItem\" id=\"x\""))
    case (_, .textInputTraits): return controller(keyed("textInputTraits", in: "textField"))
    case (_, .accessibility): return controller(keyed("accessibilityConfiguration", in: "view"))
    case (_, .buttonConfiguration): return controller(keyed("configuration", in: "button"))
    case (_, .wkWebViewConfiguration): return controller(keyed("configuration", in: "wkWebView"))
    case (_, .collectionViewFlowLayout):
      return controller(keyed("collectionViewLayout", in: "collectionView"))
    case (_, .constraint):
      let constraint = own.replacing(
        "id=\"x\"", with: "firstItem=\"q\" firstAttribute=\"width\" id=\"x\"")
      return controller(
        "<view id=\"q\"><constraints>\(constraint)</constraints></view>"
      ).replacing(
        "</viewController>",
        with:
          "<connections><outlet property=\"k\" destination=\"x\" id=\"o\"/></connections></viewController>"
      )
    case (_, .segue):
      return controller(
        "",
        "<connections>\(own.replacing("id=\"x\"", with: "id=\"x\" destination=\"d\" \(kindOf(value.attributes))"))</connections>"
      ).replacing(
        "</scenes>",
        with: scene("t", #"<viewController id="d"><view key="view" id="w"/></viewController>"#)
          + "</scenes>")
    default: return nil
    }
  }
}

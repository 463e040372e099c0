import DocumentModel
import Foundation
import TestSupport
import Testing

@Suite("Element kinds")
struct ElementKindTests {
  @Test("the list stands in the order of the tags, each once") func listAgreesWithTags() {
    #expect(ElementKind.all.map(\.tag) == ElementTag.allCases)
    let names = ElementKind.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test("every description of the folder is in the list, and none is elsewhere")
  func folderAgreesWithList() throws {
    let folder = repositoryFolder().appending(path: "Sources/DocumentModel/Elements")
    var described: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path()) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let count = text.matches(of: /static let `?\w+`? = ElementKind\(/).count
      #expect(count > 0, "\(file) describes nothing")
      described += text.matches(of: /ElementKind\(\s*\.`?(\w+)`?, "/).map { String($0.output.1) }
    }
    let listed = ElementKind.all.map { "\($0.tag)" }.filter { $0 != "unknown" }
    #expect(described.sorted() == listed.sorted())
  }

  @Test("no kind describes an attribute twice") func attributesAreUnique() {
    for kind in ElementKind.all {
      var own: Set<String> = []
      for attribute in kind.attributes where !own.insert(attribute.name).inserted {
        // An own description may replace a shared one; it then stands first and differs.
        let all = kind.attributes.filter { $0.name == attribute.name }
        #expect(all.count == 2, "\(kind.name).\(attribute.name)")
      }
    }
  }

  @Test("views, controllers and items have classes") func objectsHaveClasses() {
    for kind in ElementKind.all {
      switch kind.category {
      case .view, .controller, .item, .gestureRecognizer:
        #expect(kind.uikitClass?.isEmpty == false, "\(kind.name)")
      default: break
      }
    }
  }

  /// ibxml.md 1, facts 1 and 3, and the attributes of ibxml.md's tables: Interface Builder leaves out
  /// what equals its own default, which is not UIKit's.
  @Test(
    "absence means Interface Builder's default",
    arguments: [
      ("label", "textAlignment", "left"), ("textField", "textAlignment", "left"),
      ("textView", "textAlignment", "left"), ("label", "adjustsFontSizeToFit", "true"),
      ("textField", "adjustsFontSizeToFit", "true"), ("label", "userInteractionEnabled", "true"),
      ("imageView", "userInteractionEnabled", "true"), ("scrollView", "clipsSubviews", "false"),
      ("tableView", "clipsSubviews", "false"), ("textView", "clipsSubviews", "false"),
      ("collectionView", "clipsSubviews", "false"), ("tableView", "alwaysBounceVertical", "false"),
      ("activityIndicatorView", "hidesWhenStopped", "false"),
      ("segmentedControl", "selectedSegmentIndex", "-1"),
      ("tableView", "estimatedRowHeight", "0"), ("switch", "horizontalHuggingPriority", "250"),
      ("stepper", "verticalCompressionResistancePriority", "750"),
      ("stackView", "axis", "horizontal"), ("stackView", "distribution", "fill"),
      ("stackView", "alignment", "fill"), ("stackView", "spacing", "0"),
      ("label", "numberOfLines", "1"), ("view", "alpha", "1"), ("view", "opaque", "true"),
      ("view", "translatesAutoresizingMaskIntoConstraints", "true"),
      ("constraint", "priority", "1000"), ("constraint", "constant", "0"),
    ])
  func absence(element: String, attribute: String, meaning: String) throws {
    let kind = try #require(ElementKind.all.first { $0.name == element })
    let description = try #require(kind.attribute(attribute))
    let absent: String? =
      switch description.value {
      case .number(let value): value.map { Int(exactly: $0).map(String.init) ?? "\($0)" }
      case .integer(let value): value.map(String.init)
      case .flag(let value): value.map(String.init)
      case .choice(_, let value): value
      case .text, .image, .reference: nil
      }
    #expect(absent == meaning)
  }

  @Test("the names of an enumeration stand once each") func enumerationsAreUnique() {
    for kind in ElementKind.all {
      for attribute in kind.attributes {
        guard case .choice(let enumeration, let absent) = attribute.value else { continue }
        let names = enumeration.cases.map(\.name)
        #expect(Set(names).count == names.count, "\(enumeration.name)")
        if let absent {
          #expect(names.contains(absent), "\(kind.name).\(attribute.name): \(absent)")
        }
      }
    }
  }

  @Test(
    "every element and attribute of the schema tables is described",
    .enabled(if: sharedFolder() != nil, "there is no shared folder"))
  func schemaIsCovered() throws {
    let facts = try #require(sharedFolder()).appending(path: "facts")
    let kinds = Dictionary(
      ElementKind.all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    func rows(_ file: String) throws -> [[String]] {
      try String(contentsOf: facts.appending(path: file), encoding: .utf8)
        .split(separator: "\n").dropFirst()
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
    for row in try rows("schema_elements.tsv") { #expect(kinds[row[0]] != nil, "<\(row[0])>") }
    for row in try rows("schema_attributes.tsv") {
      #expect(kinds[row[0]]?.attribute(row[1]) != nil, "<\(row[0]) \(row[1])>")
    }
    for row in try rows("schema_extended.tsv") {
      if row[0] == "element" {
        #expect(kinds[row[1]] != nil, "<\(row[1])>")
      } else {
        #expect(kinds[row[1]]?.attribute(row[2]) != nil, "<\(row[1]) \(row[2])>")
      }
    }
  }
}

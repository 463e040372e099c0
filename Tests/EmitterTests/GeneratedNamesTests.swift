import DocumentModel
import Testing

@testable import Emitters

@Suite("Names that programs find a document's objects by")
struct GeneratedNamesTests {
  private let text = xib(
    view(
      """
      <label id="a" userLabel="Title"/>
      <tableView id="t"><prototypes>
      <tableViewCell id="c" reuseIdentifier="Row &quot;1&quot;">
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/></tableViewCell>
      </prototypes></tableView>
      """))

  @Test("say how to make each class and where it has its objects")
  func unitsAndPlaces() {
    let document = document(text)
    let units = GeneratedNames(document, name: "Card.xib", options: EmitOptions()).units
    #expect(units.map(\.typeName) == ["CardView", "CardRow1CellView"])
    #expect(
      units.map(\.maker) == [
        "CardView(frame: .zero)",
        #"CardRow1CellView(style: .default, reuseIdentifier: "Row \"1\"")"#,
      ])
    let paths = units.map { unit in
      unit.places.map { "\(document.written(.id, of: $0.element) ?? "") \($0.path)" }
    }
    #expect(paths == [["root self", "a title", "t tableView1"], ["c self", "cc contentView"]])
  }

  @Test("are those of the code")
  func namesOfTheCode() {
    let code = Emitted(text, name: "Card.xib").text
    for unit in GeneratedNames(document(text), name: "Card.xib", options: EmitOptions()).units {
      #expect(code.contains("final class \(unit.typeName): "))
      for place in unit.places where place.path != "self" && place.path != "contentView" {
        #expect(code.contains("let \(place.path) = "))
      }
    }
  }

  @Test("say which function fills a view in the style of functions")
  func functions() {
    var options = EmitOptions()
    options.style = .function
    let units = GeneratedNames(document(text), name: "Card.xib", options: options).units
    #expect(units.map(\.installer) == ["installCardLayout", nil])
    #expect(units.map(\.maker).first == "UIView()")
    #expect(units.first?.places.map(\.path) == ["self", "title", "tableView1"])
  }

  @Test("say how to make controllers and what performs their segues")
  func scenesAndSegues() {
    let document = document(
      storyboard(
        scene(
          "s",
          """
          <viewController id="c" customClass="Home"><view key="view" id="v"/><connections>
          <segue destination="n" kind="show" identifier="next" id="g"/></connections></viewController>
          """) + scene("t", #"<navigationController id="n"/>"#)), name: "A.storyboard")
    let names = GeneratedNames(document, name: "A.storyboard", options: EmitOptions())
    #expect(names.scenes.map(\.maker) == ["AScenes.makeHome()", "AScenes.makeANavigation()"])
    #expect(
      names.scenes.map { document.written(.id, of: $0.controller) } == ["c", "n"])
    #expect(names.segues.map(\.function) == ["performNext"])
    #expect(names.segues.map { document.written(.id, of: $0.element) } == ["g"])
    #expect(names.segues.map { document.written(.id, of: $0.controller) } == ["c"])
  }

  @Test("are none where there is no code")
  func noCode() {
    let twice = document(xib(view(#"<label id="a"/><label id="a"/>"#)))
    #expect(GeneratedNames(twice, name: "A.xib", options: EmitOptions()).units.isEmpty)
  }
}

import Diagnostics
import Testing

@testable import Emitters

@Suite("Names")
struct NameTests {
  @Test(
    "become identifiers word by word",
    arguments: [
      ("Form Stack", "formStack"), ("Über Größe", "uberGrosse"), ("2nd row", "view2ndRow"),
      ("don't", "dont"), ("a*/b", "aB"), ("  spaced  out ", "spacedOut"), ("URL Field", "urlField"),
      ("naïve café", "naiveCafe"), ("Łódź", "lodz"), ("snake_case", "snakeCase"),
    ])
  func lowerCamel(text: String, name: String) { #expect(SwiftName.lowerCamel(text) == name) }

  @Test("of no letters at all are none", arguments: ["", "🎉", "名前", "…", "\n"])
  func nothing(text: String) { #expect(SwiftName.lowerCamel(text) == nil) }

  @Test("of a thousand words are cut at a word")
  func long() {
    let text = String(repeating: "word ", count: 2_000)
    #expect((SwiftName.lowerCamel(text) ?? "").count <= SwiftName.maximumLength)
    #expect(
      (SwiftName.lowerCamel(String(repeating: "x", count: 10_000)) ?? "").count
        <= SwiftName.maximumLength)
  }

  @Test("lose their capitals at the front only")
  func lowerFirst() {
    #expect(SwiftName.lowerFirst("URLField") == "urlField")
    #expect(SwiftName.lowerFirst("URL") == "url")
    #expect(SwiftName.lowerFirst("titleLabel") == "titleLabel")
  }

  @Test("come from outlets, then user labels, then classes and their ordinals")
  func order() {
    let text = xib(
      view(
        """
        <label id="a" userLabel="Subtitle"/><label id="b" userLabel="Ignored"/><label id="c"/>
        <view id="d" customClass="StarBadge" customModuleProvider="target"/>
        """, #"<connections><outlet property="other" destination="z" id="o"/></connections>"#),
      owner: "CardController"
    ).replacing(
      #"customClass="CardController"/>"#,
      with: #"""
        customClass="CardController"><connections>
        <outlet property="titleLabel" destination="b" id="o1"/>
        <outlet property="view" destination="root" id="o2"/></connections></placeholder>
        """#)
    let emitted = Emitted(text)
    #expect(emitted.view.contains("private let subtitle = UILabel()"))
    #expect(emitted.view.contains("    let titleLabel = UILabel()"))
    // The third label of the view, whatever the other two are called.
    #expect(emitted.view.contains("private let label3 = UILabel()"))
    #expect(emitted.view.contains("private let starBadge1 = StarBadge()"))
    #expect(emitted.wiring.contains("titleLabel = view.titleLabel"))
    #expect(emitted.files.map(\.name) == ["CardView+Generated.swift", "CardView+Wiring.swift"])
  }

  @Test("that two objects share are told apart; keywords stand in backticks")
  func clashes() {
    let emitted = Emitted(
      xib(
        view(
          """
          <label id="a" userLabel="Title"/><label id="b" userLabel="title!"/>
          <label id="c" userLabel="class"/><label id="d" userLabel="frame"/>
          <label id="e" userLabel="🎉"/><label id="f" userLabel="self"/>
          """)))
    let names = ["title", "title2", "`class`", "frameView", "label5", "selfView"]
    for name in names {
      #expect(emitted.view.contains("private let \(name) = UILabel()"), "\(name)")
    }
  }

  @Test("of types never shadow a class that the document or UIKit has")
  func types() {
    let emitted = Emitted(
      storyboard(
        scene(
          "s1",
          """
          <viewController id="c1" customClass="ViewController" customModuleProvider="target">
          <view key="view" id="v1" customClass="View" customModuleProvider="target"/></viewController>
          """)
          + scene(
            "s2",
            """
            <viewController id="c2" customClass="LoginViewController" customModuleProvider="target">
            <view key="view" id="v2" customClass="LoginView" customModuleProvider="target"/></viewController>
            """)
          + scene(
            "s3",
            """
            <viewController id="c3" customClass="LoginViewController" customModuleProvider="target">
            <view key="view" id="v3"/></viewController>
            """)), name: "UI.storyboard")
    #expect(emitted.text.contains("final class UIViewLayout: View {"))
    #expect(emitted.text.contains("final class LoginViewLayout: LoginView {"))
    #expect(emitted.text.contains("final class Login2View: UIView {"))
    #expect(Set(emitted.files.map(\.name)).count == emitted.files.count)
  }

  @Test("that a custom root's class owns are left to it")
  func rootOutlets() {
    let emitted = Emitted(
      xib(
        """
        <tableViewCell id="cell" customClass="PersonCell" customModuleProvider="target">
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell"><subviews>
        <label id="name"/></subviews></tableViewCellContentView>
        <connections><outlet property="nameLabel" destination="name" id="o"/></connections>
        </tableViewCell>
        """))
    #expect(emitted.view.contains("final class PersonCellView: PersonCell {"))
    #expect(emitted.view.contains("private let label1 = UILabel()"))
    #expect(emitted.view.contains("nameLabel = label1"))
    #expect(emitted.view.contains("contentView.addSubview(label1)"))
  }

  @Test("of classes that Swift cannot write are noted, mangled ones are read")
  func classes() {
    let emitted = Emitted(
      xib(
        view(
          """
          <view id="a" customClass="1Bad-Name"/><view id="b" customClass="_TtC4Demo6Rating"/>
          <view id="c" customClass="Chart" customModule="Charts"/>
          <view id="d" customClass="Evil(); import Foundation //"/>
          """)))
    #expect(emitted.view.contains("private let view1 = UIView()"))
    #expect(emitted.view.contains("= Rating()"))
    #expect(emitted.view.contains("import Charts\n"))
    #expect(emitted.view.contains("import Demo\n"))
    #expect(!emitted.view.contains("import Foundation //\n"))
    #expect(emitted.findings.contains { $0.message.contains("1Bad-Name") })
  }
}

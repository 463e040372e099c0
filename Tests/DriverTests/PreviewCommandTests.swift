import Foundation
import Reports
import TestSupport
import Testing

@testable import Driver

@Suite("preview")
struct PreviewCommandTests {
  private static let samples = repositoryFolder().appending(path: "SampleDocuments")
    .path(percentEncoded: false)

  private func preview(_ arguments: String...) -> Int32 {
    Driver.run(["preview", "--quiet"] + arguments)
  }

  @Test("a file a scene, named by document, scene and what differs") func names() throws {
    let folder = try TemporaryFolder()
    let sample = "\(Self.samples)/StackLayouts/StackLayouts.storyboard"
    #expect(preview("--output", "\(folder.path)/a", sample) == 0)
    #expect(
      try folder.names(in: "a") == [
        "StackLayouts-Go2-8F-MwQ.svg", "StackLayouts-MnT-5T-AfZ.svg", "StackLayouts-PSQ-4P-Hxo.svg",
        "StackLayouts-UKt-uJ-EWA.svg",
      ])
    let card = "\(Self.samples)/Cards/ProfileCard.xib"
    #expect(
      preview(
        "--output", "\(folder.path)/b/", "--size", "320x568", "--direction", "rtl", "--appearance",
        "dark", "--text-size", "ax1", card) == 0)
    #expect(
      try folder.names(in: "b") == ["ProfileCard-320x568-wC-hR-rtl-text-ax1-dark.svg"])
  }

  @Test("the gallery has every size, mirrored and in every language") func gallery() throws {
    let folder = try TemporaryFolder()
    #expect(
      preview(
        "--all-configurations", "--output", folder.path,
        "\(Self.samples)/Localized/Base.lproj/Greeting.storyboard") == 0)
    let names = try folder.names(in: ".")
    #expect(names.count == 18)
    #expect(names.contains("Greeting-nI5-IY-vwt-320x568-wC-hR-rtl-ar.svg"))
  }

  @Test("several pictures need a folder") func needsFolder() {
    #expect(preview("\(Self.samples)/StackLayouts/StackLayouts.storyboard") == 2)
  }

  @Test("two documents that would write one file are a usage error") func collision() throws {
    let folder = try TemporaryFolder()
    let card = try String(contentsOfFile: "\(Self.samples)/Cards/ProfileCard.xib", encoding: .utf8)
    try folder.add("a/Card.xib", card)
    try folder.add("b/card.xib", card)
    #expect(
      preview(
        "--output", "\(folder.path)/out", "\(folder.path)/a/Card.xib", "\(folder.path)/b/card.xib")
        == 2)
    // Below one folder they have folders of their own.
    #expect(preview("--output", "\(folder.path)/out", folder.path) == 0)
    #expect(try folder.names(in: "out") == ["a", "b"])
  }

  @Test("names that mean something to a file system or a shell are written harmlessly")
  func hostileNames()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.add(
      "A b;$(x).storyboard",
      DocumentText.storyboard(
        ["../../etc/passwd", "", "Same", "same", String(repeating: "x", count: 500)].map { id in
          """
          <scene sceneID="\(id)"><objects><viewController id="c\(id)">
          <view key="view" id="v\(id)"/></viewController></objects></scene>
          """
        }.joined()))
    #expect(preview("--output", "\(folder.path)/out", folder.path) == 0)
    let names = try folder.names(in: "out")
    #expect(names.count == 5)
    #expect(names.contains("A_b___x_-.._.._etc_passwd.svg"))
    #expect(names.contains("A_b___x_-Same.svg") && names.contains("A_b___x_-same-2.svg"))
    #expect(names.allSatisfy { $0.utf8.count <= 255 })
  }

  @Test("images and colours that lie beside the document are in the picture") func assets() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "View.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews><imageView id="i" image="dot" fixedFrame="YES">
      <rect key="frame" x="0" y="0" width="40" height="40"/></imageView></subviews>
      <color key="backgroundColor" name="Brand"/></view></objects>
      <resources><image name="dot" width="1" height="1"/><namedColor name="Brand">
      <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </namedColor></resources></document>
      """)
    try folder.add("Assets.xcassets/Contents.json", "{}")
    try folder.add(
      "Assets.xcassets/dot.imageset/Contents.json",
      #"{"images": [{"idiom": "universal", "filename": "../../../dot.png", "scale": "1x"}, {"idiom": "universal", "filename": "dot.svg", "scale": "2x"}]}"#
    )
    try folder.add(
      "Assets.xcassets/dot.imageset/dot.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
    try folder.add(
      "Assets.xcassets/Brand.colorset/Contents.json",
      #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}
      ]}
      """#)
    #expect(preview("--output", "\(folder.path)/out", "\(folder.path)/View.xib") == 0)
    let light = try folder.text(of: "out/View.svg")
    #expect(light.contains("href=\"data:image/svg+xml;base64,"))
    #expect(light.contains("fill=\"#123456\""))
    #expect(
      preview("--appearance", "dark", "--output", "\(folder.path)/out", "\(folder.path)/View.xib")
        == 0)
    #expect(try folder.text(of: "out/View-dark.svg").contains("fill=\"#ff0000\""))
  }

  @Test("comparing ends like diff, and draws where a folder is named") func compare() throws {
    let folder = try TemporaryFolder()
    let home = try String(
      contentsOfFile: "\(Self.samples)/StackLayouts/StackLayouts.storyboard", encoding: .utf8)
    try folder.add("old/a.storyboard", home)
    try folder.add("new/a.storyboard", home)
    #expect(
      preview(
        "--compare", "\(folder.path)/old", "\(folder.path)/new", "--format", "text", "--output",
        "\(folder.path)/list.txt") == 0)
    #expect(try folder.text(of: "list.txt") == "no frame changed\n")
    let marker = "spacing=\""
    let start = try #require(home.firstRange(of: marker)?.upperBound)
    try folder.add("new/a.storyboard", home.replacingCharacters(in: start..<start, with: "3"))
    #expect(
      preview(
        "--compare", "\(folder.path)/old/a.storyboard", "\(folder.path)/new/a.storyboard",
        "--format",
        "json", "--output", "\(folder.path)/list.json") == 1)
    let list = try folder.text(of: "list.json")
    #expect(list.hasPrefix("{\"version\": 1, \"documents\": ["))
    #expect(list.contains("\"change\": "))
    #expect(
      preview(
        "--compare", "\(folder.path)/old", "\(folder.path)/new", "--format", "svg", "--output",
        "\(folder.path)/out") == 1)
    #expect(try folder.names(in: "out").allSatisfy { $0.hasSuffix(".svg") })
    #expect(
      preview("--compare", "\(folder.path)/old", "\(folder.path)/none", "--format", "text") == 2)
    #expect(
      preview("--compare", "\(folder.path)/old", "\(folder.path)/new", "--format", "html") == 2)
  }

  @Test("a page of a folder, or one a document below a folder") func pages() throws {
    let folder = try TemporaryFolder()
    #expect(
      preview(
        "--format", "html", "--as-designed", "--output", "\(folder.path)/all.html",
        "\(Self.samples)/Cards", "\(Self.samples)/LaunchScreen") == 0)
    let page = try folder.text(of: "all.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("2 documents"))
    #expect(
      preview(
        "--format", "html", "--as-designed", "--output", "\(folder.path)/pages/",
        "\(Self.samples)/Cards")
        == 0)
    #expect(try folder.names(in: "pages") == ["ProfileCard.xib.html"])
  }

  @Test("overlays are the ones that pictures know") func overlays() {
    #expect(Options.Overlay.allCases.map(\.rawValue) == PictureOverlay.allCases.map(\.rawValue))
  }

  @Test("equal bytes whatever the number of jobs") func jobs() throws {
    let folder = try TemporaryFolder()
    #expect(preview("--jobs", "1", "--output", "\(folder.path)/one", Self.samples) == 0)
    #expect(preview("--jobs", "4", "--output", "\(folder.path)/four", Self.samples) == 0)
    let path = "HomePage/HomePage-IuE-C4-Aa3.svg"
    #expect(try folder.text(of: "one/\(path)") == folder.text(of: "four/\(path)"))
  }
}

extension TemporaryFolder {
  fileprivate func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}

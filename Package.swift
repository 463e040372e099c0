// swift-tools-version: 6.2
import PackageDescription

/// Settings shared by every Swift target: one place decides how strict the code base is.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A test target mirrors one source target. `Golden` holds expected output, never sources.
func tests(_ name: String, goldens: Bool = false, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: goldens ? ["Golden"] : [],
    swiftSettings: strict)
}

let package = Package(
  name: "ibstack",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ibstack", targets: ["ibstack"]),
    .executable(name: "ibstack-bench", targets: ["ibstack-bench"]),
  ],
  targets: [
    // Listed in data-flow order: a target may depend only on targets above it.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    library("Diagnostics"),
    library("XMLSyntax", ["CLibXML2", "Diagnostics"]),
    library("DocumentModel", ["XMLSyntax", "Diagnostics"]),
    library("Localization", ["Diagnostics"]),
    library("Resolution", ["DocumentModel", "Localization", "Diagnostics"]),
    library("Cassowary"),
    library("LayoutSystem", ["Resolution", "DocumentModel", "Cassowary", "Diagnostics"]),
    library(
      "LintRules", ["DocumentModel", "Resolution", "LayoutSystem", "Localization", "Diagnostics"]),
    library("Emitters", ["DocumentModel", "Resolution", "LayoutSystem", "Diagnostics"]),
    library("Reports", ["DocumentModel", "Resolution", "LayoutSystem", "Diagnostics"]),
    library("Configuration", ["CLibYAML", "Diagnostics"]),
    library(
      "Driver",
      [
        "Diagnostics", "XMLSyntax", "DocumentModel", "Localization", "Resolution", "Cassowary",
        "LayoutSystem", "LintRules", "Emitters", "Reports", "Configuration",
      ]),
    program("ibstack", ["Driver"]),
    program(
      "ibstack-bench",
      [
        "Diagnostics", "XMLSyntax", "DocumentModel", "Localization", "Resolution", "Cassowary",
        "LayoutSystem", "LintRules", "Emitters", "Reports", "Configuration", "Driver",
      ]),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "XMLSyntax", "DocumentModel"],
      path: "Tests/TestSupport", swiftSettings: strict),
    tests("XMLSyntaxTests", ["XMLSyntax", "Diagnostics", "CLibXML2"]),
    tests("DocumentModelTests", ["DocumentModel", "XMLSyntax", "Diagnostics"]),
    tests("LocalizationTests", ["Localization", "Diagnostics"]),
    tests(
      "ResolutionTests",
      ["Resolution", "DocumentModel", "Localization", "XMLSyntax", "Diagnostics"]),
    tests("CassowaryTests", goldens: true, ["Cassowary"]),
    tests(
      "ReportTests", goldens: true,
      ["Reports", "LayoutSystem", "Resolution", "DocumentModel", "XMLSyntax", "Diagnostics"]),
    tests("ConfigurationTests", ["Configuration", "Diagnostics"]),
    tests(
      "LintRuleTests",
      ["LintRules", "Resolution", "DocumentModel", "XMLSyntax", "Localization", "Diagnostics"]),
    tests(
      "LayoutSystemTests",
      ["LayoutSystem", "Resolution", "DocumentModel", "XMLSyntax", "Cassowary", "Diagnostics"]),
    tests(
      "EmitterTests", goldens: true,
      ["Emitters", "LayoutSystem", "Resolution", "DocumentModel", "XMLSyntax", "Diagnostics"]),
    tests(
      "DriverTests", goldens: true,
      ["Driver", "LintRules", "Resolution", "DocumentModel", "Diagnostics", "ibstack"]),

    // A stand-in for UIKit that generated code is compiled against; see Tests/UIKitStandIn.
    .target(name: "UIKit", path: "Tests/UIKitStandIn/UIKit"),
    .testTarget(
      name: "UIKitStandInTests", dependencies: ["UIKit"],
      // A file that imports both Testing and a module called UIKit looks for an overlay of the two.
      swiftSettings: strict + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)

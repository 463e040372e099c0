/// What a command was asked to do beside its inputs; every field has the value that absence means.
package struct Options: Sendable, Equatable {
  /// nil is the command's default format.
  package var format: Format?
  /// A file or a folder, as the command has it.
  package var output: String?

  // One configuration (lint, report, layout, preview)

  package var size: Size?
  package var traits: Traits?
  package var safeArea: SafeArea?
  /// As it was typed: Xcode's id or the device's name.
  package var device: String?
  package var asDesigned = false
  package var allConfigurations = false
  package var direction: Direction?
  package var language: String?

  // layout

  package var intrinsic = Intrinsic.model
  package var keepUndetermined = false

  // lint

  package var rules = RuleSelection.default
  package var strict = false
  package var baseline: String?
  package var writeBaseline: String?
  package var fix = false
  package var dryRun = false

  // lint and compile

  package var deploymentTarget: Version?

  // compile

  package var style = Style.view
  package var strings = Strings.localized
  package var lowerStacks = false
  package var layoutGuides = false
  package var foldSpacers = false
  package var check = false

  // report

  package var coverage = false
  package var ids = false

  // preview

  package var overlays: [Overlay] = []
  package var appearance = Appearance.light
  package var textSize: TextSize?
  package var compare: Comparison?

  // All commands

  package var config: String?
  /// nil is the number of processors.
  package var jobs: Int?
  package var color = Color.auto
  package var quiet = false

  package init() {}
}

extension Options {
  package enum Format: String, Sendable, CaseIterable {
    case swift, text, json, xcode, sarif, github, checkstyle, junit, gitlab, markdown, html, svg
    case trend
    case uikitLog = "uikit-log"
  }

  /// Points.
  package struct Size: Sendable, Equatable {
    package var width: Double
    package var height: Double
  }

  package enum SizeClass: String, Sendable {
    case compact, regular
  }

  /// A size class that was not named is the one the size or device has.
  package struct Traits: Sendable, Equatable {
    package var width: SizeClass?
    package var height: SizeClass?
  }

  /// Points, as they stand on the screen: left is left in every direction.
  package struct SafeArea: Sendable, Equatable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double
  }

  package enum Direction: String, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  package enum Intrinsic: String, Sendable, CaseIterable { case model, recorded }

  package enum RuleSelection: Sendable, Equatable {
    case `default`, all
    /// As they were typed; whether they exist is for the command to say.
    case named([String])
  }

  /// An iOS version.
  package struct Version: Sendable, Equatable, Comparable {
    package var major: Int
    package var minor: Int

    package static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  package enum Style: String, Sendable, CaseIterable { case view, function }
  package enum Strings: String, Sendable, CaseIterable { case localized, literal }
  package enum Overlay: String, Sendable, CaseIterable {
    case constraints, stacks, ambiguity, conflicts
    case safeArea = "safe-area"
    case hidden
  }
  /// The user's text size, by the short names of iOS.
  package enum TextSize: String, Sendable, CaseIterable {
    case extraSmall = "xs"
    case small = "s"
    case medium = "m"
    case large = "l"
    case extraLarge = "xl"
    case extraLarge2 = "xxl"
    case extraLarge3 = "xxxl"
    case accessibility1 = "ax1"
    case accessibility2 = "ax2"
    case accessibility3 = "ax3"
    case accessibility4 = "ax4"
    case accessibility5 = "ax5"
  }
  package enum Appearance: String, Sendable, CaseIterable { case light, dark }
  package enum Color: String, Sendable, CaseIterable { case auto, always, never }

  /// Two documents or folders, before and after.
  package struct Comparison: Sendable, Equatable {
    package var old: String
    package var new: String
  }
}

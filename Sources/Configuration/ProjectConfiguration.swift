package import Diagnostics

/// What the configuration file says, as values with their places. What its rules mean is not known
/// here: `unknownRules` compares them with those that exist.
package struct ProjectConfiguration: Sendable {
  /// The name under which the file is looked for, from a document's folder upwards.
  package static let fileName = ".ibstack.yml"

  /// Nil where there is no configuration file.
  package var file: SourceFile?
  /// In the order of the file; each rule stands once.
  package var rules: [RuleSetting] = []
  /// In the order of the file: where several match a path, the last one that names a rule counts.
  package var overrides: [PathOverride] = []
  /// Paths that are left out when folders are walked.
  package var excluded: [PathPattern] = []
  /// Screens to check on in place of the telling sizes; empty where nothing is said.
  package var screens: [Screen] = []
  package var deploymentTarget: Version?
  package var suppressions: [Suppression] = []
  package var houseRules: [DeclaredHouseRule] = []

  package init() {}

  /// What is said about one rule.
  package struct RuleSetting: Sendable {
    package let id: String
    package let idRange: Range<Int>
    /// Nil where only its severity or options are given; a severity switches a rule on.
    package var isOn: Bool?
    package var severity: Finding.Severity?
    package var options: [ConfigurationNode.Member] = []
  }

  /// What is different for some paths.
  package struct PathOverride: Sendable {
    package let paths: [PathPattern]
    package let range: Range<Int>
    package var rules: [RuleSetting] = []
    package var deploymentTarget: Version?
  }

  /// A size, or a device by Xcode's identifier or its name.
  package struct Screen: Sendable {
    package enum Kind: Sendable, Equatable {
      /// Points; size classes where they are given, else those that the size has.
      case size(width: Double, height: Double, isWidthRegular: Bool?, isHeightRegular: Bool?)
      case device(String)
    }

    package let kind: Kind
    package let range: Range<Int>
  }

  /// An iOS version.
  package struct Version: Sendable {
    package let major: Int
    package let minor: Int
    package let range: Range<Int>
  }

  /// Findings that are not wanted about some objects.
  package struct Suppression: Sendable {
    /// Rule ids; `all` for every rule.
    package let rules: [String]
    package let objects: [String]
    /// Documents it is about; empty for all.
    package let paths: [PathPattern]
    package let reason: String?
    package let range: Range<Int>
  }
}

extension ProjectConfiguration {
  package func isExcluded(_ path: String) -> Bool {
    excluded.contains { $0.matches(path) }
  }

  /// The settings that hold for a path, each rule once: overrides replace what they say about a rule
  /// and leave the rest.
  package func rules(for path: String) -> [RuleSetting] {
    var result = rules
    for override in overrides where override.paths.contains(where: { $0.matches(path) }) {
      for setting in override.rules {
        guard let index = result.firstIndex(where: { $0.id == setting.id }) else {
          result.append(setting)
          continue
        }
        result[index].isOn = setting.isOn ?? result[index].isOn
        result[index].severity = setting.severity ?? result[index].severity
        for option in setting.options {
          result[index].options.removeAll { $0.key == option.key }
          result[index].options.append(option)
        }
      }
    }
    return result
  }

  package func deploymentTarget(for path: String) -> Version? {
    overrides.last { override in
      override.deploymentTarget != nil && override.paths.contains { $0.matches(path) }
    }?.deploymentTarget ?? deploymentTarget
  }
}

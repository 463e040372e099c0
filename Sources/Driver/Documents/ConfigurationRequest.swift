internal import Diagnostics
internal import DocumentModel
internal import Resolution

/// Which configurations the options ask for.
struct ConfigurationRequest: Sendable {
  /// One configuration for every document; nil where the command's own choice stands.
  private(set) var fixed: Configuration?
  private var direction: Configuration.Direction?
  /// The one language asked for.
  let language: String?
  private var isAsDesigned: Bool
  private var isEveryTrait: Bool

  init(_ options: Options) throws(UsageError) {
    fixed = try Self.fixed(options)
    direction = options.direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    language = options.language
    isAsDesigned = options.asDesigned
    isEveryTrait = options.allConfigurations
  }

  /// The configurations of a scene; `usual` are those that the command takes unless asked.
  func configurations(for document: Document, usual: () -> [Configuration]) -> [Configuration] {
    let chosen: [Configuration]
    if let fixed {
      chosen = [fixed]
    } else if isAsDesigned {
      chosen = [Self.asDesigned(document)]
    } else if isEveryTrait {
      chosen = Traits.all.map { .typical(of: $0) }
    } else {
      chosen = usual()
    }
    return chosen.map { configuration in
      var configuration = configuration
      if let direction { configuration.direction = direction }
      if let language { configuration.language = language }
      return configuration
    }
  }

  /// The canvas of the document: its device, or the phone of Xcode 8 where it names none.
  private static func asDesigned(_ document: Document) -> Configuration {
    let device =
      document.device.flatMap { Device.withID($0.id) } ?? Device.withID("retina4_7")
      ?? Device.all.first
    var configuration =
      device.map {
        Configuration($0, isLandscape: document.device?.isLandscape == true)
      } ?? .typical(of: Traits.all[0])
    configuration.mode = .canvas
    return configuration
  }

  /// What size, traits, safe area and device say together; nil where none of them is given.
  private static func fixed(_ options: Options) throws(UsageError) -> Configuration? {
    var configuration: Configuration?
    if let name = options.device {
      guard let device = Device.find(name) else {
        throw UsageError.unknown("device", name, among: Device.vocabulary)
      }
      let isTurned =
        options.size.map { $0.width == device.height && $0.height == device.width } ?? false
      configuration = Configuration(device, isLandscape: isTurned)
      if let size = options.size {
        configuration?.width = size.width
        configuration?.height = size.height
      }
    } else if let size = options.size {
      configuration = Configuration(width: size.width, height: size.height)
    }
    if let traits = options.traits {
      var chosen =
        configuration ?? .typical(of: Self.traits(traits, else: .typical(of: Traits.all[0])))
      let full = Self.traits(traits, else: chosen)
      chosen.widthClass = full.widthClass
      chosen.heightClass = full.heightClass
      configuration = chosen
    }
    if let insets = options.safeArea {
      configuration = configuration ?? .typical(of: Traits.all[0])
      configuration?.safeArea = Configuration.Edges(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    return configuration
  }

  /// The size classes that are named, else those of a configuration.
  private static func traits(
    _ traits: Options.Traits, else configuration: Configuration
  ) -> Traits {
    let width = traits.width.map { $0 == .regular ? Variation.SizeClass.regular : .compact }
    let height = traits.height.map { $0 == .regular ? Variation.SizeClass.regular : .compact }
    let full = Traits(
      widthClass: width ?? configuration.widthClass,
      heightClass: height ?? configuration.heightClass)
    return Traits.all.first {
      $0.widthClass == full.widthClass && $0.heightClass == full.heightClass
    } ?? full
  }
}

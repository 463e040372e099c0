internal import Diagnostics
internal import DocumentModel
internal import Localization
internal import Resolution

/// Which configurations the options ask for, for every command that knows them.
struct ConfigurationRequest: Sendable {
  private enum Choice: Sendable {
    /// One screen for every document.
    case one(Configuration)
    case asDesigned
    case everywhere
    /// The command's own.
    case usual
  }

  private let choice: Choice
  private let direction: Configuration.Direction?
  /// The one language asked for.
  let language: String?

  init(_ options: Options) throws(UsageError) {
    if let one = try Self.screen(options) {
      choice = .one(one)
    } else if options.asDesigned {
      choice = .asDesigned
    } else if options.allConfigurations {
      choice = .everywhere
    } else {
      choice = .usual
    }
    direction = options.direction.map { $0 == .rightToLeft ? .rightToLeft : .leftToRight }
    language = options.language
  }

  /// The configurations of a scene or document.
  ///
  /// - Parameters:
  ///   - usual: Those that the command takes unless asked.
  ///   - everywhere: Those that `--all-configurations` means, where they are not every size and
  ///     direction in which the document differs.
  func configurations(
    for document: Document, usual: () -> [Configuration], everywhere: (() -> [Configuration])? = nil
  ) -> [Configuration] {
    let chosen: [Configuration] =
      switch choice {
      case .one(let configuration): [configuration]
      case .asDesigned: [.asDesigned(document)]
      case .everywhere: everywhere?() ?? document.everyConfiguration
      case .usual: usual()
      }
    var distinct: [Configuration] = []
    for configuration in chosen {
      let narrowed = narrowed(configuration)
      if !distinct.contains(narrowed) { distinct.append(narrowed) }
    }
    return distinct
  }

  /// A configuration in the direction and language that were asked for; a language brings its own
  /// direction along.
  private func narrowed(_ configuration: Configuration) -> Configuration {
    var configuration = configuration
    if let language {
      configuration.language = language
      configuration.direction = Configuration.Direction(ofLanguage: language)
    }
    if let direction { configuration.direction = direction }
    return configuration
  }

  /// Whether nothing was asked for.
  var isUsual: Bool {
    guard case .usual = choice else { return false }
    return language == nil && direction == nil
  }

  // MARK: Languages

  private var isEverywhere: Bool {
    if case .everywhere = choice { true } else { false }
  }

  /// Configurations in the document's own language, then the same in each language beside it, in
  /// that language's direction. Where one language was asked for there is nothing to add.
  func inEveryLanguage(
    _ configurations: [Configuration], _ translations: Translations
  ) -> [Configuration] {
    guard language == nil else { return configurations }
    var result = configurations
    for table in translations.tables {
      for configuration in configurations {
        var translated = configuration
        translated.language = table.language
        translated.direction = direction ?? Configuration.Direction(ofLanguage: table.language)
        if !result.contains(translated) { result.append(translated) }
      }
    }
    return result
  }

  /// What is to be said where the language that was asked for is not beside the document.
  func missingTranslation(of document: Document, _ translations: Translations) -> Finding? {
    guard let language, translations.table(for: language) == nil,
      translations.ownLanguage?.lowercased() != language.lowercased()
    else { return nil }
    let known = translations.languages
    let there =
      known.isEmpty
      ? "there is no translation beside it" : "there are \(known.joined(separator: ", "))"
    return Finding(
      "unknown-language", .warning,
      "no table for \(language) lies beside the document, so its own texts stand: \(there)",
      in: document.file, at: 0..<0)
  }
}

// MARK: One screen

extension ConfigurationRequest {
  /// What size, traits, safe area and device say together; nil where none of them is given.
  private static func screen(_ options: Options) throws(UsageError) -> Configuration? {
    var screen = try options.device.map { name throws(UsageError) in
      try self.screen(of: name, options.size)
    }
    if screen == nil, let size = options.size {
      screen = Configuration(width: size.width, height: size.height)
    }
    if let wanted = options.traits {
      let usual = screen ?? .typical(of: Traits.all[0])
      let traits = traits(wanted, else: usual)
      screen = screen ?? .typical(of: traits)
      screen?.widthClass = traits.widthClass
      screen?.heightClass = traits.heightClass
    }
    if let insets = options.safeArea {
      var changed = screen ?? .typical(of: Traits.all[0])
      guard insets.left + insets.right < changed.width, insets.top + insets.bottom < changed.height
      else {
        throw UsageError(
          "--safe-area leaves nothing of a screen of \(changed.sizeText) points")
      }
      changed.safeArea = Configuration.Edges(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
      screen = changed
    }
    return screen
  }

  /// A device by name, upright unless the size is that of the device turned. Any other size is a
  /// window on it: a pad's is compact where it is narrower than 500 points (layout.md 4.1b).
  private static func screen(of name: String, _ size: Options.Size?) throws(UsageError)
    -> Configuration
  {
    guard let device = Device.find(name) else {
      throw UsageError.unknown("device", name, among: Device.vocabulary)
    }
    guard let size else { return Configuration(device) }
    let isUpright = size.width == device.width && size.height == device.height
    let isTurned = size.width == device.height && size.height == device.width
    guard !isUpright, !isTurned else { return Configuration(device, isLandscape: isTurned) }
    var window = Configuration(device, isLandscape: size.width > size.height)
    window.width = size.width
    window.height = size.height
    if device.idiom == .pad { window.widthClass = size.width < 500 ? .compact : .regular }
    return window
  }

  /// The size classes that are named, else those of a configuration.
  private static func traits(
    _ traits: Options.Traits, else configuration: Configuration
  ) -> Traits {
    let width = traits.width.map { $0 == .regular ? Variation.SizeClass.regular : .compact }
    let height = traits.height.map { $0 == .regular ? Variation.SizeClass.regular : .compact }
    let (widthClass, heightClass) = (
      width ?? configuration.widthClass, height ?? configuration.heightClass
    )
    return Traits.all.first { $0.widthClass == widthClass && $0.heightClass == heightClass }
      ?? Traits(widthClass: widthClass, heightClass: heightClass)
  }
}

// MARK: For commands that lay texts out

extension ConfigurationRequest {
  /// A document in each configuration that is asked for, with its texts in each language: those
  /// beside it where everything is asked for, the one that was named, else its own.
  func resolve(
    _ document: Document, _ input: InputFile, usual: () -> [Configuration]
  ) -> (documents: [ResolvedDocument], findings: [Finding]) {
    var chosen = configurations(for: document, usual: usual)
    guard language != nil || isEverywhere else {
      return (chosen.map { ResolvedDocument(document, $0) }, [])
    }
    let translations = Translations(beside: input)
    chosen = inEveryLanguage(chosen, translations)
    let documents = chosen.map { configuration in
      ResolvedDocument(
        document, configuration,
        translation: configuration.language.flatMap { translations.table(for: $0) })
    }
    let missing = missingTranslation(of: document, translations).map { [$0] } ?? []
    return (documents, translations.findings + missing)
  }
}

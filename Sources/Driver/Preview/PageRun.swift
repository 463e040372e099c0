internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import LintRules
internal import Reports
internal import Resolution

/// One run of `preview --format html`: a page of all documents, or one a document below a folder.
struct PageRun {
  private let invocation: Invocation
  private let request: ConfigurationRequest
  private var options: Options { invocation.options }

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    request = try ConfigurationRequest(invocation.options)
  }

  func run() throws(UsageError) -> ExitStatus {
    let drawing = DrawingRequest(options)
    let indices = AssetIndices(for: Inputs(invocation.operands).files)
    let run = DocumentRun(invocation) { [request] document, input in
      let resolved = request.resolveForPage(document, input)
      let solved = resolved.documents.map {
        LayoutReport.Solved($0, solve($0, options: drawing.layout))
      }
      var surroundings = Surroundings()
      surroundings.translations = resolved.translations.tables
      // Findings about layout come from the same configurations as the pictures.
      let findings = lint(
        document, rules: Rule.all.filter(\.isOnByDefault).map { ActiveRule($0) },
        configurations: resolved.documents.map(\.configuration).filter { $0.mode == .runTime },
        surroundings: surroundings)
      let page = PageDocument(
        document, solved: solved, findings: findings,
        assets: PictureAssets(for: document, indices.index(for: input)),
        contentSize: drawing.contentSize)
      return (page, resolved.findings)
    }
    run.explain(options)
    let written = try Product(ending: ".html").write(
      run.results, to: options.output, rendering: PageHTML.page)
    return max(run.status, written)
  }
}

extension ConfigurationRequest {
  /// The configurations of a page: those that were asked for, else the document as designed, then the
  /// telling sizes, in both directions and in every language beside it.
  fileprivate func resolveForPage(
    _ document: Document, _ input: InputFile
  ) -> (documents: [ResolvedDocument], translations: Translations, findings: [Finding]) {
    let translations = Translations(beside: input)
    var chosen = configurations(for: document) {
      let screens = [.asDesigned(document)] + Configuration.tellingSizes
      return [Configuration.Direction.leftToRight, .rightToLeft].flatMap { direction in
        screens.map { screen in
          var configuration = screen
          configuration.direction = direction
          return configuration
        }
      }
    }
    if isUsual {
      // Languages on the screens that tell most: more would make the page large for little.
      let few = chosen.filter {
        $0.direction == .leftToRight && ($0.mode == .canvas || $0.width == 393)
      }
      let translated = inEveryLanguage(few, translations).dropFirst(few.count)
      chosen += translated.filter { !chosen.contains($0) }.prefix(Self.translationLimit)
    }
    let documents = chosen.map { configuration in
      ResolvedDocument(
        document, configuration,
        translation: configuration.language.flatMap { translations.table(for: $0) })
    }
    let missing = missingTranslation(of: document, translations).map { [$0] } ?? []
    return (documents, translations, translations.findings + missing)
  }

  private static let translationLimit = 24
}

internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Reports
internal import Resolution

/// One run of `preview --compare`: the same scenes of two documents, or of two folders.
struct ComparisonRun {
  private let invocation: Invocation
  private let comparison: Options.Comparison
  private let request: ConfigurationRequest
  private let drawing: DrawingRequest
  private var options: Options { invocation.options }

  init(_ invocation: Invocation, _ comparison: Options.Comparison) throws(UsageError) {
    self.invocation = invocation
    self.comparison = comparison
    request = try ConfigurationRequest(invocation.options)
    drawing = DrawingRequest(invocation.options)
  }

  /// One side, solved.
  private struct Version: Sendable {
    let configurations: [LayoutReport.Solved]
    let assets: PictureAssets
  }

  /// One document before and after.
  private struct Compared: Sendable {
    let comparison: LayoutComparison
    let pictures: [(name: String, text: String)]
  }

  func run() throws(UsageError) -> ExitStatus {
    let format = try listFormat()
    let old = versions(of: comparison.old)
    let new = versions(of: comparison.new)
    old.explain(options)
    new.explain(options)
    let compared = try pair(old, new).map { compare($0.name, $0.old, $0.new) }
    let list = format.report(compared.map(\.comparison))
    var status = max(old.status, new.status)
    if drawsPictures, let output = options.output {
      status = max(status, write(compared, to: output))
      status = max(status, StandardOutput.write(list))
    } else {
      status = max(status, Command.write(list, to: options.output))
    }
    let isDifferent = compared.contains { $0.comparison.isDifferent }
    return max(status, isDifferent ? .findings : .clean)
  }

  /// Pictures are drawn where a folder is named for them and no list alone is asked for.
  private var drawsPictures: Bool {
    options.output != nil && options.format != .text && options.format != .json
  }

  private func listFormat() throws(UsageError) -> ComparisonFormat {
    switch options.format {
    case nil, .text, .svg, .html:
      if options.format == .svg || options.format == .html, options.output == nil {
        throw UsageError("the pictures of --compare need --output")
      }
      return .text
    case .json: return .json
    case .some(let other): throw UsageError("--compare has no format '\(other.rawValue)'")
    }
  }

  private func versions(of operand: String) -> DocumentRun<Version> {
    var one = invocation
    one.operands = [operand]
    let indices = AssetIndices(for: Inputs(one.operands).files)
    return DocumentRun(one) { [request, drawing, drawsPictures] document, input in
      let resolved = request.resolve(document, input) { [.asDesigned(document)] }
      let solved = resolved.documents.map {
        LayoutReport.Solved($0, solve($0, options: drawing.layout))
      }
      let assets =
        drawsPictures ? PictureAssets(for: document, indices.index(for: input)) : PictureAssets()
      return (Version(configurations: solved, assets: assets), resolved.findings)
    }
  }

  // MARK: Pairing

  private func pair(
    _ old: DocumentRun<Version>, _ new: DocumentRun<Version>
  ) throws(UsageError) -> [(name: String, old: Version?, new: Version?)] {
    guard isFolder(comparison.old) == isFolder(comparison.new) else {
      throw UsageError("--compare takes two documents or two folders")
    }
    guard isFolder(comparison.new) else {
      let name = new.results.first?.input.name ?? old.results.first?.input.name
      return name.map { [($0, old.results.first?.value, new.results.first?.value)] } ?? []
    }
    var pairs = new.results.map { result in
      (
        name: result.input.name,
        old: old.results.first { $0.input.name == result.input.name }?.value,
        new: Version?.some(result.value)
      )
    }
    let names = Set(pairs.map(\.name))
    for result in old.results where !names.contains(result.input.name) {
      pairs.append((result.input.name, result.value, nil))
    }
    return pairs
  }

  private func compare(_ name: String, _ old: Version?, _ new: Version?) -> Compared {
    var scenes: [LayoutComparison.SceneChange] = []
    var pictures: [(name: String, text: String)] = []
    var names = PictureNames(document: lastComponent(of: name))
    let shown = new?.configurations ?? old?.configurations ?? []
    for (index, solved) in shown.enumerated() {
      let match: LayoutReport.Solved?
      if new == nil {
        match = nil
      } else {
        // One configuration each stands for the other, whatever device the documents name.
        let olds = old?.configurations ?? []
        match =
          olds.first { $0.resolved.configuration.name == solved.resolved.configuration.name }
          ?? (olds.count == shown.count && olds.indices.contains(index) && shown.count == 1
            ? olds[index] : nil)
      }
      let pairs = LayoutComparison.pairs(new == nil ? solved : match, new == nil ? nil : solved)
      for pair in pairs {
        scenes.append(pair.change)
        guard drawsPictures, pair.change.isDifferent else { continue }
        let picture = Drawing.comparison(
          pair, before: old?.assets ?? PictureAssets(), after: new?.assets ?? PictureAssets(),
          contentSize: drawing.contentSize)
        pictures.append(
          (
            names.name(
              scene: pair.change.sceneID, solved.resolved.configuration, drawing),
            SVGWriter.file(picture, drawing.appearance, new?.assets ?? PictureAssets())
          ))
      }
    }
    return Compared(
      comparison: LayoutComparison(document: name, scenes: scenes), pictures: pictures)
  }

  // MARK: Pictures

  private func write(_ compared: [Compared], to output: String) -> ExitStatus {
    if options.format == .html {
      let page = ComparisonPage(
        comparisons: compared.map(\.comparison), pictures: compared.map { $0.pictures.map(\.text) })
      return Product.write(page.html, to: output)
    }
    return compared.reduce(.clean) { status, document in
      let folder = parent(of: document.comparison.document)
      return document.pictures.reduce(status) { status, picture in
        max(status, Product.write(picture.text, to: join(output, join(folder, picture.name))))
      }
    }
  }
}

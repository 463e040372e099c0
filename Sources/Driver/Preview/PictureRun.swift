internal import Diagnostics
internal import DocumentModel
internal import LayoutSystem
internal import Reports
internal import Resolution

/// One run of `preview --format svg`: a file for each scene and configuration.
struct PictureRun {
  private let invocation: Invocation
  private let request: ConfigurationRequest
  private var options: Options { invocation.options }

  init(_ invocation: Invocation) throws(UsageError) {
    self.invocation = invocation
    request = try ConfigurationRequest(invocation.options)
  }

  /// A picture and the name of its file, without the folder that the document lies in.
  private struct Picture: Sendable {
    let name: String
    let text: String
  }

  func run() throws(UsageError) -> ExitStatus {
    let drawing = DrawingRequest(options)
    let indices = AssetIndices(for: Inputs(invocation.operands).files)
    let run = DocumentRun(invocation) { [request] document, input in
      let resolved = request.resolve(document, input) { [.asDesigned(document)] }
      let assets = PictureAssets(for: document, indices.index(for: input))
      var names = PictureNames(document: lastComponent(of: input.name))
      var pictures: [Picture] = []
      for resolved in resolved.documents {
        let scenes = ScenePictures(
          resolved, assets: assets, overlays: drawing.overlays, contentSize: drawing.contentSize)
        for solution in solve(resolved, options: drawing.layout) {
          let name = names.name(
            scene: document[solution.scene].sceneID, resolved.configuration, drawing)
          pictures.append(
            Picture(
              name: name,
              text: SVGWriter.file(scenes.drawing(solution), drawing.appearance, assets)))
        }
      }
      return (pictures, resolved.findings)
    }
    run.explain(options)
    return max(run.status, try write(run.results))
  }

  private func write(
    _ results: [(input: InputFile, value: [Picture])]
  ) throws(UsageError) -> ExitStatus {
    let count = results.reduce(0) { $0 + $1.value.count }
    guard let output = options.output else {
      guard count <= 1 else {
        throw UsageError("\(count) pictures need --output DIR")
      }
      return results.lazy.flatMap(\.value).first.map { StandardOutput.write($0.text) } ?? .clean
    }
    if count == 1, output.hasSuffix(".svg"), !isFolder(output) {
      return results.lazy.flatMap(\.value).first.map { Product.write($0.text, to: output) }
        ?? .clean
    }
    // Every file is a name of its own below the folder, as if it were a document.
    var files: [InputFile] = []
    var texts: [String] = []
    for (input, pictures) in results {
      for picture in pictures {
        files.append(
          InputFile(path: input.path, name: join(parent(of: input.name), picture.name)))
        texts.append(picture.text)
      }
    }
    let paths = try OutputFiles.paths(for: files, in: output, ending: "")
    return Product.write(
      zip(paths, texts).map { (path: $0, text: $1) }, jobs: options.jobs ?? processorCount)
  }
}

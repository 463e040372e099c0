package import Diagnostics
package import DocumentModel
package import LayoutSystem
internal import Resolution

/// One document of a page: its scenes, drawn in every configuration, and what there is to say about
/// each of their views and constraints.
package struct PageDocument: Sendable {
  /// A view that somebody may ask about.
  struct Object: Sendable {
    var id: String?
    var className: String
    var name: String
    var line: Int
    var depth: Int
    var isHidden: Bool
  }

  /// A constraint as readers see it; one for all configurations in which it says the same.
  struct Statement: Sendable, Hashable {
    var sentence: String
    var origin: String
    var id: String?
    var line: Int?
    /// Numbers of the views that it relates.
    var views: [Int]
  }

  struct Picture: Sendable {
    var configuration: Int
    var drawing: Int
    var size: Size
    var status: SceneSolution.Status
    /// By the number of a constraint in the drawing: its statement, or -1.
    var statements: [Int]
    /// What is open, by view, in words.
    var ambiguities: [(view: Int, words: String)]
    var conflicts: [(words: String, views: [Int], statements: [Int])]
    /// Identifiers of views that are in the hierarchy here.
    var views: [Int]
  }

  struct Scene: Sendable {
    var id: String?
    var title: String
    var line: Int
    var objects: [Int]
    var pictures: [Picture] = []
  }

  var name: String
  var objects: [Object] = []
  var statements: [Statement] = []
  var scenes: [Scene] = []
  var findings: [Finding]
  var configurations: [Configuration] = []
  var drawings: [String] = []
  /// By `var(--c…)`.
  var palette: [Shade] = []
  var assets: PictureAssets

  /// - Parameters:
  ///   - solved: The document in each configuration.
  ///   - findings: What `lint` says about it.
  package init(
    _ document: Document, solved: [LayoutReport.Solved], findings: [Finding],
    assets: PictureAssets, contentSize: ContentSize?
  ) {
    name = document.file.name
    self.findings = findings
    self.assets = assets
    var builder = Builder(document, assets: assets, contentSize: contentSize)
    for one in solved { builder.add(one) }
    objects = builder.objects
    statements = builder.statements
    scenes = builder.scenes
    configurations = builder.configurations
    drawings = builder.drawings
    palette = builder.palette
  }
}

extension PageDocument {
  /// What the identifiers of a drawing begin with: a mark that the page replaces by a name of its own
  /// for each picture, so that equal drawings are written once.
  static let prefix = "\u{E000}"

  private struct Builder {
    let document: Document
    let assets: PictureAssets
    let contentSize: ContentSize?
    var objects: [Object] = []
    var statements: [Statement] = []
    var scenes: [Scene] = []
    var configurations: [Configuration] = []
    var drawings: [String] = []
    var palette: [Shade] { writer.paletteOrder }
    private var writer: SVGWriter
    private var numbers: [Statement: Int] = [:]
    private var drawingNumbers: [String: Int] = [:]

    init(_ document: Document, assets: PictureAssets, contentSize: ContentSize?) {
      self.document = document
      self.assets = assets
      self.contentSize = contentSize
      writer = SVGWriter(.page, assets)
      addObjects()
      addScenes()
    }

    private func line(_ element: ElementID) -> Int {
      document.file.position(of: document.range(element).lowerBound).line
    }

    private mutating func addObjects() {
      var depths: [Int] = []
      for view in document.views {
        let depth = view.superview.map { depths[Int($0.rawValue)] + 1 } ?? 0
        depths.append(depth)
        objects.append(
          Object(
            id: view.objectID, className: document.className(view.element),
            name: document.knownName(view.element) ?? "", line: line(view.element), depth: depth,
            isHidden: document.flag(.hidden, of: view.element)))
      }
    }

    private mutating func addScenes() {
      var views: [SceneID: [Int]] = [:]
      for (index, view) in document.views.enumerated() {
        views[view.scene, default: []].append(index)
      }
      for id in document.sceneIDs {
        let scene = document[id]
        let owner =
          scene.controller.map { document[$0].element }
          ?? scene.roots.first.map { document[$0].element }
        scenes.append(
          Scene(
            id: scene.sceneID, title: owner.map { document.describe($0) } ?? "empty scene",
            line: line(owner ?? scene.element), objects: views[id] ?? []))
      }
    }

    mutating func add(_ solved: LayoutReport.Solved) {
      let resolved = solved.resolved
      let pictures = ScenePictures(
        resolved, assets: assets, overlays: PictureOverlay.allCases, contentSize: contentSize)
      let words = ConstraintWords(resolved)
      let number = configurations.count
      configurations.append(resolved.configuration)
      for (index, solution) in solved.scenes.enumerated() where scenes.indices.contains(index) {
        var drawing = pictures.drawing(solution)
        // The page names the configuration beside the picture; two that look alike are one.
        drawing.title = scenes[index].title
        let text = writer.write(drawing, named: PageDocument.prefix)
        let known = drawingNumbers[text] ?? drawings.count
        if known == drawings.count {
          drawings.append(text)
          drawingNumbers[text] = known
        }
        var picture = Picture(
          configuration: number, drawing: known, size: drawing.size, status: solution.status,
          statements: [], ambiguities: [], conflicts: [],
          views: solution.views.map { Int($0.view.rawValue) })
        picture.statements = solution.constraints.map { statement($0, words) }
        picture.ambiguities = solution.ambiguities.map { ambiguity in
          let what = ambiguity.measure == .contentSize ? "content size" : ambiguity.measure.rawValue
          return (
            Int(ambiguity.view.rawValue), "\(ambiguity.axis.rawValue) \(what) is not determined"
          )
        }
        if !solution.conflicts.isEmpty { addConflicts(solution, resolved, words, to: &picture) }
        scenes[index].pictures.append(picture)
      }
    }

    private mutating func addConflicts(
      _ solution: SceneSolution, _ resolved: ResolvedDocument, _ words: ConstraintWords,
      to picture: inout Picture
    ) {
      for conflict in solution.conflicts {
        let members = conflict.members.map { statement($0, words) }
        var views: [Int] = []
        for member in members where member >= 0 {
          for view in statements[member].views where !views.contains(view) { views.append(view) }
        }
        let excess = shortNumber(abs(conflict.excess))
        picture.conflicts.append(
          (
            "\(members.count) constraints cannot hold together: \(excess) pt "
              + (conflict.excess > 0 ? "too much" : "too little"), views, members
          ))
      }
    }

    /// The number of what a constraint says.
    private mutating func statement(_ constraint: LayoutConstraint, _ words: ConstraintWords) -> Int
    {
      var id: String?
      var line: Int?
      var origin = constraint.identifier ?? "author"
      if case .author(let author) = constraint.provenance {
        id = document[author].objectID
        line = self.line(document[author].element)
        origin = "author"
      }
      var views: [Int] = []
      for item in [constraint.first.item, constraint.second?.item] {
        let view: ViewID? =
          if case .userGuide(let guide)? = item { document[guide].view } else { item?.view }
        if let view, !views.contains(Int(view.rawValue)) { views.append(Int(view.rawValue)) }
      }
      if let stack = constraint.stack, !views.contains(Int(stack.rawValue)) {
        views.append(Int(stack.rawValue))
      }
      let statement = Statement(
        sentence: words.sentence(constraint), origin: origin, id: id, line: line, views: views)
      if let known = numbers[statement] { return known }
      numbers[statement] = statements.count
      statements.append(statement)
      return statements.count - 1
    }
  }
}

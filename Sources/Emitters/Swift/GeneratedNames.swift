package import DocumentModel

/// What the generated Swift of a document calls the document's objects: for programs that run the
/// code and compare what it built with the document. Not part of any generated file.
package struct GeneratedNames: Sendable {
  /// A type of the generated code.
  package struct Unit: Sendable {
    package let typeName: String
    /// The expression that makes the root view.
    package let maker: String
    /// The function that fills the root view and returns an instance of the type; nil where the type
    /// is the root view's class.
    package let installer: String?
    /// Where an instance has the document's objects, in document order: `titleLabel`,
    /// `cell1.contentView`, and `self` for the root view. A `?` stands behind what may be missing.
    package let places: [(element: ElementID, path: String)]
  }

  /// A controller that a function makes.
  package struct Scene: Sendable {
    package let controller: ElementID
    /// The expression that makes it.
    package let maker: String
  }

  /// A function that performs a segue.
  package struct Segue: Sendable {
    package let element: ElementID
    package let controller: ElementID
    package let function: String
  }

  /// In the order of the files, cells behind the class that registers them.
  package let units: [Unit]

  /// The controllers of a storyboard, in the order of its scenes.
  package let scenes: [Scene]

  /// The functions of the controllers, in the order of the scenes.
  package let segues: [Segue]

  /// The names in the code that `emitSwift` makes with the same arguments; none where it makes no
  /// code.
  package init(_ document: Document, name: String, options: EmitOptions) {
    guard document.isSupported, !document.blocksCode else {
      units = []
      scenes = []
      segues = []
      return
    }
    let emitter = SwiftEmitter(document, name: name, options: options)
    let plan = emitter.plan
    segues = emitter.wirings().flatMap { wiring in
      wiring.segues.compactMap { segue in
        guard let controller = wiring.controllerElement else { return nil }
        return Segue(
          element: segue.connection.element, controller: controller, function: segue.name)
      }
    }
    scenes =
      document.header.isStoryboard
      ? ScenesWriter(plan: plan, wirings: [:]).made.map { scene, controller in
        Scene(controller: controller, maker: "\(plan.scenesType).make\(scene.baseName)()")
      } : []
    units = plan.scenes.flatMap(\.units).flatMap { emitter.contents(of: $0) }.map { content in
      let unit = content.unit
      return Unit(
        typeName: unit.typeName, maker: Self.maker(unit, plan),
        installer: unit.container == .structure ? "install\(unit.stem)Layout" : nil,
        places: unit.places.sorted { $0.key < $1.key }.map { ($0.key, Self.path($0.value, unit)) })
    }
  }

  private static func path(_ place: Place, _ unit: DocumentUnit) -> String {
    place == unit.rootPlace ? "self" : place.path + (place.isOptional ? "?" : "")
  }

  /// As `UnitWriter.writeLifeCycle` declares the initialisers.
  private static func maker(_ unit: DocumentUnit, _ plan: DocumentPlan) -> String {
    let document = plan.document
    guard unit.container == .subclass else {
      return plan.initializer(of: unit.element, places: [:]).code
    }
    switch document.tag(unit.element) {
    case .tableView, .collectionView, .visualEffectView, .wkWebView:
      return "\(unit.typeName)()"
    case .tableViewCell:
      return "\(unit.typeName)(style: .default, reuseIdentifier: \(identifier(unit, document)))"
    default: return "\(unit.typeName)(frame: .zero)"
    }
  }

  private static func identifier(_ unit: DocumentUnit, _ document: Document) -> String {
    document.written(.reuseIdentifier, of: unit.element).map { SwiftLiteral.string($0) } ?? "nil"
  }

  private typealias DocumentUnit = Emitters.Unit
}

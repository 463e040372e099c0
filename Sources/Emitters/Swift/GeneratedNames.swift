package import DocumentModel

/// What the generated Swift of a document calls the document's objects: for programs that run the
/// code and compare what it built with the document. Not part of any generated file.
package struct GeneratedNames: Sendable {
  /// A class of the generated code.
  package struct Unit: Sendable {
    package let typeName: String
    /// The expression that makes one instance.
    package let maker: String
    /// Where the instance has its objects, in document order: `self`, `titleLabel`,
    /// `cell1.contentView`. A `?` stands behind what may be missing.
    package let places: [(element: ElementID, path: String)]
  }

  /// In the order of the files, cells behind the class that registers them.
  package let units: [Unit]

  /// The names in the code that `emitSwift` makes with the same arguments; none where it makes no
  /// code.
  package init(_ document: Document, name: String, options: EmitOptions) {
    guard document.isSupported, !document.blocksCode else {
      units = []
      return
    }
    let emitter = SwiftEmitter(document, name: name, options: options)
    let plan = emitter.plan
    units = plan.scenes.flatMap(\.units).flatMap { emitter.contents(of: $0) }.map { content in
      let unit = content.unit
      return Unit(
        typeName: unit.typeName, maker: Self.maker(unit, document),
        places: unit.places.sorted { $0.key < $1.key }
          .map { ($0.key, $0.value.path + ($0.value.isOptional ? "?" : "")) })
    }
  }

  /// As `UnitWriter.writeLifeCycle` declares the initialisers.
  private static func maker(_ unit: DocumentUnit, _ document: Document) -> String {
    switch document.tag(unit.element) {
    case .tableView, .collectionView, .visualEffectView, .wkWebView: "\(unit.typeName)()"
    case .tableViewCell:
      "\(unit.typeName)(style: .default, reuseIdentifier: \(identifier(unit, document)))"
    default: "\(unit.typeName)(frame: .zero)"
    }
  }

  private static func identifier(_ unit: DocumentUnit, _ document: Document) -> String {
    document.written(.reuseIdentifier, of: unit.element).map { SwiftLiteral.string($0) } ?? "nil"
  }

  private typealias DocumentUnit = Emitters.Unit
}

package import Diagnostics
internal import XMLSyntax

/// A decoded Interface Builder document: every element typed, every object in a flat array, and
/// what varies by size class kept as it was written.
///
/// It is a reference so that stages share one copy; nothing in it changes after decoding.
package final class Document: Sendable {
  let tree: XMLTree
  /// By element.
  let tags: ContiguousArray<ElementTag>
  /// By attribute of `AttributeTable`: the tree's number for its name, or -1 where no element of
  /// this document carries it.
  let nameIndices: ContiguousArray<Int32>

  package let header: Header
  /// The canvas device; nil before Xcode 8.
  package let device: CanvasDevice?
  package let scenes: ContiguousArray<Scene>
  package let controllers: ContiguousArray<Controller>
  /// In document order: superviews precede their subviews.
  package let views: ContiguousArray<View>
  package let guides: ContiguousArray<LayoutGuide>
  package let constraints: ContiguousArray<Constraint>
  package let variations: ContiguousArray<Variation>
  package let connections: ContiguousArray<Connection>
  /// Every element that has an identifier, those of the canvas device apart, in document order.
  package let objects: ContiguousArray<ElementID>
  /// What no description covers, in document order.
  package let unknownElements: ContiguousArray<ElementID>
  package let unknownAttributes: ContiguousArray<UnknownAttribute>
  /// Elements whose identifier another element before them has, in document order.
  package let duplicates: ContiguousArray<ElementID>

  let objectsByID: [String: ElementID]
  /// By element: the view it is, or -1.
  let viewByElement: ContiguousArray<Int32>
  let controllerByElement: [ElementID: ControllerID]
  let guideByElement: [ElementID: GuideID]
  let constraintByElement: [ElementID: ConstraintID]
  let variationsByOwner: [ElementID: [VariationID]]
  /// Connections by the element they start at.
  let connectionsBySource: [ElementID: [ConnectionID]]
  /// Outlets and outlet collections by the element they point to.
  let outletsByDestination: [ElementID: [ConnectionID]]
  let constraintsByOwner: [ElementID: [ConstraintID]]

  /// An attribute that its element's description does not know.
  package struct UnknownAttribute: Sendable {
    package let element: ElementID
    package let name: String
  }

  init(_ decoder: consuming DocumentDecoder) {
    tree = decoder.tree
    tags = decoder.tags
    nameIndices = decoder.nameIndices
    header = decoder.header
    device = decoder.device
    scenes = decoder.scenes
    controllers = decoder.controllers
    views = decoder.views
    guides = decoder.guides
    constraints = decoder.constraints
    variations = decoder.variations
    connections = decoder.connections
    objects = decoder.objects
    unknownElements = decoder.unknownElements
    unknownAttributes = decoder.unknownAttributes
    duplicates = decoder.duplicates
    objectsByID = decoder.objectsByID
    viewByElement = decoder.viewByElement
    controllerByElement = decoder.controllerByElement
    guideByElement = decoder.guideByElement
    constraintByElement = decoder.constraintByElement
    variationsByOwner = decoder.variationsByOwner
    connectionsBySource = decoder.connectionsBySource
    outletsByDestination = decoder.outletsByDestination
    constraintsByOwner = decoder.constraintsByOwner
  }

  package var file: SourceFile { tree.file }

  package subscript(id: SceneID) -> Scene { scenes[id.index] }
  package subscript(id: ControllerID) -> Controller { controllers[id.index] }
  package subscript(id: ViewID) -> View { views[id.index] }
  package subscript(id: GuideID) -> LayoutGuide { guides[id.index] }
  package subscript(id: ConstraintID) -> Constraint { constraints[id.index] }
  package subscript(id: VariationID) -> Variation { variations[id.index] }
  package subscript(id: ConnectionID) -> Connection { connections[id.index] }

  package var viewIDs: some RandomAccessCollection<ViewID> { views.indices.lazy.map { ViewID($0) } }
  package var controllerIDs: some RandomAccessCollection<ControllerID> {
    controllers.indices.lazy.map { ControllerID($0) }
  }
  package var sceneIDs: some RandomAccessCollection<SceneID> {
    scenes.indices.lazy.map { SceneID($0) }
  }
  package var guideIDs: some RandomAccessCollection<GuideID> {
    guides.indices.lazy.map { GuideID($0) }
  }
  package var constraintIDs: some RandomAccessCollection<ConstraintID> {
    constraints.indices.lazy.map { ConstraintID($0) }
  }
  package var variationIDs: some RandomAccessCollection<VariationID> {
    variations.indices.lazy.map { VariationID($0) }
  }
  package var connectionIDs: some RandomAccessCollection<ConnectionID> {
    connections.indices.lazy.map { ConnectionID($0) }
  }
}

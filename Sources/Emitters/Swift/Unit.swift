internal import DocumentModel

/// One generated type: a root and the objects that it makes and holds.
struct Unit {
  enum Form {
    /// The view of a scene or xib.
    case view
    case tableCell
    case collectionCell
    case reusableView
  }

  /// What holds the unit's objects and the functions that set them up.
  enum Container {
    /// A subclass of the root's class.
    case subclass
    /// A struct beside the root, which somebody else makes.
    case structure
  }

  let root: ViewID
  let element: ElementID
  let scene: SceneID
  let form: Form
  let container: Container
  let typeName: String
  /// What names of functions about the unit start with.
  let stem: String
  /// In document order.
  var objects: [StoredObject] = []
  /// Where each object of the unit is found: stored or part of another.
  var places: [ElementID: Place] = [:]
  /// The root, then views that hang nowhere: title views, custom views of bar items.
  var trees: [ViewID] = []
  /// Every view of the unit in document order, root first, content views included.
  var views: [ViewID] = []
  /// Units of the cells that lists of this one make.
  var cells: [Int] = []
  /// Names of stored properties, constraints' among them.
  var names: NameScope

  /// How the unit's own code refers to its root.
  var rootPlace: Place { container == .subclass ? .itself : Place(path: "view") }

  /// The name of the unit's file, without what follows the `+`.
  var fileStem: String { container == .subclass ? typeName : "\(stem)Layout" }

  /// An object as code sees it that has the root and the objects as variables.
  func outside(_ place: Place, root: String, objects: String) -> Place {
    guard place != rootPlace else { return Place(path: root) }
    let instance = container == .subclass ? root : objects
    return Place(path: "\(instance).\(place.path)", isOptional: place.isOptional)
  }
}

/// A stored property that holds an object.
struct StoredObject {
  let element: ElementID
  /// With backticks where it needs them.
  let name: String
  let initializer: String
  /// Made when first used, because it is made from another property.
  let isLazy: Bool
}

/// How the class itself refers to one of its objects.
struct Place: Equatable {
  /// `self`, `titleLabel`, `cell1.contentView`.
  let path: String
  /// Whether it may be missing, as a cell's `textLabel`.
  var isOptional = false

  static let itself = Place(path: "self")

  /// What stands before a member: nothing for the object itself.
  var receiver: String { path == "self" ? "" : path + (isOptional ? "?." : ".") }

  /// A member that is an object, such as `contentView`.
  func member(_ name: String, isOptional: Bool = false) -> Place {
    Place(path: receiver + name, isOptional: isOptional)
  }
}

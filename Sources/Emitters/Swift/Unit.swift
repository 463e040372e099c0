internal import DocumentModel

/// One generated class: a root and the objects that it makes and holds.
struct Unit {
  enum Form {
    /// The view of a scene or xib.
    case view
    case tableCell
    case collectionCell
    case reusableView
  }

  let root: ViewID
  let element: ElementID
  let scene: SceneID
  let form: Form
  let typeName: String
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

  static let root = Place(path: "self")

  /// What stands before a member: nothing for the object itself.
  var receiver: String { path == "self" ? "" : path + (isOptional ? "?." : ".") }

  /// The same seen from outside, where the class's instance has a name.
  func outside(_ instance: String) -> Place {
    path == "self"
      ? Place(path: instance) : Place(path: "\(instance).\(path)", isOptional: isOptional)
  }

  /// A member that is an object, such as `contentView`.
  func member(_ name: String, isOptional: Bool = false) -> Place {
    Place(path: receiver + name, isOptional: isOptional)
  }
}

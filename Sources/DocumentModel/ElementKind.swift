/// What the program knows about one kind of element, as data: decoding, coverage, emission and lint
/// read the same description. A new kind is a case of `ElementTag`, a description in `Elements/` and
/// its line in `ElementKind.all`.
package struct ElementKind: Sendable {
  /// What part an element plays in a document.
  package enum Category: Sendable {
    case document
    /// A folder of other elements, such as `<subviews>`; no object itself.
    case structure
    case view
    case controller
    case gestureRecognizer
    /// Navigation items, bar button items and tab bar items.
    case item
    /// Any other object, such as a flow layout or the first responder.
    case object
    case layoutGuide
    case constraint
    case variation
    case connection
    /// A value of the element around it, such as `<rect>` or `<color>`.
    case value
    case resource
    /// Read by Interface Builder's canvas only.
    case designTime
    case unknown
  }

  package let tag: ElementTag
  /// The name in documents.
  package let name: String
  package let category: Category
  /// The class that instances get unless `customClass` says otherwise; nil for what is no object.
  package let uikitClass: String?
  /// Every attribute the kind may carry, shared ones included.
  package let attributes: [AttributeKind]

  init(
    _ tag: ElementTag, _ name: String, _ category: Category, uikitClass: String? = nil,
    common: Common = .none, attributes: [AttributeKind] = []
  ) {
    self.tag = tag
    self.name = name
    self.category = category
    self.uikitClass = uikitClass
    // Own descriptions come first: what absence means can differ from the shared one.
    self.attributes = attributes + common.attributes
  }

  /// A set of attributes that several kinds share.
  enum Common {
    case none, identity, view, control, scrollView, controller, gestureRecognizer

    var attributes: [AttributeKind] {
      switch self {
      case .none: []
      case .identity: AttributeKind.identity
      case .view: AttributeKind.view
      case .control: AttributeKind.control + AttributeKind.view
      case .scrollView: AttributeKind.scrollView + AttributeKind.view
      case .controller: AttributeKind.controller
      case .gestureRecognizer: AttributeKind.gestureRecognizer + AttributeKind.identity
      }
    }
  }

  static let unknown = ElementKind(.unknown, "", .unknown)

  /// The kind of a tag.
  package static subscript(tag: ElementTag) -> ElementKind { all[Int(tag.rawValue)] }

  static let byName: [String: ElementTag] = Dictionary(
    all.filter { $0.tag != .unknown }.map { ($0.name, $0.tag) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The description of an attribute, or nil where the kind does not know it.
  package func attribute(_ name: String) -> AttributeKind? {
    attributes.first { $0.name == name }
  }
}

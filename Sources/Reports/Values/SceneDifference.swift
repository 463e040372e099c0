internal import LayoutSystem

/// Something of one object that is not the same in all configurations of a scene.
package struct SceneDifference: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case number(Double)
    case flag(Bool)
    case text(String)
    /// The object does not have it.
    case nothing
  }

  package var objectID: String?
  /// What the object is called: a view by its name, a constraint as an equation.
  package var object: String
  /// The property as the document calls it, such as `axis` or `constant`; `font` for a font, and
  /// `installed` for whether masks install the object.
  package var property: String
  /// One for each configuration of the scene, in their order.
  package var values: [Value]

  package init(objectID: String?, object: String, property: String, values: [Value]) {
    self.objectID = objectID
    self.object = object
    self.property = property
    self.values = values
  }
}

extension SceneDifference.Value {
  /// For people: `no` and `yes` for flags, an en dash for nothing.
  var words: String {
    switch self {
    case .number(let number): shortNumber(number)
    case .flag(let flag): flag ? "yes" : "no"
    case .text(let text): text.isEmpty ? "empty" : text
    case .nothing: "–"
    }
  }
}

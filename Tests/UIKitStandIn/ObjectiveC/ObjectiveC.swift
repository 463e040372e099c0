// The one declaration of the ObjectiveC module that code with `#selector` needs in order to be
// type-checked where there is no Objective-C.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

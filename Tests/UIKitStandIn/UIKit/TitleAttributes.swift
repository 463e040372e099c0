public import Foundation

/// What changes the attributes of a configuration's title (iOS 15).
///
/// Two are the same here where they make the same of no attributes.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (left: Self, right: Self) -> Bool {
    left(AttributeContainer()) == right(AttributeContainer())
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(self(AttributeContainer())) }
}

extension AttributeScopes {
  /// UIKit's attributes of attributed strings, as far as generated code speaks of them.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

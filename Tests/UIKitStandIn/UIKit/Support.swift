// What the stand-in needs beside the published declarations: names that exist without a type of
// their own, and what a test reads back. Members that UIKit does not have begin with `standIn`.

@_exported import Foundation

#if canImport(ObjectiveC)
  @_exported import ObjectiveC
#else
  /// Where there is no Objective-C, a selector is its name.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
  }
#endif

extension Selector {
  /// The selector as Interface Builder writes it.
  var standInName: String { String(describing: self) }
}

public typealias UITrait = any UITraitDefinition.Type

extension UIControl.State {
  public static let normal: UIControl.State = []
}

extension UIControl.Event {
  public static let allTouchEvents = UIControl.Event(rawValue: 0x0000_0FFF)
  public static let allEditingEvents = UIControl.Event(rawValue: 0x000F_0000)
  public static let allEvents = UIControl.Event(rawValue: 0xFFFF_FFFF)
}

extension UIRectEdge {
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension NSDirectionalRectEdge {
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIPopoverArrowDirection {
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

extension UIDataDetectorTypes {
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UIAccessibilityTraits {
  public static let none: UIAccessibilityTraits = []
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
}

extension NSDirectionalEdgeInsets {
  public static let zero = NSDirectionalEdgeInsets()
}

extension UIOffset {
  public static let zero = UIOffset()
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

#if !canImport(Darwin)
  /// Values set by key, in the order they were set. Nothing is looked up: a key path is data.
  nonisolated(unsafe) private var valuesByKey: [ObjectIdentifier: StandInValues] = [:]

  private struct StandInValues {
    /// Keeps the object alive, so that its identity is not given to another.
    let owner: NSObject
    var entries: [(keyPath: String, value: Any?)] = []
  }

  extension NSObject {
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      valuesByKey[ObjectIdentifier(self), default: StandInValues(owner: self)].entries
        .append((keyPath, value))
    }

    public func setValue(_ value: Any?, forKey key: String) {
      setValue(value, forKeyPath: key)
    }

    /// What `setValue(_:forKeyPath:)` was given, in that order.
    public var standInValues: [(keyPath: String, value: Any?)] {
      valuesByKey[ObjectIdentifier(self)]?.entries ?? []
    }
  }

  extension NSObject {
    /// No class here can be asked what it responds to.
    public func responds(to aSelector: Selector?) -> Bool { false }

    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  extension AttributedString {
    public init(_ string: NSAttributedString) { self.init(string.string) }
  }
#endif

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

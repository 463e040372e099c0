// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for UIKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

extension UIControl {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }
}

extension UIControl {
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
  }
}

extension UIButton {
  public enum Role: Int, Sendable {
    case normal
    case primary
    case cancel
    case destructive
  }
}

extension UITextField {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }
}

extension UITextField {
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartQuotesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartDashesType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`
  case no
  case yes
}

public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
}

public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
  case alert
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`
}

extension NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension NSLayoutConstraint {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

extension NSLayoutConstraint {
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }
}

extension UIStackView {
  public enum Distribution: Int, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }
}

extension UIStackView {
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
}

extension UITableViewCell {
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}

extension UITableViewCell {
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}

extension UITableViewCell {
  public enum FocusStyle: Int, Sendable {
    case `default`
    case custom
  }
}

extension UIActivityIndicatorView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }
}

extension UIProgressView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }
}

extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    case countDownTimer
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic
  case wheels
  case compact
  case inline
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

extension UICollectionView {
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

extension UICollectionViewFlowLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset
    case fromSafeArea
    case fromLayoutMargins
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  case blackTranslucent
}

extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    case pageCurl
    case close
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more
    case favorites
    case featured
    case topRated
    case recents
    case contacts
    case history
    case bookmarks
    case search
    case downloads
    case mostRecent
    case mostViewed
  }
}

extension UITabBar {
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }
}

extension UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}

extension UISearchBar {
  public enum Style: Int, Sendable {
    case `default`
    case prominent
    case minimal
  }
}

extension UISegmentedControl {
  public enum Style: Int, Sendable {
    case plain
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}

extension UIPageViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }
}

extension UIPageViewController {
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }
}

extension UIPageViewController {
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }
}

extension UISplitViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }
}

extension UISplitViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }
}

extension UISplitViewController {
  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }
}

extension UISplitViewController {
  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }
}

extension UISplitViewController {
  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }
}

extension UIBlurEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case fill
  case secondaryFill
  case tertiaryFill
  case separator
}

extension UIImage {
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

extension UIImage {
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}

extension UIImage {
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }
}

extension UIButton.Configuration {
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    case capsule = 4
  }
}

extension UIButton.Configuration {
  public enum TitleAlignment: Int, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }
}

extension UIButton.Configuration {
  public enum Size: Int, Sendable {
    case medium
    case small
    case mini
    case large
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
  }
}

public struct UIRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
}

extension UISwipeGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
}

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0
  public var left: CGFloat = 0
  public var bottom: CGFloat = 0
  public var right: CGFloat = 0
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { self.top = top; self.left = left; self.bottom = bottom; self.right = right }
  public init() {}
  public static let zero = UIEdgeInsets()
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { self.top = top; self.leading = leading; self.bottom = bottom; self.trailing = trailing }
  public init() {}
}

public struct UIOffset: Hashable, Sendable {
  public init(horizontal: CGFloat, vertical: CGFloat) { self.horizontal = horizontal; self.vertical = vertical }
  public init() {}
  public var horizontal: CGFloat = 0
  public var vertical: CGFloat = 0
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
}

public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("honorific-prefix")
  public static let givenName = UITextContentType("given-name")
  public static let middleName = UITextContentType("additional-name")
  public static let familyName = UITextContentType("family-name")
  public static let nameSuffix = UITextContentType("honorific-suffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("organization-title")
  public static let organizationName = UITextContentType("organization")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("street-address")
  public static let streetAddressLine1 = UITextContentType("address-line1")
  public static let streetAddressLine2 = UITextContentType("address-line2")
  public static let addressCity = UITextContentType("address-level2")
  public static let addressState = UITextContentType("address-level1")
  public static let addressCityAndState = UITextContentType("address-level1+2")
  public static let sublocality = UITextContentType("address-level3")
  public static let countryName = UITextContentType("country-name")
  public static let postalCode = UITextContentType("postal-code")
  public static let telephoneNumber = UITextContentType("tel")
  public static let emailAddress = UITextContentType("email")
  public static let URL = UITextContentType("url")
  public static let creditCardNumber = UITextContentType("cc-number")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("new-password")
  public static let oneTimeCode = UITextContentType("one-time-code")
}

extension UIFont {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = UIFont.Weight(-0.8)
    public static let thin = UIFont.Weight(-0.6)
    public static let light = UIFont.Weight(-0.4)
    public static let regular = UIFont.Weight(0)
    public static let medium = UIFont.Weight(0.23)
    public static let semibold = UIFont.Weight(0.3)
    public static let bold = UIFont.Weight(0.4)
    public static let heavy = UIFont.Weight(0.56)
    public static let black = UIFont.Weight(0.62)
  }
}

extension UIFont {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = UIFont.TextStyle("UICTFontTextStyleTitle0")
    public static let title1 = UIFont.TextStyle("UICTFontTextStyleTitle1")
    public static let title2 = UIFont.TextStyle("UICTFontTextStyleTitle2")
    public static let title3 = UIFont.TextStyle("UICTFontTextStyleTitle3")
    public static let headline = UIFont.TextStyle("UICTFontTextStyleHeadline")
    public static let subheadline = UIFont.TextStyle("UICTFontTextStyleSubhead")
    public static let body = UIFont.TextStyle("UICTFontTextStyleBody")
    public static let callout = UIFont.TextStyle("UICTFontTextStyleCallout")
    public static let footnote = UIFont.TextStyle("UICTFontTextStyleFootnote")
    public static let caption1 = UIFont.TextStyle("UICTFontTextStyleCaption1")
    public static let caption2 = UIFont.TextStyle("UICTFontTextStyleCaption2")
    public static let extraLargeTitle = UIFont.TextStyle("UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = UIFont.TextStyle("UICTFontTextStyleExtraLargeTitle2")
  }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var black: UIColor { standIn("black") }
  open class var darkGray: UIColor { standIn("darkGray") }
  open class var lightGray: UIColor { standIn("lightGray") }
  open class var white: UIColor { standIn("white") }
  open class var gray: UIColor { standIn("gray") }
  open class var red: UIColor { standIn("red") }
  open class var green: UIColor { standIn("green") }
  open class var blue: UIColor { standIn("blue") }
  open class var cyan: UIColor { standIn("cyan") }
  open class var yellow: UIColor { standIn("yellow") }
  open class var magenta: UIColor { standIn("magenta") }
  open class var orange: UIColor { standIn("orange") }
  open class var purple: UIColor { standIn("purple") }
  open class var brown: UIColor { standIn("brown") }
  open class var clear: UIColor { standIn("clear") }
  open class var lightText: UIColor { standIn("lightText") }
  open class var darkText: UIColor { standIn("darkText") }
  open class var systemRed: UIColor { standIn("systemRed") }
  open class var systemGreen: UIColor { standIn("systemGreen") }
  open class var systemBlue: UIColor { standIn("systemBlue") }
  open class var systemOrange: UIColor { standIn("systemOrange") }
  open class var systemYellow: UIColor { standIn("systemYellow") }
  open class var systemPink: UIColor { standIn("systemPink") }
  open class var systemTeal: UIColor { standIn("systemTeal") }
  open class var systemGray: UIColor { standIn("systemGray") }
  open class var systemPurple: UIColor { standIn("systemPurple") }
  open class var systemIndigo: UIColor { standIn("systemIndigo") }
  open class var systemGray2: UIColor { standIn("systemGray2") }
  open class var systemGray3: UIColor { standIn("systemGray3") }
  open class var systemGray4: UIColor { standIn("systemGray4") }
  open class var systemGray5: UIColor { standIn("systemGray5") }
  open class var systemGray6: UIColor { standIn("systemGray6") }
  open class var systemBrown: UIColor { standIn("systemBrown") }
  open class var label: UIColor { standIn("label") }
  open class var secondaryLabel: UIColor { standIn("secondaryLabel") }
  open class var tertiaryLabel: UIColor { standIn("tertiaryLabel") }
  open class var quaternaryLabel: UIColor { standIn("quaternaryLabel") }
  open class var placeholderText: UIColor { standIn("placeholderText") }
  open class var separator: UIColor { standIn("separator") }
  open class var opaqueSeparator: UIColor { standIn("opaqueSeparator") }
  open class var link: UIColor { standIn("link") }
  open class var systemBackground: UIColor { standIn("systemBackground") }
  open class var secondarySystemBackground: UIColor { standIn("secondarySystemBackground") }
  open class var tertiarySystemBackground: UIColor { standIn("tertiarySystemBackground") }
  open class var systemGroupedBackground: UIColor { standIn("systemGroupedBackground") }
  open class var secondarySystemGroupedBackground: UIColor { standIn("secondarySystemGroupedBackground") }
  open class var tertiarySystemGroupedBackground: UIColor { standIn("tertiarySystemGroupedBackground") }
  open class var systemFill: UIColor { standIn("systemFill") }
  open class var secondarySystemFill: UIColor { standIn("secondarySystemFill") }
  open class var tertiarySystemFill: UIColor { standIn("tertiarySystemFill") }
  open class var quaternarySystemFill: UIColor { standIn("quaternarySystemFill") }
  open class var systemMint: UIColor { standIn("systemMint") }
  open class var systemCyan: UIColor { standIn("systemCyan") }
  open class var tintColor: UIColor { standIn("tintColor") }
  open class var groupTableViewBackground: UIColor { standIn("groupTableViewBackground") }
  /// How the colour was made, such as `named(Brand)` or `rgb(1, 0, 0, 1)`.
  public let standInDescription: String

  init(describedAs description: String) { standInDescription = description }

  class func standIn(_ name: String) -> UIColor { UIColor(describedAs: name) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(describedAs: "rgb(\(red), \(green), \(blue), \(alpha))")
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(describedAs: "white(\(white), \(alpha))")
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(describedAs: "hsb(\(hue), \(saturation), \(brightness), \(alpha))")
  }
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(describedAs: "p3(\(red), \(green), \(blue), \(alpha))")
  }
  public convenience init?(named name: String) { self.init(describedAs: "named(\(name))") }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(describedAs: "named(\(name))")
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(describedAs: "\(standInDescription) at \(alpha)")
  }
  open var cgColor: CGColor { CGColor(self) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.standInDescription == standInDescription
  }
  open override var hash: Int { standInDescription.hashValue }
  open override var description: String { standInDescription }
}

open class CGColor: NSObject, @unchecked Sendable {
  public let standInColor: UIColor
  init(_ color: UIColor) { standInColor = color }
  open override var description: String { standInColor.description }
}

open class UIFont: NSObject, @unchecked Sendable {
  /// How the font was made, such as `system(17.0)` or `style(UICTFontTextStyleBody)`.
  public let standInDescription: String
  /// 0 for a font made by a text style: its size is the system's affair.
  open var pointSize: CGFloat { standInSize }
  let standInSize: CGFloat

  init(describedAs description: String, size: CGFloat) {
    standInDescription = description
    standInSize = size
  }

  public convenience init?(name: String, size: CGFloat) {
    self.init(describedAs: "name(\(name), \(size))", size: size)
  }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(describedAs: "descriptor(\(descriptor.standInDescription), \(size))", size: size)
  }
  open class func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "system(\(size))", size: size)
  }
  open class func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "system(\(size), \(weight.rawValue))", size: size)
  }
  open class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "boldSystem(\(size))", size: size)
  }
  open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(describedAs: "italicSystem(\(size))", size: size)
  }
  open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "monospacedDigitSystem(\(size), \(weight.rawValue))", size: size)
  }
  open class func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(describedAs: "monospacedSystem(\(size), \(weight.rawValue))", size: size)
  }
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(describedAs: "style(\(style.rawValue))", size: 0)
  }
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(describedAs: "\(standInDescription) of \(fontSize)", size: fontSize)
  }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describedAs: standInDescription) }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.standInDescription == standInDescription
  }
  open override var hash: Int { standInDescription.hashValue }
  open override var description: String { standInDescription }
}

open class UIImage: NSObject, @unchecked Sendable {
  /// How the image was made, such as `named(logo)` or `system(star)`.
  public let standInDescription: String
  open var renderingMode: UIImage.RenderingMode { standInMode }
  open var configuration: UIImage.Configuration? { standInConfiguration }
  let standInMode: UIImage.RenderingMode
  let standInConfiguration: UIImage.Configuration?

  init(
    describedAs description: String, configuration: UIImage.Configuration? = nil,
    mode: UIImage.RenderingMode = .automatic
  ) {
    standInDescription = description
    standInConfiguration = configuration
    standInMode = mode
  }

  public convenience override init() { self.init(describedAs: "empty") }
  public convenience init?(named name: String) { self.init(describedAs: "named(\(name))") }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(describedAs: "named(\(name))")
  }
  public convenience init?(systemName name: String) { self.init(describedAs: "system(\(name))") }
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(describedAs: "system(\(name))", configuration: configuration)
  }
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(describedAs: "system(\(name)) value(\(value))", configuration: configuration)
  }
  open func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage {
    UIImage(describedAs: standInDescription, configuration: configuration, mode: mode)
  }
  open func withConfiguration(_ c: UIImage.Configuration) -> UIImage {
    UIImage(describedAs: standInDescription, configuration: c, mode: renderingMode)
  }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    UIImage(
      describedAs: "\(standInDescription) flipped", configuration: configuration,
      mode: renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.description == description
  }
  open override var hash: Int { description.hashValue }
  open override var description: String {
    let details = [
      configuration?.description, renderingMode == .automatic ? nil : "\(renderingMode)",
    ]
    return ([standInDescription] + details.compactMap { $0 }).joined(separator: " ")
  }
}

extension UIImage {
  open class Configuration: NSObject, @unchecked Sendable {
    public let standInDescription: String
    init(describedAs description: String) { standInDescription = description }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? UIImage.Configuration)?.standInDescription == standInDescription
    }
    open override var hash: Int { standInDescription.hashValue }
    open override var description: String { standInDescription }
  }
}

extension UIImage {
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(describedAs: "scale(\(scale))")
    }
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(describedAs: "weight(\(weight))")
    }
    public convenience init(pointSize: CGFloat) { self.init(describedAs: "pointSize(\(pointSize))") }
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(describedAs: "pointSize(\(pointSize)) weight(\(weight))")
    }
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(describedAs: "pointSize(\(pointSize)) weight(\(weight)) scale(\(scale))")
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(describedAs: "textStyle(\(textStyle.rawValue))")
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(describedAs: "textStyle(\(textStyle.rawValue)) scale(\(scale))")
    }
    public convenience init(font: UIFont) { self.init(describedAs: "font(\(font))") }
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(describedAs: "font(\(font)) scale(\(scale))")
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(describedAs: "hierarchical(\(hierarchicalColor))")
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(describedAs: "palette(\(paletteColors))")
    }
    open class var unspecified: UIImage.SymbolConfiguration { .init(describedAs: "unspecified") }
    open class func preferringMulticolor() -> UIImage.SymbolConfiguration {
      .init(describedAs: "multicolor")
    }
    open class func preferringMonochrome() -> UIImage.SymbolConfiguration {
      .init(describedAs: "monochrome")
    }
    open func applying(_ otherConfiguration: UIImage.Configuration) -> UIImage.SymbolConfiguration {
      .init(describedAs: "\(standInDescription) \(otherConfiguration.standInDescription)")
    }
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  struct Values: Hashable {
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayScale: CGFloat = 0
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  public convenience override init() { self.init(Values()) }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontalSizeClass: horizontalSizeClass))
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(verticalSizeClass: verticalSizeClass))
  }
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(Values(userInterfaceIdiom: idiom))
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(userInterfaceStyle: userInterfaceStyle))
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Values(layoutDirection: layoutDirection))
  }
  public convenience init(displayScale: CGFloat) { self.init(Values(displayScale: displayScale)) }
  /// Later collections win where they specify a trait.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var merged = Values()
    for values in traitCollections.map(\.values) {
      if values.horizontalSizeClass != .unspecified {
        merged.horizontalSizeClass = values.horizontalSizeClass
      }
      if values.verticalSizeClass != .unspecified {
        merged.verticalSizeClass = values.verticalSizeClass
      }
      if values.userInterfaceIdiom != .unspecified {
        merged.userInterfaceIdiom = values.userInterfaceIdiom
      }
      if values.userInterfaceStyle != .unspecified {
        merged.userInterfaceStyle = values.userInterfaceStyle
      }
      if values.layoutDirection != .unspecified { merged.layoutDirection = values.layoutDirection }
      if values.displayScale != 0 { merged.displayScale = values.displayScale }
      if values.preferredContentSizeCategory != .unspecified {
        merged.preferredContentSizeCategory = values.preferredContentSizeCategory
      }
    }
    self.init(merged)
  }

  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  nonisolated(unsafe) private static var currentTraits = UITraitCollection()
  /// What a view outside every hierarchy has.
  open class var current: UITraitCollection {
    get { currentTraits }
    set { currentTraits = newValue }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }
  open override var hash: Int { values.hashValue }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

public protocol UITraitDefinition {
  static func standInValue(in traits: UITraitCollection) -> AnyHashable
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.horizontalSizeClass
  }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.verticalSizeClass
  }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceIdiom
  }
}

public protocol UITraitChangeRegistration: NSObjectProtocol {
}

@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }
  open internal(set) var next: UIResponder? = nil
}

@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  open var priority: UILayoutPriority = .required
  open var constant: CGFloat = 0
  open var identifier: String? = nil
  open internal(set) var firstItem: AnyObject?
  open internal(set) var secondItem: AnyObject?
  open internal(set) var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  open internal(set) var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  open internal(set) var relation = NSLayoutConstraint.Relation.equal
  open internal(set) var multiplier: CGFloat = 1
  open var shouldBeArchived = false
  /// How many system spacings the constant stands for; nil where it was given in points.
  public internal(set) var standInSystemSpacings: CGFloat?
  /// The view that holds it while it is active.
  public internal(set) weak var standInHolder: UIView?

  public override init() { super.init() }

  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
  }

  open var isActive: Bool {
    get { standInHolder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        standInHolder?.removeConstraint(self)
        return
      }
      guard let holder = standInCommonAncestor else {
        fatalError("no common ancestor to activate the constraint on: \(standInDescription)")
      }
      holder.addConstraint(self)
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var standInCommonAncestor: UIView? {
    guard let first = standInView(of: firstItem) else { return nil }
    guard let secondItem else { return first }
    guard let second = standInView(of: secondItem) else { return nil }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  func standInTouches(subtreeOf view: UIView) -> Bool {
    [firstItem, secondItem].contains {
      standInView(of: $0)?.isDescendant(of: view) ?? false
    }
  }

  public var standInDescription: String {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? "nothing"
    }
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    return "\(side(firstItem, firstAttribute)) \(sign) "
      + "\(side(secondItem, secondAttribute)) * \(multiplier) + \(constant) @\(priority.rawValue)"
  }
}

@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func standInConstraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint of so many system spacings; 8 points each, as between siblings.
  func standInSpacing(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    spacings: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = standInConstraint(relation, to: other, constant: 8 * spacings)
    constraint.standInSystemSpacings = spacings
    return constraint
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    standInConstraint(.equal, to: anchor)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor, constant: c)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor, constant: c)
  }
}

@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.equal, to: anchor, spacings: multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.greaterThanOrEqual, to: anchor, spacings: multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.lessThanOrEqual, to: anchor, spacings: multiplier)
  }
}

@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.equal, to: anchor, spacings: multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.greaterThanOrEqual, to: anchor, spacings: multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    standInSpacing(.lessThanOrEqual, to: anchor, spacings: multiplier)
  }
}

@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.equal, to: nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.greaterThanOrEqual, to: nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    standInConstraint(.lessThanOrEqual, to: nil, constant: c)
  }
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, multiplier: m)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.greaterThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    standInConstraint(.lessThanOrEqual, to: anchor, multiplier: m)
  }
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  )
    -> NSLayoutConstraint
  {
    standInConstraint(.equal, to: anchor, multiplier: m, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    standInConstraint(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}

@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  open var identifier: String = ""
  open internal(set) weak var owningView: UIView?
  /// `safeAreaLayoutGuide` and the like; nil for a guide that code has added.
  public let standInRole: String?

  public override init() {
    standInRole = nil
    super.init()
  }
  init(standingIn role: String, of view: UIView) {
    standInRole = role
    owningView = view
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
}

@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var masksToBounds: Bool = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = nil
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset: CGSize = .zero
  open var shadowColor: CGColor? = nil
  open var zPosition: CGFloat = 0
  open var opacity: Float = 1
  open var backgroundColor: CGColor? = nil
}

@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  open var frame: CGRect = .zero
  open var bounds: CGRect = .zero
  open private(set) lazy var layer = CALayer()
  open var autoresizingMask: UIView.AutoresizingMask = []
  open var autoresizesSubviews: Bool = true
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var alpha: CGFloat = 1
  open var isHidden: Bool = false
  open var isOpaque: Bool = true
  open var clearsContextBeforeDrawing: Bool = true
  open var clipsToBounds: Bool = false
  open var isUserInteractionEnabled: Bool = true
  open var isMultipleTouchEnabled: Bool = false
  open var tag: Int = 0
  open var backgroundColor: UIColor? = nil
  open var tintColor: UIColor! = nil
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  open var preservesSuperviewLayoutMargins: Bool = false
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  open private(set) lazy var layoutMarginsGuide = UILayoutGuide(standingIn: "layoutMarginsGuide", of: self)
  open private(set) lazy var readableContentGuide = UILayoutGuide(standingIn: "readableContentGuide", of: self)
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(standingIn: "safeAreaLayoutGuide", of: self)
  open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(standingIn: "keyboardLayoutGuide", of: self)
  open func setNeedsLayout() {}
  open func layoutSubviews() {}
  open func didMoveToWindow() {}
  open var restorationIdentifier: String? = nil
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var isAccessibilityElement: Bool = false
  open var accessibilityLabel: String? = nil
  open var accessibilityHint: String? = nil
  open var accessibilityValue: String? = nil
  open var accessibilityIdentifier: String? = nil
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var center: CGPoint = .zero
  open var gestureRecognizers: [UIGestureRecognizer]? = nil
  open var interactions: [UIInteraction] = []
  open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
  open func layoutIfNeeded() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func updateConstraints() {}
  open func setNeedsDisplay() {}
  open func didMoveToSuperview() {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open var accessibilityElements: [Any]? = nil
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityIgnoresInvertColors: Bool = false
  open var accessibilityLanguage: String? = nil
  open var accessibilityUserInputLabels: [String]! = []
  open var shouldGroupAccessibilityChildren: Bool = false
  open var showsLargeContentViewer: Bool = false
  open var largeContentTitle: String? = nil
  open var largeContentImage: UIImage? = nil
  open var minimumContentSizeCategory: UIContentSizeCategory? = nil
  open var maximumContentSizeCategory: UIContentSizeCategory? = nil
  open var focusGroupIdentifier: String? = nil
  public static let noIntrinsicMetric: CGFloat = -1
  open func invalidateIntrinsicContentSize() {}
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init() }

  // The hierarchy

  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open var window: UIWindow? { superview?.window }
  open override var next: UIResponder? {
    get { standInController ?? superview }
    set {}
  }
  weak var standInController: UIViewController?

  open func addSubview(_ view: UIView) { standInInsert(view, at: nil) }
  open func insertSubview(_ view: UIView, at index: Int) { standInInsert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    standInInsert(view, at: subviews.firstIndex { $0 === siblingSubview })
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    standInInsert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 })
  }
  open func bringSubviewToFront(_ view: UIView) { standInMove(view, to: nil) }
  open func sendSubviewToBack(_ view: UIView) { standInMove(view, to: 0) }

  private func standInInsert(_ view: UIView, at index: Int?) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to its own subview")
    let windowBefore = view.window
    let traitsBefore = view.traitCollection
    if view.superview === self {
      standInMove(view, to: index)
      return
    }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if view.window !== windowBefore { view.standInTellWindowChanged() }
    view.standInTellTraitsChanged(from: traitsBefore)
  }

  private func standInMove(_ view: UIView, to index: Int?) {
    guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(index ?? subviews.count, subviews.count))
  }

  private func standInTellWindowChanged() {
    didMoveToWindow()
    for view in subviews { view.standInTellWindowChanged() }
  }

  /// Constraints between the inside and the outside go with the view, as in UIKit.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    let windowBefore = window
    let traitsBefore = traitCollection
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    for ancestor in sequence(first: parent, next: \.superview) {
      ancestor.removeConstraints(ancestor.constraints.filter { $0.standInTouches(subtreeOf: self) })
    }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    didMoveToSuperview()
    if windowBefore != nil { standInTellWindowChanged() }
    standInTellTraitsChanged(from: traitsBefore)
  }

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  // Constraints and guides

  open private(set) var constraints: [NSLayoutConstraint] = []
  open private(set) var layoutGuides: [UILayoutGuide] = []

  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.standInHolder !== self else { return }
    constraint.standInHolder?.removeConstraint(constraint)
    constraint.standInHolder = self
    constraints.append(constraint)
  }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.standInHolder === self else { return }
    constraint.standInHolder = nil
    constraints.removeAll { $0 === constraint }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
  }
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for ancestor in sequence(first: self, next: \.superview) {
      ancestor.removeConstraints(
        ancestor.constraints.filter { $0.firstItem === guide || $0.secondItem === guide })
    }
    guide.owningView = nil
    layoutGuides.removeAll { $0 === guide }
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  private var standInHugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var standInCompression: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    standInHugging[axis] = priority
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    standInCompression[axis] = priority
  }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    standInHugging[axis] ?? .defaultLow
  }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    standInCompression[axis] ?? .defaultHigh
  }

  // Margins: one value in two spellings, read left to right

  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var layoutMargins: UIEdgeInsets {
    get {
      let margins = directionalLayoutMargins
      return UIEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom,
        trailing: newValue.right)
    }
  }

  // Traits

  /// The traits of this view and what is inside it; nil for those of its superview. Setting them
  /// tells the views inside, as a window does when the device turns.
  public var standInTraits: UITraitCollection? {
    get { standInOwnTraits }
    set {
      let before = traitCollection
      standInOwnTraits = newValue
      standInTellTraitsChanged(from: before)
    }
  }
  private var standInOwnTraits: UITraitCollection?
  public var standInTraitHandlers: [StandInTraitHandler] = []

  open var traitCollection: UITraitCollection {
    standInOwnTraits ?? superview?.traitCollection ?? .current
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func standInTellTraitsChanged(from previous: UITraitCollection) {
    let now = traitCollection
    guard now != previous else { return }
    if let standInController {
      standInController.traitCollectionDidChange(previous)
      for handler in standInController.standInTraitHandlers {
        handler.run(on: standInController, from: previous, to: now)
      }
    }
    traitCollectionDidChange(previous)
    for handler in standInTraitHandlers { handler.run(on: self, from: previous, to: now) }
    for view in subviews where view.standInOwnTraits == nil {
      view.standInTellTraitsChanged(from: previous)
    }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // Everything else

  open func addGestureRecognizer(_ g: UIGestureRecognizer) {
    g.view?.removeGestureRecognizer(g)
    gestureRecognizers = (gestureRecognizers ?? []) + [g]
    g.view = self
  }
  open func removeGestureRecognizer(_ g: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === g }
    g.view = nil
  }
  open func addInteraction(_ i: UIInteraction) { interactions.append(i) }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  open class var layerClass: AnyClass { CALayer.self }
  open class var requiresConstraintBasedLayout: Bool { false }
  open class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}
}

@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
}

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: UIGestureRecognizerDelegate? = nil
  open var isEnabled: Bool = true
  open var cancelsTouchesInView: Bool = true
  open var delaysTouchesBegan: Bool = false
  open var delaysTouchesEnded: Bool = true
  public struct StandInTarget {
    public weak var target: AnyObject?
    public let action: Selector?
  }
  public private(set) var standInTargets: [StandInTarget] = []
  open internal(set) weak var view: UIView?

  public init(target: Any?, action: Selector?) {
    super.init()
    if target != nil || action != nil {
      standInTargets = [StandInTarget(target: target.map { $0 as AnyObject }, action: action)]
    }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  open func addTarget(_ target: Any, action: Selector) {
    standInTargets.append(StandInTarget(target: target as AnyObject, action: action))
  }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired: Int = 1
  open var numberOfTouchesRequired: Int = 1
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired: Int = 0
  open var numberOfTouchesRequired: Int = 1
}

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches: Int = 1
  open var maximumNumberOfTouches: Int = .max
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction: UISwipeGestureRecognizer.Direction = .right
  open var numberOfTouchesRequired: Int = 1
}

@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public typealias UIActionHandler = (_ action: UIAction) -> Void
  var handler: UIActionHandler = { _ in }
  open internal(set) var sender: Any?
  public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) {
    self.init()
    self.title = title
    self.image = image
    self.handler = handler
  }
}

@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  open private(set) var children: [UIMenuElement] = []
  public convenience init(
    title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []
  ) {
    self.init()
    self.title = title
    self.image = image
    self.children = children
  }
  public convenience init(title: String = "", children: [NSObject]) {
    self.init(title: title, image: nil, children: children.compactMap { $0 as? UIMenuElement })
  }
}

@preconcurrency @MainActor open class UICommand: UIMenuElement {
  open internal(set) var action: Selector?
  open internal(set) var propertyList: Any?
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.action = action
    self.propertyList = propertyList
  }
  public convenience init(title: String = "", action: Selector, propertyList: Any? = nil) {
    self.init(title: title, image: nil, action: action, propertyList: propertyList)
  }
}

@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled: Bool = true
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
  open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
  open var showsMenuAsPrimaryAction: Bool = false
  open var toolTip: String? = nil
  public struct StandInTarget {
    public weak var target: AnyObject?
    public let action: Selector
    public let events: UIControl.Event
  }
  public private(set) var standInTargets: [StandInTarget] = []
  private var standInActions: [(action: UIAction, events: UIControl.Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addTarget(_ target: Any?, action: Selector, for events: UIControl.Event) {
    standInTargets.append(
      StandInTarget(target: target.map { $0 as AnyObject }, action: action, events: events))
  }
  open func removeTarget(_ target: Any?, action: Selector?, for events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    standInTargets.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.action == action)
        && events.contains($0.events)
    }
  }
  open func addAction(_ action: UIAction, for events: UIControl.Event) {
    standInActions.append((action, events))
  }
  /// Runs the closures; selectors cannot be sent here.
  open func sendActions(for events: UIControl.Event) {
    for entry in standInActions where !entry.events.isDisjoint(with: events) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  open func actions(forTarget target: Any?, forControlEvent event: UIControl.Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = standInTargets.filter { $0.target === object && $0.events.contains(event) }
      .map(\.action.standInName)
    return names.isEmpty ? nil : names
  }
  open var state: UIControl.State {
    var state: UIControl.State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

@preconcurrency @MainActor open class UILabel: UIView {
  open var text: String? = nil
  open var attributedText: NSAttributedString? = nil
  open var highlightedTextColor: UIColor? = nil
  open var isHighlighted: Bool = false
  open var isEnabled: Bool = true
  open var textAlignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  open var numberOfLines: Int = 1
  open var adjustsFontSizeToFitWidth: Bool = false
  open var allowsDefaultTighteningForTruncation: Bool = false
  open var minimumScaleFactor: CGFloat = 0
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var adjustsFontForContentSizeCategory: Bool = false
  open var shadowColor: UIColor? = nil
  open var shadowOffset: CGSize = .init(width: 0, height: -1)
  open var showsExpansionTextWhenTruncated: Bool = false
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
}

@preconcurrency @MainActor open class UIButton: UIControl {
  open var isSpringLoaded: Bool = false
  open var contentEdgeInsets: UIEdgeInsets = .zero
  open var titleEdgeInsets: UIEdgeInsets = .zero
  open var imageEdgeInsets: UIEdgeInsets = .zero
  open var adjustsImageWhenHighlighted: Bool = true
  open var adjustsImageWhenDisabled: Bool = true
  open var reversesTitleShadowWhenHighlighted: Bool = false
  open var showsTouchWhenHighlighted: Bool = false
  open var isPointerInteractionEnabled: Bool = false
  open var role: UIButton.Role = .normal
  open var changesSelectionAsPrimaryAction: Bool = false
  open var configuration: UIButton.Configuration? = nil
  open var menu: UIMenu? = nil
  /// What each state was given; asking falls back on the normal state, as UIKit does.
  private struct StandInStates<Value> {
    private var values: [UIControl.State: Value] = [:]
    subscript(state: UIControl.State) -> Value? {
      get { values[state] ?? values[.normal] }
      set { values[state] = newValue }
    }
  }
  private var standInTitles = StandInStates<String>()
  private var standInTitleColors = StandInStates<UIColor>()
  private var standInShadowColors = StandInStates<UIColor>()
  private var standInImages = StandInStates<UIImage>()
  private var standInBackgrounds = StandInStates<UIImage>()
  private var standInAttributedTitles = StandInStates<NSAttributedString>()
  private var standInSymbols = StandInStates<UIImage.SymbolConfiguration>()

  open private(set) var buttonType = UIButton.ButtonType.custom
  /// A button's label differs from others in what it leaves out and where its shadow falls.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowOffset = .zero
    return label
  }()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public convenience init(type: UIButton.ButtonType) {
    self.init(frame: .zero)
    buttonType = type
  }
  public convenience init(type: UIButton.ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
  }
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil
  ) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    standInTitles[state] = title
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    standInTitleColors[state] = color
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    standInShadowColors[state] = color
  }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    standInImages[state] = image
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    standInBackgrounds[state] = image
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    standInAttributedTitles[state] = title
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    standInSymbols[state] = configuration
  }
  open func title(for state: UIControl.State) -> String? { standInTitles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { standInTitleColors[state] }
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    standInShadowColors[state]
  }
  open func image(for state: UIControl.State) -> UIImage? { standInImages[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { standInBackgrounds[state] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    standInAttributedTitles[state]
  }
  open func preferredSymbolConfigurationForImage(in state: UIControl.State)
    -> UIImage.SymbolConfiguration?
  {
    standInSymbols[state]
  }
}

extension UIButton {
  @preconcurrency @MainActor public struct Configuration: Hashable {
    public init() {}
    public var title: String? = nil
    public var attributedTitle: AttributedString? = nil
    public var subtitle: String? = nil
    public var image: UIImage? = nil
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    public var contentInsets: NSDirectionalEdgeInsets = .init()
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    public var buttonSize: UIButton.Configuration.Size = .medium
    public var showsActivityIndicator: Bool = false
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? = nil
    public var baseForegroundColor: UIColor? = nil
    public var baseBackgroundColor: UIColor? = nil
    public var background: UIBackgroundConfiguration = .init()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? = nil
    /// Which of the styles it started from.
    public private(set) var standInStyle = "empty"
    private init(_ style: String) { standInStyle = style }
    public static func plain() -> UIButton.Configuration { .init("plain") }
    public static func gray() -> UIButton.Configuration { .init("gray") }
    public static func tinted() -> UIButton.Configuration { .init("tinted") }
    public static func filled() -> UIButton.Configuration { .init("filled") }
    public static func bordered() -> UIButton.Configuration { .init("bordered") }
    public static func borderless() -> UIButton.Configuration { .init("borderless") }
    public static func borderedTinted() -> UIButton.Configuration { .init("borderedTinted") }
    public static func borderedProminent() -> UIButton.Configuration { .init("borderedProminent") }
  }
}

@preconcurrency @MainActor public struct UIBackgroundConfiguration: Hashable {
  public init() {}
  public var cornerRadius: CGFloat = 0
  public var backgroundColor: UIColor? = nil
  public var strokeColor: UIColor? = nil
  public var strokeWidth: CGFloat = 0
  public var image: UIImage? = nil
}

@preconcurrency @MainActor open class UIImageView: UIView {
  open var image: UIImage? = nil
  open var highlightedImage: UIImage? = nil
  open var isHighlighted: Bool = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  open var animationImages: [UIImage]? = nil
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UITextField: UIControl {
  open var text: String? = nil
  open var attributedText: NSAttributedString? = nil
  open var textColor: UIColor? = nil
  open var font: UIFont? = nil
  open var textAlignment: NSTextAlignment = .natural
  open var borderStyle: UITextField.BorderStyle = .none
  open var placeholder: String? = nil
  open var attributedPlaceholder: NSAttributedString? = nil
  open var clearsOnBeginEditing: Bool = false
  open var adjustsFontSizeToFitWidth: Bool = false
  open var minimumFontSize: CGFloat = 0
  open var clearButtonMode: UITextField.ViewMode = .never
  open var background: UIImage? = nil
  open var inputView: UIView? = nil
  open var inputAccessoryView: UIView? = nil
  open weak var delegate: UITextFieldDelegate? = nil
  open var adjustsFontForContentSizeCategory: Bool = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType! = nil
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var leftView: UIView?
  open var rightView: UIView?
}

@preconcurrency @MainActor open class UIScrollView: UIView {
  open var contentSize: CGSize = .zero
  open var contentInset: UIEdgeInsets = .zero
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  open private(set) lazy var contentLayoutGuide = UILayoutGuide(standingIn: "contentLayoutGuide", of: self)
  open private(set) lazy var frameLayoutGuide = UILayoutGuide(standingIn: "frameLayoutGuide", of: self)
  open var bounces: Bool = true
  open var alwaysBounceVertical: Bool = false
  open var alwaysBounceHorizontal: Bool = false
  open var isPagingEnabled: Bool = false
  open var isScrollEnabled: Bool = true
  open var isDirectionalLockEnabled: Bool = false
  open var showsVerticalScrollIndicator: Bool = true
  open var showsHorizontalScrollIndicator: Bool = true
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default
  open var delaysContentTouches: Bool = true
  open var canCancelContentTouches: Bool = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom: Bool = true
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl? = nil
  open weak var delegate: UIScrollViewDelegate? = nil
  open var contentOffset: CGPoint = .zero
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var zoomScale: CGFloat = 1
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isMultipleTouchEnabled = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UITextView: UIScrollView {
  open var attributedText: NSAttributedString! = nil
  open var textColor: UIColor? = nil
  open var font: UIFont? = nil
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable: Bool = true
  open var isSelectable: Bool = true
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var allowsEditingTextAttributes: Bool = false
  open var adjustsFontForContentSizeCategory: Bool = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType! = nil
  open var inputView: UIView? = nil
  open var inputAccessoryView: UIView? = nil
  open var textContainerInset: UIEdgeInsets = .init(top: 8, left: 0, bottom: 8, right: 0)
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSObject?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String! = ""
}

@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn: Bool = false
  open var onTintColor: UIColor? = nil
  open var thumbTintColor: UIColor? = nil
  open var title: String? = nil
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@preconcurrency @MainActor open class UISlider: UIControl {
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous: Bool = true
  open var minimumTrackTintColor: UIColor? = nil
  open var maximumTrackTintColor: UIColor? = nil
  open var thumbTintColor: UIColor? = nil
  open var minimumValueImage: UIImage? = nil
  open var maximumValueImage: UIImage? = nil
  /// Clamped to the range as it is at that moment, as UIKit does: order matters.
  open var value: Float {
    get { standInValue }
    set { standInValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var standInValue: Float = 0
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

@preconcurrency @MainActor open class UIStepper: UIControl {
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous: Bool = true
  open var autorepeat: Bool = true
  open var wraps: Bool = false
  /// Clamped to the range as it is at that moment, as UIKit does: order matters.
  open var value: Double {
    get { standInValue }
    set { standInValue = min(max(newValue, minimumValue), maximumValue) }
  }
  private var standInValue: Double = 0
}

@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  open var isSpringLoaded: Bool = false
  public static let noSegment = -1
  open var selectedSegmentIndex: Int = -1
  open var apportionsSegmentWidthsByContent: Bool = false
  open var isMomentary: Bool = false
  open var selectedSegmentTintColor: UIColor? = nil
  struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var offset = CGSize.zero
  }
  private var segments: [Segment] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(index, 0), segments.count))
  }
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(index, 0), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].image = image
  }
  open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    segments[index].isEnabled = enabled
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }
  open func setWidth(_ width: CGFloat, forSegmentAt index: Int) { segments[index].width = width }
  open func widthForSegment(at segment: Int) -> CGFloat { segments[segment].width }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    segments[segment].offset = offset
  }
}

@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage: Bool = false
  open var pageIndicatorTintColor: UIColor? = nil
  open var currentPageIndicatorTintColor: UIColor? = nil
  open var defersCurrentPageDisplay: Bool = false
}

@preconcurrency @MainActor open class UIDatePicker: UIControl {
  open var datePickerMode: UIDatePicker.Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var minuteInterval: Int = 1
  open var date: Date = Date()
  open var minimumDate: Date? = nil
  open var maximumDate: Date? = nil
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale? = nil
  open var timeZone: TimeZone? = nil
}

@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString? = nil
}

@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var delegate: UIPickerViewDelegate? = nil
  open weak var dataSource: UIPickerViewDataSource? = nil
}

@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  open var style: UIActivityIndicatorView.Style = .medium
  open var hidesWhenStopped: Bool = true
  open var color: UIColor! = nil
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: .zero)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor open class UIProgressView: UIView {
  open var progressViewStyle: UIProgressView.Style = .default
  open var progress: Float = 0
  open var progressTintColor: UIColor? = nil
  open var trackTintColor: UIColor? = nil
  open var progressImage: UIImage? = nil
  open var trackImage: UIImage? = nil
  public convenience init(progressViewStyle: UIProgressView.Style) {
    self.init(frame: .zero)
    self.progressViewStyle = progressViewStyle
  }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@preconcurrency @MainActor open class UIVisualEffect: NSObject {
}

@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
  public private(set) var standInStyle: UIBlurEffect.Style?
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    standInStyle = style
  }
}

@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  public private(set) var standInBlur: UIBlurEffect?
  public private(set) var standInStyle: UIVibrancyEffectStyle?
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
    standInBlur = blurEffect
  }
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
    standInStyle = style
  }
}

@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect? = nil
  open private(set) lazy var contentView = UIView()
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

@preconcurrency @MainActor open class UIStackView: UIView {
  public static let spacingUseDefault: CGFloat = 3.4028234663852886e+38
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var distribution: UIStackView.Distribution = .fill
  open var alignment: UIStackView.Alignment = .fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement: Bool = false
  open var isLayoutMarginsRelativeArrangement: Bool = false
  open private(set) var arrangedSubviews: [UIView] = []
  private var standInSpacings: [(view: UIView, spacing: CGFloat)] = []

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    standInArrange(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    standInArrange(view, at: stackIndex)
  }
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    standInSpacings.removeAll { $0.view === view }
  }
  private func standInArrange(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    precondition((0...arrangedSubviews.count).contains(index), "no arranged view at \(index)")
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: index)
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    // Ignored for views that are not arranged.
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    standInSpacings.removeAll { $0.view === arrangedSubview }
    standInSpacings.append((arrangedSubview, spacing))
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    standInSpacings.first { $0.view === arrangedSubview }?.spacing
      ?? UIStackView.spacingUseDefault
  }
}

@preconcurrency @MainActor open class UITableView: UIScrollView {
  open var isSpringLoaded: Bool = false
  public static let automaticDimension: CGFloat = -1
  open var rowHeight: CGFloat = -1
  open var estimatedRowHeight: CGFloat = -1
  open var sectionHeaderHeight: CGFloat = -1
  open var sectionFooterHeight: CGFloat = -1
  open var estimatedSectionHeaderHeight: CGFloat = -1
  open var estimatedSectionFooterHeight: CGFloat = -1
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
  open var separatorColor: UIColor? = nil
  open var separatorInset: UIEdgeInsets = .zero
  open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges
  open var sectionIndexColor: UIColor? = nil
  open var sectionIndexBackgroundColor: UIColor? = nil
  open var sectionIndexTrackingBackgroundColor: UIColor? = nil
  open var sectionIndexMinimumDisplayRowCount: Int = 0
  open var insetsContentViewsToSafeArea: Bool = true
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  open var allowsMultipleSelectionDuringEditing: Bool = false
  open var tableHeaderView: UIView? = nil
  open var tableFooterView: UIView? = nil
  open var backgroundView: UIView? = nil
  open weak var dataSource: UITableViewDataSource? = nil
  open weak var dragDelegate: UITableViewDragDelegate? = nil
  open weak var dropDelegate: UITableViewDropDelegate? = nil
  open weak var prefetchDataSource: UITableViewDataSourcePrefetching? = nil
  open var isEditing: Bool = false
  open var selectionFollowsFocus: Bool = false
  open var sectionHeaderTopPadding: CGFloat = -1
  open private(set) var style = UITableView.Style.plain
  public private(set) var standInCellClasses: [String: AnyClass] = [:]
  public private(set) var standInHeaderClasses: [String: AnyClass] = [:]

  public init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    standInCellClasses[identifier] = cellClass
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    standInHeaderClasses[identifier] = aClass
  }
}

@preconcurrency @MainActor public protocol UIContentConfiguration {
}

@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public static func cell() -> UIListContentConfiguration { .init() }
  public static func subtitleCell() -> UIListContentConfiguration { .init() }
  public static func valueCell() -> UIListContentConfiguration { .init() }
  public init() {}
  public var text: String? = nil
  public var secondaryText: String? = nil
  public var image: UIImage? = nil
  public var imageToTextPadding: CGFloat = 0
}

@preconcurrency @MainActor open class UITableViewCell: UIView {
  open private(set) lazy var contentView = UIView()
  open var backgroundView: UIView? = nil
  open var selectedBackgroundView: UIView? = nil
  open var multipleSelectionBackgroundView: UIView? = nil
  open var selectionStyle: UITableViewCell.SelectionStyle = .default
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none
  open var accessoryView: UIView? = nil
  open var editingAccessoryView: UIView? = nil
  open var indentationLevel: Int = 0
  open var indentationWidth: CGFloat = 10
  open var separatorInset: UIEdgeInsets = .zero
  open var showsReorderControl: Bool = false
  open var shouldIndentWhileEditing: Bool = true
  open var focusStyle: UITableViewCell.FocusStyle = .default
  open var contentConfiguration: UIContentConfiguration? = nil
  open var isEditing: Bool = false
  open private(set) var reuseIdentifier: String?
  public let standInStyle: UITableViewCell.CellStyle
  open private(set) lazy var textLabel: UILabel? = UILabel()
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    standInStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    standInStyle = .default
    super.init(coder: coder)
    addSubview(contentView)
  }
  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
}

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize: CGSize = .init(width: 50, height: 50)
  open var estimatedItemSize: CGSize = .zero
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var headerReferenceSize: CGSize = .zero
  open var footerReferenceSize: CGSize = .zero
  open var sectionInset: UIEdgeInsets = .zero
  open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset
  open var sectionHeadersPinToVisibleBounds: Bool = false
  open var sectionFootersPinToVisibleBounds: Bool = false
  open class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  }
}

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open var isSpringLoaded: Bool = false
  open var allowsSelection: Bool = true
  open var allowsMultipleSelection: Bool = false
  open var isPrefetchingEnabled: Bool = true
  open var backgroundView: UIView? = nil
  open weak var dataSource: UICollectionViewDataSource? = nil
  open weak var dragDelegate: UICollectionViewDragDelegate? = nil
  open weak var dropDelegate: UICollectionViewDropDelegate? = nil
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? = nil
  open var isEditing: Bool = false
  open var allowsSelectionDuringEditing: Bool = false
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  public private(set) var standInCellClasses: [String: AnyClass] = [:]
  public private(set) var standInViewClasses: [String: AnyClass] = [:]
  open var collectionViewLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    standInCellClasses[identifier] = cellClass
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    standInViewClasses["\(elementKind) \(identifier)"] = viewClass
  }
}

@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String? = nil
  open func prepareForReuse() {}
}

@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView = UIView()
  open var backgroundView: UIView? = nil
  open var selectedBackgroundView: UIView? = nil
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
  open var isSelected = false
  open var isHighlighted = false
}

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor? = nil
  open var shadowColor: UIColor? = nil
  public override init() { super.init() }
  public private(set) var standInBackground = "default"
  open func configureWithDefaultBackground() { standInBackground = "default" }
  open func configureWithOpaqueBackground() { standInBackground = "opaque" }
  open func configureWithTransparentBackground() { standInBackground = "transparent" }
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
}

@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor? = nil
  open var prefersLargeTitles: Bool = false
  open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
  open var items: [UINavigationItem]? = nil
  open var backIndicatorImage: UIImage? = nil
  open var standardAppearance: UINavigationBarAppearance = .init()
  open var compactAppearance: UINavigationBarAppearance? = nil
  open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
  open weak var delegate: UINavigationBarDelegate? = nil
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
}

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var title: String? = nil
  open var prompt: String? = nil
  open var titleView: UIView? = nil
  open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  open var hidesBackButton: Bool = false
  open var leftItemsSupplementBackButton: Bool = false
  open var backButtonTitle: String? = nil
  open var backBarButtonItem: UIBarButtonItem? = nil
  open var searchController: UIViewController? = nil
  open var hidesSearchBarWhenScrolling: Bool = true
  public init(title: String) {
    super.init()
    self.title = title
  }
  public convenience override init() { self.init(title: "") }
  // One item and the list of them are two views of the same thing.
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String? = nil
  open var image: UIImage? = nil
  open var landscapeImagePhone: UIImage? = nil
  open var largeContentSizeImage: UIImage? = nil
  open var isEnabled: Bool = true
  open var tag: Int = 0
  open var imageInsets: UIEdgeInsets = .zero
  open var accessibilityLabel: String? = nil
  open var accessibilityIdentifier: String? = nil
  public override init() { super.init() }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    standInTextAttributes[state] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    standInTextAttributes[state]
  }
  private var standInTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  open var isSpringLoaded: Bool = false
  open var style: UIBarButtonItem.Style = .plain
  open var width: CGFloat = 0
  open var tintColor: UIColor? = nil
  open var customView: UIView? = nil
  open weak var target: AnyObject? = nil
  open var action: Selector? = nil
  open var primaryAction: UIAction? = nil
  open var possibleTitles: Set<String>? = nil
  open var menu: UIMenu? = nil
  public private(set) var standInSystemItem: UIBarButtonItem.SystemItem?

  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    standInWire(style, target, action)
  }
  public convenience init(
    image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    standInWire(style, target, action)
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?,
    action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    standInSystemItem = systemItem
    standInWire(.plain, target, action)
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  private func standInWire(_ style: UIBarButtonItem.Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }
}

@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var isSpringLoaded: Bool = false
  open var selectedImage: UIImage? = nil
  open var badgeValue: String? = nil
  open var badgeColor: UIColor? = nil
  open var titlePositionAdjustment: UIOffset = .init()
  public private(set) var standInSystemItem: UITabBarItem.SystemItem?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    standInSystemItem = systemItem
    self.tag = tag
  }
}

@preconcurrency @MainActor open class UIToolbar: UIView {
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor? = nil
  open var items: [UIBarButtonItem]? = nil
  open var standardAppearance: UIToolbarAppearance = .init()
  open var compactAppearance: UIToolbarAppearance? = nil
  open var compactScrollEdgeAppearance: UIToolbarAppearance? = nil
  open var scrollEdgeAppearance: UIToolbarAppearance? = nil
  open weak var delegate: UIToolbarDelegate? = nil
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

@preconcurrency @MainActor open class UITabBar: UIView {
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true
  open var barTintColor: UIColor? = nil
  open var unselectedItemTintColor: UIColor? = nil
  open var itemPositioning: UITabBar.ItemPositioning = .automatic
  open var items: [UITabBarItem]? = nil
  open var selectionIndicatorImage: UIImage? = nil
  open var standardAppearance: UITabBarAppearance = .init()
  open var scrollEdgeAppearance: UITabBarAppearance? = nil
  open weak var delegate: UITabBarDelegate? = nil
  open var selectedItem: UITabBarItem? = nil
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}

@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String? = nil
  open var placeholder: String? = nil
  open var prompt: String? = nil
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: UISearchBar.Style = .default
  open var barTintColor: UIColor? = nil
  open var isTranslucent: Bool = true
  open var showsCancelButton: Bool = false
  open var showsBookmarkButton: Bool = false
  open var showsSearchResultsButton: Bool = false
  open var showsScopeBar: Bool = false
  open var scopeButtonTitles: [String]? = nil
  open weak var delegate: UISearchBarDelegate? = nil
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically: Bool = false
  open var isSecureTextEntry: Bool = false
  open var textContentType: UITextContentType! = nil
}

@preconcurrency @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? = nil
  open func makeKeyAndVisible() {}
  open override var window: UIWindow? { self }
}

@preconcurrency @MainActor open class UIPopoverPresentationController: NSObject {
  open var permittedArrowDirections: UIPopoverArrowDirection = []
  open var sourceView: UIView? = nil
  open var sourceRect: CGRect = .zero
  open var barButtonItem: UIBarButtonItem? = nil
  open var passthroughViews: [UIView]? = nil
}

@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController
  private var standInPerform: () -> Void = {}
  /// How often it was performed.
  public private(set) var standInPerformed = 0

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    standInPerform = performHandler
  }
  open func perform() {
    standInPerformed += 1
    standInPerform()
  }
}

@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable {
  open func viewDidLoad() {}
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  open var title: String? = nil
  open var toolbarItems: [UIBarButtonItem]? = nil
  open var hidesBottomBarWhenPushed: Bool = false
  open var definesPresentationContext: Bool = false
  open var providesPresentationContextTransitionStyle: Bool = false
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation: Bool = false
  open var edgesForExtendedLayout: UIRectEdge = [.top, .left, .bottom, .right]
  open var extendedLayoutIncludesOpaqueBars: Bool = false
  open var automaticallyAdjustsScrollViewInsets: Bool = true
  open var preferredContentSize: CGSize = .zero
  open var restorationIdentifier: String? = nil
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open func didMove(toParent parent: UIViewController?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open internal(set) var storyboard: UIStoryboard? = nil
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero
  open var viewRespectsSystemMinimumLayoutMargins: Bool = true
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  open private(set) var nibName: String?
  private var standInView: UIView?
  open var viewIfLoaded: UIView? { standInView }
  open var isViewLoaded: Bool { standInView != nil }
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return standInView
    }
    set {
      standInView?.standInController = nil
      standInView = newValue
      newValue?.standInController = self
    }
  }
  open func loadView() { view = UIView() }
  open func loadViewIfNeeded() {
    guard standInView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem()
  open private(set) lazy var topLayoutGuide: UILayoutSupport =
    StandInLayoutSupport("topLayoutGuide", of: self)
  open private(set) lazy var bottomLayoutGuide: UILayoutSupport =
    StandInLayoutSupport("bottomLayoutGuide", of: self)

  // Children and what is shown

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open var navigationController: UINavigationController? { standInAncestor() }
  open var tabBarController: UITabBarController? { standInAncestor() }
  open var splitViewController: UISplitViewController? { standInAncestor() }
  private func standInAncestor<Controller>() -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }
  open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
    UIPopoverPresentationController()
  open private(set) var presentedViewController: UIViewController?
  /// Segues that it was asked to prepare for, and what it has shown, in order.
  public private(set) var standInSegues: [UIStoryboardSegue] = []
  public internal(set) var standInShown: [StandInShowing] = []
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) { standInSegues.append(segue) }
  open func present(_ vc: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    standInShown.append(StandInShowing("present", vc, animated))
    presentedViewController = vc
    vc.presentingViewController = self
    completion?()
  }
  open private(set) weak var presentingViewController: UIViewController?
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    standInShown.append(StandInShowing("show", vc, true))
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    standInShown.append(StandInShowing("showDetail", vc, true))
    show(vc, sender: sender)
  }
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  open private(set) var keyCommands: [UIKeyCommand]?
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    keyCommands = (keyCommands ?? []) + [keyCommand]
  }

  // Traits

  public var standInTraitHandlers: [StandInTraitHandler] = []
  open var traitCollection: UITraitCollection { standInView?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.view.standInTraits = collection
  }
  open func awakeFromNib() {}
}

@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  open var discoverabilityTitle: String? = nil
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init()
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.title = title
    self.image = image
    self.propertyList = propertyList
  }
}

@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
  open var isNavigationBarHidden: Bool = false
  open var isToolbarHidden: Bool = true
  open var hidesBarsOnSwipe: Bool = false
  open var hidesBarsOnTap: Bool = false
  open var hidesBarsWhenKeyboardAppears: Bool = false
  open var hidesBarsWhenVerticallyCompact: Bool = false
  open weak var delegate: UINavigationControllerDelegate? = nil
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    // Of a view's initialisers only this one can be called without knowing the class.
    let bar = (navigationBarClass as? UINavigationBar.Type)?.init(coder: NSCoder())
    if let bar { navigationBar = bar }
    let bottomBar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder())
    if let bottomBar { toolbar = bottomBar }
  }
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var navigationBar = UINavigationBar()
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  open var topViewController: UIViewController? { children.last }
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
  open func pushViewController(_ vc: UIViewController, animated: Bool) {
    standInShown.append(StandInShowing("push", vc, animated))
    addChild(vc)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1, let last = children.last else { return nil }
    last.removeFromParent()
    return last
  }
  @discardableResult
  open func popToViewController(_ vc: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = children.firstIndex(where: { $0 === vc }) else { return nil }
    let popped = Array(children[(index + 1)...])
    for child in popped { child.removeFromParent() }
    return popped
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    children.first.flatMap { popToViewController($0, animated: animated) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

@preconcurrency @MainActor open class UITabBarController: UIViewController {
  open var selectedIndex: Int = 0
  open weak var delegate: UITabBarControllerDelegate? = nil
  open var selectedViewController: UIViewController? = nil
  open var viewControllers: [UIViewController]? {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue ?? [] { addChild(child) }
    }
  }
  open private(set) var tabBar = UITabBar()
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

@preconcurrency @MainActor open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  open var clearsSelectionOnViewWillAppear: Bool = true
  open var refreshControl: UIRefreshControl? = nil
  private var standInStyle = UITableView.Style.plain
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    standInStyle = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  open override func loadView() { view = UITableView(frame: .zero, style: standInStyle) }
}

@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  open var clearsSelectionOnViewWillAppear: Bool = true
  open private(set) var collectionViewLayout = UICollectionViewLayout()
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionViewLayout = layout
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  // The collection view fills a view of its own; code sees both.
  open lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero, collectionViewLayout: collectionViewLayout)
  open override func loadView() {
    view = UIView()
    view.addSubview(collectionView)
  }
}

@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  open var isDoubleSided: Bool = false
  open weak var delegate: UIPageViewControllerDelegate? = nil
  open weak var dataSource: UIPageViewControllerDataSource? = nil
  open private(set) var transitionStyle = UIPageViewController.TransitionStyle.pageCurl
  open private(set) var navigationOrientation =
    UIPageViewController.NavigationOrientation.horizontal
  public private(set) var standInOptions: [UIPageViewController.OptionsKey: Any] = [:]
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    standInOptions = options ?? [:]
  }
  public convenience override init(nibName: String?, bundle: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

extension UIPageViewController {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = UIPageViewController.OptionsKey("UIPageViewControllerOptionSpineLocationKey")
    public static let interPageSpacing = UIPageViewController.OptionsKey("UIPageViewControllerOptionInterPageSpacingKey")
  }
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
  open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var presentsWithGesture: Bool = true
  open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = .none
  open weak var delegate: UISplitViewControllerDelegate? = nil
  open private(set) var style = UISplitViewController.Style.unspecified
  private var standInColumns: [UISplitViewController.Column: UIViewController] = [:]
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public init(style: UISplitViewController.Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children { child.removeFromParent() }
      for child in newValue { addChild(child) }
    }
  }
  open func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) {
    standInColumns[column]?.removeFromParent()
    standInColumns[column] = vc
    if let vc { addChild(vc) }
  }
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    standInColumns[column]
  }
}

open class NSParagraphStyle: NSObject {
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  public override init() { super.init() }
  open var alignment: NSTextAlignment = .natural
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var hyphenationFactor: Float = 0
  open var defaultTabInterval: CGFloat = 0
  open var baseWritingDirection: NSWritingDirection = .natural
  open var allowsDefaultTighteningForTruncation: Bool = false
  open func setParagraphStyle(_ other: NSParagraphStyle) {}
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.layoutDirection
  }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.userInterfaceStyle
  }
}

public struct UITraitDisplayScale: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.displayScale
  }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public init() {}
  public static func standInValue(in traits: UITraitCollection) -> AnyHashable {
    traits.preferredContentSizeCategory
  }
}

@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
  var standInTraitHandlers: [StandInTraitHandler] { get set }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let unspecified = UIContentSizeCategory("_UICTContentSizeCategoryUnspecified")
  public static let large = UIContentSizeCategory("UICTContentSizeCategoryL")
  public static let extraSmall = UIContentSizeCategory("UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory("UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory("UICTContentSizeCategoryM")
  public static let extraLarge = UIContentSizeCategory("UICTContentSizeCategoryXL")
  public static let extraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("UICTContentSizeCategoryAccessibilityXXXL")
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
}

@preconcurrency @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
}

@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
}

@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
}

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate {
}

@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
}

@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1 << 0)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

open class NSShadow: NSObject {
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = nil
}

open class NSTextAttachment: NSObject {
  open var image: UIImage? = nil
  open var bounds: CGRect = .zero
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public let standInDescription: String
  init(describedAs description: String) { standInDescription = description }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(describedAs: "style(\(style.rawValue))")
  }
  open func withSymbolicTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(describedAs: "\(standInDescription) traits(\(traits.rawValue))")
  }
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(describedAs: "\(standInDescription) design(\(design.rawValue))")
  }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}

extension UIFontDescriptor {
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = UIFontDescriptor.SystemDesign("NSCTFontUIFontDesignDefault")
    public static let serif = UIFontDescriptor.SystemDesign("NSCTFontUIFontDesignSerif")
    public static let monospaced = UIFontDescriptor.SystemDesign("NSCTFontUIFontDesignMonospaced")
    public static let rounded = UIFontDescriptor.SystemDesign("NSCTFontUIFontDesignRounded")
  }
}

open class UIFontMetrics: NSObject {
  let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(
      describedAs: "\(font.standInDescription) scaled(\(style.rawValue))", size: font.pointSize)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}

@preconcurrency @MainActor open class UIStoryboard: NSObject {
  public let standInName: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    standInName = name
    super.init()
  }
  open func instantiateInitialViewController() -> UIViewController? { UIViewController() }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

extension UIView {
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
}

@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open private(set) lazy var contentView = UIView()
  open private(set) var reuseIdentifier: String?
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

extension UIPageViewController {
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }
}

@preconcurrency @MainActor open class UIWebView: UIView {
  open weak var delegate: UIWebViewDelegate? = nil
  open var scalesPageToFit: Bool = false
  open var allowsInlineMediaPlayback: Bool = false
  open var mediaPlaybackRequiresUserAction: Bool = true
  open var mediaPlaybackAllowsAirPlay: Bool = true
  open var keyboardDisplayRequiresUserAction: Bool = true
  open var suppressesIncrementalRendering: Bool = false
}

@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor open class UISearchDisplayController: NSObject {
  open weak var delegate: UISearchDisplayDelegate? = nil
  open weak var searchResultsDataSource: UITableViewDataSource? = nil
  open weak var searchResultsDelegate: UITableViewDelegate? = nil
}

@preconcurrency @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor open class UIInputView: UIView {
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  open weak var delegate: UIApplicationDelegate? = nil
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
}

// swift-format-ignore-file
// Written by Scripts/generate-uikit-stand-in from Declarations.tsv and Parts/. Do not edit.
//
// A stand-in for WebKit: published declarations that store what they are given. It draws
// nothing, lays nothing out, and has been compared with nothing but those declarations.

@_exported import UIKit

public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1 << 0)
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  public override init() { super.init() }
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled: Bool = true
}

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  public override init() { super.init() }
  open var preferences: WKPreferences = .init()
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var allowsAirPlayForMediaPlayback: Bool = true
  open var allowsPictureInPictureMediaPlayback: Bool = true
  open var allowsInlineMediaPlayback: Bool = false
  open var suppressesIncrementalRendering: Bool = false
  open var applicationNameForUserAgent: String? = nil
}

@preconcurrency @MainActor open class WKWebView: UIView {
  open var allowsBackForwardNavigationGestures: Bool = false
  open var allowsLinkPreview: Bool = true
  open var customUserAgent: String? = nil
  open weak var navigationDelegate: WKNavigationDelegate? = nil
  open weak var uiDelegate: WKUIDelegate? = nil
  public let configuration: WKWebViewConfiguration
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
}

@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
}

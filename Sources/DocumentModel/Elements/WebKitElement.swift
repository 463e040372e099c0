extension ElementKind {
  /// `<wkWebView>`: a `WKWebView`.
  static let wkWebView = ElementKind(
    .wkWebView, "wkWebView", .view, uikitClass: "WKWebView", common: .view,
    attributes: [
      .flag("allowsBackForwardNavigationGestures", absent: false),
      .flag("allowsLinkPreview", absent: true),
      .text("customUserAgent"),
    ])

  /// `<wkWebViewConfiguration>`.
  static let wkWebViewConfiguration = ElementKind(
    .wkWebViewConfiguration, "wkWebViewConfiguration", .value,
    attributes: [
      .flag("allowsAirPlayForMediaPlayback", absent: true),
      .flag("allowsPictureInPictureMediaPlayback", absent: true),
      .text("applicationNameForUserAgent"),
      .text("key"),
      .text("suppressesIncrementalRendering"),
    ])

  /// `<audiovisualMediaTypes>`.
  static let audiovisualMediaTypes = ElementKind(
    .audiovisualMediaTypes, "audiovisualMediaTypes", .value,
    attributes: [
      .text("key"),
      .flag("none"),
    ])

  /// `<wkPreferences>`.
  static let wkPreferences = ElementKind(
    .wkPreferences, "wkPreferences", .value,
    attributes: [
      .text("javaScriptEnabled"),
      .text("key"),
      .text("minimumFontSize"),
    ])

  /// `<webView>`: a `UIWebView`.
  static let webView = ElementKind(
    .webView, "webView", .view, uikitClass: "UIWebView", common: .view,
    attributes: [
      .text("scalesPageToFit")
    ])
}

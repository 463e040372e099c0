package import DocumentModel

extension Configuration {
  /// The canvas that a document was drawn on: its device, or the 600 × 600 points of any size class
  /// before Xcode 8.
  package static func asDesigned(_ document: Document) -> Configuration {
    guard let canvas = document.device else {
      var configuration = Configuration(
        width: 600, height: 600, scale: 2, widthClass: .regular, heightClass: .regular,
        idiom: .phone)
      configuration.isAnySizeClass = true
      configuration.mode = .canvas
      return configuration
    }
    var configuration: Configuration
    if let device = Device.withID(canvas.id) {
      configuration = Configuration(device, isLandscape: canvas.isLandscape)
    } else {
      let isPad = canvas.id.hasPrefix("ipad") || canvas.id == "mac"
      configuration = Configuration(
        width: isPad ? 768 : 375, height: isPad ? 1024 : 667, scale: 2,
        widthClass: isPad ? .regular : .compact,
        heightClass: isPad || !canvas.isLandscape ? .regular : .compact,
        idiom: canvas.id == "mac" ? .mac : isPad ? .pad : .phone)
      configuration.isLandscape = canvas.isLandscape
    }
    configuration.device = canvas.id
    configuration.mode = .canvas
    return configuration
  }
}

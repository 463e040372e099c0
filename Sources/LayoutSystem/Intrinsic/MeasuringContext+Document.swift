internal import DocumentModel
package import Resolution

extension MeasuringContext {
  /// What the views of a document are measured for.
  ///
  /// - Parameter contentSize: The user's text size; nil for the usual one.
  package init(_ resolved: ResolvedDocument, contentSize: ContentSize? = nil) {
    let configuration = resolved.configuration
    switch configuration.mode {
    case .canvas:
      self = .canvas(
        toolsVersion: resolved.document.header.toolsVersion, scale: configuration.scale,
        hasDevice: resolved.document.device != nil)
    case .runTime: self = .runTime(scale: configuration.scale)
    }
    if let contentSize { self.contentSize = contentSize }
  }
}

extension Configuration {
  /// The device of the configuration: by its identifier, else the one of its size.
  var screenDevice: Device? {
    device.flatMap { Device.withID($0) } ?? Device.ofSize(width: width, height: height)?.device
  }
}

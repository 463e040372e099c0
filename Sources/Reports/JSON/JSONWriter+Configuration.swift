internal import DocumentModel
package import Resolution

extension JSONWriter {
  /// A configuration, as every JSON format of the program states it.
  package mutating func value(_ configuration: Configuration) {
    beginObject()
    member("device", configuration.device)
    member("orientation", configuration.isLandscape ? "landscape" : "portrait")
    member("width", configuration.width)
    member("height", configuration.height)
    member("scale", configuration.scale)
    member("widthClass", configuration.widthClass.rawValue)
    member("heightClass", configuration.heightClass.rawValue)
    member("direction", configuration.direction.rawValue)
    member("language", configuration.language)
    end()
  }
}

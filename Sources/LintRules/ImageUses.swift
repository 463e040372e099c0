import DocumentModel

/// A place where a document names an image of the app's.
struct ImageUse {
  let name: String
  let element: ElementID
  let attribute: String
}

extension DocumentFacts {
  /// Every image that is not one of the system's, in document order.
  var imageUses: [ImageUse] {
    elements(Array(Self.imageAttributes.keys)).flatMap { element -> [ImageUse] in
      guard document.text(ofAttribute: "catalog", in: element) != "system",
        isImage(element)
      else { return [] }
      return (Self.imageAttributes[document.tag(element)] ?? []).compactMap { name in
        guard let image = document.text(ofAttribute: name, in: element), !image.isEmpty else {
          return nil
        }
        return ImageUse(name: image, element: element, attribute: name)
      }
    }
  }

  /// Runtime attributes hold values of all types under one name.
  private func isImage(_ element: ElementID) -> Bool {
    document.tag(element) != .userDefinedRuntimeAttribute
      || document.written(.type, of: element) == "image"
  }

  /// By tag: the attributes that name an image. Where the model says only “text”, it is because the
  /// same name means something else elsewhere.
  private static let imageAttributes: [ElementTag: [String]] = {
    var names: [ElementTag: [String]] = [
      .state: ["image", "backgroundImage"],
      .segment: ["image"],
      .imageReference: ["image"],
      .backgroundConfiguration: ["image"],
      .variation: ["image"],
      .userDefinedRuntimeAttribute: ["value"],
    ]
    for tag in ElementTag.allCases {
      let own = ElementKind[tag].attributes.compactMap { attribute -> String? in
        if case .image = attribute.value { attribute.name } else { nil }
      }
      if !own.isEmpty { names[tag, default: []] += own }
    }
    return names
  }()
}

/// The name by which UIKit finds an image: without extension, scale and idiom.
func imageBaseName(_ name: String) -> String {
  var base = Substring(name)
  let extensions = [
    ".png", ".jpg", ".jpeg", ".pdf", ".gif", ".tiff", ".tif", ".heic", ".webp", ".svg",
  ]
  if let found = extensions.first(where: { name.lowercased().hasSuffix($0) }) {
    base = base.dropLast(found.count)
  }
  for suffix in ["~iphone", "~ipad", "@2x", "@3x", "@1x"] where base.hasSuffix(suffix) {
    base = base.dropLast(suffix.count)
  }
  return String(base)
}

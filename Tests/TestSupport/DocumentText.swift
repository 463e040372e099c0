import Diagnostics
package import DocumentModel
import XMLSyntax

/// Puts tests' fragments into documents as Interface Builder writes them.
package enum DocumentText {
  /// A storyboard with these scenes.
  package static func storyboard(_ scenes: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }

  /// A storyboard with one controller, whose root view (id `root`) holds `inside`.
  package static func scene(_ inside: String) -> String {
    storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="owner" customClass="Owner" sceneMemberID="viewController">
      <view key="view" id="root">\(inside)<viewLayoutGuide key="safeArea" id="safe"/></view>
      </viewController>
      </objects></scene>
      """)
  }

  /// A xib with these objects.
  package static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>\(objects)</objects>
    </document>
    """
  }
}

extension Document {
  /// The document of a text that is well formed.
  package static func of(_ text: String, name: String = "Test.storyboard") -> Document {
    decode(parseXML(SourceFile(name: name, text: text)).tree).document
  }

  /// The document of a file, transcoded where it has to be; nil where it is none.
  package static func of(_ document: TestDocument) -> Document? {
    let (file, unreadable) = SourceFile.decode(name: document.name, bytes: document.bytes)
    let (tree, malformed) = parseXML(file)
    guard unreadable.isEmpty, malformed.isEmpty else { return nil }
    let decoded = decode(tree).document
    return decoded.isSupported ? decoded : nil
  }
}

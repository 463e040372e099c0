import Diagnostics
import DocumentModel
import Emitters
import XMLSyntax

/// A xib with some top-level objects, owned by a class where one is given.
func xib(_ objects: String, owner: String? = nil) -> String {
  let custom = owner.map { #" customClass="\#($0)""# } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(custom)/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    </document>
    """
}

/// A root view that holds some subviews, with further children behind them.
func view(_ subviews: String, _ more: String = "", id: String = "root") -> String {
  """
  <view contentMode="scaleToFill" id="\(id)"><subviews>\(subviews)</subviews>\(more)</view>
  """
}

/// A storyboard with some scenes.
func storyboard(_ scenes: String, initial: String? = nil) -> String {
  let attribute = initial.map { #" initialViewController="\#($0)""# } ?? ""
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES"\(attribute)>
    <scenes>\(scenes)</scenes>
    </document>
    """
}

func scene(_ id: String, _ objects: String) -> String {
  """
  <scene sceneID="\(id)"><objects>\(objects)
  <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
  </objects></scene>
  """
}

func document(_ text: String, name: String = "Test.xib") -> Document {
  Document.decode(parseXML(SourceFile(name: name, text: text)).tree).document
}

/// The files that a document becomes, by name, and everything that was found.
struct Emitted {
  let files: [GeneratedFile]
  let findings: [Finding]

  init(_ text: String, name: String = "Test.xib", options: EmitOptions = EmitOptions()) {
    let result = emitSwift(document(text, name: name), name: name, options: options)
    files = result.files
    findings = result.findings
  }

  /// All text, in the order of the files.
  var text: String { files.map(\.text).joined() }

  /// The text of the first view file.
  var view: String { files.first { $0.name.hasSuffix("View+Generated.swift") }?.text ?? "" }
  var wiring: String { files.first { $0.name.hasSuffix("+Wiring.swift") }?.text ?? "" }
}

/// Options whose texts are the document's own: easier to read in expectations.
var literal: EmitOptions {
  var options = EmitOptions()
  options.strings = .literal
  return options
}

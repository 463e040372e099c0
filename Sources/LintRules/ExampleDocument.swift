/// Puts a rule's example into the document around it, so that examples show what matters only.
///
/// Four forms: a whole `<document>`; scenes, which get a storyboard around them; `<objects>`, which get
/// a xib around them; or what stands inside the root view of a controller (`<subviews>`, `<constraints>`, …). The root view has the id
/// `root`, its safe area `safe`, its controller `owner`; the canvas is an iPhone of 393 by 852 points.
package enum ExampleDocument {
  package static func text(for example: String) -> String {
    let inside = example.drop { $0.isWhitespace }
    // A mark in front of the first tag belongs to the tag.
    let first = inside.first == "👉" ? inside.dropFirst() : inside
    if first.hasPrefix("<document") || first.hasPrefix("<?xml") { return String(example) }
    if first.hasPrefix("<scene") { return storyboard(example) }
    if first.hasPrefix("<objects") { return xib(example) }
    return storyboard(
      """
      <scene sceneID="scene"><objects>
      <viewController id="owner" customClass="Owner" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      \(example)
      <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      </viewController>
      </objects></scene>
      """)
  }

  private static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    \(objects)
    </document>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="owner">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes>
    </document>
    """
  }
}

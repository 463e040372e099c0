package import DocumentModel

/// What makes a view more than a rectangle: what of it is seen, or what else knows it. The words
/// follow "because".
package enum ViewMeaning: String, Sendable {
  case ownClass = "it has a class of its own"
  case outlet = "an outlet leads to it"
  case connections = "connections start at it"
  case background = "it has a background"
  case runtimeAttributes = "it has runtime attributes"
  case accessibility = "it says something to accessibility"
  case clipping = "it clips what is in it"
  case restoration = "it has a restoration identifier"
  case tag = "it has a tag"
  case translucency = "it is translucent"
  case variation = "size classes change it"
  case hidden = "it is hidden"
  case gestures = "it has gesture recognizers"
  case touches = "it keeps touches from what is in it"
  case tint = "it passes a tint colour on"
  case direction = "it sets a direction of its own"
  case appearance = "it sets an appearance of its own"

  /// Whether nobody would think the view to be there for grouping alone.
  var isEvident: Bool { self == .ownClass || self == .background || self == .runtimeAttributes }
}

extension Document {
  /// What a view is besides a rectangle; nil for one that draws nothing and that nothing but
  /// constraints refers to. The judgement of rules that advise against views and of lowerings that do
  /// without them.
  package func meaning(of view: ViewID) -> ViewMeaning? {
    let element = self[view].element
    if written(.customClass, of: element)?.isEmpty == false { return .ownClass }
    if !outlets(to: element).isEmpty { return .outlet }
    if !connections(from: element).isEmpty { return .connections }
    if hasVisibleBackground(element) { return .background }
    if child(.userDefinedRuntimeAttributes, of: element) != nil { return .runtimeAttributes }
    if child(.accessibility, of: element) != nil { return .accessibility }
    if written(.clipsSubviews, of: element) == true { return .clipping }
    if text(ofAttribute: "restorationIdentifier", in: element) != nil { return .restoration }
    if text(ofAttribute: "tag", in: element) != nil { return .tag }
    if (text(ofAttribute: "alpha", in: element).flatMap { Double($0) } ?? 1) != 1 {
      return .translucency
    }
    return variesBeyondLayout(view) ? .variation : nil
  }

  /// The same with what a view passes on to those in it or keeps from them.
  package func meaningWithContents(of view: ViewID) -> ViewMeaning? {
    if let meaning = meaning(of: view) { return meaning }
    let element = self[view].element
    if written(.hidden, of: element) == true { return .hidden }
    if child(.gestureRecognizers, of: element) != nil { return .gestures }
    if text(ofAttribute: "userInteractionEnabled", in: element) == "NO" { return .touches }
    if child(key: "tintColor", of: element) != nil { return .tint }
    if text(ofAttribute: "semanticContentAttribute", in: element) != nil { return .direction }
    if text(ofAttribute: "interfaceStyle", in: element) != nil { return .appearance }
    return nil
  }

  /// A view without a colour has none; a colour without alpha is none to see.
  private func hasVisibleBackground(_ element: ElementID) -> Bool {
    guard let color = child(key: "backgroundColor", of: element) else { return false }
    if tag(color) == .nilValue { return false }
    return text(ofAttribute: "alpha", in: color).flatMap { Double($0) } != 0
  }

  /// Whether variations change anything but what is installed and how a stack view arranges.
  private func variesBeyondLayout(_ view: ViewID) -> Bool {
    variations(of: self[view].element).contains { id in
      let element = self[id].element
      return !children(element).allSatisfy { tag($0) == .mask }
        || !attributeNames(of: element).allSatisfy { Self.layoutAttributes.contains($0) }
    }
  }

  private static let layoutAttributes: Set<String> = [
    "key", "axis", "alignment", "distribution", "spacing", "spacingType",
    "baselineRelativeArrangement",
  ]
}

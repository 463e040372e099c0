import Diagnostics
import DocumentModel

extension Rule {
  static let danglingReference = Rule(
    "dangling-reference", .error, onByDefault: true,
    summary:
      "A constraint, outlet, action, mask or tie-breaker refers to an id that no object has.",
    rationale: """
      Copying a scene, a merge or an edit by hand can leave references to objects that are gone. \
      ibtool compiles most of them without a word: an outlet stays nil and crashes where it is \
      used, an action is never sent, a constraint is missing from the layout. A tie-breaker that \
      names a segue that is gone stops the build with an exception that does not say where.
      """,
    accepted: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" \
      secondAttribute="top" id="c"/></constraints>
      """,
      // File's Owner and the first responder of a xib.
      """
      <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <button id="b"><connections><action selector="save:" destination="-1" eventType="touchUpInside" \
      id="x"/><action selector="paste:" destination="-2" eventType="touchUpInside" id="y"/>\
      </connections></button></objects>
      """,
      // No constraint item means the view that holds the constraints.
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstAttribute="trailing" secondItem="a" \
      secondAttribute="trailing" id="c"/></constraints>
      """,
      // A size cached for a view that is gone is a cache only.
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><objects><view id="v"/></objects><designables><designable name="gone">\
      <size key="intrinsicContentSize" width="1" height="2"/></designable></designables></document>
      """,
    ],
    reported: [
      """
      <subviews><label id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="👉gone" \
      secondAttribute="top" id="c"/></constraints>
      """,
      """
      <subviews><button id="a"><connections><action selector="save:" destination="👉gone" \
      eventType="touchUpInside" id="x"/></connections></button></subviews>
      """,
      """
      <scene sceneID="s"><objects><viewController id="owner" customClass="Owner"><connections>\
      <outlet property="hint" destination="👉gone" id="o"/></connections></viewController>\
      </objects></scene>
      """,
      """
      <subviews><label id="a"/></subviews>
      <variation key="heightClass=compact"><mask key="subviews"><exclude reference="👉gone"/></mask>\
      </variation>
      """,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes/>\
      <inferredMetricsTieBreakers><segue reference="👉gone"/></inferredMetricsTieBreakers></document>
      """,
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="👉gone"><scenes/>\
      </document>
      """,
    ],
    hasFix: true,
    check: .document { context in
      let document = context.document
      for reference in document.danglingReferences {
        context.report(
          """
          \(document.phrase(for: reference)), but no object has the id \(reference.id); \
          \(document.consequence(of: reference.element))
          """, at: reference.element, attribute: reference.attribute,
          fixes: context.fixes(for: reference), objects: document.named(by: reference.element),
          members: document.member(of: reference.element))
      }
    })
}

extension RuleContext {
  /// Masks and tie-breakers that name nothing say nothing, so they can go.
  fileprivate func fixes(for reference: Document.DanglingReference) -> [Finding.Fix] {
    switch document.tag(reference.element) {
    case .includeReference, .excludeReference:
      fix("Remove the entry", document.removal(of: reference.element))
    case .segue: fix("Remove the tie-breaker", document.removal(of: reference.element))
    default: []
    }
  }
}

extension Document {
  /// A reference to an id that no object has.
  struct DanglingReference {
    let element: ElementID
    let attribute: String
    let id: String
  }

  /// In document order. Destinations of segues are a rule of their own.
  var danglingReferences: [DanglingReference] {
    var result: [DanglingReference] = []
    for index in 0..<Int32(clamping: elementCount) {
      let element = ElementID(rawValue: index)
      for (name, key) in Self.referenceKeys[Int(tag(element).rawValue)] {
        guard let id = written(key, of: element), !id.isEmpty, object(id) == nil,
          // File's Owner and its kin have negative numbers, whether they are listed or not.
          !(id.hasPrefix("-") && Int(id) != nil)
        else { continue }
        result.append(DanglingReference(element: element, attribute: name, id: id))
      }
    }
    return result
  }

  /// By tag: the attributes that refer to other objects.
  private static let referenceKeys: [[(name: String, key: AttributeKey<String>)]] =
    ElementTag.allCases.map { tag in
      // A designable is a cache, and a scene names itself.
      guard tag != .designable, tag != .scene else { return [] }
      return ElementKind[tag].attributes.compactMap { attribute in
        guard case .reference = attribute.value, attribute.name != "id",
          !(tag == .segue && attribute.name == "destination")
        else { return nil }
        return (attribute.name, AttributeKey(attribute.name))
      }
    }

  fileprivate func phrase(for reference: DanglingReference) -> String {
    let element = reference.element
    let around = parent(element).flatMap { object(around: $0) }
    let owner = around.map { describe($0) } ?? "the document"
    switch tag(element) {
    case .outlet, .outletCollection:
      return "the outlet “\(written(.property, of: element) ?? "")” of \(owner) needs its object"
    case .action:
      return "the action “\(written(.selector, of: element) ?? "")” of \(owner) needs its target"
    case .constraint:
      return "\(describe(element)) of \(owner) needs its \(ordinal(reference.attribute)) item"
    case .includeReference, .excludeReference:
      return "a variation of \(owner) installs or removes an object"
    case .segue where reference.attribute == "reference":
      return "a tie-breaker of the document names a segue"
    case .document: return "the initial view controller needs its scene"
    default: return "\(describe(element)) names an object as its \(reference.attribute)"
    }
  }

  private func ordinal(_ attribute: String) -> String {
    attribute == "firstItem" ? "first" : "second"
  }

  fileprivate func consequence(of element: ElementID) -> String {
    switch tag(element) {
    case .outlet, .outletCollection: "it stays nil at run time: connect it again or remove it"
    case .action: "it is never sent: connect it again or remove it"
    case .constraint: "it is missing from the layout: give it another item or remove it"
    case .includeReference, .excludeReference: "remove the entry"
    case .segue: "the build fails on it: remove the tie-breaker"
    case .document: "the storyboard has no entry point: mark another scene as initial"
    default: "remove the reference"
    }
  }

  /// The objects that the message names: what refers, and what a constraint relates besides.
  fileprivate func named(by element: ElementID) -> [ElementID] {
    let around = parent(element).flatMap { object(around: $0) }
    let items = constraint(of: element).map { objects(of: $0) } ?? []
    return [around].compactMap(\.self) + items
  }

  /// Connections and constraints are what the finding is about; other references are no object.
  fileprivate func member(of element: ElementID) -> [ElementID] {
    switch tag(element) {
    case .outlet, .outletCollection, .action, .constraint: [element]
    default: []
    }
  }
}

/// How messages speak of objects: the name that people know first, the identifier after it.
extension Document {
  /// Such as `label “Sign in” (wKq-mX-1Aa)`: what it is, then its user label, outlet or text where it
  /// has one, then its identifier where it has one.
  package func describe(_ element: ElementID) -> String {
    var text = word(for: element)
    if let name = knownName(element) { text += " “\(name)”" }
    if let id = written(.id, of: element) { text += " (\(id))" }
    return text
  }

  package func describe(_ view: ViewID) -> String { describe(self[view].element) }

  /// The user label, outlet name or own text of an object, cut to what a line has room for.
  package func knownName(_ element: ElementID) -> String? {
    let name = givenName(element) ?? ownText(element)
    guard let name else { return nil }
    let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    guard !line.isEmpty else { return nil }
    return line.count > 32 ? line.prefix(31) + "…" : line
  }

  /// The text that a view shows, where it shows one: a label's text, a button's normal title, a
  /// placeholder, a title.
  package func ownText(_ element: ElementID) -> String? {
    for name in ["text", "title", "placeholder", "headerTitle"] {
      if let text = string(name, of: element), !text.isEmpty { return text }
    }
    if tag(element) == .button {
      if let state = child(.state, key: "normal", of: element),
        let title = string("title", of: state), !title.isEmpty
      {
        return title
      }
      if let configuration = child(.buttonConfiguration, of: element) {
        return string("title", of: configuration)
      }
    }
    if let text = attributedText(of: element)?.text, !text.isEmpty { return text }
    return nil
  }

  /// The kind of an object in words: `stackView` reads as `stack view`; a custom class by its name.
  package func word(for element: ElementID) -> String {
    if let custom = written(.customClass, of: element), !custom.isEmpty { return custom }
    switch tag(element) {
    case .pongPressGestureRecognizer: return "long press gesture recognizer"
    case .switchControl: return "switch"
    case .viewControllerPlaceholder: return "storyboard reference"
    default: break
    }
    var words = ""
    for character in name(element) {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}

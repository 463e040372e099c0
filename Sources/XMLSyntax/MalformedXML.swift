import CLibXML2
import Diagnostics

/// One of libxml2's fatal errors, told in words that say what was expected where.
struct MalformedXML {
  let context: StopContext
  /// One of `xmlParserErrors`.
  let code: Int
  /// libxml2's own words, for the errors that this file has none for.
  let message: String
  /// The name libxml2 says the error is about.
  let name: String?
  /// How far libxml2 had come.
  let offset: Int

  private let markup: (kind: PartialMarkup, start: Int)
  /// The attributes of the start tag at fault, as far as they go.
  private let attributes: [(name: Range<Int>, value: Range<Int>?)]

  init(context: StopContext, code: Int, message: String, name: String?, offset: Int) {
    let bytes = context.file.bytes
    self.context = context
    self.code = code
    self.message = message
    self.name = name
    self.offset = min(max(offset, context.position), bytes.count)
    markup = partialMarkup(in: bytes, from: context.position, to: self.offset)
    attributes =
      markup.kind == .startTag
      ? scanAttributes(bytes, (markup.start + 1)..<max(markup.start + 1, self.offset)) : []
  }

  /// Neither an attribute nor the end of the tag stands at `offset`.
  init(unclosedTagAt offset: Int, in context: StopContext) {
    self.init(
      context: context, code: Int(XML_ERR_GT_REQUIRED.rawValue), message: "'>' expected", name: nil,
      offset: offset)
  }

  private var file: SourceFile { context.file }
  private var bytes: ContiguousArray<UInt8> { context.file.bytes }

  var finding: Finding {
    if let invalid = firstInvalidUTF8(in: bytes, context.position..<min(offset + 4, bytes.count)),
      isAny(XML_ERR_INVALID_CHAR, XML_ERR_INVALID_ENCODING) || invalid == offset
    {
      return invalidEncoding("UTF-8", at: invalid, in: file)
    }
    if isTruncated { return truncated }
    let isProlog = context.open.isEmpty && context.tree.root == nil
    if isProlog, markup.kind == .text {
      return notXML(file, at: bytes.firstIndex { !$0.isXMLWhitespace } ?? 0)
    }
    let (text, range, notes) = explanation
    return Finding(
      "xml-error", .error, text, in: file, at: range,
      notes: notes + (context.innermost.map { [context.note($0)] } ?? []),
      objects: context.innermost?["id"].map { [$0] } ?? [])
  }

  // MARK: Where the document breaks off

  /// Whether the document ends before it should, rather than being malformed inside.
  private var isTruncated: Bool {
    let rest = bytes[offset...]
    switch markup.kind {
    case .text:
      let isComplete = context.open.isEmpty && context.tree.root != nil
      return !isComplete && rest.allSatisfy(\.isXMLWhitespace)
    case .startTag, .endTag:
      // libxml2 may complain before it comes to the end of a tag that has none.
      return !rest.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    case .comment, .characterData, .instruction, .documentType:
      // Where the end of the document follows, the markup was not closed; else there is no end.
      let isClosed = partialMarkup(in: bytes, from: markup.start, to: bytes.count) != markup
      guard !isClosed, let root = context.tree.root else { return !isClosed }
      return bytes.offset(of: "</\(root.name)", in: markup.start..<bytes.count) == nil
    }
  }

  private var truncated: Finding {
    let place: String
    switch markup.kind {
    case .text: place = context.innermost.map { " in \(context.describe($0))" } ?? ""
    case .startTag: place = " in the start tag <\(tagName)"
    case .endTag: place = " in the end tag </\(tagName)"
    case .comment: place = " in a comment"
    case .characterData: place = " in a CDATA section"
    case .instruction: place = " in a processing instruction"
    case .documentType: place = " in the document type"
    }
    let count = context.open.count
    let open = count == 0 ? "" : ", \(count) element\(count == 1 ? " is" : "s are") still open"
    let shown = context.open.reversed().prefix(Self.shownElements)
    var notes = shown.map { context.note(context.tree.element(at: $0)) }
    if count > shown.count { notes.append(Finding.Note("and \(count - shown.count) more around")) }
    return Finding(
      "truncated-xml", .error,
      "the document breaks off\(place)\(open): restore it from version control", in: file,
      at: bytes.count..<bytes.count, notes: notes,
      objects: context.innermost?["id"].map { [$0] } ?? [])
  }

  /// Far more than real documents nest, so that a hostile one gives no endless message.
  private static let shownElements = 64

  private var tagName: String {
    let start = markup.start + (markup.kind == .endTag ? 2 : 1)
    return file.text(in: start..<endOfName(bytes, from: start))
  }

  // MARK: What was expected

  private typealias Explanation = (text: String, range: Range<Int>, notes: [Finding.Note])

  private var explanation: Explanation {
    // Inside a tag libxml2 only says that something else was expected.
    if let invalid = invalidCharacter, invalid.range.lowerBound == offset {
      return notAllowed(invalid)
    }
    switch markup.kind {
    case .startTag: return inStartTag
    case .endTag: return inEndTag
    case .comment where isAny(XML_ERR_COMMENT_NOT_FINISHED):
      return ("this comment is never closed: expected '-->'", opening(4), [])
    case .comment where isAny(XML_ERR_HYPHEN_IN_COMMENT):
      return ("'--' inside a comment, where XML allows it only in the closing '-->'", here, [])
    case .characterData where isAny(XML_ERR_CDATA_NOT_FINISHED):
      return ("this CDATA section is never closed: expected ']]>'", opening(9), [])
    case .instruction where isAny(XML_ERR_PI_NOT_FINISHED):
      return ("this processing instruction is never closed: expected '?>'", opening(2), [])
    case .instruction where bytes.has("<?xml", at: markup.start) && markup.start == 0:
      return (
        "the XML declaration is malformed: expected <?xml version=\"1.0\" encoding=\"UTF-8\"?>",
        opening(5), []
      )
    case .instruction where !isAny(XML_ERR_RESERVED_XML_NAME, XML_ERR_INVALID_CHAR):
      return ("expected the name of a processing instruction behind '<?'", opening(2), [])
    case .documentType where context.tree.root != nil:
      return ("'<!DOCTYPE' may stand only before the root element", opening(9), [])
    default: return anywhere ?? ("malformed XML: \(message)", here, [])
    }
  }

  private var inStartTag: Explanation {
    if isAny(XML_ERR_NAME_REQUIRED), tagName.isEmpty {
      return (
        "'<' without the name of an element: write '&lt;' if the character is meant", opening(1), []
      )
    }
    if isAny(XML_ERR_NAME_REQUIRED), offset == markup.start + 1 {
      let name = (markup.start + 1)..<endOfName(bytes, from: markup.start + 1)
      return ("'\(tagName)' cannot be the name of an element", name, [])
    }
    let tag = "<\(tagName)>"
    guard let last = attributes.last else {
      return anywhere
        ?? ("expected an attribute, '>' or '/>' in the start tag \(tag)", here, [])
    }
    let attribute = file.text(in: last.name)
    if isAny(XML_ERR_ATTRIBUTE_REDEFINED) {
      return redefined(tag)
    }
    if isAny(XML_ERR_LT_IN_ATTRIBUTE) {
      let opened = last.value.map {
        Finding.Note("the value of '\(attribute)' starts here", at: $0.lowerBound..<$0.lowerBound)
      }
      return (
        "'<' in the value of '\(attribute)': write '&lt;' if the character is meant, or close the "
          + "value with a quote before it", here, opened.map { [$0] } ?? []
      )
    }
    if isAny(XML_ERR_ATTRIBUTE_NOT_STARTED) {
      return (
        "expected a value in quotes, as in \(attribute)=\"…\", in \(tag)", last.name, []
      )
    }
    if isAny(XML_ERR_ATTRIBUTE_WITHOUT_VALUE) {
      return (
        "attribute '\(attribute)' has no value: expected \(attribute)=\"…\" in \(tag)", last.name,
        []
      )
    }
    if let known = anywhere { return known }
    return (
      "expected a space and an attribute, '>' or '/>' behind the value of '\(attribute)' in \(tag): "
        + "a quote inside a value is written '&quot;'", here, []
    )
  }

  private func redefined(_ tag: String) -> Explanation {
    // libxml2 tells only when it has read the whole tag; the pair is the first that has one name.
    var seen: [String: Range<Int>] = [:]
    for attribute in attributes {
      let name = file.text(in: attribute.name)
      if let first = seen[name] {
        return (
          "attribute '\(name)' is given twice in \(tag)", attribute.name,
          [Finding.Note("'\(name)' is given here first", at: first)]
        )
      }
      seen[name] = attribute.name
    }
    return ("attribute '\(name ?? "")' is given twice in \(tag)", opening(1), [])
  }

  private var inEndTag: Explanation {
    let start = markup.start
    let end = max(start + 2, min(offset, bytes.count))
    guard let open = context.innermost else {
      return ("</\(tagName)> closes nothing: every element is closed before it", start..<end, [])
    }
    if tagName == open.name {
      return ("expected '>' behind '</\(tagName)'", here, [])
    }
    return (
      "expected </\(open.name)>, because \(context.describe(open)) of line "
        + "\(context.line(open.range.lowerBound)) is still open, and found </\(tagName)>",
      start..<end, []
    )
  }

  /// Errors that may turn up in text as well as in values.
  private var anywhere: Explanation? {
    if isAny(XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME) {
      let ampersand = bytes.lastOffset(of: UInt8(ascii: "&"), in: context.position..<offset)
      return ampersand.map {
        ("'&' alone: write '&amp;' if the character is meant", $0..<($0 + 1), [])
      }
    }
    if isAny(
      XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_HEX_CHARREF, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_CHAR), let start = startOfReference
    {
      return (
        "this character reference names no character that XML allows: expected a number as in "
          + "&#160; or &#xA0;", start..<offset, []
      )
    }
    if isAny(XML_ERR_INVALID_CHAR, XML_ERR_ATTRIBUTE_NOT_FINISHED), let invalid = invalidCharacter {
      return notAllowed(invalid)
    }
    if isAny(XML_ERR_MISPLACED_CDATA_END) {
      let start = bytes.offset(of: "]]>", in: context.position..<bytes.count) ?? offset
      return ("']]>' in text: write ']]&gt;'", start..<min(start + 3, bytes.count), [])
    }
    if isAny(XML_ERR_DOCUMENT_END) {
      return (
        "more content behind the end of the root element: a document has one root", here, []
      )
    }
    if isAny(XML_ERR_RESERVED_XML_NAME) {
      return ("'<?xml' may stand only at the very beginning of the file", opening(5), [])
    }
    return nil
  }

  private func notAllowed(_ invalid: (scalar: UInt32, range: Range<Int>)) -> Explanation {
    let code = String(invalid.scalar, radix: 16, uppercase: true)
    return (
      "the character U+\(String(repeating: "0", count: 4 - code.count))\(code) is not allowed in "
        + "XML: delete it", invalid.range, []
    )
  }

  /// The first character at or before the place libxml2 stopped that XML does not allow: most
  /// control characters, U+FFFE and U+FFFF (XML 1.0, 2.2).
  private var invalidCharacter: (scalar: UInt32, range: Range<Int>)? {
    for index in context.position..<min(offset + 1, bytes.count) {
      if bytes[index] < 0x20, !bytes[index].isXMLWhitespace {
        return (UInt32(bytes[index]), index..<(index + 1))
      }
      for (text, scalar) in [("\u{FFFE}", 0xFFFE as UInt32), ("\u{FFFF}", 0xFFFF)]
      where bytes.has(text, at: index) {
        return (scalar, index..<(index + 3))
      }
    }
    return nil
  }

  /// Where the character reference starts that ends where libxml2 stopped.
  private var startOfReference: Int? {
    guard let start = bytes.lastOffset(of: UInt8(ascii: "&"), in: context.position..<offset),
      bytes.has("&#", at: start)
    else { return nil }
    let isReference = bytes[start..<offset].dropFirst().dropLast().allSatisfy {
      $0 != UInt8(ascii: ";") && !$0.isXMLWhitespace
    }
    return isReference ? start : nil
  }

  private var here: Range<Int> { offset..<min(offset + 1, bytes.count) }

  /// The first bytes of the markup at fault.
  private func opening(_ length: Int) -> Range<Int> {
    markup.start..<min(markup.start + length, bytes.count)
  }

  private func isAny(_ errors: xmlParserErrors...) -> Bool {
    errors.contains { code == Int($0.rawValue) }
  }
}

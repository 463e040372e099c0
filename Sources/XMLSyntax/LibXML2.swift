// Everything that touches libxml2's memory, and the only unsafe code of the program.
import CLibXML2

/// Runs libxml2's SAX2 parser over `bytes`, which are UTF-8, and reports to `builder`.
///
/// No tree of libxml2's own is built, no file and no network is touched, no entity is expanded:
/// nothing that would do so is handed to the parser.
func runLibXML2(_ bytes: ContiguousArray<UInt8>, into builder: TreeBuilder) -> TreeBuilder {
  _ = initializeOnce
  return unsafe bytes.withUnsafeBufferPointer { bytes in
    var session = unsafe Session(builder: builder, source: bytes)
    if let context = unsafe ParserContext(bytes) {
      unsafe context.run(&session)
    } else {
      unsafe session.builder.stop(.outOfMemory)
    }
    return unsafe session.builder
  }
}

/// libxml2 wants this before its first use on several threads.
private let initializeOnce: Void = xmlInitParser()

/// What the C callbacks are given: valid while the parser runs, which is as long as it calls.
///
/// A struct behind a pointer and not a class: an event then costs no reference count and no check
/// for exclusive access. libxml2 calls from one thread, and never from within a callback.
@unsafe private struct Session {
  var builder: TreeBuilder
  let source: UnsafeBufferPointer<UInt8>
  var context: xmlParserCtxtPtr?

  init(builder: TreeBuilder, source: UnsafeBufferPointer<UInt8>) {
    unsafe self.builder = builder
    unsafe self.source = source
  }

  static func from(_ user: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Session> {
    // libxml2 passes on what `ibstack_xml_set_handlers` was given.
    unsafe user!.assumingMemoryBound(to: Session.self)
  }

  /// Where the parser stands, in bytes.
  var cursor: Int { unsafe Int(ibstack_xml_offset(context)) }

  /// Has libxml2 read no further.
  func halt() { unsafe xmlStopParser(context) }

  mutating func startElement(namespaces: Int32) {
    unsafe builder.startElement(in: source.span, cursor: cursor, namespaces: Int(namespaces))
    if unsafe builder.stop != nil { unsafe halt() }
  }

  mutating func endElement() {
    unsafe builder.endElement(in: source.span, cursor: cursor)
  }

  mutating func refuseEntity(_ name: UnsafePointer<xmlChar>?, isParameter: Bool) {
    let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
    unsafe builder.refuseEntity(named: name, isParameter: isParameter, cursor: cursor)
    if unsafe builder.stop != nil { unsafe halt() }
  }

  mutating func refuseAttributeDeclaration() {
    unsafe builder.stop(.attributeDeclaration(offset: cursor))
    unsafe halt()
  }

  mutating func note(_ error: xmlError) {
    var message = unsafe error.message.map { unsafe String(cString: $0) } ?? ""
    while message.last?.isNewline == true { message.removeLast() }
    if unsafe error.level == XML_ERR_FATAL {
      let name = unsafe error.str1.map { unsafe String(cString: $0) }
      unsafe builder.stop(
        .malformed(code: Int(error.code), message: message, name: name, offset: cursor))
    } else if unsafe error.level == XML_ERR_ERROR {
      unsafe builder.complain(message, at: cursor)
    }
  }
}

/// Owns one `xmlParserCtxt`: freed exactly once, and not usable after.
@safe private struct ParserContext: ~Copyable {
  private let pointer: xmlParserCtxtPtr

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
    guard let count = Int32(exactly: bytes.count),
      let pointer = unsafe xmlCreateMemoryParserCtxt(start, count)
    else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe ibstack_xml_free(pointer) }

  func run(_ session: inout Session) {
    // HUGE lifts limits that nested stacks and long texts pass; `XMLLimits` has its own. The bytes
    // are UTF-8 whatever the XML declaration says, because it was written for the file on disk.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    unsafe xmlCtxtUseOptions(pointer, Int32(options))

    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElementNs = { user, _, _, _, namespaces, _, _, _, _ in
      unsafe Session.from(user).pointee.startElement(namespaces: namespaces)
    }
    unsafe handlers.endElementNs = { user, _, _, _ in
      unsafe Session.from(user).pointee.endElement()
    }
    // Asked for names that XML does not define itself, where a document refers to them and where it
    // declares them.
    unsafe handlers.getEntity = { user, name in
      unsafe Session.from(user).pointee.refuseEntity(name, isParameter: false)
      return nil
    }
    unsafe handlers.getParameterEntity = { user, name in
      unsafe Session.from(user).pointee.refuseEntity(name, isParameter: true)
      return nil
    }
    // Declared attributes would have to be added to every element, however many there are.
    unsafe handlers.attributeDecl = { user, _, _, _, _, _, values in
      unsafe Session.from(user).pointee.refuseAttributeDeclaration()
      unsafe xmlFreeEnumeration(values)
    }
    unsafe handlers.serror = { user, error in
      if let error = unsafe error { unsafe Session.from(user).pointee.note(error.pointee) }
    }

    unsafe session.context = pointer
    unsafe withUnsafeMutablePointer(to: &session) { session in
      unsafe ibstack_xml_set_handlers(pointer, &handlers, session)
      _ = unsafe xmlParseDocument(pointer)
    }
    unsafe session.context = nil
  }
}

// Everything that touches libxml2's memory, and the only unsafe code of the program.
import CLibXML2

/// Runs libxml2's SAX2 parser over `bytes`, which are UTF-8, and reports to `builder`.
///
/// No tree of libxml2's own is built, no file and no network is touched, no entity is expanded:
/// nothing that would do so is handed to the parser.
func runLibXML2(_ bytes: ContiguousArray<UInt8>, into builder: TreeBuilder) -> TreeBuilder {
  _ = initializeOnce
  let receiver = Receiver(builder)
  unsafe bytes.withUnsafeBufferPointer { bytes in
    guard let context = unsafe ParserContext(bytes) else {
      return receiver.builder.stop(.outOfMemory)
    }
    context.parse(into: receiver)
  }
  return receiver.builder
}

/// libxml2 wants this before its first use on several threads.
private let initializeOnce: Void = xmlInitParser()

/// Gives the C callbacks something to point at. All state is in one struct, so an event costs one
/// exclusivity check instead of one for every property it touches.
@safe private final class Receiver {
  var builder: TreeBuilder
  @unsafe var context: xmlParserCtxtPtr?

  init(_ builder: TreeBuilder) { self.builder = builder }

  @unsafe static func from(_ user: UnsafeMutableRawPointer?) -> Receiver {
    // libxml2 passes on what `ibstack_xml_set_handlers` was given.
    unsafe Unmanaged.fromOpaque(user!).takeUnretainedValue()
  }

  /// Where the parser stands, in bytes.
  var cursor: Int { unsafe Int(ibstack_xml_offset(context)) }

  /// Has libxml2 read no further.
  func halt() { unsafe xmlStopParser(context) }

  func refuseEntity(_ name: UnsafePointer<xmlChar>?, isParameter: Bool) {
    let name = unsafe name.map { unsafe String(cString: $0) } ?? ""
    builder.stop(.entity(name: name, isParameter: isParameter, offset: cursor))
    halt()
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

  func parse(into receiver: Receiver) {
    // HUGE lifts limits that nested stacks and long texts pass; `XMLLimits` has its own. The bytes
    // are UTF-8 whatever the XML declaration says, because it was written for the file on disk.
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    unsafe xmlCtxtUseOptions(pointer, Int32(options))

    var handlers = unsafe xmlSAXHandler()
    unsafe handlers.initialized = UInt32(XML_SAX2_MAGIC)
    unsafe handlers.startElementNs = { user, _, _, _, namespaces, _, _, _, _ in
      let receiver = unsafe Receiver.from(user)
      receiver.builder.startElement(cursor: receiver.cursor, namespaces: Int(namespaces))
      if receiver.builder.stop != nil { receiver.halt() }
    }
    unsafe handlers.endElementNs = { user, _, _, _ in
      let receiver = unsafe Receiver.from(user)
      receiver.builder.endElement(cursor: receiver.cursor)
    }
    // Asked only for names that XML does not define itself.
    unsafe handlers.getEntity = { user, name in
      unsafe Receiver.from(user).refuseEntity(name, isParameter: false)
      return nil
    }
    unsafe handlers.getParameterEntity = { user, name in
      unsafe Receiver.from(user).refuseEntity(name, isParameter: true)
      return nil
    }
    // Declared attributes would have to be added to every element, however many there are.
    unsafe handlers.attributeDecl = { user, _, _, _, _, _, values in
      let receiver = unsafe Receiver.from(user)
      receiver.builder.stop(.attributeDeclaration(offset: receiver.cursor))
      receiver.halt()
      unsafe xmlFreeEnumeration(values)
    }
    unsafe handlers.serror = { user, error in
      let receiver = unsafe Receiver.from(user)
      guard let error = unsafe error?.pointee else { return }
      var message = unsafe error.message.map { unsafe String(cString: $0) } ?? ""
      while message.last?.isNewline == true { message.removeLast() }
      if unsafe error.level == XML_ERR_FATAL {
        let name = unsafe error.str1.map { unsafe String(cString: $0) }
        receiver.builder.stop(
          .malformed(
            code: unsafe Int(error.code), message: message, name: name, offset: receiver.cursor))
      } else if unsafe error.level == XML_ERR_ERROR {
        receiver.builder.complain(message, at: receiver.cursor)
      }
    }

    // The receiver outlives the call: the parser holds it unretained.
    unsafe receiver.context = pointer
    unsafe ibstack_xml_set_handlers(
      pointer, &handlers, Unmanaged.passUnretained(receiver).toOpaque())
    withExtendedLifetime(receiver) { _ = unsafe xmlParseDocument(pointer) }
    unsafe receiver.context = nil
  }
}

@unsafe @preconcurrency import CLibXML2

/// An element as libxml2's own document tree has it: a second implementation to compare with.
struct ReferenceElement: Equatable {
  var name: String
  var attributes: [String] = []
  var text: String = ""
}

/// The elements of a document, in document order, as `xmlReadMemory` gives them; nil where it finds
/// the document malformed.
func referenceElements(_ bytes: ContiguousArray<UInt8>) -> [ReferenceElement]? {
  let options = XML_PARSE_NOENT.rawValue | XML_PARSE_HUGE.rawValue | XML_PARSE_NOERROR.rawValue
  let document = unsafe bytes.withUnsafeBufferPointer { bytes in
    unsafe bytes.withMemoryRebound(to: CChar.self) {
      unsafe xmlReadMemory($0.baseAddress, Int32($0.count), nil, nil, Int32(options))
    }
  }
  guard let document = unsafe document else { return nil }
  defer { unsafe xmlFreeDoc(document) }
  var elements: [ReferenceElement] = []
  unsafe visit(xmlDocGetRootElement(document), into: &elements)
  return elements
}

private func visit(_ node: xmlNodePtr?, into elements: inout [ReferenceElement]) {
  guard let node = unsafe node else { return }
  var element = ReferenceElement(name: unsafe qualifiedName(node.pointee.ns, node.pointee.name))
  var namespace = unsafe node.pointee.nsDef
  while let current = unsafe namespace {
    let prefix = unsafe current.pointee.prefix.map { unsafe ":" + String(cString: $0) } ?? ""
    let value = unsafe current.pointee.href.map { unsafe String(cString: $0) } ?? ""
    element.attributes.append("xmlns\(prefix)=\(value)")
    unsafe namespace = current.pointee.next
  }
  var attribute = unsafe node.pointee.properties
  while let current = unsafe attribute {
    let name = unsafe qualifiedName(current.pointee.ns, current.pointee.name)
    element.attributes.append("\(name)=\(unsafe content(current.pointee.children))")
    unsafe attribute = current.pointee.next
  }
  element.attributes.sort()

  let index = elements.count
  elements.append(element)
  var text = ""
  var hasChildren = false
  var child = unsafe node.pointee.children
  while let current = unsafe child {
    switch unsafe current.pointee.type {
    case XML_ELEMENT_NODE:
      hasChildren = true
      unsafe visit(current, into: &elements)
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      text += unsafe current.pointee.content.map { unsafe String(cString: $0) } ?? ""
    default: break
    }
    unsafe child = current.pointee.next
  }
  elements[index].text = hasChildren ? text.filter { !$0.isWhitespace } : text
}

private func qualifiedName(_ namespace: xmlNsPtr?, _ name: UnsafePointer<xmlChar>?) -> String {
  let prefix = unsafe namespace?.pointee.prefix.map { unsafe String(cString: $0) + ":" } ?? ""
  return unsafe prefix + (name.map { unsafe String(cString: $0) } ?? "")
}

private func content(_ node: xmlNodePtr?) -> String {
  guard let text = unsafe xmlNodeListGetString(node?.pointee.doc, node, 1) else { return "" }
  defer { unsafe xmlFree(text) }
  return unsafe String(cString: text)
}

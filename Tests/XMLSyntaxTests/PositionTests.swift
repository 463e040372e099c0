import Diagnostics
import TestSupport
import Testing
import XMLSyntax

/// Byte ranges compared with the text they cut out of the source.
@Suite("Positions")
struct PositionTests {
  @Test("every element and attribute of every document stands where its range says")
  func ranges() throws {
    var elements = 0
    var attributes = 0
    for document in allDocuments + [richDocument] {
      let (tree, findings) = parseXML(name: document.name, bytes: document.bytes)
      #expect(findings.isEmpty, "\(document)")
      let wrong = misplaced(in: tree)
      #expect(wrong.isEmpty, "\(document): \(wrong.prefix(3))")
      elements += tree.elementCount
      attributes += tree.attributeCount
    }
    #expect(elements > 0 && attributes > 0)
    print("positions of \(elements) elements and \(attributes) attributes compared")
  }

  @Test("positions are the same in UTF-16, with a byte order mark, and with CRLF")
  func encodings() {
    for document in [richDocument] + allDocuments.prefix(20) {
      let plain = parseXML(name: document.name, bytes: document.bytes).tree
      for encoding in [TextEncoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
        let bytes = encoding.byteOrderMark + encoding.encode(document.bytes)
        let (tree, findings) = parseXML(name: document.name, bytes: bytes)
        #expect(findings.isEmpty)
        #expect(tree.file.bytes == document.bytes)
        #expect(tree.file.encoding == encoding && tree.file.hasByteOrderMark)
        #expect(tree.file.encoded(tree.file.bytes) == bytes)
        #expect(tree.elementCount == plain.elementCount)
        #expect(misplaced(in: tree).isEmpty)
      }
      let lines = String(decoding: document.bytes, as: UTF8.self)
        .split(separator: /\r?\n/, omittingEmptySubsequences: false)
      let crlf = parseXML(SourceFile(name: "crlf", text: lines.joined(separator: "\r\n"))).tree
      #expect(misplaced(in: crlf).isEmpty)
      #expect(crlf.elementCount == plain.elementCount)
    }
  }

  /// What is not where it should be.
  private func misplaced(in tree: XMLTree) -> [String] {
    let source = tree.file.bytes
    func text(_ range: Range<Int>) -> String { tree.file.text(in: range) }
    var wrong: [String] = []
    for index in 0..<tree.elementCount {
      let element = tree.element(at: index)
      let start = text(element.startTag)
      var isRight = start.hasPrefix("<\(element.name)") && start.utf8.last == UInt8(ascii: ">")
      let behindName = source[element.startTag.lowerBound + 1 + element.name.utf8.count]
      isRight = isRight && " \t\r\n/>".utf8.contains(behindName)

      if let content = element.contentRange {
        let end = text(content.upperBound..<element.range.upperBound)
        isRight =
          isRight && content.lowerBound == element.startTag.upperBound
          && end.hasPrefix("</\(element.name)") && end.utf8.last == UInt8(ascii: ">")
          && end.utf8.count { $0 == UInt8(ascii: "<") } == 1
      } else {
        isRight = isRight && start.hasSuffix("/>") && element.range == element.startTag
      }
      if !isRight { wrong.append("<\(element.name)> at \(element.range)") }

      var position = element.startTag.lowerBound + 1 + element.name.utf8.count
      for attribute in element.attributes {
        let (name, value) = (attribute.nameRange, attribute.range)
        let quote = source[value.lowerBound - 1]
        let between = text(position..<name.lowerBound)
        let equals = text(name.upperBound..<(value.lowerBound - 1))
        if !(text(name) == attribute.name && !between.isEmpty && between.allSatisfy(\.isWhitespace)
          && equals.filter { !$0.isWhitespace } == "="
          && (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"))
          && source[value.upperBound] == quote && !source[value].contains(quote))
        {
          wrong.append("\(attribute.name) at \(name), \(value)")
        }
        position = value.upperBound + 1
      }
      // Nothing but white space and the closing bracket is left, so no attribute was missed.
      let rest = text(position..<element.startTag.upperBound).filter { !$0.isWhitespace }
      if rest != ">" && rest != "/>" { wrong.append("rest \(rest) of <\(element.name)>") }

      position = element.startTag.upperBound
      for child in element.children {
        if child.range.lowerBound < position || child.parent?.index != element.index {
          wrong.append("<\(child.name)> at \(child.range) in <\(element.name)>")
        }
        position = child.range.upperBound
      }
      if position > (element.contentRange ?? element.range).upperBound {
        wrong.append("children of <\(element.name)> at \(element.range)")
      }
    }
    return wrong
  }
}

import Diagnostics
import TestSupport
import XMLSyntax

/// Every document that tests run over: the project's own, and the real ones where they are there.
let allDocuments = sampleDocuments() + sharedDocuments("corpus")

/// A document of this test target that has all of XML's syntax in it.
let richDocument = TestDocument(
  name: "rich.xib",
  bytes: ContiguousArray(
    """
    <?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <!-- <not>an element</not> -->
    <?target some="data"?>
    <document type="x" title='He said "hi" &gt; there'  empty="" >\r
        <a:view xmlns:a="urn:a" a:id="1" id = "iN0-l3-epB" text="line one
    line two&#10;line	three&amp;four" wide="1 > 2"/>
        <string key="text">Ünïcödé 👩‍👩‍👧 &lt;b&gt; <![CDATA[<raw & "quoted">]]> tail\r
    next</string>
        <string key="blank"> </string>
        <mixed>before<child/>between<!-- <no/> --><child></child >after</mixed>
        <empty></empty
        >
        <data><?pi >?>QUJD</data>
    </document>
    <!-- end -->

    """.utf8))

/// A finding as one line, for expectations.
func summary(_ finding: Finding) -> String {
  let position = finding.file.position(of: finding.range.lowerBound)
  return
    "\(position.line):\(position.column) \(finding.severity.name) \(finding.rule): \(finding.message)"
}

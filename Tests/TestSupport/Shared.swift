import Diagnostics
package import DocumentModel
import XMLSyntax

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Material beside the repository: real documents that tests run on where they are there.
package enum Shared {
  /// The folder: `IBSTACK_SHARED`, else `shared` beside the repository.
  package static let folder: String = {
    if let path = unsafe getenv("IBSTACK_SHARED") { return unsafe String(cString: path) }
    // Tests/TestSupport/Shared.swift
    let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return repository.joined(separator: "/") + "/../shared"
  }()

  package static let isThere = bytes(at: "README.md") != nil

  /// The contents of a file of the folder; nil where it cannot be read.
  package static func bytes(at path: String) -> ContiguousArray<UInt8>? {
    guard let file = unsafe fopen(folder + "/" + path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    var bytes: ContiguousArray<UInt8> = []
    var chunk = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe fread($0.baseAddress, 1, $0.count, file)
      }
      guard count > 0 else { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  package static func document(_ path: String) -> Document? {
    bytes(at: path).map { bytes in
      document(
        SourceFile(name: path.split(separator: "/").last.map(String.init) ?? path, bytes: bytes))
    }
  }

  private static func document(_ file: SourceFile) -> Document {
    Document.decode(parseXML(file).tree).document
  }
}

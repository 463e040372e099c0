package import Foundation

/// A document that tests run over.
package struct TestDocument: Sendable, CustomStringConvertible {
  /// The path below the folder it was found in.
  package let name: String
  package let bytes: ContiguousArray<UInt8>

  package init(name: String, bytes: ContiguousArray<UInt8>) {
    self.name = name
    self.bytes = bytes
  }

  package var description: String { name }
}

/// The folder with real documents and facts that tests also run on where it is there: `Shared.folder`.
package func sharedFolder() -> URL? {
  // The walk over a folder does not follow a link to it.
  let folder = URL(filePath: Shared.folder).resolvingSymlinksInPath()
  return isFolder(folder) ? folder : nil
}

/// The documents in a folder of `sharedFolder()`, such as `corpus`; none where it is not there.
package func sharedDocuments(_ folder: String) -> [TestDocument] {
  sharedFolder().map { documents(below: $0.appending(path: folder)) } ?? []
}

/// The project's own documents, in the order of their names.
package func sampleDocuments() -> [TestDocument] {
  documents(below: repositoryFolder().appending(path: "SampleDocuments"))
}

/// The folder that holds `Package.swift`.
package func repositoryFolder() -> URL {
  URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

/// The storyboards and xibs below a folder, in the order of their paths.
package func documents(below folder: URL) -> [TestDocument] {
  let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
  return (paths ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    .compactMap { path in
      let data = try? Data(contentsOf: folder.appending(path: path))
      return data.map { TestDocument(name: path, bytes: ContiguousArray($0)) }
    }
}

private func isFolder(_ url: URL) -> Bool {
  (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
}

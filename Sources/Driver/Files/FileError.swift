#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file could not be read or written, as the system puts it.
package struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  package let path: String
  package let reason: String
  /// The system's number for it, where the system gave one.
  package let code: Int32?
  package var description: String { "\(path): \(reason)" }

  package init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
    code = nil
  }

  /// The reason is that of the system call that has just failed.
  init(_ path: String, code: Int32 = errno) {
    self.path = path
    self.reason = unsafe String(cString: strerror(code))
    self.code = code
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output: one write for all that a command says.
package enum StandardOutput {
  /// A reader that has gone away, as `head` does, is no failure.
  package static func write(_ text: String) -> ExitStatus {
    write(ContiguousArray(text.utf8))
  }

  package static func write(_ bytes: ContiguousArray<UInt8>) -> ExitStatus {
    do throws(FileError) {
      try writeAll(STDOUT_FILENO, "standard output", bytes)
      return .clean
    } catch {
      guard error.code != EPIPE else { return .clean }
      StandardError.write("ibstack: \(error)\n")
      return .failed
    }
  }

  package static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

/// Standard error: messages where standard output carries a product.
package enum StandardError {
  package static func write(_ text: String) {
    // Where even this cannot be written there is nobody left to tell.
    try? writeAll(STDERR_FILENO, "standard error", ContiguousArray(text.utf8))
  }

  package static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }
}

/// Makes writing to a closed pipe an error instead of the end of the process.
func ignoreBrokenPipes() {
  signal(SIGPIPE, SIG_IGN)
}

import Driver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

exit(Driver.run(Array(CommandLine.arguments.dropFirst())))

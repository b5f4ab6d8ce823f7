#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A user's request to end a command that otherwise runs forever.
enum Interruption {
  /// Whether the user has requested the end since ``await()``.
  ///
  /// A signal handler may do nothing but set a flag, and this one is only ever set.
  private(set) nonisolated(unsafe) static var isAskedFor = false

  /// Turns Control-C and `SIGTERM` into a request to end; a second one ends the program
  /// immediately.
  static func await() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.isAskedFor = true
        signal(number, SIG_DFL)
      }
    }
  }
}

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A user's wish that a command that goes on for ever comes to its end.
enum Interruption {
  /// Whether the user has asked for the end since ``await()``.
  ///
  /// A signal's handler may do nothing but set a flag, and this one is only ever set.
  private(set) nonisolated(unsafe) static var isAskedFor = false

  /// Lets Control-C and a request to terminate be a wish; the second one ends the program at once.
  static func await() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        Interruption.isAskedFor = true
        signal(number, SIG_DFL)
      }
    }
  }
}

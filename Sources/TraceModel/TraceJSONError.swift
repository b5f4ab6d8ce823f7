/// The reason a text isn't a stored trace.
public enum TraceJSONError: Error, Equatable {
  /// The text isn't JSON from this byte on.
  case syntax(offset: Int)
  /// A member is missing, or is invalid; the path names it, as in `events[3].kind`.
  case malformed(path: String)
  /// The trace has a version that this module doesn't read.
  case version(Int)

  /// The reason as a phrase.
  public var text: String {
    switch self {
    case .syntax(let offset): "not JSON; byte \(offset) is not expected there"
    case .malformed(let path): "not a trace; `\(path)` is missing or not what it should be"
    case .version(let number):
      "a trace of version \(number); this program reads version \(Trace.jsonVersion)"
    }
  }
}

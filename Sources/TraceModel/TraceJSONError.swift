/// Why a text is not a stored trace.
public enum TraceJSONError: Error, Equatable {
  /// The text is not JSON from this byte on.
  case syntax(offset: Int)
  /// A member is missing, or is not what it should be; the path says which, as in `events[3].kind`.
  case malformed(path: String)
  /// The trace is of a version that this program does not read.
  case version(Int)

  /// The reason as a phrase.
  public var text: String {
    switch self {
    case .syntax(let offset): "not JSON; byte \(offset) is not expected there"
    case .malformed(let path): "not a trace; '\(path)' is missing or not what it should be"
    case .version(let number):
      "a trace of version \(number); this program reads version \(Trace.jsonVersion)"
    }
  }
}

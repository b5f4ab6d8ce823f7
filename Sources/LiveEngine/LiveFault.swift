/// An error in a page's call to the live engine, which becomes the response.
///
/// Errors in a scenario are diagnostics instead.
enum LiveFault: Error {
  /// The bytes aren't UTF-8.
  case notUTF8
  /// There's no live session.
  case noSession
  /// A number is invalid or out of range.
  case notANumber
  /// There are too many bytes.
  case tooLong(most: Int)
  /// The bytes aren't where the page says.
  case unknownMemory
  /// A fact to go without names no rule that the engine has.
  case unknownRule

  /// The error message.
  var words: String {
    switch self {
    case .notUTF8: "the text is not UTF-8"
    case .noSession: "nothing is on the screen yet"
    case .notANumber: "this number cannot be meant"
    case .tooLong(let most):
      "the text has more than \(most) bytes, with what variants share counted for each"
    case .unknownMemory: "these bytes are not from touchstone_allocate"
    case .unknownRule: "the engine has no such rule"
    }
  }
}

/// What a page does wrong that calls the live engine; it is told in place of an answer.
///
/// What is wrong in a scenario is a diagnostic.
enum LiveFault: Error {
  /// The bytes are no text.
  case notUTF8
  /// There is no scene that could be touched.
  case noSession
  /// A number is none, or none that can be meant.
  case notANumber
  /// There are more bytes than are taken.
  case tooLong(most: Int)
  /// The bytes are not where the page says.
  case unknownMemory

  /// The fault in words.
  var words: String {
    switch self {
    case .notUTF8: "the text is not UTF-8"
    case .noSession: "nothing is on the screen yet"
    case .notANumber: "this number cannot be meant"
    case .tooLong(let most):
      "the text has more than \(most) bytes, with what variants share counted for each"
    case .unknownMemory: "these bytes are not from touchstone_allocate"
    }
  }
}

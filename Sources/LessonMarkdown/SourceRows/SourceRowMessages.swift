import SourceDiagnostics

// Errors in the files of rows, alphabetically.
extension DiagnosticMessage {
  static var differenceWithoutReason: Self {
    error("the source and the run differ in this line, which needs `because` and `evidence`")
  }

  static func keyOfLeftOut(_ key: String) -> Self {
    error("a passage that's left out isn't run, so it has no `\(key)`")
  }

  static func notARun(_ text: String) -> Self {
    error("`\(text)` is not a lesson's file and a scenario such as `21-finding-the-view.md#walk`")
  }

  static var participantsWithoutExactly: Self {
    error("`of` limits an exact list, so it needs `as: exactly`")
  }

  static func unknownOrder(_ text: String, known: [String], suggestion: String?) -> Self {
    error(
      "lines can't be compared as `\(text)`" + didYouMean(suggestion, among: known))
  }
}

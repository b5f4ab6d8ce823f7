import SourceDiagnostics

// Errors in rows and in how runs compare with them, alphabetically.
extension DiagnosticMessage {
  static func duplicateRow(_ name: String, other: String) -> Self {
    error("`\(other)` is a row named `\(name)`, too")
  }

  static func figureOfAnotherDocument(_ name: String, kind: String, document: String) -> Self {
    error("the \(kind) `\(name)` is one of `\(document)` in another passage")
  }

  static func missingVariantOfRun(among known: [String]) -> Self {
    error("the scenario has variants, so a passage needs `variant`" + didYouMean(nil, among: known))
  }

  static func noDifference(_ line: String) -> Self {
    error("the run has `\(line)` here, too, so this is no difference")
  }

  static var nothingCompared: Self {
    error("no line of this passage is compared with the run; write `runs` with what the run has")
  }

  static func notAsInSource(_ line: String, _ actual: String) -> Self {
    error("the source has `\(line)`; in the run, \(actual)")
  }

  static func notAsStated(_ line: String, _ actual: String) -> Self {
    error("the run is said to have `\(line)`, but \(actual)")
  }

  static func runEndsEarly(_ problem: String) -> Self {
    error("the run ends before it can be compared: \(problem)")
  }

  static func sourceEndsEarlier(_ actual: String) -> Self {
    error("the source ends here; in the run, \(actual)")
  }

  static func unknownDocument(_ key: String, suggestion: String?, known: [String]) -> Self {
    error("no document has the key `\(key)`" + didYouMean(suggestion, among: known))
  }

  static func unknownLessonOfRun(_ path: String, suggestion: String?) -> Self {
    error("there is no lesson `\(path)`" + didYouMean(suggestion))
  }

  static func unknownScenarioOfRun(_ name: String, suggestion: String?) -> Self {
    error("the lesson has no scenario `\(name)`" + didYouMean(suggestion))
  }

  static func unknownVariantOfRun(
    _ name: String, suggestion: String?, among known: [String]
  ) -> Self {
    guard !known.isEmpty else { return error("the scenario has no variants") }
    return error("the scenario has no variant `\(name)`" + didYouMean(suggestion, among: known))
  }
}

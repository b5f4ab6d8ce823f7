import SourceDiagnostics

// Arguments that match nothing.
extension DiagnosticMessage {
  static func noScenarioOnLine(
    _ path: String, _ line: Int, nearest: (name: String, line: Int)?
  ) -> Self {
    let meant = nearest.map { "; the nearest is `\($0.name)` on line \($0.line)" } ?? ""
    return error("`\(path)` has no scenario on line \(line)\(meant)")
  }

  static func noSuchPath(_ path: String, suggestion: String) -> Self {
    error("there is no file, lesson, or scenario `\(path)`" + didYouMean(suggestion))
  }

  static func noSuchScenario(_ path: String, _ name: String, suggestion: String?) -> Self {
    error("`\(path)` has no scenario `\(name)`" + didYouMean(suggestion))
  }
}

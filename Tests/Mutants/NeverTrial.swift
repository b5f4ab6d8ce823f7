import LessonRunner
import LessonTesting
import ScenarioLanguage
import SourceDiagnostics

/// A line about a value and its opposite, of which one must fail.
struct NeverTrial {
  /// The line that holds.
  let line: String

  /// Its opposite.
  let opposite: String

  /// Whether the opposite fails, or is rejected.
  let fails: Bool

  /// Tries the opposites of all lines about values that a scenario's own text has.
  static func all(of scenario: CourseScenario) -> [NeverTrial] {
    let source = scenario.source
    return scenario.lines.compactMap { line in
      let start = line.range.lowerBound
      let edit: SourceEdit
      let opposite: String
      let text = source[line.range]
      switch line.statement {
      case .value:
        edit = SourceEdit(range: start..<start, replacement: "never ")
        opposite = "never " + text
      case .neverValue:
        let word = "never ".utf8.count
        edit = SourceEdit(range: start..<start + word, replacement: "")
        opposite = source[start + word..<line.range.upperBound]
      default: return nil
      }
      let run = scenario.entry(with: source.applying([edit])).run(CheckTrial.options)
      return NeverTrial(line: text, opposite: opposite, fails: !run.isPassed)
    }
  }
}

import ScenarioFigures
package import SourceDiagnostics
import TraceModel

// Errors in scenarios in lessons and in the ledger of facts.
extension DiagnosticMessage {
  static func duplicateFact(_ number: String, other: String) -> Self {
    error("\(number) is in `\(other)` too")
  }

  static func duplicateScenario(_ name: String) -> Self {
    error("two scenarios of this lesson are named `\(name)`")
  }

  static var unexpectedSuccess: Self {
    error("the block is marked `fails`, but everything that it expects came true")
  }

  static var missingGroupTitle: Self {
    error("a group of lanes ends with its title: `group: add remove as \"Toolbar\"`")
  }

  static var missingScenarioName: Self {
    error("a scenario needs a name; write `scenario NAME`")
  }

  static var noExpectation: Self {
    warning("the scenario checks nothing; write `expect`, or `expect anything` if it shouldn't")
  }

  static var noneWithFigures: Self {
    error("`none` can't be combined with other figures")
  }

  static func optionWithoutEffect(_ option: String, figures: [String]) -> Self {
    let list = figures.map { "`\($0)`" }.joined(separator: ", ")
    return warning("`\(option)` changes none of the figures that are shown, but only \(list)")
  }

  static func ambiguousProof(_ name: String, other: String) -> Self {
    error("scenarios of facts are named by their lesson, and `\(other)` is called `\(name)`, too")
  }

  static func proofOfOmission(_ number: String) -> Self {
    error("the ledger says that \(number) is left out of the model")
  }

  static func differentFailure(_ wanted: String, actual: String) -> Self {
    error("no failure says `\(wanted)`; the first one says \"\(actual)\"")
  }

  static func proofWithoutItsFact(_ number: String, lesson: String) -> Self {
    error(
      "the run of this scenario does not name \(number), and `\(lesson)` does not list it "
        + "among its facts")
  }

  static func suspendedFactWithoutRule(_ number: String) -> Self {
    error("no rule of the engine follows \(number), so nothing can go without it")
  }

  static func factWithoutEffect(_ number: String) -> Self {
    error("the run is the same without \(number), event by event")
  }

  package static func unknownFact(_ number: String, suggestion: String?) -> Self {
    error("the ledger has no fact \(number)" + didYouMean(suggestion))
  }

  static func unknownFactInRun(_ number: String) -> Self {
    error("the run gives \(number) as a reason, and the ledger has no such fact")
  }

  static func unknownProof(_ name: String, suggestion: String?) -> Self {
    error("there is no scenario `\(name)`" + didYouMean(suggestion))
  }

  static func unknownReportedScenario(_ name: String, suggestion: String?) -> Self {
    error("no lesson has the scenario `\(name)`" + didYouMean(suggestion))
  }

  static func unknownFigure(_ word: String, suggestion: String?) -> Self {
    error(
      "no figure is named `\(word)`; there are "
        + FigureKind.allCases.map(\.rawValue).joined(separator: ", ") + " and none"
        + didYouMean(suggestion))
  }

  static func unknownLane(_ name: String, suggestion: String?) -> Self {
    error("nothing named `\(name)` takes part in the run" + didYouMean(suggestion))
  }

  static func misspelledBlockLanguage(_ word: String, suggestion: String) -> Self {
    error("a block of `\(word)` is not run" + didYouMean(suggestion))
  }

  static func unknownScenarioOption(_ key: String, suggestion: String?) -> Self {
    error(
      "a scenario has no option `\(key)`"
        + didYouMean(suggestion, among: ScenarioFenceParser.options.sorted()))
  }

  static func unknownScenarioWord(_ word: String, suggestion: String?) -> Self {
    guard suggestion == nil else {
      return error("a scenario's name cannot be followed by `\(word)`" + didYouMean(suggestion))
    }
    return error(
      "a scenario has one name, and `\(word)` follows it; write a title as `title: \"…\"`")
  }

  static func unknownTopic(_ word: String, suggestion: String?) -> Self {
    error(
      "no topic is named `\(word)`"
        + didYouMean(suggestion, among: TraceTopic.allCases.map(\.word)))
  }

  static func unsuitableScenarioName(_ name: String) -> Self {
    error("a name for addresses has letters, digits, `-` and `_` only, unlike `\(name)`")
  }
}

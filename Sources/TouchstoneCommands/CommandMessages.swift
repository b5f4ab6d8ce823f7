import ArgumentParser
import LessonMarkdown
import SourceDiagnostics

// Incorrect uses of commands, in alphabetical order.
extension DiagnosticMessage {
  static var askWithCheck: Self { error("`--update` either asks or checks") }

  static var askWithoutOutput: Self {
    error("`--update=ask` needs standard output for its questions")
  }

  static var engineWithNoEngine: Self { error("`--no-engine` can't be combined with `--engine`") }

  static var expectWithoutFix: Self { error("`--expect` needs `--fix`") }

  static func factWithoutRule(_ fact: Fact, near numbers: [String]) -> Self {
    let reason =
      fact.omission == nil ? "it rests on no separate rule" : "the model leaves it out anyway"
    let list = numbers.isEmpty ? "" : "; near it, there are " + numbers.joined(separator: ", ")
    return error("the model can't go without \(fact.number), because \(reason)\(list)")
  }

  static func foreignIPAddress(_ address: String) -> Self {
    error("this machine doesn't have the address \(address)")
  }

  static var inputUpdated: Self { error("standard input can't be updated") }

  static var inputWithFiles: Self {
    error("standard input can't be formatted together with files")
  }

  static var missingParticipantToExplain: Self {
    error("name a recognizer, a view, or a window, or add `--fix`")
  }

  static func noFacts(_ folder: String) -> Self { error("`\(folder)` has no facts") }

  static func noFreePort(_ port: Int) -> Self {
    error("port \(port) and the following ports are in use")
  }

  static func noIPAddress(_ text: String) -> Self {
    error("`\(text)` isn't an address such as 192.168.1.20")
  }

  static func noMatchingFact(_ filter: String) -> Self { error("no fact matches `\(filter)`") }

  static func noMatchingScenario(_ patterns: [String]) -> Self {
    let list = patterns.map { "`\($0)`" }.joined(separator: " or ")
    return error("no scenario matches \(list); `touchstone test --list` shows all")
  }

  static func noRegularExpression(_ pattern: String) -> Self {
    error("`\(pattern)` isn't a regular expression")
  }

  static func noScenario(_ path: String) -> Self { error("`\(path)` has no scenario") }

  static func nothingToFix(_ scenario: String) -> Self {
    error("`\(scenario)` does what it expects; `--expect` says what should happen instead")
  }

  static func notInLog(_ figure: String, possible: [String]) -> Self {
    let list = possible.map { "`\($0)`" }.joined(separator: ", ")
    return error("a log has nothing for the figure `\(figure)`; it has \(list)")
  }

  static func noTrace(_ reason: String) -> Self { error("this is \(reason)") }

  static func noVariants(_ scenario: String) -> Self {
    error("`\(scenario)` has no variants; name a second scenario to compare it with")
  }

  static func numberBelowOne(_ option: String) -> Self {
    error("`\(option)` needs a whole number of at least 1")
  }

  static func onlyForLogs(_ option: String) -> Self {
    error("`\(option)` needs a log as the second argument")
  }

  static func onlyForLogsAndFacts(_ option: String) -> Self {
    error("`\(option)` needs a log as the second argument, or `--without`")
  }

  static func portIsTaken(_ port: Int, free: Int) -> Self {
    error("port \(port) is in use; `--port \(free)` is free")
  }

  static func reportsToOneFile(_ file: String) -> Self {
    error("two reports can't go to the same file, here `\(file)`")
  }

  static func reportsToOutput(_ other: String) -> Self {
    error(
      "only one report can go to standard output; give the others files, as in `--report "
        + "\(other)=FILE`")
  }

  static func serverCannotBegin(_ reason: String) -> Self {
    error("the server can't start: \(reason)")
  }

  static var severalExports: Self {
    error("only one scenario can go to standard output; `--output FOLDER` writes several")
  }

  static func severalScenarios(_ path: String, choices: [String]) -> Self {
    error("`\(path)` has several scenarios; choose " + choices.joined(separator: " or "))
  }

  static func unknownCommand(_ name: String, suggestion: String?, known: [String]) -> Self {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return error(
      "no command is named `\(name)`"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "; there are \(list)"))
  }

  static func unknownMessage(_ code: String, suggestion: String?) -> Self {
    error("no message has the code `\(code)`" + didYouMean(suggestion))
  }

  static func unknownParticipant(
    _ name: String, of scenario: String, suggestion: String?, known: [String]
  ) -> Self {
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return error(
      "`\(scenario)` has no recognizer or view `\(name)`"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "; it has \(list)"))
  }

  static func unknownSequence(_ number: Int, of log: String, count: Int) -> Self {
    error(
      "`\(log)` has no sequence \(number); it has "
        + (count == 1 ? "only one" : "the sequences 1 to \(count)"))
  }

  static func unknownVariant(
    _ name: String, of scenario: String, suggestion: String?, known: [String]
  ) -> Self {
    guard !known.isEmpty else { return error("`\(scenario)` has no variants") }
    let list = known.map { "`\($0)`" }.joined(separator: ", ")
    return error(
      "`\(scenario)` has no variant `\(name)`"
        + (suggestion.map { "; did you mean `\($0)`?" } ?? "; it has \(list)"))
  }

  static func unsuitableLessonName(_ name: String) -> Self {
    error("a lesson's name can have only lowercase letters, digits, and `-`, unlike `\(name)`")
  }

  static var updateIsMissing: Self { error("`--ask` and `--check` need `--update`") }

  static var variantWithOutput: Self {
    error("`--variant` can't be combined with `--output`, which writes all variants")
  }

  static var watchWithOtherOptions: Self {
    error(
      "`--watch` can't be combined with `--update`, `--list`, `--fail-fast`, `--report`, or "
        + "standard input")
  }

  static var wishWithLines: Self {
    error("`--expect` takes one line; repeat the option for another")
  }

  static func withoutFact(_ numbers: String, _ line: String) -> Self {
    DiagnosticMessage(.note, "without \(numbers), `\(line)` doesn't hold")
  }

  static var withoutWithTwoFiles: Self {
    error("`--without` compares a scenario with itself, so there can't be a second file")
  }
}

extension ValidationError {
  /// Creates ArgumentParser's error from a message, followed by its code.
  init(_ message: DiagnosticMessage) { self.init("\(message.text) [\(message.code)]") }
}

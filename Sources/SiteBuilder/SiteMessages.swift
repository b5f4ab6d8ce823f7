import ScenarioFigures
package import SourceDiagnostics

extension DiagnosticMessage {
  static func aliasOfPage(_ path: String, other: String) -> Self {
    error("the address '\(path)' belongs to \(other)")
  }

  static func brokenAnchor(_ fragment: String, page: String, suggestion: String?) -> Self {
    error("'\(page)' has no heading or scenario '#\(fragment)'" + didYouMean(suggestion))
  }

  static func brokenLink(_ path: String, suggestion: String?) -> Self {
    error("there is no file '\(path)' in the content folder" + didYouMean(suggestion))
  }

  static func brokenReference(_ destination: String) -> Self {
    error("the page refers to '\(destination)', which the site does not have")
  }

  static func duplicateAddress(_ path: String, other: String) -> Self {
    error("the file would be '\(path)' in the site, like \(other); give it another name")
  }

  static func duplicateFact(_ number: String, other: String) -> Self {
    error("\(number) stands in '\(other)' too")
  }

  static func duplicateIdentifier(_ identifier: String) -> Self {
    error("the page has two elements with the id '\(identifier)'")
  }

  static func duplicateScenario(_ name: String) -> Self {
    error("two scenarios of this lesson are named '\(name)'")
  }

  static func duplicateNumber(_ number: Int, other: String) -> Self {
    error("lesson '\(other)' of the same part has the number \(number) too")
  }

  static var failureIsMissing: Self {
    error("the block is marked 'fails', but everything that it expects came true")
  }

  static var groupHasNoTitle: Self {
    error("a group of lanes ends with its title: 'group: add remove as \"Toolbar\"'")
  }

  static func imageOfAnotherHost(_ destination: String) -> Self {
    error("images come from the content folder, and '\(destination)' is on another host")
  }

  static func linkAboveContent(_ destination: String) -> Self {
    error("'\(destination)' leads out of the content folder")
  }

  static func linkFromRoot(_ destination: String) -> Self {
    error("links within the site are relative, and '\(destination)' begins with '/'")
  }

  static func loadsFromAnotherHost(_ destination: String) -> Self {
    error("a page loads nothing from another host, and '\(destination)' is on one")
  }

  static func misleadingFileName(_ meant: String) -> Self {
    error("the file would only be copied; name it '\(meant)'")
  }

  static var missingPart: Self {
    error("the site file lists parts, so every lesson needs 'part'")
  }

  static var missingScenarioName: Self {
    error("a scenario needs a name; write 'scenario NAME'")
  }

  static func brokenOwnAnchor(_ fragment: String, suggestion: String?) -> Self {
    error("this page has no heading or scenario '#\(fragment)'" + didYouMean(suggestion))
  }

  static var noExpectation: Self {
    warning("the scenario checks nothing; write 'expect', or 'expect anything' when it shall not")
  }

  static func noScenarioOnLine(
    _ path: String, _ line: Int, nearest: (name: String, line: Int)?
  ) -> Self {
    let meant = nearest.map { "; the nearest is '\($0.name)' on line \($0.line)" } ?? ""
    return error("'\(path)' has no scenario on line \(line)\(meant)")
  }

  static func noSuchPath(_ path: String, suggestion: String) -> Self {
    error("there is no file, lesson or scenario '\(path)'" + didYouMean(suggestion))
  }

  static func noSuchScenario(_ path: String, _ name: String, suggestion: String?) -> Self {
    error("'\(path)' has no scenario '\(name)'" + didYouMean(suggestion))
  }

  static var noneBesideFigures: Self {
    error("'none' stands alone; other figures contradict it")
  }

  static func optionWithoutEffect(_ option: String, figures: [String]) -> Self {
    let list = figures.map { "'\($0)'" }.joined(separator: ", ")
    return warning("'\(option)' changes none of the figures that are shown, but only \(list)")
  }

  static func proofOfNamesake(_ name: String, other: String) -> Self {
    error("proofs are named by their lesson, and '\(other)' is called '\(name)', too")
  }

  static func proofOfOmission(_ number: String) -> Self {
    error("the ledger says that \(number) is left out of the model")
  }

  static func otherFailure(_ wanted: String, actual: String) -> Self {
    error("no failure says '\(wanted)'; the first one says \"\(actual)\"")
  }

  static func silentProof(_ number: String, lesson: String) -> Self {
    error(
      "the run of this scenario does not name \(number), and '\(lesson)' does not list it "
        + "among its facts")
  }

  static func unknownFact(_ number: String, suggestion: String?) -> Self {
    error("the ledger has no fact \(number)" + didYouMean(suggestion))
  }

  static func unknownFactInRun(_ number: String) -> Self {
    error("the run gives \(number) as a reason, and the ledger has no such fact")
  }

  static func unknownProof(_ name: String, suggestion: String?) -> Self {
    error("there is no scenario '\(name)'" + didYouMean(suggestion))
  }

  static func unknownFigure(_ word: String, suggestion: String?) -> Self {
    error(
      "no figure is named '\(word)'; there are "
        + FigureKind.allCases.map(\.rawValue).joined(separator: ", ") + " and none"
        + didYouMean(suggestion))
  }

  static func unknownLane(_ name: String, suggestion: String?) -> Self {
    error("nobody named '\(name)' takes part in the run" + didYouMean(suggestion))
  }

  static func unknownLanguage(_ word: String, suggestion: String) -> Self {
    error("a block of '\(word)' is not run" + didYouMean(suggestion))
  }

  static func unknownPart(_ part: String, suggestion: String?) -> Self {
    error("the site file has no part '\(part)'" + didYouMean(suggestion))
  }

  static func unknownScenarioOption(_ key: String, suggestion: String?) -> Self {
    error("a scenario has no option '\(key)'" + didYouMean(suggestion))
  }

  static func unknownScenarioWord(_ word: String, suggestion: String?) -> Self {
    guard suggestion == nil else {
      return error("a scenario's name cannot be followed by '\(word)'" + didYouMean(suggestion))
    }
    return error(
      "a scenario has one name, and '\(word)' follows it; write a title as 'title: \"…\"'")
  }

  static func unknownTopic(_ word: String, suggestion: String?) -> Self {
    error("no topic is named '\(word)'" + didYouMean(suggestion))
  }

  static func unsuitableFileName(_ character: Character) -> Self {
    error("file names in the content folder become addresses, which cannot hold '\(character)'")
  }

  static func unsuitableScenarioName(_ name: String) -> Self {
    error("a name for addresses has letters, digits, '-' and '_' only, unlike '\(name)'")
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    guard let suggestion else { return "" }
    return "; did you mean '\(suggestion)'?"
  }
}

extension Diagnostic {
  /// The diagnostic as an error, if it is a warning.
  package var strict: Diagnostic {
    var diagnostic = self
    diagnostic.message = message.strict
    return diagnostic
  }
}

extension DiagnosticMessage {
  /// The message as an error, if it is a warning.
  fileprivate var strict: DiagnosticMessage {
    severity == .warning ? DiagnosticMessage(.error, text, identifier: identifier) : self
  }
}

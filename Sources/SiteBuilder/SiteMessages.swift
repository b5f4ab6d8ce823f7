import SourceDiagnostics

extension DiagnosticMessage {
  static func aliasOfPage(_ path: String, other: String) -> Self {
    error("The address '\(path)' belongs to \(other)")
  }

  static func brokenAnchor(_ fragment: String, page: String, suggestion: String?) -> Self {
    error("'\(page)' has no heading or scenario '#\(fragment)'" + didYouMean(suggestion))
  }

  static func brokenLink(_ path: String, suggestion: String?) -> Self {
    error("There is no file '\(path)' in the content folder" + didYouMean(suggestion))
  }

  static func brokenReference(_ destination: String) -> Self {
    error("The page refers to '\(destination)', which the site does not have")
  }

  static func duplicateAddress(_ path: String, other: String) -> Self {
    error("The file would be '\(path)' in the site, like \(other); give it another name")
  }

  static func duplicateFact(_ number: String, other: String) -> Self {
    error("\(number) stands in '\(other)' too")
  }

  static func duplicateIdentifier(_ identifier: String) -> Self {
    error("The page has two elements with the id '\(identifier)'")
  }

  static func duplicateScenario(_ name: String) -> Self {
    error("Two scenarios of this lesson are named '\(name)'")
  }

  static func duplicateNumber(_ number: Int, other: String) -> Self {
    error("Lesson '\(other)' of the same part has the number \(number) too")
  }

  static var failureIsMissing: Self {
    error("The block is marked 'fails', but everything that it expects came true")
  }

  static func imageOfAnotherHost(_ destination: String) -> Self {
    error("Images come from the content folder, and '\(destination)' is on another host")
  }

  static func linkAboveContent(_ destination: String) -> Self {
    error("'\(destination)' leads out of the content folder")
  }

  static func linkFromRoot(_ destination: String) -> Self {
    error("Links within the site are relative, and '\(destination)' begins with '/'")
  }

  static func loadsFromAnotherHost(_ destination: String) -> Self {
    error("A page loads nothing from another host, and '\(destination)' is on one")
  }

  static func misleadingFileName(_ meant: String) -> Self {
    error("The file would only be copied; name it '\(meant)'")
  }

  static var missingPart: Self {
    error("The site file lists parts, so every lesson needs 'part'")
  }

  static var missingScenarioName: Self {
    error("A scenario needs a name; write 'scenario NAME'")
  }

  static func brokenOwnAnchor(_ fragment: String, suggestion: String?) -> Self {
    error("This page has no heading or scenario '#\(fragment)'" + didYouMean(suggestion))
  }

  static var noExpectation: Self {
    warning("The scenario checks nothing; write 'expect', or 'expect anything' when it shall not")
  }

  static var noneBesideFigures: Self {
    error("'none' stands alone; other figures contradict it")
  }

  static var notUTF8: Self {
    error("The file is not UTF-8 from here on")
  }

  static func proofOfNamesake(_ name: String, other: String) -> Self {
    error("Proofs are named by their lesson, and '\(other)' is called '\(name)', too")
  }

  static func proofOfOmission(_ number: String) -> Self {
    error("The ledger says that \(number) is left out of the model")
  }

  static func otherFailure(_ wanted: String, actual: String) -> Self {
    error("No failure says '\(wanted)'; the first one says \"\(actual)\"")
  }

  static func silentProof(_ number: String, lesson: String) -> Self {
    error(
      "The run of this scenario does not name \(number), and '\(lesson)' does not list it "
        + "among its facts")
  }

  static func unknownFact(_ number: String, suggestion: String?) -> Self {
    error("The ledger has no fact \(number)" + didYouMean(suggestion))
  }

  static func unknownFactInRun(_ number: String) -> Self {
    error("The run gives \(number) as a reason, and the ledger has no such fact")
  }

  static func unknownProof(_ name: String, suggestion: String?) -> Self {
    error("There is no scenario '\(name)'" + didYouMean(suggestion))
  }

  static func unknownFigure(_ word: String, suggestion: String?) -> Self {
    error(
      "No figure is named '\(word)'; there are "
        + FigureKind.allCases.map(\.rawValue).joined(separator: ", ") + " and none"
        + didYouMean(suggestion))
  }

  static func unknownLane(_ name: String, suggestion: String?) -> Self {
    error("Nobody named '\(name)' takes part in the run" + didYouMean(suggestion))
  }

  static func unknownLanguage(_ word: String, suggestion: String) -> Self {
    error("A block of '\(word)' is not run" + didYouMean(suggestion))
  }

  static func unknownPart(_ part: String, suggestion: String?) -> Self {
    error("The site file has no part '\(part)'" + didYouMean(suggestion))
  }

  static func unknownScenarioOption(_ key: String, suggestion: String?) -> Self {
    error("A scenario has no option '\(key)'" + didYouMean(suggestion))
  }

  static func unknownScenarioWord(_ word: String, suggestion: String?) -> Self {
    guard suggestion == nil else {
      return error("A scenario's name cannot be followed by '\(word)'" + didYouMean(suggestion))
    }
    return error(
      "A scenario has one name, and '\(word)' follows it; write a title as 'title: \"…\"'")
  }

  static func unknownTopic(_ word: String, suggestion: String?) -> Self {
    error("No topic is named '\(word)'" + didYouMean(suggestion))
  }

  static func unsuitableFileName(_ character: Character) -> Self {
    error("File names in the content folder become addresses, which cannot hold '\(character)'")
  }

  static func unsuitableScenarioName(_ name: String) -> Self {
    error("A scenario's name has letters, digits, '-' and '_' only, unlike '\(name)'")
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    guard let suggestion else { return "" }
    return "; did you mean '\(suggestion)'?"
  }
}

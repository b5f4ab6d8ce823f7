import ArgumentParser
import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioRunner
import SiteBuilder
import SourceDiagnostics

/// The facts that a run goes without.
struct WithoutOptions: ParsableArguments {
  @Option(
    name: .customLong("without"), parsing: .singleValue,
    help: ArgumentHelp(
      "Run as if UIKit didn't follow this fact, such as G060. Can be repeated, or list several "
        + "separated by commas.",
      valueName: "fact"))
  var values: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder with the facts; without any, the program's own facts count.",
      valueName: "folder"), completion: .directory)
  var content = SiteRequest().content

  /// The numbers of the facts, each once.
  var numbers: [String] {
    var numbers: [String] = []
    for value in values {
      for part in value.split(separator: ",", omittingEmptySubsequences: false) {
        let number = String(part)
        if !numbers.contains(number) { numbers.append(number) }
      }
    }
    return numbers
  }

  /// Returns the facts; exits if one isn't in the ledger, or if the engine can't go without it.
  func facts(_ console: Console) throws -> [SuspendedFact] {
    guard !values.isEmpty else { return [] }
    let ledger = try ledger(console)
    return try numbers.map { number in
      guard let fact = ledger[number] else {
        try console.leave(.unknownFact(number, suggestion: ledger.suggestion(for: number)))
      }
      guard let suspended = SuspendedFact(fact) else {
        let near = ledger.factsWithRules(near: number).map(\.number)
        try console.leave(.factWithoutRule(fact, near: near))
      }
      return suspended
    }
  }

  private func ledger(_ console: Console) throws -> FactLedger {
    try FactLedger.read(from: content, orEmbedded: console)
  }
}

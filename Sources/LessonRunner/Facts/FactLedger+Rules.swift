package import LessonMarkdown
package import ScenarioRunner
import TouchEngine

extension SuspendedFact {
  /// Creates a fact to go without; returns `nil` if it rests on no rule of the engine.
  package init?(_ fact: Fact) {
    let rules = fact.rules.compactMap { name in UIKitRule.allCases.first { "\($0)" == name } }
    guard !rules.isEmpty else { return nil }
    self.init(number: fact.number, claim: fact.claim, rules: rules)
  }
}

extension FactLedger {
  /// Returns the facts with given numbers that rest on rules of the engine.
  package func suspendedFacts(_ numbers: [String]) -> [SuspendedFact] {
    numbers.compactMap { self[$0].flatMap(SuspendedFact.init) }
  }

  /// Returns the facts nearest to a fact in its subject that rest on a rule, in the ledger's order.
  package func factsWithRules(near number: String, most: Int = 3) -> [Fact] {
    guard let facts = subject(ofFact: number)?.facts,
      let place = facts.firstIndex(where: { $0.number == number })
    else { return [] }
    let candidates = facts.indices.filter { !facts[$0].rules.isEmpty }
    return candidates.sorted { abs($0 - place) < abs($1 - place) }.prefix(most).sorted()
      .map { facts[$0] }
  }
}

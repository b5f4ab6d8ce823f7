import ScenarioFigures
import ScenarioRunner
package import SourceDiagnostics

extension LessonRun {
  /// Returns the errors in the facts that the scenario shows, and in those without which the page
  /// shows the run: facts that aren't in the ledger, that no rule of the engine follows, or that
  /// change nothing.
  package func diagnostics(ofFactsIn ledger: FactLedger, _ lesson: SourceText) -> [Diagnostic] {
    ledger.isEmpty
      ? []
      : diagnostics(ofShownFactsIn: ledger, lesson)
        + diagnostics(ofSuspendedFactsIn: ledger, lesson)
  }

  /// A fact without a rule is one that the engine can't go without, so it depends on nothing.
  private func diagnostics(
    ofShownFactsIn ledger: FactLedger, _ lesson: SourceText
  ) -> [Diagnostic] {
    scenario.facts.compactMap { named in
      guard let fact = ledger[named.number], let suspended = SuspendedFact(fact), !runs.isEmpty,
        !depends(on: suspended)
      else { return nil }
      return Diagnostic(.factWithoutEffect(named.number), at: named.range, in: lesson)
    }
  }

  /// Returns whether the run or what's expected of it depends on a fact, or on one of its rules:
  /// without all of them, one may hide what another changes.
  private func depends(on fact: SuspendedFact) -> Bool {
    let parts = fact.rules.map {
      SuspendedFact(number: fact.number, claim: fact.claim, rules: [$0])
    }
    return ([fact] + (parts.count > 1 ? parts : [])).contains { part in
      comparisons(without: [part]).contains { comparison in
        comparison.variants.contains { $0.differs || !$0.broken.isEmpty }
      }
    }
  }

  private func diagnostics(
    ofSuspendedFactsIn ledger: FactLedger, _ lesson: SourceText
  ) -> [Diagnostic] {
    scenario.suspendedFacts.compactMap { named in
      guard let fact = ledger[named.number] else {
        let meant = ledger.suggestion(for: named.number)
        return Diagnostic(
          .unknownFact(named.number, suggestion: meant), at: named.range, in: lesson,
          notes: ledger.declaration(of: meant))
      }
      guard let suspended = SuspendedFact(fact) else {
        return Diagnostic(.suspendedFactWithoutRule(named.number), at: named.range, in: lesson)
      }
      let isChanged = comparisons(without: [suspended]).allSatisfy { $0.differs }
      return isChanged
        ? nil : Diagnostic(.factWithoutEffect(named.number), at: named.range, in: lesson)
    }
  }
}

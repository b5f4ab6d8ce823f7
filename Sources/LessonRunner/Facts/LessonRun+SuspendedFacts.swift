import ScenarioFigures
import ScenarioRunner
package import SourceDiagnostics

extension LessonRun {
  /// Returns the errors in the facts without which the page shows the run: those that aren't in the
  /// ledger, that no rule of the engine follows, or that change nothing.
  package func diagnostics(
    ofSuspendedFactsIn ledger: FactLedger, _ lesson: SourceText
  ) -> [Diagnostic] {
    guard !ledger.isEmpty else { return [] }
    return scenario.suspendedFacts.compactMap { named in
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
        ? nil : Diagnostic(.independentOfFact(named.number), at: named.range, in: lesson)
    }
  }
}

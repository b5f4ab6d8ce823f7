package import ScenarioFigures
import ScenarioLanguage
package import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel

extension LessonRun {
  /// Returns the facts, among some, without which the run of a variant differs.
  ///
  /// - Complexity: A run of all variants for each set of rules.
  package func dependencies(among facts: [SuspendedFact]) -> [SuspendedFact] {
    guard let parsed, !runs.isEmpty, !facts.isEmpty else { return [] }
    var answers: [[UIKitRule]: Bool] = [:]
    return facts.filter { fact in
      if let answer = answers[fact.rules] { return answer }
      let answer = zip(runs, parsed.run(options(without: fact))).contains { run, other in
        // Traces may differ in what no one sees.
        run.trace != other.trace && TraceDifference(run.trace, other.trace).parting != nil
      }
      answers[fact.rules] = answer
      return answer
    }
  }
}

extension LessonRun {
  /// Compares the run with a run without each of the facts that the fence names.
  package func comparisons(without facts: [SuspendedFact]) -> [FactComparison] {
    guard let parsed, !runs.isEmpty, !facts.isEmpty else { return [] }
    return facts.map { fact in
      FactComparison(of: runs, and: parsed.run(options(without: fact)), without: [fact])
    }
  }

  /// Returns the options of a run without a fact, whose failures need no fixes.
  private func options(without fact: SuspendedFact) -> RunOptions {
    var options = ScenarioRunning.options(for: scenario)
    options.suspend([fact])
    options.offersFixIts = false
    return options
  }
}

import FileSystem
package import Foundation
import LessonRunner
import LessonTesting
import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A run of the mutation program, or of a sample of it.
package struct MutantRun: Sendable {
  /// The figures of one scenario, or of all.
  package struct Figures: Sendable {
    /// The number of mutants that were run.
    package var mutants = 0
    /// The number of mutants that have an error.
    package var rejected = 0
    /// The number of mutants that fail.
    package var failed = 0
    /// The number of mutants that pass, by class.
    package var survivors: [SurvivorClass: Int] = [:]
    /// The number of mutants that were updated, by outcome.
    package var updates: [String: Int] = [:]
    /// The same for each way to mutate.
    package var updatesByMutation: [Mutation: [String: Int]] = [:]
    /// The number of lines about values whose opposites were tried.
    package var opposites = 0
    /// The mutants that pass and that no rule explains.
    package var unexplained: [String] = []
    /// The mutants that became another text than the old one, with the difference.
    package var wronglyUpdated: [String] = []
    /// The lines about values that hold together with their opposites.
    package var contradictions: [String] = []
    /// The number of mutants for each way to mutate.
    package var byMutation: [Mutation: Int] = [:]

    /// Adds other figures.
    package mutating func add(_ other: Figures) {
      mutants += other.mutants
      rejected += other.rejected
      failed += other.failed
      survivors.merge(other.survivors, uniquingKeysWith: +)
      updates.merge(other.updates, uniquingKeysWith: +)
      updatesByMutation.merge(other.updatesByMutation) { $0.merging($1, uniquingKeysWith: +) }
      opposites += other.opposites
      unexplained += other.unexplained
      wronglyUpdated += other.wronglyUpdated
      contradictions += other.contradictions
      byMutation.merge(other.byMutation, uniquingKeysWith: +)
    }
  }

  /// What the program tries.
  package enum Mode: String, CaseIterable, Sendable {
    /// Each mutant must fail or be rejected.
    case check
    /// An update must bring back the old text, or leave the mutant alone and say why.
    case update
    /// A line about a value and its opposite mustn't both hold.
    case never
  }

  let modes: Set<Mode>
  let seed: UInt64

  /// One mutant in so many is tried.
  let share: Int

  /// Creates a run.
  package init(_ modes: Set<Mode>, seed: UInt64 = 1, share: Int = 1) {
    self.modes = modes
    self.seed = seed
    self.share = share
  }

  /// Tries the mutants of all scenarios and exercises of some folders and lessons.
  package func figures(of paths: [String]) async -> Figures {
    let suite = ScenarioSuite.find(in: paths, withExercises: true).suite
    let scenarios = await suite.entries.concurrentMap { CourseScenario.all(of: $0) }
      .flatMap(\.self)
    var details: [String: Set<String>] = [:]
    for trace in scenarios.flatMap(\.traces) {
      for event in trace.events {
        let prevented = event.kind == .prevent ? trace.name(of: event.to) : ""
        let words = "\(event.word) \(prevented) \(trace.detail(of: event))".split(separator: " ")
        let word = SurvivorJudge.word(of: event)
        details[word, default: []].insert(String(words.dropFirst().first ?? ""))
      }
    }
    let known = details
    let all = await scenarios.concurrentMap { figures(of: $0, known) }
    return all.reduce(into: Figures()) { $0.add($1) }
  }

  /// Tries the mutants of one scenario.
  func figures(of scenario: CourseScenario, _ details: [String: Set<String>]) -> Figures {
    var figures = Figures()
    let judge = SurvivorJudge(scenario: scenario, details: details)
    var mutants = MutationTable.mutants(of: scenario, seed: seed)
    if share > 1 {
      mutants = mutants.filter { mutant in
        var choice = SeededChoice(seed: seed, scenario.entry.name, mutant.text)
        return choice.one(of: Array(0..<share)) == 0
      }
    }
    for mutant in mutants {
      let place = "\(scenario.entry.path):\(scenario.source.place(at: mutant.offset).line)"
      let change =
        "\(place) [\(mutant.mutation.rawValue)] \(Self.shown(mutant.old)) => \(Self.shown(mutant.new))"
      if modes.contains(.check) {
        figures.mutants += 1
        figures.byMutation[mutant.mutation, default: 0] += 1
        let trial = CheckTrial(mutant, of: scenario)
        switch trial.outcome {
        case .rejected: figures.rejected += 1
        case .failed: figures.failed += 1
        case .survived:
          let kind = judge.kind(of: mutant, trial.run)
          figures.survivors[kind, default: 0] += 1
          if kind == .unexplained { figures.unexplained.append(change) }
        }
      }
      if modes.contains(.update), !scenario.isExercise, mutant.mutation != .exactly {
        let trial = UpdateTrial(mutant, of: scenario)
        figures.updates[trial.outcome.rawValue, default: 0] += 1
        figures.updatesByMutation[mutant.mutation, default: [:]][
          trial.outcome.rawValue, default: 0] +=
          1
        if trial.outcome == .wrong {
          let difference = LineDifference(from: scenario.source.text, to: trial.written ?? "")
          figures.wronglyUpdated.append(change + "\n" + difference.text())
        }
      }
    }
    if modes.contains(.never), !scenario.isExercise {
      for trial in NeverTrial.all(of: scenario) {
        figures.opposites += 1
        if !trial.fails {
          figures.contradictions.append(
            "\(scenario.entry.name): '\(trial.line)' and '\(trial.opposite)' both hold")
        }
      }
    }
    return figures
  }

  private static func shown(_ text: String) -> String {
    "`" + text.replacing("\n", with: "⏎") + "`"
  }
}

extension MutantRun.Figures {
  /// The figures as JSON, with the reasons of the classes.
  package var json: Data {
    get throws {
      let survivors = SurvivorClass.allCases.map { kind in
        [
          "class": kind.rawValue, "because": kind.reason, "count": self.survivors[kind] ?? 0,
        ] as [String: Any]
      }
      return try JSONSerialization.data(
        withJSONObject: [
          "check": [
            "byMutation": Dictionary(
              uniqueKeysWithValues: byMutation.map { ($0.key.rawValue, $0.value) }),
            "mutants": mutants, "rejected": rejected, "failed": failed, "survivors": survivors,
          ] as [String: Any],
          "update": Dictionary(
            uniqueKeysWithValues: UpdateTrial.Outcome.allCases.map {
              ($0.rawValue, updates[$0.rawValue] ?? 0)
            }),
          "updateByMutation": Dictionary(
            uniqueKeysWithValues: updatesByMutation.map { ($0.key.rawValue, $0.value) }),
          "never": ["lines": opposites, "contradictions": contradictions.count],
        ] as [String: Any], options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }
  }
}

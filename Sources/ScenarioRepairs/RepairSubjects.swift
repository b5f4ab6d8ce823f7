import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The participants that unmet expectations are about.
struct RepairSubjects {
  /// Those that must do something.
  private(set) var wanted: [String] = []

  /// Those that must not do something.
  private(set) var unwanted: [String] = []

  /// All of them.
  var all: [String] { wanted + unwanted }

  /// Collects the names in the lines that a run contradicts.
  init(_ scenario: Scenario, _ run: ScenarioRun) {
    for block in scenario.expectations {
      let lines = block.expectations.filter { line in
        run.failures.contains { failure in
          guard let range = failure.range else { return false }
          return range.overlaps(line.range) || range == line.range
        }
      }
      let isUnmet = run.failures.contains { failure in
        guard let range = failure.range else { return false }
        return range.lowerBound >= block.range.lowerBound
          && range.lowerBound < block.range.upperBound
      }
      for line in lines.isEmpty && isUnmet ? block.expectations : lines {
        add(line.statement, in: run.trace)
      }
    }
    if all.isEmpty {
      for line in scenario.expectations.flatMap({ $0.expectations }) {
        add(line.statement, in: run.trace)
      }
    }
  }

  private mutating func add(_ statement: ExpectationStatement, in trace: Trace) {
    switch statement {
    case .never(let pattern): add(pattern, in: trace, isWanted: false)
    case .neverValue(let value): add(value.subject.subject.text, isWanted: false)
    case .event(let pattern):
      add(pattern, in: trace, isWanted: true)
      // Fewer events than before may be expected, too.
      if pattern.repetition != .once || pattern.moment != nil {
        add(pattern, in: trace, isWanted: false)
      }
    case .before(let first, let second):
      add(first, in: trace, isWanted: true)
      add(second, in: trace, isWanted: false)
    case .states(let name, _):
      add(name.text, isWanted: true)
      add(name.text, isWanted: false)
    case .value(let value):
      add(value.subject.subject.text, isWanted: true)
      add(value.subject.subject.text, isWanted: false)
    case .capture, .chain, .gap: break
    }
  }

  private mutating func add(_ pattern: EventPattern, in trace: Trace, isWanted: Bool) {
    // `hit B` is about the view that the touch belongs to.
    let names = ([pattern.subject] + pattern.detail).filter { $0.text != NamePattern.any.text }
    for participant in trace.participants
    where names.contains(where: { name in
      name.matches(participant.name)
    }) {
      switch participant.kind {
      case .view, .window, .recognizer, .viewController: add(participant.name, isWanted: isWanted)
      default: break
      }
    }
  }

  private mutating func add(_ name: String, isWanted: Bool) {
    if isWanted {
      if !wanted.contains(name) { wanted.append(name) }
    } else if !unwanted.contains(name) {
      unwanted.append(name)
    }
  }
}

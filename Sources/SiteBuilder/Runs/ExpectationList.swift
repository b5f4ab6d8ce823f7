import Figures
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The expectations of a run, each with the steps of the table that met it.
struct ExpectationList: Sendable {
  /// One line.
  struct Line: Sendable {
    /// What became of the expectation.
    enum Outcome: String, Sendable {
      /// It holds.
      case met
      /// It doesn't hold.
      case unmet
      /// It comes after one that doesn't hold, so nothing was compared with it.
      case unreached
    }

    /// The line as it's written.
    var text: String
    /// What became of it.
    var outcome: Outcome
    /// The first steps that decided, in order.
    var steps: [Step]
    /// The number of further steps.
    var moreSteps: Int
    /// The part of the run that the line is about, if no step decided.
    var place: ExpectationStatement.Place
  }

  /// A step of the table.
  struct Step: Sendable {
    /// The time of the step.
    var time: String
    /// The number of the row; `nil` if the table doesn't show the event.
    var number: Int?
    /// The fragment of the row; `nil` if the table doesn't have it.
    var row: String?
  }

  /// The name of the variant; empty if there's only one.
  var variant: String
  /// The lines, in the order of the text.
  var lines: [Line]

  /// The maximum number of steps of a line.
  private static let maximumSteps = 4

  /// Explains the expectations of a scenario by its run.
  ///
  /// - Parameters:
  ///   - scenario: The scenario, whose ranges the run refers to.
  ///   - run: The run.
  ///   - request: The request for the table.
  ///   - prefix: The prefix of the ids of the table's rows.
  ///   - rowCount: The number of rows that the table has.
  init(
    of scenario: Scenario, _ run: ScenarioRun, in request: FigureRequest, rowPrefix prefix: String,
    rowCount: Int
  ) {
    variant = run.variant
    let rows = run.trace.rows(request.options)
    var numbers: [Int: Int] = [:]
    for (place, row) in rows.enumerated() { numbers[row.index] = place + 1 }
    let step = { (event: Int) -> Step in
      let number = numbers[event]
      let isThere = number.map { $0 <= rowCount } ?? false
      return Step(
        time: run.trace.events[event].time.readableText, number: number,
        row: isThere ? number.map { "\(prefix)row-\($0)" } : nil)
    }
    lines = scenario.expectations.flatMap { block -> [Line] in
      let source = scenario.source
      guard scenario.sources.isOwn(block.range) else { return [] }
      let claims = block.expectations.filter { $0.statement.traits.isClaim }
      let ranges = block.mode.traits.takesLines ? claims.map(\.range) : [block.range]
      let places = block.mode.traits.takesLines ? claims.map(\.statement.traits.place) : [.wholeRun]
      return zip(ranges, places).map { range, place in
        let events = Self.events(of: range, in: run)
        let outcome = Self.outcome(of: range, place, events, in: run)
        return Line(
          text: source[range], outcome: outcome,
          steps: events.prefix(Self.maximumSteps).map(step),
          moreSteps: max(0, events.count - Self.maximumSteps), place: place)
      }
    }
  }

  /// Returns the events that met, or contradicted, the expectation at a range.
  private static func events(of range: Range<Int>, in run: ScenarioRun) -> [Int] {
    var events: [Int] = []
    for place in run.expected + run.grounds where place.range == range {
      if !events.contains(place.event) { events.append(place.event) }
    }
    guard events.isEmpty else { return events.sorted() }
    return run.decisions.first { $0.range == range }?.event.map { [$0] } ?? []
  }

  private static func outcome(
    of range: Range<Int>, _ place: ExpectationStatement.Place, _ events: [Int],
    in run: ScenarioRun
  ) -> Line.Outcome {
    if run.hasPassed { return .met }
    let hasFailed = run.failures.contains { failure in
      failure.range.map { range.contains($0.lowerBound) } ?? false
    }
    if hasFailed { return .unmet }
    if !run.problems.isEmpty { return .unreached }
    // A value at the end needs no event, and neither does what never happens.
    return events.isEmpty && place == .inList ? .unreached : .met
  }
}

import LessonRunner
import SourceDiagnostics
import TraceModel

/// What the pages about all lessons tell of a scenario; its text, its run and its figures are let go
/// when the page of its lesson is finished.
struct ScenarioRecord: Equatable, Sendable {
  /// The first event with a word, as a line of the trace.
  struct EventLine: Equatable, Sendable {
    var kind: TraceEvent.Kind
    var word: String
    var line: String
  }

  /// What readers play with.
  struct Scene: Equatable, Sendable {
    /// The text, which stands alone.
    var text: String
    /// What is to be shown of a run, as the engine reads it.
    var request: String
  }

  /// How it came out; what is doubtful in it is told by the build that ran it.
  var outcome: ScenarioOutcome
  /// The names of UIKit's that it uses, or that were asked for in its run, in order.
  var names: [String]
  /// The events that the page of events may show; none where a site has no such page.
  var eventLines: [EventLine]
  /// What readers play with; `nil` where they only read.
  var scene: Scene?

  /// Keeps of a run what other pages tell.
  init(_ run: LessonRun, drawnAs section: ScenarioSection?, keepsEvents: Bool) {
    outcome = ScenarioOutcome(run)
    outcome.diagnostics = []
    let events = run.trace?.events ?? []
    let asked = events.filter { $0.kind == .question }.map(\.word)
    names = NamePage.names(in: run.scenario.source.text).union(asked).sorted()
    eventLines = keepsEvents ? EventPage.lines(from: run.trace) : []
    scene = section?.live.map {
      Scene(text: run.scenario.standaloneText, request: $0.request)
    }
  }

  /// Creates a record that was kept.
  init(outcome: ScenarioOutcome, names: [String], eventLines: [EventLine], scene: Scene?) {
    self.outcome = outcome
    self.names = names
    self.eventLines = eventLines
    self.scene = scene
  }
}

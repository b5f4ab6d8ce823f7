import LessonRunner
import SourceDiagnostics
import TraceModel

/// What the pages about all lessons show of a scenario; its text, run, and figures are released
/// after the lesson's page is finished.
struct ScenarioRecord: Equatable, Sendable {
  /// The first event with particular wording, as a line of the trace.
  struct EventLine: Equatable, Sendable {
    var kind: TraceEvent.Kind
    var word: String
    var line: String
  }

  /// A playable scenario.
  struct Scene: Equatable, Sendable {
    /// The standalone text.
    var text: String
    /// The request for figures, in the engine's format.
    var request: String
  }

  /// The outcome; the build that ran the scenario reported its warnings.
  var outcome: ScenarioOutcome
  /// The UIKit names that it uses, or that its run called, in order.
  var names: [String]
  /// The events that the page of events may show; empty if the site has no such page.
  var eventLines: [EventLine]
  /// The playable scenario; `nil` if the site has no engine.
  var scene: Scene?
  /// What happens, in a line for each variant.
  var strips: [ScenarioSection.Strip]

  /// Creates a record with the parts of a run that other pages show.
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
    strips = section?.strips ?? []
  }

  /// Creates a record from stored values.
  init(
    outcome: ScenarioOutcome, names: [String] = [], eventLines: [EventLine] = [],
    scene: Scene? = nil, strips: [ScenarioSection.Strip] = []
  ) {
    self.outcome = outcome
    self.names = names
    self.eventLines = eventLines
    self.scene = scene
    self.strips = strips
  }
}

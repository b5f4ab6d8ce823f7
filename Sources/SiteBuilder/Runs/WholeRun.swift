import LessonRunner
import ScenarioFigures

/// A run with everything that is known of it, as its own page shows it.
///
/// A lesson shows what matters to its text; this has the rest, for readers who want to check.
struct WholeRun: Sendable {
  /// Some figures under a title.
  struct Part: Sendable {
    /// The kind of figures.
    var kind: FigureKind
    /// The figures, one for each variant or comparison; empty if they would be too large.
    var figures: [RunFigure]
    /// What the figures leave out because it wouldn't fit; `nil` if they're complete.
    var note: String?
  }

  /// The code of the scenario for an app.
  struct Code: Sendable {
    /// The Swift, which isn't highlighted, because few readers open it.
    var text: String
    /// What the code can't express, in the program's words.
    var omissions: [String]
  }

  /// The path of the page.
  var path: SitePath
  /// The scenario's text, verdict, and facts; its figures are in the parts.
  var section: ScenarioSection
  /// The pictures of the screen.
  var screens: [RunFigure]
  /// The expectations of each variant, with the steps that met them.
  var expectations: [ExpectationList]
  /// The other figures, in order.
  var parts: [Part]
  /// The scenario in Swift.
  var code: Code
  /// The name of the first recognizer that never acted because of a rule; `nil` if there is none.
  var silent: String?
  /// What would make it act, or the lines true; `nil` if all is as it should be.
  var repair: RunRepair?
}

extension WholeRun.Part {
  /// The name of the part's title.
  var title: Word {
    switch kind {
    case .tree: .readingScreen
    case .sequence: .readingSequence
    case .states: .readingStates
    case .table: .readingTable
    case .statechart: .runStatechart
    case .chain: .runChain
    case .requirements: .runRequirements
    case .turns: .runTurns
    case .report: .runReport
    case .sets: .runSets
    case .why: .readingWhy
    case .compare: .readingCompare
    }
  }
}

import ScenarioFigures

/// A scenario as a page shows it: its text, and the figures of its run.
struct ScenarioSection: Sendable {
  /// A fact that the scenario proves.
  struct FactLink: Sendable {
    /// The number, which is the fact's fragment on the page of facts, too.
    var number: String
    /// The address of the page of facts, as the scenario's page writes it.
    var address: String
  }

  /// What the engine in the page needs to run the scenario.
  struct Live: Sendable {
    /// The text with all scenes that it uses; nil when it is what the page shows.
    var text: String?
    /// What is to be shown of a run, as the engine reads it.
    var request: String
  }

  /// The fragment that leads to the scenario, without `#`.
  var identifier: String
  /// What the scenario shows, in a few words; nil when its name has to do.
  var title: String?
  /// The scenario's name.
  var name: String
  /// The scenario's text, highlighted, in HTML.
  var listingHTML: String
  /// What the run proved, in words: "Run at build: 7 expectations hold"; nil to say nothing.
  var verdict: String?
  /// What a reader must know who might take the scenario for proven; nil to say nothing.
  var remark: String?
  /// The facts that the scenario proves, as links to the page of facts; none when it names none.
  var facts: [FactLink] = []
  /// How the run differs from what the scenario says, as the program tells it; nil when it must
  /// not.
  var failureHTML: String?
  /// Where the runs of variants part, in sentences.
  var partings: [String] = []
  /// The figures in the order in which they are shown.
  var figures: [RunFigure]

  /// What the engine in the page needs; nil when the scenario can only be read.
  var live: Live?
}

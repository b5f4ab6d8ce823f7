/// A scenario as a page shows it: its text, and the figures of its run.
package struct ScenarioSection: Sendable {
  /// One figure of a run.
  package struct Figure: Sendable {
    /// What kind of figure it is, as the fence names it: `sequence`, `table`, `tree`.
    package var kind: String
    /// The figure, in HTML.
    package var html: String

    /// Makes a figure of a run.
    package init(kind: String, html: String) {
      self.kind = kind
      self.html = html
    }
  }

  /// The fragment that leads to the scenario, without `#`.
  package var identifier: String
  /// What the scenario shows, in a few words; nil when its name has to do.
  package var title: String?
  /// The scenario's name.
  package var name: String
  /// The scenario's text, highlighted, in HTML.
  package var listingHTML: String
  /// What the run proved, in words: "Run at build: 7 expectations hold"; nil to say nothing.
  package var verdict: String?
  /// What a reader must know who might take the scenario for proven; nil to say nothing.
  package var remark: String?
  /// How the run differs from what the scenario says, as the program tells it; nil when it must
  /// not.
  package var failure: String?
  /// The figures in the order in which they are shown.
  package var figures: [Figure]

  /// Makes a scenario as a page shows it.
  package init(
    identifier: String,
    name: String,
    title: String? = nil,
    listingHTML: String,
    verdict: String? = nil,
    remark: String? = nil,
    failure: String? = nil,
    figures: [Figure]
  ) {
    self.identifier = identifier
    self.name = name
    self.title = title
    self.listingHTML = listingHTML
    self.verdict = verdict
    self.remark = remark
    self.failure = failure
    self.figures = figures
  }
}

/// A scenario as a page shows it: its text, and the figures of its run.
package struct ScenarioSection: Sendable {
  /// One figure of a run.
  package struct Figure: Sendable {
    /// What kind of figure it is, as the fence names it: `sequence`, `table`, `tree`.
    package var kind: String
    /// The name of the variant whose run it shows; nil when there is only one.
    package var variant: String?
    /// The figure, in HTML.
    package var html: String
    /// For each row, the shown line of the text that it goes back to and, behind colons, the lines
    /// that expect it: `7 7:12 8`; empty when that is not known.
    package var lines: String
    /// For each row, the fingers that it is about: `1 1+2 0`; empty when there is one finger only.
    package var fingers: String

    /// Makes a figure of a run.
    package init(
      kind: String, variant: String? = nil, html: String, lines: String = "", fingers: String = ""
    ) {
      self.kind = kind
      self.variant = variant
      self.html = html
      self.lines = lines
      self.fingers = fingers
    }
  }

  /// A fact that the scenario proves.
  package struct FactLink: Sendable {
    /// The number, which is the fact's fragment on the page of facts, too.
    package var number: String
    /// The address of the page of facts, as the scenario's page writes it.
    package var address: String

    /// Makes a link to a fact.
    package init(number: String, address: String) {
      self.number = number
      self.address = address
    }
  }

  /// What the engine in the page needs to run the scenario.
  package struct Live: Sendable {
    /// The text with all scenes that it uses; nil when it is what the page shows.
    package var text: String?
    /// What is to be shown of a run, as the engine reads it.
    package var request: String

    /// Makes what the engine needs.
    package init(text: String?, request: String) {
      self.text = text
      self.request = request
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
  /// The facts that the scenario proves, as links to the page of facts; none when it names none.
  package var facts: [FactLink]
  /// How the run differs from what the scenario says, as the program tells it; nil when it must
  /// not.
  package var failureHTML: String?
  /// Where the runs of variants part, in sentences.
  package var partings: [String]
  /// The figures in the order in which they are shown.
  package var figures: [Figure]

  /// What the engine in the page needs; nil when the scenario can only be read.
  package var live: Live?

  /// Makes a scenario as a page shows it.
  package init(
    identifier: String,
    name: String,
    title: String? = nil,
    listingHTML: String,
    verdict: String? = nil,
    remark: String? = nil,
    facts: [FactLink] = [],
    failureHTML: String? = nil,
    partings: [String] = [],
    figures: [Figure],
    live: Live? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.title = title
    self.listingHTML = listingHTML
    self.verdict = verdict
    self.remark = remark
    self.facts = facts
    self.failureHTML = failureHTML
    self.partings = partings
    self.figures = figures
    self.live = live
  }
}

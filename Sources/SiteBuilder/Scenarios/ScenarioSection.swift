import ScenarioFigures

/// A scenario as a page shows it: its text, and the figures of its run.
struct ScenarioSection: Sendable {
  /// A fact that the scenario shows.
  struct FactLink: Sendable {
    /// The number, which is also the fact's fragment on the facts page.
    var number: String
    /// The URL of the facts page, relative to the scenario's page.
    var address: String
  }

  /// What happens in a run, in one line.
  struct Strip: Equatable, Sendable {
    /// The name of the variant, or an empty string when there's only one.
    var variant: String
    /// The line as HTML, in UTF-8.
    var bytes: [UInt8]
  }

  /// The data that the page's engine needs to run the scenario.
  struct Live: Sendable {
    /// The text with all scenes that it uses; `nil` if the page shows the same text.
    var text: String?
    /// The request for figures, in the engine's format.
    var request: String
    /// The facts among the lesson's without which the run differs; empty if there are none.
    var facts: [String] = []
  }

  /// The scenario's URL fragment, without `#`.
  var identifier: String
  /// A short description of what the scenario shows; `nil` to use its name.
  var title: String?
  /// The scenario's name.
  var name: String
  /// The highlighted text of the scenario, as HTML.
  var listingHTML: String
  /// The highlighted expectations at the end, as HTML, which a reader can expand; `nil` if the text
  /// includes them.
  var expectationsHTML: String?
  /// Whether some line of the text is too long to leave room next to it.
  var hasLongLines = false
  /// The run's result: "Run at build: 7 expectations hold"; `nil` for none.
  var verdict: String?
  /// What simulators and devices say about the scenario; empty if none has run it.
  var marks: [ConformanceMark] = []
  /// A note for readers who might think that the scenario has been tested; `nil` for none.
  var remark: String?
  /// The facts that the scenario shows, as links to the facts page; empty if it names none.
  var facts: [FactLink] = []
  /// How the run differs from what the scenario expects, in the program's words; `nil` if it
  /// mustn't differ.
  var failureHTML: String?
  /// Where the runs of variants diverge, as sentences.
  var partings: [String] = []
  /// The figures, in display order.
  var figures: [RunFigure]
  /// What happens, in a line for each variant; empty for a scenario that isn't run or must fail.
  var strips: [Strip] = []
  /// Whether the page shows the lines, as there are no figures.
  var showsStrips = false

  /// The number of figures before the text, all of the first kind if it's understood at a glance.
  private var leadCount: Int {
    guard let kind = figures.first?.kind, kind != .table else { return 0 }
    return figures.firstIndex { $0.kind != kind } ?? figures.count
  }

  /// The page with the whole run; `nil` if there is none.
  var wholeRun: SitePath?

  /// Whether the page explains here how to read its figures.
  var hasLegend = false

  /// The data for the engine in the page; `nil` if the scenario can only be read.
  var live: Live?
}

extension RunFigure: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("kind") { $0.kind.rawValue },
    .optionalText("variant") { $0.variant.isEmpty ? nil : $0.variant },
    .html("figure") { $0.bytes },
    .optionalText("lines") { $0.lines.isEmpty ? nil : $0.lines },
    .optionalText("fingers") { $0.fingers.isEmpty ? nil : $0.fingers },
  ]
}

extension ScenarioSection.Strip: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .optionalText("variant") { $0.variant.isEmpty ? nil : $0.variant },
    .html("strip") { $0.bytes },
  ]
}

extension ScenarioSection.FactLink: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("number") { $0.number },
    .text("factAddress") { $0.address },
  ]
}

extension ScenarioSection.Live: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .optionalText("liveText") { $0.text },
    .text("liveRequest") { $0.request },
    .optionalText("liveFacts") { $0.facts.isEmpty ? nil : $0.facts.joined(separator: " ") },
  ]
}

extension ScenarioSection: RenderedRecord {
  static let template = "scenario"

  /// The collapsed expectations.
  private static let expectations: [TemplateField<Self>] = [
    .html("expectationLines") { $0.expectationsHTML ?? "" },
    .text("expectationVerdict") { $0.verdict ?? "" },
  ]

  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("name") { $0.name },
    .text("title") { $0.title ?? $0.name },
    .html("listing") { $0.listingHTML },
    .flag("hasLongLines") { $0.hasLongLines },
    .record("expectations", of: expectations) { $0.expectationsHTML == nil ? nil : $0 },
    .optionalText("verdict") { $0.expectationsHTML == nil ? $0.verdict : nil },
    .optionalText("remark") { $0.remark },
    .list("conformance") { $0.marks },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("facts") { $0.facts },
    .record("failure", of: [.html("failureListing") { $0 }]) { $0.failureHTML },
    .list("partings", of: [.text("sentence") { $0 }]) { $0.partings },
    .list("figures") { $0.figures },
    .list("leadingFigures") { Array($0.figures.prefix($0.leadCount)) },
    .list("strips") { $0.showsStrips ? $0.strips : [] },
    .list("followingFigures") { Array($0.figures.dropFirst($0.leadCount)) },
    .flag("hasLegend") { $0.hasLegend },
    .address("home") { _ in "index.html" },
    .record("wholeRun", of: [.file]) { $0.wholeRun },
    .record("live") { $0.live },
  ]
}

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
  /// The lines at the end that say what must happen, highlighted, in HTML, which a reader unfolds; nil when
  /// the text shows them.
  var expectationsHTML: String?
  /// Whether some line of the text is so long that nothing has room beside it.
  var hasLongLines = false
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

  /// How many of the figures stand before the text: those of the first kind, if that is one that is seen
  /// at a glance.
  private var leadCount: Int {
    guard let kind = figures.first?.kind, kind != .table else { return 0 }
    return figures.firstIndex { $0.kind != kind } ?? figures.count
  }

  /// Whether the page explains here how its figures are read.
  var hasLegend = false

  /// What the engine in the page needs; nil when the scenario can only be read.
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
  ]
}

extension ScenarioSection: RenderedRecord {
  static let template = "scenario"

  /// What a run shows that must fail.
  struct Failure: TemplateRecord {
    var html: String

    static let fields: [TemplateField<Self>] = [
      .html("failureListing") { $0.html }
    ]
  }

  /// What is folded away.
  struct Expectations: TemplateRecord {
    var html: String
    var verdict: String

    static let fields: [TemplateField<Self>] = [
      .html("expectationLines") { $0.html },
      .text("expectationVerdict") { $0.verdict },
    ]
  }

  /// A sentence about two variants.
  struct Parting: TemplateRecord {
    var sentence: String

    static let fields: [TemplateField<Self>] = [
      .text("sentence") { $0.sentence }
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("name") { $0.name },
    .text("title") { $0.title ?? $0.name },
    .html("listing") { $0.listingHTML },
    .flag("hasLongLines") { $0.hasLongLines },
    .record("expectations") { section in
      section.expectationsHTML.map { Expectations(html: $0, verdict: section.verdict ?? "") }
    },
    .optionalText("verdict") { $0.expectationsHTML == nil ? $0.verdict : nil },
    .optionalText("remark") { $0.remark },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("facts") { $0.facts },
    .record("failure") { $0.failureHTML.map { Failure(html: $0) } },
    .list("partings") { $0.partings.map(Parting.init) },
    .list("figures") { $0.figures },
    .list("leadingFigures") { Array($0.figures.prefix($0.leadCount)) },
    .list("followingFigures") { Array($0.figures.dropFirst($0.leadCount)) },
    .flag("hasLegend") { $0.hasLegend },
    .record("live") { $0.live },
  ]
}

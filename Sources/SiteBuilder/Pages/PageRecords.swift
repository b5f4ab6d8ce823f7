import ScenarioFigures

// What each value is called in the templates. `Writing-templates.md` lists the same names for
// authors.

extension LessonEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .text("question") { $0.question },
    .text("summary") { $0.summary },
    .address("address") { $0.path },
  ]
}

extension CoursePart: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("partTitle") { $0.title },
    .list("lessons") { $0.lessons },
  ]
}

extension PartLesson: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .flag("isHere") { $0.isHere },
    .address("address") { $0.path },
  ]
}

extension PageLink: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isMain") { $0.isMain },
    .text("title") { $0.title },
    .address("address") { $0.path },
  ]
}

extension ContentsEntry: TemplateRecord {
  /// An entry below another one; deeper ones are not shown.
  struct Below: TemplateRecord {
    var entry: ContentsEntry

    static let fields: [TemplateField<Self>] = [
      .text("title") { $0.entry.title },
      .text("fragment") { $0.entry.fragment },
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .text("fragment") { $0.fragment },
    .flag("hasEntries") { !$0.entries.isEmpty },
    .list("entries") { $0.entries.map(Below.init) },
  ]
}

extension FactEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .optionalText("claim") { $0.claim },
    .optionalText("evidence") { $0.evidence },
    .record("page") { $0.page.map { FactEntry.Page(path: $0) } },
  ]

  /// The page that has the fact, as a record of its own: a list's entry may have none.
  struct Page: TemplateRecord {
    var path: SitePath

    static let fields: [TemplateField<Self>] = [
      .address("address") { $0.path }
    ]
  }
}

extension FactList: RenderedRecord {
  static let template = "facts"

  static let fields: [TemplateField<Self>] = [
    .list("counts") { $0.counts },
    .list("subjects") { $0.subjects },
  ]
}

extension FactCount: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("status") { $0.status },
    .text("meaning") { $0.meaning },
    .text("count") { "\($0.count)" },
  ]
}

extension FactSubject: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .list("facts") { $0.facts },
  ]
}

extension FactDescription: TemplateRecord {
  /// A source in words.
  struct Source: TemplateRecord {
    var words: String

    static let fields: [TemplateField<Self>] = [
      .text("source") { $0.words }
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("number") { $0.number },
    .text("claim") { $0.claim },
    .text("evidence") { $0.evidence },
    .list("sources") { $0.sources.map(Source.init) },
    .optionalText("contradiction") { $0.contradiction },
    .optionalText("contest") { $0.contest },
    .text("status") { $0.status },
    .text("statusWords") { $0.statusWords },
    .optionalText("rules") { $0.rules.isEmpty ? nil : $0.rules.joined(separator: ", ") },
    .flag("hasProofs") { !$0.proofs.isEmpty },
    .list("proofs") { $0.proofs },
    .optionalText("omission") { $0.omission },
  ]
}

extension FactDescription.Proof: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .text("fragment") { $0.fragment },
  ]
}

extension ReferenceList: RenderedRecord {
  static let template = "entries"

  static let fields: [TemplateField<Self>] = [
    .html("introduction") { QuotedCode($0.introduction).html },
    .list("groups") { $0.groups },
  ]
}

extension ReferenceGroup: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .flag("hasSummary") { !$0.summary.isEmpty },
    .html("summary") { QuotedCode($0.summary).html },
    .list("entries") { $0.entries },
  ]
}

extension ReferenceEntry: TemplateRecord {
  /// The scenario that shows what is explained, which may be too long to be shown.
  struct Example: TemplateRecord {
    var listingHTML: String?
    var outputHTML: String

    static let fields: [TemplateField<Self>] = [
      .record("listing") { $0.listingHTML.map(Listing.init) },
      .html("output") { $0.outputHTML },
    ]
  }

  /// The text of a scenario, which an example may lack.
  struct Listing: TemplateRecord {
    var html: String

    static let fields: [TemplateField<Self>] = [
      .html("listingHTML") { $0.html }
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("code") { $0.code },
    .html("entryTitle") { $0.titleHTML },
    .flag("hasExplanation") { !$0.explanation.isEmpty },
    .html("explanation") { QuotedCode($0.explanation).html },
    .record("example") { entry in
      entry.outputHTML.map { Example(listingHTML: entry.listingHTML, outputHTML: $0) }
    },
    .flag("hasPlaces") { !$0.places.isEmpty },
    .list("places") { $0.places },
  ]
}

extension ReferencePlace: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .text("fragment") { $0.fragment },
  ]
}

extension SourceEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .optionalText("address") { $0.address },
  ]
}

extension RunFigure: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("kind") { $0.kind.rawValue },
    .optionalText("variant") { $0.variant.isEmpty ? nil : $0.variant },
    .html("figure") { $0.html },
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
    .optionalText("verdict") { $0.verdict },
    .optionalText("remark") { $0.remark },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("facts") { $0.facts },
    .record("failure") { $0.failureHTML.map { Failure(html: $0) } },
    .list("partings") { $0.partings.map(Parting.init) },
    .list("figures") { $0.figures },
    .record("live") { $0.live },
  ]
}

import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import TraceModel

// The file format for a known site.

extension KnownSite {
  /// The version of the format; changing it invalidates old files.
  private static let heading = "touchstone site 3"

  /// Returns the contents of a file: the version and the program, the known site, and a checksum.
  func bytes(program: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.heading)
    writer.add(program)
    writer.add(pages.values.sorted { $0.record.lesson.path < $1.record.lesson.path }) {
      $0.add($1)
    }
    writer.add(groups.sorted { $0.key < $1.key }) { writer, named in
      writer.add(named.key)
      writer.add(named.value)
    }
    writer.add(whole.map { [$0] } ?? []) { $0.add($1) }
    writer.add(ContentHash(of: writer.bytes).value)
    return writer.bytes
  }

  /// Reads a file; a damaged file, or one from another program, results in an empty site.
  init(_ bytes: [UInt8], program: String) {
    if let known = try? Self.read(bytes, program: program) { self = known }
  }

  private static func read(
    _ bytes: [UInt8], program: String
  ) throws(ByteReader.Damage) -> KnownSite {
    let end = bytes.count - 8
    guard end > 0 else { throw ByteReader.Damage() }
    var last = ByteReader(bytes, from: end)
    var content = ContentHash()
    bytes.withUnsafeBytes { content.add(UnsafeRawBufferPointer(rebasing: $0[..<end])) }
    var reader = ByteReader(bytes)
    guard try last.number() == content.value, try reader.text() == heading,
      try reader.text() == program
    else { throw ByteReader.Damage() }
    var known = KnownSite()
    for page in try reader.list({ reader throws(ByteReader.Damage) in try Page(&reader) }) {
      known.pages[page.record.lesson.hash] = page
    }
    let groups = try reader.list { reader throws(ByteReader.Damage) in
      (try reader.text(), try Group(&reader))
    }
    for (name, group) in groups { known.groups[name] = group }
    known.whole = try reader.list { reader throws(ByteReader.Damage) in try Whole(&reader) }.first
    return known
  }
}

extension LessonRecord {
  /// The hash of everything that other pages show of the lesson.
  var number: UInt64 {
    var writer = ByteWriter()
    writer.add(self)
    return ContentHash(of: writer.bytes).value
  }
}

// MARK: - Writing

extension ByteWriter {
  fileprivate mutating func add(_ range: Range<Int>) {
    add(range.lowerBound)
    add(range.upperBound)
  }

  fileprivate mutating func add(_ files: [KnownSite.File]) {
    add(files) { writer, file in
      writer.add(file.path)
      writer.add(file.number)
    }
  }

  fileprivate mutating func add(_ summary: PageSummary) {
    add(summary.path)
    add(summary.offers)
    add(summary.asks)
  }

  fileprivate mutating func add(_ page: KnownSite.Page) {
    add(page.record.lesson.hash.value)
    add(page.record)
    // The searchable text concerns no other page, so it isn't part of the record's hash.
    add(page.record.texts) { $0.add($1) }
    add(page.key.value)
    add(page.scenes)
    add(page.files)
    add(page.body)
    add(page.summary)
  }

  fileprivate mutating func add(_ group: KnownSite.Group) {
    add(group.key.value)
    add(group.files)
    add(group.summaries) { $0.add($1) }
    add(group.entries) { writer, entry in
      for text in [entry.kind.rawValue, entry.page, entry.fragment, entry.title] {
        writer.add(text)
      }
      writer.add(entry.phrases) { $0.add($1) }
      writer.add(entry.text)
    }
  }

  fileprivate mutating func add(_ whole: KnownSite.Whole) {
    add(whole.key.value)
    add(whole.counts.lessons)
    add(whole.counts.scenarios)
    add(whole.counts.expectations)
    add(whole.counts.facts)
    add(whole.counts.hasMessagePage ? 1 : 0)
    add(whole.files)
  }

  fileprivate mutating func add(_ record: LessonRecord) {
    let lesson = record.lesson
    let properties = lesson.lesson.properties
    add(lesson.path)
    add(lesson.source.name)
    for text in [properties.summary, properties.part, properties.question, properties.date] {
      add(text)
    }
    add(properties.title)
    add(properties.number ?? 0)
    add(properties.isDraft ? 1 : 0)
    add(properties.page?.rawValue)
    add(properties.symptoms) { $0.add($1) }
    add(properties.facts) { $0.add($1) }
    add(properties.experiments) { $0.add($1) }
    add(properties.sources) { writer, source in
      writer.add(source.title)
      writer.add(source.address)
    }
    add(properties.aliases) { $0.add($1.path) }
    add(properties.own) { writer, value in
      writer.add(value.name)
      writer.add(value.text)
    }
    add(lesson.lesson.headings) { writer, heading in
      writer.add(heading.level)
      writer.add(heading.identifier)
      writer.add(heading.text)
      writer.add(heading.range)
    }
    add(lesson.lesson.footnotes) { $0.add($1.number) }
    add(lesson.lesson.links) { writer, link in
      writer.add(link.destination)
      writer.add(link.isImage ? 1 : 0)
    }
    add(lesson.scenarios) { writer, scenario in
      writer.add(scenario.name)
      writer.add(scenario.nameRange)
      writer.add(scenario.title)
      writer.add(scenario.fenceIndex)
      writer.add(scenario.facts) { writer, fact in
        writer.add(fact.number)
        writer.add(fact.range)
      }
    }
    add(lesson.quizzes) { writer, quiz in
      writer.add(quiz.name)
      writer.add(quiz.head.nameRange)
    }
    add(lesson.challenges) { writer, challenge in
      writer.add(challenge.name)
      writer.add(challenge.head.nameRange)
      writer.add(challenge.title)
    }
    add(record.scenarios) { $0.add($1) }
  }

  private mutating func add(_ record: ScenarioRecord) {
    add(record.outcome.status.rawValue)
    add(record.outcome.expectationCount)
    add(record.outcome.eventCount)
    add(record.outcome.facts) { $0.add($1) }
    add(record.names) { $0.add($1) }
    add(record.eventLines) { writer, event in
      writer.add(TraceEvent.Kind.allCases.firstIndex(of: event.kind) ?? 0)
      writer.add(event.word)
      writer.add(event.line)
    }
    add(record.scene?.text)
    add(record.scene?.request)
  }
}

// MARK: - Reading

extension ByteReader {
  fileprivate mutating func range() throws(Damage) -> Range<Int> {
    let start = try int()
    let end = try int()
    guard 0 <= start, start <= end else { throw Damage() }
    return start..<end
  }

  fileprivate mutating func texts() throws(Damage) -> [String] {
    try list { reader throws(Damage) in try reader.text() }
  }

  fileprivate mutating func files() throws(Damage) -> [KnownSite.File] {
    try list { reader throws(Damage) in (path: try reader.text(), number: try reader.number()) }
  }

  fileprivate mutating func summary() throws(Damage) -> PageSummary {
    PageSummary(path: try text(), offers: try numbers(), asks: try numbers())
  }

  /// Reads a text that represents one of a few values.
  fileprivate mutating func value<Value>(_ known: (String) -> Value?) throws(Damage) -> Value {
    guard let value = known(try text()) else { throw Damage() }
    return value
  }
}

extension KnownSite.Page {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let hash = ContentHash(value: try reader.number())
    record = try LessonRecord(&reader, hash)
    record.texts = try reader.texts()
    key = ContentHash(value: try reader.number())
    scenes = try reader.files()
    files = try reader.files()
    body = try reader.range()
    summary = try reader.summary()
  }
}

extension KnownSite.Group {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    key = ContentHash(value: try reader.number())
    files = try reader.files()
    summaries = try reader.list { reader throws(ByteReader.Damage) in try reader.summary() }
    entries = try reader.list { reader throws(ByteReader.Damage) in
      SearchIndex.Entry(
        kind: try reader.value { SearchIndex.Kind(rawValue: $0) }, page: try reader.text(),
        fragment: try reader.text(), title: try reader.text(),
        phrases: try reader.texts(), text: try reader.text())
    }
  }
}

extension KnownSite.Whole {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    key = ContentHash(value: try reader.number())
    counts = SiteCounts(
      lessons: try reader.int(), scenarios: try reader.int(), expectations: try reader.int(),
      facts: try reader.int(), hasMessagePage: try reader.int() == 1)
    files = try reader.files()
  }
}

extension LessonRecord {
  fileprivate init(_ reader: inout ByteReader, _ hash: ContentHash) throws(ByteReader.Damage) {
    let path = try reader.text()
    let source = SourceText(name: try reader.text(), text: "")
    var properties = LessonProperties()
    properties.summary = try reader.optionalText()
    properties.part = try reader.optionalText()
    properties.question = try reader.optionalText()
    properties.date = try reader.optionalText()
    properties.title = try reader.text()
    let number = try reader.int()
    properties.number = number == 0 ? nil : number
    properties.isDraft = try reader.int() != 0
    properties.page = try reader.optionalText().flatMap(LessonProperties.PagePlace.init)
    properties.symptoms = try reader.texts()
    properties.facts = try reader.texts()
    properties.experiments = try reader.texts()
    properties.sources = try reader.list { reader throws(ByteReader.Damage) in
      CitedSource(title: try reader.text(), address: try reader.optionalText())
    }
    properties.aliases = try reader.list { reader throws(ByteReader.Damage) in
      LessonProperties.Alias(path: try reader.text(), range: 0..<0)
    }
    properties.own = try reader.list { reader throws(ByteReader.Damage) in
      OwnValue(name: try reader.text(), text: try reader.optionalText(), range: 0..<0)
    }
    let headings = try reader.list { reader throws(ByteReader.Damage) in
      Heading(
        level: try reader.int(), identifier: try reader.text(), content: [.text(try reader.text())],
        range: try reader.range())
    }
    let footnotes = try reader.list { reader throws(ByteReader.Damage) in
      Footnote(number: try reader.int(), blocks: [])
    }
    let links = try reader.list { reader throws(ByteReader.Damage) in
      Link(
        destination: try reader.text(), title: "", isImage: try reader.int() == 1, range: 0..<0)
    }
    let scenarios = try reader.list { reader throws(ByteReader.Damage) in
      var scenario = LessonScenario(
        name: try reader.text(), nameRange: try reader.range(), title: try reader.optionalText(),
        fenceIndex: try reader.int(), source: source)
      scenario.facts = try reader.list { reader throws(ByteReader.Damage) in
        NamedFact(number: try reader.text(), range: try reader.range())
      }
      return scenario
    }
    let quizzes = try reader.list { reader throws(ByteReader.Damage) in
      LessonQuiz(abridged: try reader.text(), at: try reader.range(), in: source)
    }
    let challenges = try reader.list { reader throws(ByteReader.Damage) in
      let name = try reader.text()
      let range = try reader.range()
      return LessonChallenge(abridged: name, at: range, title: try reader.text(), in: source)
    }
    lesson = LessonDocument(
      path: path, hash: hash, source: source,
      lesson: Lesson(
        properties: properties, footnotes: footnotes, headings: headings, links: links),
      scenarios: scenarios, quizzes: quizzes, challenges: challenges, isAbridged: true)
    self.scenarios = try reader.list { reader throws(ByteReader.Damage) in
      try ScenarioRecord(&reader)
    }
    guard self.scenarios.count == scenarios.count else { throw ByteReader.Damage() }
  }
}

extension ScenarioRecord {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    outcome = ScenarioOutcome(try reader.value { ScenarioOutcome.Status(rawValue: $0) })
    outcome.expectationCount = try reader.int()
    outcome.eventCount = try reader.int()
    outcome.facts = try reader.texts()
    names = try reader.texts()
    eventLines = try reader.list { reader throws(ByteReader.Damage) in
      let kind = try reader.int()
      guard TraceEvent.Kind.allCases.indices.contains(kind) else { throw ByteReader.Damage() }
      return EventLine(
        kind: TraceEvent.Kind.allCases[kind], word: try reader.text(), line: try reader.text())
    }
    let text = try reader.optionalText()
    let request = try reader.optionalText()
    scene = text.flatMap { text in request.map { Scene(text: text, request: $0) } }
  }
}

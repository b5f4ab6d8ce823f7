import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// What a build knows of the lessons that the last one has made pages of: enough to take the pages
/// over as they are, and to make what all lessons have a part in.
///
/// Nothing in it can be out of date: lessons and pages are known by the content of all that they
/// were made from, finished files by their own.
struct KnownPages: Sendable {
  /// A lesson whose page is finished.
  struct Page: Sendable {
    /// The lesson without its text.
    var abridged: LessonDocument
    /// A number for all that the page was made from.
    var key: ContentHash
    /// The page and its Markdown, with numbers for their content.
    var files: [(path: String, number: UInt64)]
    /// What the page offers to links and asks for.
    var summary: PageSummary
  }

  /// The pages by the numbers of their lessons.
  private(set) var pages: [ContentHash: Page] = [:]

  /// Knows nothing.
  init() {}

  /// Knows some pages.
  init(_ pages: [Page]) {
    for page in pages { self.pages[page.abridged.hash] = page }
  }
}

// MARK: - As bytes

extension KnownPages {
  /// How the bytes are written; another text makes the old ones worthless.
  private static let heading = "touchstone pages 1"

  /// The pages as the bytes of a file: how they are written and by which program, each page, and a
  /// number that tells whether all is there.
  func bytes(program: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.heading)
    writer.add(program)
    writer.add(pages.values.sorted { $0.abridged.path < $1.abridged.path }) { $0.add($1) }
    writer.add(ContentHash(of: writer.bytes).value)
    return writer.bytes
  }

  /// Reads a file; one that is damaged, or was written by another program, gives nothing.
  init(_ bytes: [UInt8], program: String) {
    self.init((try? Self.pages(in: bytes, program: program)) ?? [])
  }

  private static func pages(
    in bytes: [UInt8], program: String
  ) throws(ByteReader.Damage) -> [Page] {
    let end = bytes.count - 8
    guard end > 0 else { throw ByteReader.Damage() }
    let content = Array(bytes[..<end])
    var last = ByteReader(Array(bytes[end...]))
    var reader = ByteReader(content)
    guard try last.number() == ContentHash(of: content).value, try reader.text() == heading,
      try reader.text() == program
    else { throw ByteReader.Damage() }
    return try reader.list { reader throws(ByteReader.Damage) in try Page(&reader) }
  }
}

extension ByteWriter {
  fileprivate mutating func add(_ page: KnownPages.Page) {
    let lesson = page.abridged
    let properties = lesson.lesson.properties
    add(lesson.path)
    add(lesson.source.name)
    add(lesson.hash.value)
    for text in [properties.summary, properties.part, properties.question, properties.date] {
      add(text)
    }
    add(properties.title)
    add(properties.number ?? 0)
    add(properties.facts) { $0.add($1) }
    add(properties.experiments) { $0.add($1) }
    add(properties.sources) { writer, source in
      writer.add(source.title)
      writer.add(source.address)
    }
    add(properties.aliases) { $0.add($1.path) }
    add(lesson.lesson.headings) { writer, heading in
      writer.add(heading.level)
      writer.add(heading.identifier)
      writer.add(heading.text)
    }
    add(lesson.lesson.footnotes) { $0.add($1.number) }
    add(lesson.lesson.links) { writer, link in
      writer.add(link.destination)
      writer.add(link.isImage ? 1 : 0)
    }
    add(page.key.value)
    add(page.files) { writer, file in
      writer.add(file.path)
      writer.add(file.number)
    }
    add(page.summary.path)
    add(page.summary.offers)
    add(page.summary.asks)
  }
}

extension KnownPages.Page {
  fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let path = try reader.text()
    let name = try reader.text()
    let hash = ContentHash(value: try reader.number())
    var properties = LessonProperties()
    properties.summary = try reader.optionalText()
    properties.part = try reader.optionalText()
    properties.question = try reader.optionalText()
    properties.date = try reader.optionalText()
    properties.title = try reader.text()
    let number = try reader.int()
    properties.number = number == 0 ? nil : number
    properties.facts = try reader.list { reader throws(ByteReader.Damage) in try reader.text() }
    properties.experiments = try reader.list { reader throws(ByteReader.Damage) in
      try reader.text()
    }
    properties.sources = try reader.list { reader throws(ByteReader.Damage) in
      LessonProperties.Source(title: try reader.text(), address: try reader.optionalText())
    }
    properties.aliases = try reader.list { reader throws(ByteReader.Damage) in
      LessonProperties.Alias(path: try reader.text(), range: 0..<0)
    }
    let headings = try reader.list { reader throws(ByteReader.Damage) in
      Heading(
        level: try reader.int(), identifier: try reader.text(), content: [.text(try reader.text())],
        range: 0..<0)
    }
    let footnotes = try reader.list { reader throws(ByteReader.Damage) in
      Footnote(number: try reader.int(), blocks: [])
    }
    let links = try reader.list { reader throws(ByteReader.Damage) in
      Link(
        destination: try reader.text(), title: "", isImage: try reader.int() == 1, range: 0..<0)
    }
    abridged = LessonDocument(
      path: path, hash: hash, source: SourceText(name: name, text: ""),
      lesson: Lesson(
        properties: properties, footnotes: footnotes, headings: headings, links: links),
      scenarios: [], isAbridged: true)
    key = ContentHash(value: try reader.number())
    files = try reader.list { reader throws(ByteReader.Damage) in
      (path: try reader.text(), number: try reader.number())
    }
    summary = PageSummary(
      path: try reader.text(), offers: try reader.numbers(), asks: try reader.numbers())
  }
}

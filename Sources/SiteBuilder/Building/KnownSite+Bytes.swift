import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

// The file format for a known site.

extension KnownSite {
  /// The version of the format; changing it invalidates old files.
  private static let heading = "touchstone site 7"

  /// Returns the contents of a file: the version and the program, the known site, and a checksum.
  func bytes(program: String) -> [UInt8] {
    var coder = ByteCoder()
    var known = self
    known.code(with: &coder, program: program)
    var sum = ContentHash(of: coder.bytes).value
    coder.code(&sum)
    return coder.bytes
  }

  /// Reads a file; a damaged file, or one from another program, results in an empty site.
  init(_ bytes: [UInt8], program: String) {
    var sum = ByteCoder(reading: Array(bytes[max(0, bytes.count - 8)...]))
    var written: UInt64 = 0
    sum.code(&written)
    var content = ContentHash()
    bytes.withUnsafeBytes { content.add(UnsafeRawBufferPointer(rebasing: $0.dropLast(8))) }
    guard !sum.isDamaged, written == content.value else { return }
    var known = KnownSite()
    var coder = ByteCoder(reading: bytes)
    known.code(with: &coder, program: program)
    if !coder.isDamaged { self = known }
  }

  private mutating func code(with coder: inout ByteCoder, program: String) {
    var (heading, writer) = (Self.heading, program)
    coder.code(&heading)
    coder.code(&writer)
    guard heading == Self.heading, writer == program else { return coder.reject() }
    var pages = pages.values.sorted { $0.record.lesson.path < $1.record.lesson.path }
    coder.code(&pages, blank: .blank) { $1.code(with: &$0) }
    var groups = groups.sorted { $0.key < $1.key }.map { (name: $0.key, group: $0.value) }
    coder.code(&groups, blank: ("", .blank)) {
      $0.code(&$1.name)
      $1.group.code(with: &$0)
    }
    var rows = rows.map(\.value).sorted()
    coder.code(&rows)
    var whole = [whole].compactMap(\.self)
    coder.code(&whole, blank: .blank) { $1.code(with: &$0) }
    guard coder.isReading else { return }
    for page in pages { self.pages[page.record.lesson.hash] = page }
    for (name, group) in groups { self.groups[name] = group }
    self.rows = Set(rows.map { ContentHash(value: $0) })
    self.whole = whole.first
  }
}

extension KnownSite.Page {
  fileprivate static var blank: Self {
    Self(
      record: .blank, key: ContentHash(), scenes: [], files: [], body: 0..<0, summaries: [],
      fixes: [])
  }

  fileprivate mutating func code(with coder: inout ByteCoder) {
    record.code(with: &coder)
    coder.code(&record.lesson.hash.value)
    // The searchable text concerns no other page, so it isn't part of the record's hash.
    coder.code(&record.texts)
    coder.code(&key.value)
    coder.code(&scenes)
    coder.code(&files)
    coder.code(&body)
    coder.code(&summaries, blank: .blank) { $1.code(with: &$0) }
    coder.code(&fixes, blank: RunRepair()) {
      $0.code(&$1.key.value)
      $0.code(&$1.triedCount)
      $0.code(&$1.title)
      $0.code(&$1.difference)
    }
  }
}

extension KnownSite.Group {
  fileprivate static var blank: Self {
    Self(key: ContentHash(), files: [], summaries: [], entries: [])
  }

  fileprivate mutating func code(with coder: inout ByteCoder) {
    coder.code(&key.value)
    coder.code(&files)
    coder.code(&summaries, blank: .blank) { $1.code(with: &$0) }
    let blank = SearchEntry(kind: .lesson, page: "", fragment: "", title: "")
    coder.code(&entries, blank: blank) {
      $0.code(&$1.kind)
      $0.code(&$1.page)
      $0.code(&$1.fragment)
      $0.code(&$1.title)
      $0.code(&$1.phrases)
      $0.code(&$1.text)
    }
  }
}

extension KnownSite.Whole {
  fileprivate static var blank: Self { Self(key: ContentHash(), counts: SiteCounts(), files: []) }

  fileprivate mutating func code(with coder: inout ByteCoder) {
    coder.code(&key.value)
    coder.code(&counts.lessons)
    coder.code(&counts.scenarios)
    coder.code(&counts.expectations)
    coder.code(&counts.facts)
    coder.code(&counts.hasMessagePage)
    coder.code(&files)
  }
}

extension PageSummary {
  fileprivate static var blank: Self { Self(path: "", offers: [], asks: []) }

  fileprivate mutating func code(with coder: inout ByteCoder) {
    coder.code(&path)
    coder.code(&offers)
    coder.code(&asks)
  }
}

extension ByteCoder {
  fileprivate mutating func code(_ files: inout [KnownSite.File]) {
    code(&files, blank: ("", 0)) {
      $0.code(&$1.path)
      $0.code(&$1.number)
    }
  }
}

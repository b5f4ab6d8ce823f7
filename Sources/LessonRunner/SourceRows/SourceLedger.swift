package import FileSystem
package import LessonMarkdown
package import SourceDiagnostics

/// What a row's runs show in comparison with its documents.
package enum SourceVerdict: String, CaseIterable, Sendable {
  /// All of it is run, and nothing differs.
  case whole
  /// At least one line differs, for a reason.
  case differs
  /// Nothing differs, but some or all of it isn't run.
  case leftOut = "left-out"

  /// Returns the verdict on some passages.
  package init(on passages: [SourcePassage]) {
    let lines = passages.compactMap(\.run).flatMap(\.lines)
    if lines.contains(where: { $0.difference != nil }) {
      self = .differs
    } else {
      self = passages.allSatisfy { $0.run != nil } ? .whole : .leftOut
    }
  }
}

/// All that documents show and a course runs: the files of the folder of sources.
package struct SourceLedger: Sendable {
  /// A row with its file.
  package struct Row: Sendable {
    /// The row's name, which is its file's name without the extension: `E46`.
    package var name: String
    /// The text of the file.
    package var source: SourceText
    /// What the file says.
    package var row: SourceRow
    /// Whether the file has no errors, so that comparing it makes sense.
    var isSound: Bool

    /// The paths of the lessons with its scenarios, sorted.
    package var lessons: [String] { Set(row.passages.compactMap(\.run?.lesson)).sorted() }

    /// The row's verdict.
    package var verdict: SourceVerdict { SourceVerdict(on: row.passages) }
  }

  /// The documents, in their file's order.
  package private(set) var documents: [SourceDocument] = []

  /// The rows, by name.
  package private(set) var rows: [Row] = []

  /// The hash of all files.
  package private(set) var hash = ContentHash()

  /// The errors in single files.
  private var readingDiagnostics: [Diagnostic] = []

  /// The text with the documents.
  private var documentSource: SourceText?

  /// Whether there are no rows.
  package var isEmpty: Bool { rows.isEmpty }

  /// Parses the files.
  package init(_ sources: [SourceText] = []) {
    for source in sources {
      hash.add(source.name)
      hash.add(source.bytes)
      let file = source.name.split(separator: "/").last.map(String.init) ?? source.name
      if file == ContentPath.documentFile {
        let reading = SourceDocument.read(source)
        documents = reading.documents
        readingDiagnostics += reading.diagnostics
        documentSource = source
      } else {
        let reading = SourceRow.read(source)
        readingDiagnostics += reading.diagnostics
        let name = file.hasSuffix(".yaml") ? String(file.dropLast(5)) : file
        rows.append(
          Row(
            name: name, source: source, row: reading.row, isSound: reading.diagnostics.isEmpty))
      }
    }
    rows.sort { left, right in
      (Self.order(of: left.name), left.source.name) < (
        Self.order(of: right.name), right.source.name
      )
    }
  }

  /// Returns a name in which the first number has as many digits as in all others: `E9` is before
  /// `E10`.
  private static func order(of name: String) -> String {
    let head = name.prefix { !$0.isNumber }
    let digits = name.dropFirst(head.count).prefix { $0.isNumber }
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return head + zeros + digits + name.dropFirst(head.count + digits.count)
  }

  /// Returns the document with a key.
  package func document(_ key: String) -> SourceDocument? {
    documents.first { $0.key.text == key }
  }

  /// The pictures and the demos by name, each with its passages, in the order of the rows.
  package func figures(
    _ name: (SourcePassage) -> PlacedText?
  ) -> [(name: String, passages: [SourcePassage])] {
    var figures: [(name: String, passages: [SourcePassage])] = []
    for passage in rows.flatMap(\.row.passages) {
      guard let name = name(passage)?.text else { continue }
      if let known = figures.firstIndex(where: { $0.name == name }) {
        figures[known].passages.append(passage)
      } else {
        figures.append((name, [passage]))
      }
    }
    return figures
  }
}

// MARK: - Errors

extension SourceLedger {
  /// Returns the errors in the files, and those in how they name each other and facts.
  package func diagnostics(naming facts: FactLedger) -> [Diagnostic] {
    readingDiagnostics + duplicateRows + figuresOfSeveralDocuments
      + rows.flatMap { unknownDocuments(in: $0) + unknownFacts(in: $0, facts) }
  }

  private var duplicateRows: [Diagnostic] {
    zip(rows, rows.dropFirst()).filter { $0.name == $1.name }.map { first, second in
      Diagnostic(
        .duplicateRow(second.name, other: first.source.name), at: 0..<0, in: second.source)
    }
  }

  private func unknownDocuments(in row: Row) -> [Diagnostic] {
    row.row.passages.compactMap { passage in
      let key = passage.document
      guard !key.text.isEmpty, document(key.text) == nil else { return nil }
      let known = documents.map(\.key.text)
      let meant = Suggestion.nearest(to: key.text, among: known)
      let declared = meant.flatMap(document)?.key.range
      return Diagnostic(
        .unknownDocument(key.text, suggestion: meant, known: known), at: key.range, in: row.source,
        notes: declared.flatMap { range in
          documentSource.map { [Diagnostic.Note("declared here", at: range, in: $0)] }
        } ?? [], replacement: meant)
    }
  }

  /// A picture or a demo belongs to one document, so one of two documents is a slip.
  private var figuresOfSeveralDocuments: [Diagnostic] {
    var homes: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    for row in rows {
      for passage in row.row.passages {
        for (kind, name) in [("picture", passage.picture), ("demo", passage.demo)] {
          guard let name else { continue }
          let document = passage.document.text
          let home = homes[kind + name.text, default: document]
          homes[kind + name.text] = home
          guard home != document else { continue }
          diagnostics.append(
            Diagnostic(
              .figureOfAnotherDocument(name.text, kind: kind, document: home), at: name.range,
              in: row.source))
        }
      }
    }
    return diagnostics
  }

  private func unknownFacts(in row: Row, _ facts: FactLedger) -> [Diagnostic] {
    let evidence = row.row.passages.compactMap(\.run).flatMap(\.lines)
      .compactMap(\.difference).flatMap(\.evidence)
    return evidence.filter { named in
      // Keys of documents and names of rows look like numbers of facts.
      Fact.isNumber(named.text) && facts[named.text] == nil && !facts.isEmpty
        && document(named.text) == nil && !rows.contains { $0.name == named.text }
    }.map { named in
      let meant = facts.suggestion(for: named.text)
      return Diagnostic(
        .unknownFact(named.text, suggestion: meant), at: named.range, in: row.source,
        notes: facts.declaration(of: meant))
    }
  }
}

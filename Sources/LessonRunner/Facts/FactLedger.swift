package import FileSystem
package import LessonMarkdown
package import SourceDiagnostics

/// The ledger of all facts that the model is based on, by subject.
package struct FactLedger: Sendable {
  /// The facts of one file.
  package struct Subject: Sendable {
    /// The subject's title.
    package var title: String
    /// The subject's name in URLs, which is its file name without the extension.
    package var name: String
    /// The text of the file.
    package var source: SourceText
    /// The facts in the file's order.
    package var facts: [Fact]
  }

  /// The subjects in order.
  package var subjects: [Subject] = []

  /// The position of each fact: the index of its subject, and its index within the subject.
  private var places: [String: (subject: Int, fact: Int)] = [:]

  /// Creates a ledger without facts.
  package init() {}

  /// Whether there is no ledger at all.
  package var isEmpty: Bool { subjects.isEmpty }

  /// All facts, grouped by subject.
  package var facts: [Fact] { subjects.flatMap(\.facts) }

  /// The ledger without the scenarios that show its facts, for lessons that don't have them.
  package var withoutProofs: FactLedger {
    var ledger = self
    for subject in ledger.subjects.indices {
      for fact in ledger.subjects[subject].facts.indices {
        ledger.subjects[subject].facts[fact].proofs = []
      }
    }
    return ledger
  }

  /// Returns the fact with a number, or `nil` if there is none.
  package subscript(number: String) -> Fact? {
    places[number].map { subjects[$0.subject].facts[$0.fact] }
  }

  /// Returns the subject of the fact with a number, or `nil` if there is none.
  package func subject(ofFact number: String) -> Subject? {
    places[number].map { subjects[$0.subject] }
  }

  /// Parses the ledger's files; a number that is in two of them is reported in the later one.
  package static func read(_ sources: [SourceText]) -> (
    ledger: FactLedger, diagnostics: [Diagnostic]
  ) {
    var ledger = FactLedger()
    var diagnostics: [Diagnostic] = []
    var files: [(file: FactFile, source: SourceText)] = []
    for source in sources {
      let reading = FactFile.read(source)
      diagnostics += reading.diagnostics
      files.append((reading.file, source))
    }
    files.sort { left, right in
      (left.file.number ?? .max, left.source.name) < (right.file.number ?? .max, right.source.name)
    }
    for (file, source) in files {
      diagnostics += ledger.add(file, source)
    }
    return (ledger, diagnostics)
  }

  /// Reads the ledger of a content folder.
  package static func read(
    from folder: String, _ files: FileAccess
  ) throws(FileProblem) -> (ledger: FactLedger, diagnostics: [Diagnostic]) {
    var sources: [SourceText] = []
    var diagnostics: [Diagnostic] = []
    for file in try files.files(folder) where ContentPath.isFactFile(file) {
      let shownPath = Disk.join(folder, file)
      let reading = SourceText.reading(try files.contents(shownPath), named: shownPath)
      sources.append(reading.source)
      diagnostics += reading.diagnostics
    }
    let (ledger, problems) = read(sources)
    return (ledger, diagnostics + problems)
  }

  /// Reads the ledger of a content folder; a folder without one has an empty ledger.
  package static func read(
    from folder: String, files: FileAccess = .disk
  ) -> (ledger: FactLedger, problems: SourceProblems) {
    var problems = SourceProblems()
    guard files.isFolder(folder) == true else { return (FactLedger(), problems) }
    do throws(FileProblem) {
      let reading = try read(from: folder, files)
      problems.diagnostics += reading.diagnostics
      return (reading.ledger, problems)
    } catch {
      problems.files.append(error)
      return (FactLedger(), problems)
    }
  }

  private mutating func add(_ file: FactFile, _ source: SourceText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (place, fact) in file.facts.enumerated() {
      if let other = places[fact.number] {
        let name = subjects[other.subject].source.name
        diagnostics.append(
          Diagnostic(
            .duplicateFact(fact.number, other: name), at: fact.range, in: source,
            notes: declaration(of: fact.number)))
      } else {
        places[fact.number] = (subjects.count, place)
      }
    }
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    subjects.append(
      Subject(
        title: file.title, name: name.hasSuffix(".yaml") ? String(name.dropLast(5)) : name,
        source: source, facts: file.facts))
    return diagnostics
  }

  /// Returns the number that an author probably meant by one that doesn't exist.
  package func suggestion(for number: String) -> String? {
    Suggestion.nearest(to: number, among: facts.map(\.number))
  }

  /// Returns a note that leads to the fact with a number, if there is one.
  func declaration(of number: String?) -> [Diagnostic.Note] {
    guard let number, let place = places[number] else { return [] }
    let subject = subjects[place.subject]
    return [
      Diagnostic.Note(
        "\(number) is here", at: subject.facts[place.fact].range, in: subject.source)
    ]
  }
}

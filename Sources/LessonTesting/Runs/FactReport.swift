package import FileSystem
import LessonMarkdown
package import LessonRunner
import TraceModel

/// One fact of the table.
package struct FactRow: Sendable {
  /// The title of the subject that the fact belongs to.
  package var subject: String
  /// The fact.
  var fact: Fact
  /// What is done about it.
  package var status: FactStatus

  /// The scenarios that are meant to test it, each as its lesson and its name:
  /// `finding-the-view#which-pass-counts`.
  package var proofs: [String]

  /// The fact's number.
  package var number: String { fact.number }

  /// The sentences by which the engine's tests are named that show it.
  package var tests: [String] { fact.tests }

  /// The rules of the engine without which it would not hold.
  package var rules: [String] { fact.rules }

  /// Whether words occur in the fact's claim, subject, or evidence; case doesn't matter.
  package func contains(_ words: String) -> Bool {
    let texts = [fact.claim, subject, fact.evidenceWords]
    let wanted = words.lowercased()
    return texts.contains { $0.lowercased().contains(wanted) }
  }
}

/// The ledger of a content folder as a table: every fact with what is done about it.
package struct FactReport: Sendable {
  /// The facts, subject by subject.
  package var rows: [FactRow]

  /// Reads the ledger of a content folder and runs the scenarios of its lessons.
  package static func read(
    from folder: String, files: FileAccess = .disk
  ) async -> (report: FactReport, problems: SourceProblems) {
    let search = ScenarioSuite.find(in: [folder], files: files)
    var problems = search.problems
    let outcomes = Dictionary(
      zip(search.suite.entries.map(\.name), await search.suite.outcomes())
    ) { first, _ in first }
    let checking = search.suite.factCheckings(of: outcomes).first
    problems.diagnostics += checking?.diagnostics() ?? []
    let rows = (checking?.ledger.subjects ?? []).flatMap { subject in
      subject.facts.map { fact in
        FactRow(
          subject: subject.title, fact: fact, status: checking?.status(of: fact) ?? .untested,
          proofs: checking?.proofs(of: fact).map(\.text) ?? [])
      }
    }
    return (FactReport(rows: rows), problems)
  }

  /// The number of facts with a status.
  package func count(of status: FactStatus) -> Int { rows.count { $0.status == status } }

  /// The number of facts that are checked to fail when the engine does not follow a rule.
  package var guardedCount: Int { rows.count { !$0.rules.isEmpty } }

  /// The counts in a line: `450 facts: 55 shown by a lesson, …`.
  package var summary: String {
    let facts = rows.count == 1 ? "1 fact" : "\(rows.count) facts"
    let counts =
      FactStatus.allCases.filter { count(of: $0) > 0 }
      .map { "\(count(of: $0)) \($0.words)" }
      + (guardedCount > 0 ? ["\(guardedCount) checked by switching a rule off"] : [])
    return facts + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
  }

  /// The table as aligned columns, a line for each fact, with the subjects between and the counts
  /// below.
  package var text: String {
    let cells = rows.map { row in
      [row.fact.number, row.status.rawValue, row.fact.evidenceWords, row.fact.claim]
    }
    var text = ""
    var subject: String?
    for (row, line) in zip(rows, TextColumns.lines(of: cells)) {
      if row.subject != subject {
        text += (subject == nil ? "" : "\n") + row.subject + "\n"
        subject = row.subject
      }
      text += "  \(line)\n"
    }
    return text + (text.isEmpty ? "" : "\n") + summary + "\n"
  }

  /// The table as JSON, one line for each fact; each source is an object with a title and, where it has
  /// one, an address.
  package var json: String {
    let counts = FactStatus.allCases.map {
      JSONValue.Member(name: $0.rawValue, value: .integer(count(of: $0)))
    }
    var text = "{\n\"version\": 2,\n\"counts\": \(JSONValue.object(counts).text),\n\"facts\": ["
    text += rows.map { "\n" + Self.json(of: $0).text }.joined(separator: ",")
    return text + (rows.isEmpty ? "" : "\n") + "]\n}\n"
  }

  private static func json(of source: CitedSource) -> JSONValue {
    .members(["title": .string(source.title), "address": source.address.map { .string($0) }])
  }

  private static func json(of row: FactRow) -> JSONValue {
    let fact = row.fact
    func list(_ texts: [String]) -> JSONValue? { texts.isEmpty ? nil : .strings(texts) }
    return .members([
      "number": .string(fact.number), "subject": .string(row.subject),
      "claim": .string(fact.claim), "evidence": list(fact.evidence.map(\.rawValue)),
      "source": fact.sources.isEmpty ? nil : .array(fact.sources.map(json(of:))),
      "contradicts": fact.contradiction.map { .string($0) },
      "contested": fact.contest.map { .string($0) },
      "proof": list(row.proofs), "test": list(fact.tests), "rule": list(fact.rules),
      "omitted": fact.omission.map { .string($0) }, "status": .string(row.status.rawValue),
    ])
  }
}

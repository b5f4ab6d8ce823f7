import Foundation
import Testing

/// The experiments that the course is to show, against the pages of `Content` that name them, and the
/// page that says where each runs.
struct ExperimentTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Content")

  /// The experiments: E01, E02 and so on.
  private static let all = (1...75).map { $0 < 10 ? "E0\($0)" : "E\($0)" }

  /// The page that says what the sources show.
  private static let page = "proofs/12-what-the-sources-show.md"

  /// What a row says of what a source shows: `Shown`, `Differs` or `Left out`, and why.
  struct Claim {
    var verdict: String
    var text: String
    /// The pages and scenarios that it leads to.
    var scenarios: [(page: String, name: String)]
  }

  /// A row of the page, with the experiment that it is about, if it is about one.
  struct Row: CustomTestStringConvertible {
    var experiment: String
    var source: String
    var claims: [Claim]
    var testDescription: String { experiment.isEmpty ? source : experiment }
  }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
  }

  /// The rows of the page's tables.
  static func rows() throws -> [Row] {
    try text(of: page).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| "), !line.hasPrefix("| ---"), !line.contains("| Here |") else {
        return nil
      }
      var cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.count == 2 { cells.insert("", at: 0) }
      guard cells.count == 3 else { return nil }
      return Row(experiment: cells[0], source: cells[1], claims: claims(in: cells[2]))
    }
  }

  private static func claims(in cell: String) -> [Claim] {
    let marks = cell.matches(of: /\*\*(Shown|Differs|Left out):\*\*/)
    return marks.indices.map { place in
      let end = place + 1 < marks.count ? marks[place + 1].range.lowerBound : cell.endIndex
      let text = cell[marks[place].range.upperBound..<end]
      let scenarios = text.matches(of: /\]\(([^)#]+)#scenario_([a-z0-9-]+)\)/).map {
        (page: String($0.output.1), name: String($0.output.2))
      }
      return Claim(
        verdict: String(marks[place].output.1),
        text: text.trimmingCharacters(in: .whitespaces), scenarios: scenarios)
    }
  }

  /// The front matter's list of experiments of a page that is named beside the page of sources.
  private static func experiments(on page: String) throws -> [String] {
    let lists = try text(of: "proofs/" + page).matches(of: /(?m)^experiments: \[(.*)\]$/)
    return lists.flatMap { $0.output.1.matches(of: /E[0-9]{2}/).map { String($0.output) } }
  }

  @Test func `every experiment is shown on a page, and there are no others`() throws {
    var numbers: Set<String> = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
    where name.hasSuffix(".md") {
      for list in try Self.text(of: name).matches(of: /(?m)^experiments: \[(.*)\]$/) {
        numbers.formUnion(list.output.1.matches(of: /E[0-9]{2}/).map { String($0.output) })
      }
    }
    #expect(numbers.sorted() == Self.all)
  }

  @Test func `the page of the sources has a row for each experiment, in order`() throws {
    let named = try Self.rows().map { $0.experiment }.filter { !$0.isEmpty }
    #expect(named == Self.all)
  }

  @Test(arguments: try rows())
  func `what is called shown is run by a scenario that can fail`(_ row: Row) throws {
    #expect(!row.source.isEmpty)
    #expect(!row.claims.isEmpty)
    var pages: [String] = []
    for claim in row.claims {
      #expect(!claim.text.isEmpty)
      if claim.verdict == "Shown" { #expect(!claim.scenarios.isEmpty) }
      for (page, name) in claim.scenarios {
        let text = try Self.text(of: "proofs/" + page)
        let start = try #require(text.range(of: "```scenario \(name) "), "\(page) has no \(name)")
        let rest = text[start.upperBound...]
        let fence = rest.range(of: "\n```").map { rest[..<$0.lowerBound] } ?? rest
        let head = fence.prefix { $0 != "\n" }
        #expect(!head.contains(" skip:"), "\(name) is not run")
        #expect(fence.contains("expect"), "\(name) expects nothing")
        pages.append(page)
      }
    }
    // A page that is said to show an experiment says so itself.
    guard !row.experiment.isEmpty else { return }
    let named = try pages.flatMap { try Self.experiments(on: $0) }
    #expect(named.contains(row.experiment))
  }

  @Test func `a scenario that must fail is told of as failing`() throws {
    for claim in try Self.rows().flatMap({ $0.claims }) {
      for (page, name) in claim.scenarios {
        let text = try Self.text(of: "proofs/" + page)
        let mustFail = text.contains("```scenario \(name) fails")
        if mustFail { #expect(claim.text.contains("fail") || claim.text.contains("cannot")) }
      }
    }
  }
}

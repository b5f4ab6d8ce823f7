import Foundation
import Testing

/// `touchstone facts`, and the check of facts in `touchstone test`, run as processes.
struct FactsCommandTests {
  let place: Workplace

  private static let ledger = """
    title: Search
    facts:
      D001:
        claim: The search asks the front view first.
        evidence: documented
        source: articles
      D023:
        claim: The second pass decides.
        evidence: observed in a log
        source: [articles, {title: A page, address: "https://example.com/"}]
        proof: tap#tap-b

    """

  init() throws {
    place = try Workplace()
    try place.writeCourse()
    try place.remove("Content/02-hold.md")
    try place.change("Content/01-tap.md", "See [what holds](02-hold.md#how-long).", to: "")
    try place.write(Self.ledger, to: "Content/facts/search.yaml")
  }

  @Test func `the table has a line for each fact, and the counts`() throws {
    let run = try place.touchstone("facts")
    #expect(
      run.output == """
        Search
          D001  untested  documented         The search asks the front view first.
          D023  shown     observed in a log  The second pass decides.

        2 facts: 1 shown by a lesson, 1 not tested yet

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [("D00?", "D001"), ("PASS", "D023"), ("in a log", "D023")])
  func `a filter is a number or words`(filter: String, number: String) throws {
    let run = try place.touchstone("facts", filter)
    #expect(run.output.contains("  \(number)  "))
    #expect(run.output.contains("\n1 fact: "))
  }

  @Test func `contested facts are marked, found by that word, and say who contests them`() throws {
    try place.write(
      Self.ledger.replacing(
        "evidence: documented", with: "evidence: documented\n    contested: two libraries"),
      to: "Content/facts/search.yaml")
    let run = try place.touchstone("facts", "contested")
    #expect(run.output.contains("  D001  untested  documented, contested  The search"))
    #expect(!run.output.contains("D023"))
    let json = try place.touchstone("facts", "contested", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let facts = try #require(value?["facts"] as? [[String: Any]])
    #expect(facts.map { $0["contested"] as? String } == ["two libraries"])
  }

  @Test func `only what is not proven can be shown`() throws {
    let run = try place.touchstone("facts", "--untested")
    // The former name is accepted.
    #expect(try place.touchstone("facts", "--unproven").output == run.output)
    #expect(run.output.contains("D001") && !run.output.contains("D023"))
    let none = try place.touchstone("facts", "--untested", "D023")
    #expect(none.output == "0 facts\n")
    #expect(none.status == 0)
  }

  @Test func `as JSON, any reader can read it`() throws {
    let run = try place.touchstone("facts", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let facts = try #require(value?["facts"] as? [[String: Any]])
    #expect(facts.map { $0["number"] as? String } == ["D001", "D023"])
    #expect(facts[1]["status"] as? String == "shown")
    #expect(
      facts[1]["source"] as? [[String: String]] == [
        ["title": "articles"], ["title": "A page", "address": "https://example.com/"],
      ])
    #expect((value?["counts"] as? [String: Int])?["untested"] == 1)
  }

  @Test func `a filter that nothing fits is wrong use`() throws {
    let run = try place.touchstone("facts", "Z*")
    #expect(run.status == 64)
    #expect(run.errors == "error[no-matching-fact]: no fact matches `Z*`\n")
  }

  @Test func `a folder without facts is wrong use, and no folder cannot be read`() throws {
    try place.remove("Content/facts")
    #expect(try place.touchstone("facts").status == 64)
    #expect(try place.touchstone("facts", "--content", "nowhere").status == 3)
    #expect(try place.touchstone("facts", "--content", "Content/01-tap.md").status == 3)
  }

  @Test func `errors in the ledger follow the table, and fail`() throws {
    try place.change("Content/facts/search.yaml", "tap#tap-b", to: "tap#tap-c")
    let run = try place.touchstone("facts")
    #expect(run.output.contains("D023  untested"))
    #expect(run.errors.contains("Content/facts/search.yaml:11:12: error["))
    #expect(run.status == 1)
  }

  @Test func `the test command checks the ledger, but not with a filter`() throws {
    #expect(try place.touchstone("test").status == 0)
    try place.change("Content/facts/search.yaml", "tap#tap-b", to: "tap#tap-c")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    #expect(run.output.contains("of 1 scenario, none failed\n"))
    #expect(run.output.contains("Content/facts/search.yaml:11:12: error["))
    #expect(try place.touchstone("test", "--filter", "tap-b").status == 0)
    let report = try place.touchstone("test", "--report", "tap").output
    #expect(report.contains("\nnot ok 2 - Content/facts/search.yaml\n"))
    #expect(report.hasSuffix("\n1..2\n"))
  }
}

import Testing

@testable import TouchstoneCommands

struct ScenarioFilterTests {
  @Test(arguments: [
    ("", "", true), ("", "a", false), ("*", "", true), ("a*c", "abc", true), ("a*c", "ac", true),
    ("a*c", "abd", false), ("a?c", "abc", true), ("a?c", "ac", false), ("*b*b", "abab", true),
    ("**a", "ba", true), ("é", "é", true), ("a", "A", false),
  ])
  func `a pattern fits whole texts`(pattern: String, text: String, fits: Bool) {
    #expect(ScenarioFilter.matches(pattern, text) == fits)
  }

  @Test func `many stars do not make the search slow`() {
    let pattern = String(repeating: "a*", count: 40) + "b"
    #expect(!ScenarioFilter.matches(pattern, String(repeating: "a", count: 400)))
  }

  @Test(arguments: [
    "overlap", "over*", "walk", "walk.md", "Content/search/walk.md", "Content/search/walk",
    "walk#overlap", "*#overlap", "Content/*#o*", "walk#*",
  ])
  func `a scenario is found by its name, its lesson, or both`(pattern: String) throws {
    #expect(
      try ScenarioFilter(pattern).matches(path: "Content/search/walk.md", name: "overlap"))
  }

  @Test(arguments: ["Overlap", "lap", "wal", "chain#overlap", "walk#over", "#overlap", ""])
  func `what does not fit wholly is not found`(pattern: String) throws {
    #expect(
      try !ScenarioFilter(pattern).matches(path: "Content/search/walk.md", name: "overlap"))
  }

  @Test(arguments: [
    ("/walk.*over/", true), ("/^Content/", true), ("/#overlap$/", true), ("/(?i)OVER/", true),
    ("/^overlap/", false), ("/o{2}/", false),
  ])
  func `a regular expression has to fit some part`(pattern: String, fits: Bool) throws {
    let filter = try ScenarioFilter(pattern)
    #expect(filter.matches(path: "Content/search/walk.md", name: "overlap") == fits)
  }

  @Test func `what isn't a regular expression is refused`() {
    #expect(throws: (any Error).self) { try ScenarioFilter("/(/") }
  }
}

import Foundation
import Testing

/// `touchstone conformance`, run as a process.
struct ConformanceCommandTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  /// Writes a lesson with some blocks, and returns what became of each scenario.
  private func list(_ blocks: String) throws -> [[String: Any]] {
    try place.write("---\ntitle: Taps\n---\n\n\(blocks)\n", to: "Content/01-taps.md")
    let run = try place.touchstone("conformance", "--output", "Tests")
    #expect(run.errors == "")
    #expect(run.status == 0)
    let data = Data(try place.read("Tests/scenarios.json").utf8)
    let value = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(value?["scenarios"] as? [[String: Any]])
  }

  private static func scenario(
    _ opening: String, _ setup: String = "UIView root", expecting: String
  ) -> String {
    "```scenario \(opening)\n\(setup)\n\ntap root\n\nexpect\n  \(expecting)\n```\n\n"
  }

  @Test func `a scenario becomes a test whose name has the lesson's`() throws {
    let list = try list(Self.scenario("tap", expecting: "root touchesBegan"))
    #expect(list.count == 1)
    #expect(list[0]["scenario"] as? String == "taps#tap")
    #expect(list[0]["partial"] as? Bool == false)
    let name = try #require(list[0]["test"] as? String)
    #expect(name == "TapsTapSceneTests")
    let test = try place.read("Tests/\(name).swift")
    #expect(test.contains("final class \(name): XCTestCase {"))
    #expect(test.contains("\"root touchesBegan\""))
  }

  @Test func `our own tests get tests that the engine compiles`() throws {
    let scenario = Self.scenario(
      "tap", "UIView root\n  UIButton ok  frame: 10 10 80 40", expecting: "root touchesBegan")
    try place.write("---\ntitle: Taps\n---\n\n\(scenario)\n", to: "Content/01-taps.md")
    for (dialect, action) in [("uikit", "#selector("), ("engine", "Selector(\"target\")")] {
      let run = try place.touchstone(
        "conformance", "--output", "Tests-\(dialect)", "--dialect", dialect)
      #expect(run.status == 0)
      let test = try place.read("Tests-\(dialect)/TapsTapSceneTests.swift")
      #expect(test.contains(action), "\(dialect)")
    }
  }

  @Test func `each variant has a test`() throws {
    let list = try list(
      "```scenario tap\nUIView root\n\ntap root\n\nvariant one\n  expect\n    root touchesBegan\n\n"
        + "variant two\n  expect\n    root touchesEnded\n```\n")
    #expect(list.map { $0["variant"] as? String } == ["one", "two"])
    #expect(list.map { $0["test"] as? String }.allSatisfy { $0?.hasPrefix("TapsTap") == true })
  }

  @Test func `a test that compares only some expectations is partial`() throws {
    let list = try list(Self.scenario("tap", expecting: "root touchesBegan\n  root hitTest"))
    #expect(list[0]["partial"] as? Bool == true)
  }

  @Test(arguments: [
    (Self.scenario("tap", expecting: "root hitTest"), "no log of a device shows"),
    (Self.scenario("tap fails", expecting: "never root touchesBegan"), "meant to fail"),
    (
      Self.scenario("tap skip: \"not yet\"", expecting: "root touchesBegan"),
      "its lesson skips it: not yet"
    ),
    (
      Self.scenario(
        "tap", "UIKit panThreshold: 20\nUIView root", expecting: "root touchesBegan"),
      "only the model's UIKit can be changed"
    ),
  ])
  func `a scenario without a test has a reason`(block: String, reason: String) throws {
    let list = try list(block)
    #expect(list[0]["test"] == nil)
    #expect((list[0]["reason"] as? String)?.contains(reason) == true)
    #expect(!place.exists("Tests/TapsTapSceneTests.swift"))
  }
}

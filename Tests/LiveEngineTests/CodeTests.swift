import Testing

@testable import LiveEngine

/// A scenario as UIKit code, which a page copies.
struct CodeTests {
  private func code(_ text: String, _ request: String = "name a-card") throws -> Answer {
    try Answer(LiveFace().export(Array(text.utf8), Array(request.utf8)))
  }

  @Test func `a scenario becomes a class with the name of the request`() throws {
    let answer = try code("UIView card  frame: 10 20 30 40\n\ntap card\n")
    let lines = answer["swift"].text.split(separator: "\n")
    for line in [
      "// The scenario `a-card`, exported by touchstone.", "final class ACardScene: UIResponder {",
      "    card.frame = CGRect(x: 10, y: 20, width: 30, height: 40)",
      "    (0, 1, .began, 25, 40),", "    (0.05, 1, .ended, 25, 40),",
    ] {
      #expect(lines.contains { $0 == line }, "\(line)")
    }
    #expect(answer["diagnostics"].elements.isEmpty)
    #expect(!answer["swift"].text.contains("XCTest"))
  }

  @Test(arguments: [
    ("first", "0.1", "ScenarioFirstScene"), ("second", "0.2", "ScenarioSecondScene"),
    ("third", "0.1", "ScenarioFirstScene"),
  ])
  func `the request chooses a variant, which otherwise is the first one`(
    variant: String, duration: String, name: String
  ) throws {
    let text = """
      UIView root
        UILongPressGestureRecognizer hold

      tap root

      variant first
        with hold minimumPressDuration: 100ms
      variant second
        with hold minimumPressDuration: 200ms

      """
    let answer = try code(text, "variant \(variant)\n")
    #expect(answer["swift"].text.contains("hold.minimumPressDuration = \(duration)"))
    #expect(answer["swift"].text.contains("final class \(name)"))
  }

  @Test func `what the code leaves out is reported with it`() throws {
    let answer = try code("UIView root\n\nremote presses select\n")
    #expect(answer["swift"].text.contains("final class ACardScene"))
    let messages = answer["diagnostics"].elements.map(\.["message"].text)
    #expect(messages.count == 1)
    #expect(messages[0].contains("leaves out buttons and shakes"))
  }

  @Test func `a text with errors has no code`() throws {
    let answer = try code("UIVeiw A\n")
    #expect(!answer["swift"].isThere)
    #expect(answer["diagnostics"].elements.map(\.["severity"].text) == ["error"])
    #expect(!answer["fault"].isThere)
  }

  @Test(arguments: [
    "", "\n", "tap 10 10\n", "UIView root\n\nrepeat 1000 times\n  tap root\n",
  ])
  func `little text and long runs have code, too`(text: String) throws {
    let answer = try code(text, "")
    #expect(answer["swift"].text.contains("final class ScenarioScene"))
    #expect(answer["swift"].text.utf8.count < 500_000)
  }
}

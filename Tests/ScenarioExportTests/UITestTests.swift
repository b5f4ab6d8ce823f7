import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// What XCUITest plays.
struct UITestTests {
  private func test(_ steps: String, expecting line: String = "B touchesBegan") throws
    -> ScenarioExport
  {
    let text = "UIView root\n  UIView B  frame: 100 100 200 200\n\n\(steps)\n\nexpect\n  \(line)\n"
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(parsed.diagnostics.listing() == "")
    return ScenarioExport(parsed.scenario, named: "test", as: .xcuitest)
  }

  @Test(arguments: [
    ("tap B", "point(200, 200).press(forDuration: 0.05)"),
    ("finger touches B\nwait 183ms\nfinger lifts", "point(200, 200).press(forDuration: 0.183)"),
    ("tap B\nwait 100ms\ntap B", "    point(200, 200).doubleTap()"),
    (
      "tap B\nwait 500ms\ntap B",
      "    Thread.sleep(forTimeInterval: 0.5)\n    point(200, 200).press(forDuration: 0.05)"
    ),
    (
      "finger touches B\nwait 600ms\nfinger moves by 60 80 over 500ms\nwait 100ms\nfinger lifts",
      "point(200, 200).press(\n      forDuration: 0.6, thenDragTo: point(260, 280), withVelocity: XCUIGestureVelocity(200), thenHoldForDuration: 0.1\n    )"
    ),
  ])
  func `what one finger does is a press, a double tap, or a drag`(
    _ steps: String, _ code: String
  ) throws {
    let test = try test(steps)
    #expect(test.text.contains(code), "\(test.text)")
    #expect(test.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      "finger 1 touches B\nfinger 2 touches root at 20 20\nfingers lift",
      "several fingers at the same time"
    ),
    (
      "finger touches B\nfinger moves by 60 0\nfinger moves by 0 60\nfinger lifts",
      "a finger that turns"
    ),
    (
      "finger touches B\nfinger moves by 60 0\nfinger moves by -60 0\nfinger lifts",
      "a finger that comes back"
    ),
    ("tap B\nB isHidden = true", "what the program does"),
    ("remote presses select", "buttons and shakes"),
  ])
  func `anything else is an error`(_ steps: String, _ what: String) throws {
    #expect(
      try test(steps).diagnostics.first?.message.text
        == "no test is written, because XCUITest can't play \(what)")
  }

  @Test func `another process has no moments and no values`() throws {
    let test = try test("tap B", expecting: "B touchesBegan at 0ms\nexpect\n  B alpha 1")
    #expect(test.text.contains("      \"B touchesBegan\",\n"))
    #expect(test.diagnostics.map { $0.message.identifier } == ["notAsserted", "notAsserted"])
  }
}

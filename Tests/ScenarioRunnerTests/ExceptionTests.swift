import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// What raises an exception in UIKit ends the run, and is a mistake unless the scenario shows it.
struct ExceptionTests {
  private static let setup = """
    UINavigationController nav
      UIViewController list
        UIView listView
          UIButton b  frame: 100 300 100 100
    UINavigationController other
      UIViewController detail
        UIView detailView


    """

  private func run(_ text: String) -> ScenarioRun {
    let parsed = ParsedScenario(SourceText(name: "test", text: Self.setup + text + "\n"))
    #expect(parsed.diagnostics.listing() == "")
    return parsed.scenario.run()
  }

  private static let calls = [
    "nav pushViewController list", "nav pushViewController nav", "nav pushViewController other",
    "list present list", "list present nav", "nav present list",
  ]

  @Test(arguments: calls)
  func `an exception that nobody expects is an error at its step`(call: String) {
    let failures = run(call + "\nexpect\n  never nav didShow list").failures
    #expect(failures.map { $0.message.code } == ["uncaught-exception"])
    #expect(failures.first?.place?.line == 9)
  }

  @Test(arguments: calls)
  func `an exception that's expected ends the run`(call: String) {
    let receiver = call.split(separator: " ")[0]
    let found = run(call + "\nexpect\n  \(receiver) raises NSInvalidArgumentException")
    #expect(found.failures.listing() == "")
    #expect(found.trace.events.last.map { found.trace.phrase(for: $0) }?.contains("raises") == true)
  }

  @Test(arguments: ["let place =", "dot center =", "when pinch fires: dot center +="])
  func `the location of a touch that isn't there raises an exception`(start: String) {
    let setup = """
      UIView board  isMultipleTouchEnabled: true
        UIPinchGestureRecognizer pinch
      UIView dot  frame: 0 0 10 10

      finger 1 touches 100 300
      \(start) pinch location(ofTouch: 1) in board
      finger 2 touches 200 300
      finger 2 moves by 60 0
      finger 1 lifts
      finger 2 moves by 60 0

      expect
        pinch raises NSRangeException
      """
    let parsed = ParsedScenario(SourceText(name: "test", text: setup + "\n"))
    let run = parsed.scenario.run()
    #expect(
      run.trace.events.last.map { run.trace.phrase(for: $0) } == "pinch raises NSRangeException")
    let codes = run.failures.map { $0.message.code }
    #expect(start.hasPrefix("when") ? codes.isEmpty : codes == ["step-after-exception"])
  }

  @Test func `no step comes after an exception, and nothing happens`() {
    let found = run(
      "when b touchesBegan: nav pushViewController nav\ntap b\ntap b\n"
        + "expect\n  nav raises\n  never b touchesEnded")
    #expect(found.failures.map { $0.message.code } == ["step-after-exception"])
    #expect(found.failures.first?.place?.line == 11)
  }

  @Test func `an exception in a reaction ends the app in the middle of a tap`() {
    let found = run(
      "when b touchesBegan: nav pushViewController nav\ntap b\n"
        + "expect\n  b touchesBegan\n  nav raises NSInvalidArgumentException\n  never b touchesEnded"
    )
    #expect(found.failures.listing() == "")
  }

  @Test(arguments: ["list addChild list", "list addChild nav"])
  func `a controller can't contain itself, and no exception is invented`(call: String) {
    let failures = run(call + "\nexpect\n  never list raises").failures
    #expect(failures.map { $0.message.code } == ["cannot-add-child"])
  }

  @Test(arguments: ["nav pushViewController detail", "list present other", "list addChild detail"])
  func `what UIKit allows raises nothing`(call: String) {
    #expect(run(call + "\nexpect\n  never * raises").failures.listing() == "")
  }
}

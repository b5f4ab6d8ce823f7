import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

struct BoundedRunTests {
  /// What cannot be done is told at its place, and the run ends there.
  @Test(arguments: [
    (
      "UIView root\n  UIView A\n\nA addSubview root",
      "'root' cannot be added to 'A'; a view cannot stand in itself"
    ),
    (
      "UIView root\n\nroot addSubview root",
      "'root' cannot be added to 'root'; a view cannot stand in itself"
    ),
    ("UIView root\n\nroot addSubview window", "window 'window' cannot be a subview"),
    ("finger lifts", "finger 1 is not down"),
    ("fingers lift", "no finger is down"),
    ("finger 3 moves by 1 1", "finger 3 is not down"),
    ("finger touches 1 1\nfinger touches 2 2", "finger 1 is down already"),
    ("wait 5ms\nat 4ms", "this moment is over; it is 5 ms already"),
    ("wait 600s\nwait 1ms", "the run takes longer than 600 s"),
    (
      "finger touches 1 1\nfinger moves by 9 9 over 600s",
      "the trace has more than 20000 events; make the scenario shorter"
    ),
    (
      "UIView root\n  UIView A  frame: 900 0 5 5\n\ntap A",
      "nothing of 'A' is on the screen; say where to touch, such as 'A at 5 5'"
    ),
    (
      "UIView root\n  UIView A  frame: 0 0 0 5\n\ntap A",
      "nothing of 'A' is on the screen; say where to touch, such as 'A at 5 5'"
    ),
    (
      "UIView root\n  UIView A\n\nA removeFromSuperview\ntap A",
      "'A' is in no window, so that no finger can reach it"
    ),
    (
      "UIView root\n  UIView A\n    UIView B\n\nroot bringSubviewToFront B",
      "'B' is not a subview of 'root'"
    ),
    (
      "UIView root\n  UIView A\n    UITapGestureRecognizer t\n\nroot removeGestureRecognizer t",
      "'t' is not a recognizer of 'root'"
    ),
    (
      "UIView root\n  UIView A\n    override point(inside:): inside B\n  UIView B\n    override point(inside:): inside A\n\ntap root",
      "'B' is asked for a point while it answers; two 'inside' rules ask each other"
    ),
  ])
  func `a step that cannot be done ends the run with a diagnostic`(text: String, message: String) {
    let result = run(text)
    #expect(result.failures.map { $0.message.text } == [message])
  }

  @Test(arguments: [
    "finger touches -99999 99999\nfinger moves by 99999 -99999 over 1s\nfinger lifts",
    "UIView root  transform: scale 0 0\n\ntap 10 10",
    "UIView root  bounds: 0 0 0 0\n\ntap 10 10",
    "UIView root\n  UIView A  frame: 0 0 1 1  transform: scale 99999 99999 rotate 99999°\n\ntap 10 10",
    "UIView root\n\nroot removeFromSuperview\ntap 10 10\nchain of root",
    "window removeFromSuperview\ntap 10 10\nwindow isHidden = true\ntap 10 10",
    "UIView root\n  UIView A\n    override hitTest: A\n  UIView B\n    override hitTest: A\n\nA removeFromSuperview\ntap 10 10",
    "UIWindow w\nUIWindow v\n  override hitTest: w\n\ntap 10 10",
    "UIView root\n  UITapGestureRecognizer a\n  UITapGestureRecognizer b\n  a requires b to fail\n  b requires a to fail\n\ntap root\nwait 2s\ntap root",
    "UIView root\n  UIView A\n    UILongPressGestureRecognizer hold  minimumPressDuration: 0ms  allowableMovement: 0\n\nfinger touches A\nA removeGestureRecognizer hold\nroot addGestureRecognizer hold\nfinger lifts",
    "UIView root  isMultipleTouchEnabled: true\n\nfinger touches 1 1\nfinger 2 touches 1 1\nsystem cancels touches\nfinger moves by 1 1\nfingers lift\nsystem cancels touches",
    "finger touches 1 1\nfinger moves by 0 0 over 0ms in 1000 steps\nfinger moves by 1 1 over 1ms in 1000 steps",
  ])
  func `a strange scenario runs to its end, twice alike`(text: String) {
    let first = run(text)
    #expect(first.failures.listing() == "")
    #expect(first.trace == run(text).trace)
  }

  @Test func `a tree that grows too deep ends the run`() {
    var text = "UIView root\n"
    for index in 0..<150 { text += "  UIView v\(index)\n" }
    for index in 1..<150 { text += "v\(index - 1) addSubview v\(index)\n" }
    #expect(
      run(text).failures.map { $0.message.text } == ["views can be nested no more than 100 deep"])
  }

  @Test func `failures carry the places of the lesson`() {
    let source = SourceText(
      name: "lesson.md", text: "tap 5 5\nexpect\n  hit nothing\n", firstLine: 40, indentation: 2)
    let failure = ParsedScenario(source).scenario.run().failures.first
    #expect(failure?.place == SourcePlace(line: 42, column: 5))
  }

  @Test func `the options decide how long gestures take`() {
    var options = RunOptions()
    options.tapDuration.microseconds = 10_000
    let source = SourceText(name: "", text: "tap 5 5")
    let result = ParsedScenario(source).scenario.run(options)
    #expect(result.endTime.text == "10 ms")
  }

  /// Steps that cannot be done end a run early, so what counts is that nothing else goes wrong.
  @Test func `random scenarios run to an end and leave the model whole`() {
    var options = RunOptions()
    options.checksInvariants = true
    var complete = 0
    for seed in UInt64(0)..<400 {
      let text = RandomScenario(seed: seed).text
      let parsed = ParsedScenario(SourceText(name: "seed \(seed)", text: text))
      guard !parsed.diagnostics.hasErrors else {
        Issue.record("\(parsed.diagnostics.listing())\n\(text)")
        continue
      }
      let result = parsed.scenario.run(options)
      if result.hasPassed { complete += 1 }
      for failure in result.failures where failure.message.identifier == "brokenInvariant" {
        Issue.record("\(failure.listing())\n\(text)")
      }
    }
    #expect(complete > 40)
  }

  private func run(_ text: String) -> ScenarioResult {
    let parsed = ParsedScenario(SourceText(name: "test", text: text))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    return parsed.scenario.run()
  }
}

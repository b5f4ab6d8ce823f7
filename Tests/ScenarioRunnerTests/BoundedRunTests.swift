import RecognizerExamples
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TouchEngine
import TraceModel

struct BoundedRunTests {
  /// What cannot be done is told at its place, and the run ends there.
  @Test(arguments: [
    (
      "UIView root\n  UIView A\n\nA addSubview root",
      "`root` cannot be added to `A`; a view can't be its own subview"
    ),
    (
      "UIView root\n\nroot addSubview root",
      "`root` cannot be added to `root`; a view can't be its own subview"
    ),
    ("UIView root\n\nroot addSubview window", "window `window` cannot be a subview"),
    ("finger lifts", "finger 1 is not down"),
    ("fingers lift", "no finger is down"),
    ("finger 3 moves by 1 1", "finger 3 is not down"),
    (
      "fingers touch 1 1 and 2 2 and 3 3\nfingers move by 1 1 and by 2 2",
      "3 fingers are down, but the line has 2 moves; write one move for all of them, or one for "
        + "each"
    ),
    ("finger touches 1 1\nfinger touches 2 2", "finger 1 is down already"),
    ("wait 5ms\nat 4ms", "this moment is over; it is 5 ms already"),
    ("wait 600s\nwait 1ms", "the run takes longer than 600 s"),
    (
      "finger touches 1 1\nfinger moves by 9 9 over 600s",
      "the trace has more than 20000 events"
    ),
    (
      "UIView root\n  UIView A  frame: 900 0 5 5\n\ntap A",
      "nothing of `A` is on the screen; say where to touch, such as `A at 5 5`"
    ),
    (
      "UIView root\n  UIView A  frame: 0 0 0 5\n\ntap A",
      "nothing of `A` is on the screen; say where to touch, such as `A at 5 5`"
    ),
    (
      "UIView root\n  UIView A\n\nA removeFromSuperview\ntap A",
      "`A` is in no window, so no finger can reach it"
    ),
    (
      "UIView root\n  UIView A\n    override point(inside:): inside B\n  UIView B\n    override point(inside:): inside A\n\ntap root",
      "`B` is asked for a point while it answers; two `inside` rules refer to each other"
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

  /// The diagnostic of each limit says which it is, how much it allows, and where another is set.
  @Test(arguments: [
    (
      "limit 10 events\ntap 5 5", "the trace has more than 10 events", "the limit is set here"
    ),
    (
      "limit 5 steps\nrepeat 9 times\n  wait 1ms", "the scenario does more than 5 steps",
      "the limit is set here"
    ),
    ("limit 1s\nwait 2s", "the run takes longer than 1 s", "the limit is set here"),
    (
      "limit 1 kilobytes\ntap 5 5", "the trace has more than 1 kilobyte of text",
      "the limit is set here"
    ),
    (
      "finger touches 1 1\nfinger moves by 9 9 over 600s", "the trace has more than 20000 events",
      "this is the usual limit; `limit N events` at the top of the scenario sets another, and so "
        + "does `--limit-events`"
    ),
    (
      "wait 600s\nwait 1ms", "the run takes longer than 600 s",
      "this is the usual limit; `--limit-time` sets another"
    ),
  ])
  func `a limit says how much it allows and who sets it`(
    text: String, message: String, note: String
  ) {
    let failures = run(text).failures
    #expect(failures.map { $0.message.text } == [message])
    #expect(failures.flatMap { $0.notes.map { $0.message } } == [note])
  }

  @Test(arguments: [("limit 50 events", 50), ("limit 30000 events", 30_000), ("", 20_000)])
  func `a scenario allows itself less or more`(line: String, count: Int) {
    let text = line + "\nfinger touches 1 1\nfinger moves by 9 9 over 600s"
    #expect(run(text).failures.first?.message.text == "the trace has more than \(count) events")
  }

  @Test(arguments: [("limit 50 events", 50), ("limit 30000 events", 100), ("", 100)])
  func `what is given from outside can only be narrowed`(line: String, count: Int) {
    var options = RunOptions()
    options.limits.events = .given(100)
    let text = line + "\nfinger touches 1 1\nfinger moves by 9 9 over 600s"
    let failures = run(text, options).failures
    #expect(failures.first?.message.text == "the trace has more than \(count) events")
    #expect(
      (failures.first?.notes.first?.message == "`--limit-events` sets this limit") == (count == 100)
    )
  }

  /// Each event sets off two more steps, at every level: without limits that would be millions.
  @Test(arguments: ["", "limit 200 kilobytes", "limit 500 events"])
  func `reactions that set each other off without end make a small trace`(line: String) {
    let text = """
      \(line)
      UIView root
        UIView A
          UIView B

      when A didMoveToSuperview: root addSubview A
      when A didMoveToSuperview: A addSubview B
      when B didMoveToSuperview: B removeFromSuperview
      when B didMoveToSuperview: root addSubview A
      repeat 1000 times
        A removeFromSuperview
      """
    let result = run(text)
    #expect(!result.failures.isEmpty)
    #expect(result.trace.events.count < 25_000)
  }

  @Test func `the text of a trace is measured to the byte`() {
    let text = "UIView root\n\ntap root"
    let bytes = run(text).trace.text.utf8.count
    #expect(bytes > 1_000)
    let fits = run("limit \(bytes / 1_000 + 1) kilobytes\n" + text)
    #expect(fits.failures.isEmpty)
    #expect(!run("limit \(bytes / 1_000) kilobytes\n" + text).failures.isEmpty)
  }

  @Test func `failures carry the places of the lesson`() {
    let source = SourceText(
      name: "lesson.md", text: "tap 5 5\nexpect\n  hit nothing\n", firstLine: 40, indentation: 2)
    let failure = ParsedScenario(source, resolver: .only(.course)).scenario.run().failures.first
    #expect(failure?.place == SourcePlace(line: 42, column: 5))
  }

  @Test func `the options decide how long gestures take`() {
    var options = RunOptions()
    options.hand.tapDuration.microseconds = 10_000
    let source = SourceText(name: "", text: "tap 5 5")
    let result = ParsedScenario(source, resolver: .only(.course)).scenario.run(options)
    #expect(result.endTime.text == "10 ms")
  }

  /// Steps that cannot be done end a run early, so what counts is that nothing else goes wrong.
  @Test func `random scenarios run to an end and leave the model whole`() {
    var options = RunOptions()
    options.checksInvariants = true
    var complete = 0
    for seed in UInt64(0)..<400 {
      let text = RandomScenario(seed: seed).text
      let parsed = ParsedScenario(
        SourceText(name: "seed \(seed)", text: text), resolver: .only(.course))
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

  private func run(_ text: String, _ options: RunOptions = RunOptions()) -> ScenarioRun {
    let parsed = ParsedScenario(SourceText(name: "test", text: text), resolver: .only(.course))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    return parsed.scenario.run(options)
  }
}

import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceExplanations
import TraceModel

/// Why nothing happened, told from traces.
struct ExplanationTests {
  private func explanation(of name: String, _ scenario: String) throws -> Explanation {
    let parsed = ParsedScenario(SourceText(name: "test", text: scenario + "\n"))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    return try #require(parsed.scenario.run().trace.explanation(of: name))
  }

  private func expect(
    _ name: String, in scenario: String, _ rule: Explanation.Rule, _ sentence: String,
    _ facts: [String], at location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let obstacle = try explanation(of: name, scenario).firstObstacle
    #expect(obstacle?.rule == rule, sourceLocation: location)
    #expect(obstacle?.sentence == sentence, sourceLocation: location)
    #expect(obstacle?.facts == facts, sourceLocation: location)
  }

  // MARK: Recognizers

  @Test func `a tap that moved too far`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UITapGestureRecognizer tap

        finger touches root at 100 100
        finger moves by 46 0 over 50ms in 1 steps
        finger lifts
        """,
      .failed, "`tap` failed at 50 ms: moved 46 of 45 pt.", ["G126"])
  }

  @Test func `a long press that was lifted early`() throws {
    try expect(
      "hold",
      in: """
        UIView root
          UILongPressGestureRecognizer hold

        press root for 300ms
        """,
      .failed, "`hold` failed at 300 ms: pressed for 300 ms of 500 ms.", ["G139"])
  }

  @Test func `a recognizer that another one prevents`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UITapGestureRecognizer tap
          UILongPressGestureRecognizer hold

        press root for 600ms
        """,
      .prevented,
      "`tap` was prevented at 500 ms: "
        + "`hold` began at 500 ms (pressed for 500 ms of 500 ms).",
      ["G080"])
  }

  private static let twoTaps = """
    UIView root
      UITapGestureRecognizer single
      UITapGestureRecognizer double  numberOfTapsRequired: 2
      single requires double to fail


    """

  @Test func `a recognizer whose requirement was recognized`() throws {
    try expect(
      "single", in: Self.twoTaps + "double tap root", .requirement,
      "`single` was recognized at 50 ms and waited for `double` to fail: "
        + "`double` was recognized at 200 ms (2 taps of 2).", ["G096", "G080"])
  }

  @Test func `a recognizer that acted has nothing in its way`() throws {
    let single = try explanation(of: "single", Self.twoTaps + "tap root")
    #expect(single.obstacles == [])
    #expect(single.acts == ["`single` fired with ended at 400 ms."])
    let double = try explanation(of: "double", Self.twoTaps + "tap root")
    #expect(double.acts == [])
    #expect(double.firstObstacle?.rule == .failed)
    #expect(double.firstObstacle?.facts == ["G128"])
  }

  @Test func `each attempt is told of`() throws {
    let tap = try explanation(
      of: "tap",
      """
      UIView root
        UITapGestureRecognizer tap

      tap root
      wait 1s
      drag root by 60 0
      """)
    #expect(tap.acts == ["`tap` fired with ended at 50 ms."])
    #expect(tap.obstacles.map(\.rule) == [.failed])
  }

  @Test func `a delegate that does not want the touch`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UITapGestureRecognizer tap
            delegate shouldReceive: false

        tap root
        """,
      .refused, "`tap` was not given the touch at 0 ms: its delegate refused the touch.",
      ["G043"])
  }

  @Test func `a recognizer that is switched off`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UITapGestureRecognizer tap  isEnabled: false

        tap root
        """,
      .refused, "`tap` was not given the touch at 0 ms: isEnabled is false.", ["G029"])
  }

  @Test func `a delegate that refuses at the last moment`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UITapGestureRecognizer tap
            delegate shouldBegin: false

        tap root
        """,
      .refusedToBegin,
      "`tap` was about to be recognized at 50 ms: its delegate returned false from "
        + "gestureRecognizerShouldBegin.", ["G012", "G013"])
  }

  @Test func `a recognizer on a sibling behind`() throws {
    try expect(
      "tap",
      in: """
        UIView root
          UIView A  frame: 100 100 200 200
            UITapGestureRecognizer tap
          UIView B  frame: 100 100 200 200

        tap B
        """,
      .notOffered,
      "`tap` was not offered the touch at 0 ms: the touch belongs to `B`, which is not inside `A`, "
        + "the view of `tap`. `A` was never asked, because `B` in front of it was found first.",
      ["G039", "D001"])
  }

  @Test func `a run without a finger`() throws {
    let scenario = "UIView root\n  UITapGestureRecognizer tap\n\nwait 1s"
    #expect(try explanation(of: "tap", scenario).firstObstacle?.rule == .noTouch)
    #expect(try explanation(of: "root", scenario).firstObstacle?.rule == .noTouch)
  }

  // MARK: Views

  @Test(arguments: [
    ("isHidden: true", "isHidden is true", "D003"),
    ("isUserInteractionEnabled: false", "isUserInteractionEnabled is false", "D008"),
    ("alpha: 0.005", "alpha 0.005 is less than 0.01", "D004"),
  ])
  func `a view that takes no part`(property: String, reason: String, fact: String) throws {
    let scenario = """
      UIView root
        UIView B  frame: 100 100 100 100  \(property)
          UIView inner  frame: 0 0 100 100

      finger touches 150 150
      finger lifts
      """
    try expect(
      "B", in: scenario, .notHit,
      "`B` was not hit at 0 ms: it was asked but declined: \(reason).", [fact])
    try expect(
      "inner", in: scenario, .notHit,
      "`inner` was not hit at 0 ms: it was never asked, because `B` around it declined: "
        + "\(reason).", [fact])
  }

  @Test func `a view that is elsewhere, and one that is covered`() throws {
    let scenario = """
      UIView root
        UIView under  frame: 100 100 100 100
        UIView over  frame: 100 100 100 100
        UIView aside  frame: 100 300 100 100

      finger touches 150 150
      finger lifts
      """
    try expect(
      "aside", in: scenario, .notHit,
      "`aside` was not hit at 0 ms: it was asked but declined: outside: 150 pt above.", ["D009"]
    )
    try expect(
      "under", in: scenario, .notHit,
      "`under` was not hit at 0 ms: it was never asked, because `over` in front of it was found "
        + "first.", ["D001"])
    let over = try explanation(of: "over", scenario)
    #expect(over.acts == ["`over` got touchesBegan at 0 ms."])
    #expect(over.firstObstacle == nil)
  }

  @Test func `a view whose touch is taken away`() throws {
    let scenario = """
      UIView root
        UILongPressGestureRecognizer hold
        UIView B  frame: 100 100 100 100

      press B for 600ms
      """
    let view = try explanation(of: "B", scenario)
    #expect(view.acts == ["`B` got touchesBegan at 0 ms."])
    try expect(
      "B", in: scenario, .cancelled,
      "`B` lost its touch at 500 ms: hold recognized; its cancelsTouchesInView is true.", ["G060"])
  }

  @Test func `a view from which the touch is delayed`() throws {
    let view = try explanation(
      of: "root",
      """
      UIView root
        UITapGestureRecognizer tap  delaysTouchesBegan: true

      tap root
      """)
    #expect(view.acts == [])
    #expect(
      view.obstacles.map(\.sentence) == [
        "The touch at 0 ms was delayed for `root`: tap may still recognize; `tap` did, at 50 ms, "
          + "and kept it."
      ])
    #expect(view.firstObstacle?.rule == .held)
  }

  @Test(arguments: [
    (
      """
      UIView root
        UIScrollView list  contentSize: 390 3000
          UIButton B  frame: 20 100 350 60

      press B for 300ms
      """, "B",
      "`B` got touchesBegan 150 ms late, at 150 ms: `delay of list` held it until it failed (no drag "
        + "within 150 ms).", ["G196"]
    ),
    (
      """
      UIView root
        UITapGestureRecognizer twice  numberOfTapsRequired: 2
        UIButton B  frame: 20 100 350 60

      tap B
      wait 1s
      """, "B",
      "`B` got touchesEnded 350 ms late, at 400 ms: `twice` held it until it failed (no further tap "
        + "within 350 ms: 1 of 2 taps).", ["G069", "G128"]
    ),
    (
      """
      UIView root
        UITapGestureRecognizer twice  numberOfTapsRequired: 2
        UITapGestureRecognizer once
        once requires twice to fail

      tap root
      wait 1s
      """, "once",
      "`once` waited 350 ms, until 400 ms, for `twice` to fail (no further tap within 350 ms: 1 of 2 "
        + "taps).", ["G096", "G128"]
    ),
    (
      """
      UIView root
        UITapGestureRecognizer twice  numberOfTapsRequired: 2  delaysTouchesBegan: true
        UIView B  frame: 20 100 350 60

      tap B
      wait 1s
      """, "B",
      "`B` got touchesBegan 400 ms late, at 400 ms: `twice` held it until it failed (no further tap "
        + "within 350 ms: 1 of 2 taps).", ["G068", "G128"]
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap  delaysTouchesBegan: true  cancelsTouchesInView: false
        UIView B  frame: 20 100 350 60

      tap B
      """, "B",
      "`B` got touchesBegan 50 ms late, at 50 ms: `tap` held it until it was recognized.",
      ["G068", "G125"]
    ),
  ])
  func `an act that came late`(
    scenario: String, name: String, sentence: String, facts: [String]
  ) throws {
    let late = try explanation(of: name, scenario)
    #expect(late.delays.map(\.sentence) == [sentence])
    #expect(late.delays.first?.facts == facts)
    #expect(late.obstacles.isEmpty)
  }

  @Test func `a delay ends for its own reason, not for that of an earlier touch`() throws {
    let late = try explanation(
      of: "B",
      """
      UIView root
        UITapGestureRecognizer tap  delaysTouchesBegan: true  cancelsTouchesInView: false
        UIView B  frame: 20 100 350 300

      drag B by 0 60 over 120ms
      wait 1s
      tap B
      """)
    #expect(
      late.delays.map(\.sentence) == [
        "`B` got touchesBegan 100 ms late, at 100 ms: `tap` held it until it failed (moved 50 of 45 pt).",
        "`B` got touchesBegan 50 ms late, at 1170 ms: `tap` held it until it was recognized.",
      ])
  }

  @Test func `a scroll view that does not scroll is explained by its pan`() throws {
    try expect(
      "list",
      in: """
        UIView root
          UIScrollView list  contentSize: 390 3000
            UISegmentedControl days  frame: 20 200 350 40

        drag days by 0 -150 over 200ms
        """,
      .refusedToBegin,
      "`pan of list` was about to be recognized at 16.7 ms: the view `days` returned false from "
        + "gestureRecognizerShouldBegin (a segmented control keeps all drags for itself).",
      ["D278", "G013"])
  }

  @Test func `only recognizers and views are explained`() throws {
    let parsed = ParsedScenario(SourceText(name: "test", text: "UIView root\n\ntap root\n"))
    let trace = parsed.scenario.run().trace
    #expect(trace.explanation(of: "finger") == nil)
    #expect(trace.explanation(of: "nobody") == nil)
    #expect(trace.explainable.map(\.name) == ["window", "root"])
  }
}

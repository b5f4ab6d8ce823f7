import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
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
      .failed, "'tap' failed at 50 ms: moved 46 of 45 pt.", ["G126"])
  }

  @Test func `a long press that was lifted early`() throws {
    try expect(
      "hold",
      in: """
        UIView root
          UILongPressGestureRecognizer hold

        press root for 300ms
        """,
      .failed, "'hold' failed at 300 ms: pressed for 300 ms of 500 ms.", ["G139"])
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
      "'tap' was prevented at 500 ms: "
        + "'hold' began at 500 ms (pressed for 500 ms of 500 ms).",
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
      "'single' was recognized at 50 ms and waited for 'double' to fail: "
        + "'double' was recognized at 200 ms (2 taps of 2).", ["G096", "G080"])
  }

  @Test func `a recognizer that acted has nothing in its way`() throws {
    let single = try explanation(of: "single", Self.twoTaps + "tap root")
    #expect(single.obstacles == [])
    #expect(single.acts == ["'single' fired with ended at 400 ms."])
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
    #expect(tap.acts == ["'tap' fired with ended at 50 ms."])
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
      .refused, "'tap' was not given the touch at 0 ms: its delegate does not want the touch.",
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
      .refused, "'tap' was not given the touch at 0 ms: isEnabled is false.", ["G029"])
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
      "'tap' was about to be recognized at 50 ms: its delegate answered false to "
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
      "'tap' was not offered the touch at 0 ms: the touch belongs to 'B', which is not inside 'A', "
        + "the view of 'tap'. 'A' was never asked, because 'B' in front of it was found first.",
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
      "'B' was not hit at 0 ms: it was asked and took no part: \(reason).", [fact])
    try expect(
      "inner", in: scenario, .notHit,
      "'inner' was not hit at 0 ms: it was never asked, because 'B' around it took no part: "
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
      "'aside' was not hit at 0 ms: it was asked and took no part: outside: 150 pt above.", ["D009"]
    )
    try expect(
      "under", in: scenario, .notHit,
      "'under' was not hit at 0 ms: it was never asked, because 'over' in front of it was found "
        + "first.", ["D001"])
    let over = try explanation(of: "over", scenario)
    #expect(over.acts == ["'over' got touchesBegan at 0 ms."])
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
    #expect(view.acts == ["'B' got touchesBegan at 0 ms."])
    try expect(
      "B", in: scenario, .cancelled,
      "'B' lost its touch at 500 ms: hold recognized; its cancelsTouchesInView is true.", ["G060"])
  }

  @Test func `a view from which the touch is held back`() throws {
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
        "The touch at 0 ms was held back from 'root': tap may still recognize; 'tap' did, at 50 ms, "
          + "and kept it."
      ])
    #expect(view.firstObstacle?.rule == .held)
  }

  @Test func `only recognizers and views are explained`() throws {
    let parsed = ParsedScenario(SourceText(name: "test", text: "UIView root\n\ntap root\n"))
    let trace = parsed.scenario.run().trace
    #expect(trace.explanation(of: "finger") == nil)
    #expect(trace.explanation(of: "nobody") == nil)
    #expect(trace.explainable.map(\.name) == ["window", "root"])
  }

  // MARK: The whole table

  /// A scene, its steps, who is asked about, and the rule that is expected with its sentence.
  private static let table: [(String, String, Explanation.Rule, String)] = [
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200
          UIView B  frame: 0 0 100 100
            UITapGestureRecognizer tap
        UIView C  frame: 0 300 200 200

      C addSubview B
      finger touches 150 450
      """, "tap", .notOffered,
      "'tap' was not offered the touch at 0 ms: the touch belongs to 'C', which is not inside 'B', "
        + "the view of 'tap'. 'B' was asked and took no part: outside: 50 pt to the right, 50 pt "
        + "below."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200
          UITapGestureRecognizer tap
        UIView C  frame: 0 300 200 200

      C addGestureRecognizer tap
      tap A
      """, "tap", .notOffered,
      "'tap' was not offered the touch at 0 ms: the touch belongs to 'A', which is not inside 'C', "
        + "the view of 'tap'. 'C' was asked and took no part: outside: 200 pt above."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap
        UIView B  frame: 0 0 100 100

      B removeFromSuperview
      root removeGestureRecognizer tap
      tap 50 50
      """, "tap", .notOffered,
      "'tap' was not offered the touch at 0 ms: it was attached to no view."
    ),
    (
      """
      UIView root
        UIView B  frame: 0 0 100 100

      B removeFromSuperview
      tap 50 50
      """, "B", .notHit, "'B' was not hit at 0 ms: it was in no window."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap
        UIButton button  frame: 100 100 100 50

      tap button
      """, "tap", .refusedToBegin,
      "'tap' was about to be recognized at 50 ms: the view 'button' answered false to "
        + "gestureRecognizerShouldBegin (a control keeps single taps for itself)."
    ),
    (
      """
      UIView root
        UIButton button  frame: 100 100 100 50

      tap button
      """, "root", .notHit,
      "'root' was not hit at 0 ms: it answered with 'button', which is inside it, and 'button' did "
        + "not pass the touch on."
    ),
    (
      """
      UIView root
        UIPanGestureRecognizer pan
        UIView A  frame: 0 0 100 100
          UITapGestureRecognizer tap
        tap requires pan to fail

      finger 2 touches 50 300
      tap A
      """, "tap", .waiting,
      "'tap' was recognized at 50 ms and still waits: 'pan' has not failed."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer a
        UITapGestureRecognizer b
        a requires b to fail
        b requires a to fail

      tap root
      """, "a", .requirement,
      "'a' was recognized at 50 ms and waited for 'b' to fail: it waits for b, which waits for it in "
        + "turn."
    ),
    (
      """
      UIWindow main
        UIViewController home
          UIView page
      UIWindow alert  windowLevel: alert
        override hitTest: super unless self
        UIView box  frame: 95 322 200 200

      tap box
      """, "page", .notHit,
      "'page' was not hit at 0 ms: it was never asked, because 'alert' in front of its window 'main' "
        + "had a view to offer."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200

      finger touches A at 10 10
      finger 2 touches A at 100 100
      """, "A", .dropped,
      "'A' was hit by 'finger 2' at 0 ms, and the touch was dropped: it has a touch already, and "
        + "isMultipleTouchEnabled is false."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200  isExclusiveTouch: true
        UIView B  frame: 0 300 200 200
          UITapGestureRecognizer tap

      finger touches A
      finger 2 touches B
      """, "tap", .refused,
      "'tap' was not given the touch at 0 ms: A has a touch and isExclusiveTouch is true."
    ),
    (
      """
      UIView root

      fingers touch 10 10 and 20 20 and 30 30 and 40 40 and 50 50 and 60 60
      """, "root", .ignored,
      "'root' was not looked for at 0 ms, for the system made no touch: more than 5 fingers."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200
          override hitTest: self
          UIView inner  frame: 0 0 100 100

      tap inner
      """, "inner", .notHit,
      "'inner' was not hit at 0 ms: it was never asked, because 'A' answered with itself: it has "
        + "override hitTest: self."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200
        UIView N  frame: 0 300 100 100
        UIView O  frame: 0 500 100 100
          override hitTest: A

      tap N
      """, "N", .notHit,
      "'N' was not hit at 0 ms: it was never asked, because 'O' in front of it answered with 'A'."
    ),
    (
      """
      UIView root
        UIScrollView scroll  frame: 0 0 390 400  contentSize: 390 2000
          UIView B  frame: 0 0 390 400

      drag B by 0 -120
      """, "B", .held,
      "The touch at 0 ms was held back from 'B': delay of scroll may still "
        + "recognize; 'pan of scroll' took it at 33.3 ms."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap
        UIView B  frame: 0 0 100 100

      when tap touchesBegan: B removeFromSuperview
      tap B
      """, "B", .dropped,
      "'B' was hit at 0 ms, and the touch was dropped at 0 ms: its view leaves the window."
    ),
    (
      """
      UIView root
        UIPanGestureRecognizer pan

      finger touches 100 100
      finger moves by 8.4 0 over 50ms in 2 steps
      """, "pan", .undecided,
      "'pan' is still possible at 50 ms: 'finger' is down, 8.4 pt from its start."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap

      home screen comes to the front
      tap root
      """, "tap", .notReached,
      "The home screen is in front, so no touch arrived, and 'tap' was offered nothing."
    ),
    (
      """
      UIView root

      event-fetch thread stops
      tap root
      """, "root", .notReached,
      "The event-fetch thread is stopped, so no touch arrived, and 'root' was not looked for."
    ),
    (
      """
      UIView root
        UIView B  frame: 0 0 100 100

      finger touches B
      wait 20ms
      system cancels touches
      """, "root", .cancelled, "'root' lost its touch at 20 ms: the system cancelled it."
    ),
    (
      """
      UIView root
        UILongPressGestureRecognizer hold
        UIView B  frame: 0 0 100 100

      press B for 600ms
      """, "root", .cancelled,
      "'root' lost its touch at 500 ms: hold recognized; its cancelsTouchesInView is true."
    ),
  ]

  @Test(arguments: table.indices)
  func `each rule has its sentence`(index: Int) throws {
    let (scenario, name, rule, sentence) = Self.table[index]
    let obstacles = try explanation(of: name, scenario).obstacles
    let obstacle = try #require(obstacles.first { $0.rule == rule })
    #expect(obstacle.sentence == sentence)
  }
}

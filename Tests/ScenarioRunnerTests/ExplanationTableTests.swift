import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceExplanations
import TraceModel

/// Each rule of an explanation, with a run in which it is the answer.
struct ExplanationTableTests {
  private func explanation(of name: String, _ scenario: String) throws -> Explanation {
    let parsed = ParsedScenario(SourceText(name: "test", text: scenario + "\n"))
    #expect(!parsed.diagnostics.hasErrors, "\(parsed.diagnostics.listing())")
    return try #require(parsed.scenario.run().trace.explanation(of: name))
  }

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
      "`tap` was not offered the touch at 0 ms: the touch belongs to `C`, which is not inside `B`, "
        + "the view of `tap`. `B` was asked but declined: outside: 50 pt to the right, 50 pt "
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
      "`tap` was not offered the touch at 0 ms: the touch belongs to `A`, which is not inside `C`, "
        + "the view of `tap` since it was added there at 0 ms, which took it from `A`."
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
      "`tap` was not offered the touch at 0 ms: it was attached to no view."
    ),
    (
      """
      UIView root
        UIView B  frame: 0 0 100 100

      B removeFromSuperview
      tap 50 50
      """, "B", .notHit, "`B` was not hit at 0 ms: it was in no window."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap
        UIButton button  frame: 100 100 100 50

      tap button
      """, "tap", .refusedToBegin,
      "`tap` was about to be recognized at 50 ms: the view `button` returned false from "
        + "gestureRecognizerShouldBegin (a control keeps single taps for itself)."
    ),
    (
      """
      UIView root
        UIButton button  frame: 100 100 100 50

      tap button
      """, "root", .notHit,
      "`root` was not hit at 0 ms: it answered with `button`, which is inside it, and `button` did "
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
      "`tap` was recognized at 50 ms and still waits: `pan` has not failed."
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
      "`a` was recognized at 50 ms and waited for `b` to fail: it waits for b, which waits for it in "
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
      "`page` was not hit at 0 ms: it was never asked, because `alert` in front of its window `main` "
        + "had a view to offer."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200

      finger touches A at 10 10
      finger 2 touches A at 100 100
      """, "A", .dropped,
      "`A` was hit by `finger 2` at 0 ms, and the touch was dropped: it has a touch already, and "
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
      "`tap` was not given the touch at 0 ms: A has a touch and isExclusiveTouch is true."
    ),
    (
      """
      UIView root

      fingers touch 10 10 and 20 20 and 30 30 and 40 40 and 50 50 and 60 60
      """, "root", .ignored,
      "`root` wasn't hit-tested at 0 ms, because the system made no touch: more than 5 fingers."
    ),
    (
      """
      UIView root
        UIView A  frame: 0 0 200 200
          override hitTest: self
          UIView inner  frame: 0 0 100 100

      tap inner
      """, "inner", .notHit,
      "`inner` was not hit at 0 ms: it was never asked, because `A` answered with itself: it has "
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
      "`N` was not hit at 0 ms: it was never asked, because `O` in front of it answered with `A`."
    ),
    (
      """
      UIView root
        UIScrollView scroll  frame: 0 0 390 400  contentSize: 390 2000
          UIView B  frame: 0 0 390 400

      drag B by 0 -120
      """, "B", .held,
      "The touch at 0 ms was delayed for `B`: delay of scroll may still "
        + "recognize; `pan of scroll` took it at 33.3 ms."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap
        UIView B  frame: 0 0 100 100

      when tap touchesBegan: B removeFromSuperview
      tap B
      """, "B", .dropped,
      "`B` was hit at 0 ms, and the touch was dropped at 0 ms: its view leaves the window."
    ),
    (
      """
      UIView root
        UIPanGestureRecognizer pan

      finger touches 100 100
      finger moves by 8.4 0 over 50ms in 2 steps
      """, "pan", .undecided,
      "`pan` is still possible at 50 ms: `finger` is down, 8.4 pt from its start."
    ),
    (
      """
      UIView root
        UITapGestureRecognizer tap

      home screen comes to the front
      tap root
      """, "tap", .notReached,
      "The home screen is frontmost, so no touch arrived, and `tap` was offered nothing."
    ),
    (
      """
      UIView root

      event-fetch thread stops
      tap root
      """, "root", .notReached,
      "The event-fetch thread is stopped, so no touch arrived, and `root` was not looked for."
    ),
    (
      """
      UIView root
        UIView B  frame: 0 0 100 100

      finger touches B
      wait 20ms
      system cancels touches
      """, "root", .cancelled, "`root` lost its touch at 20 ms: the system canceled it."
    ),
    (
      """
      UIView root
        UILongPressGestureRecognizer hold
        UIView B  frame: 0 0 100 100

      press B for 600ms
      """, "root", .cancelled,
      "`root` lost its touch at 500 ms: hold recognized; its cancelsTouchesInView is true."
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

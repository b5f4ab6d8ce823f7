import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceModel

/// What UIKit allows is no error, however little it does.
struct LegalStepTests {
  static let cases = [
    SetupTests.Case(
      "a view is inserted in front when the sibling is none",
      """
      UIView root
        UIView A
          UIView inner
        UIView B
          UIView stranger

      root insertSubview inner belowSubview stranger
      root bringSubviewToFront stranger
      root sendSubviewToBack stranger

      expect
        root insertSubview inner belowSubview stranger
        root sendSubviewToBack stranger
        root subviews A B inner
        B subviews stranger
      """),
    SetupTests.Case(
      "a recognizer is removed that is not there",
      """
      UIView root
        UIView A
          UITapGestureRecognizer tap

      root removeGestureRecognizer tap
      tap A

      expect
        tap fires
      """),
    SetupTests.Case(
      "numbers of taps and touches that UIKit allows",
      """
      UIView root
        UITapGestureRecognizer many  numberOfTapsRequired: 12  numberOfTouchesRequired: 11
        UILongPressGestureRecognizer plain  numberOfTapsRequired: 0
        UILongPressGestureRecognizer late  numberOfTapsRequired: 20
        UIScreenEdgePanGestureRecognizer edge  edges: left  maximumNumberOfTouches: 2
        UIPanGestureRecognizer pan  maximumNumberOfTouches: 100

      edge minimumNumberOfTouches = 2
      press root for 600ms

      expect
        plain fires began
        plain numberOfTapsRequired 0
        late numberOfTapsRequired 20
        edge minimumNumberOfTouches 2
        edge maximumNumberOfTouches 2
        many numberOfTouchesRequired 11
      """),
    SetupTests.Case(
      "nil stands for the window",
      """
      UIView root
        UIView A  frame: 100 200 50 50
          UIPanGestureRecognizer pan
        UIScrollView scroll  frame: 0 400 100 100  maximumZoomScale: 2
          delegate viewForZooming: nil

      finger touches A at 10 10
      finger moves by 0 20

      expect
        A touchesBegan
        finger location in nil 110 210
        finger previousLocation in nil 110 210
        A convert 0 0 to nil 100 200
        pan location in nil 110 210
      """),
  ]

  @Test(arguments: cases)
  func `what UIKit allows takes place`(_ example: SetupTests.Case) {
    SetupTests.expectPass(example.text)
  }

  @Test func `a value of a gesture can be looked at while a finger is down`() {
    SetupTests.expectPass(
      """
      UIView root
        UIPanGestureRecognizer pan
        UITapGestureRecognizer tap

      finger touches root
      finger moves by 0 40 over 100ms

      expect
        pan translation 0 30
        pan state changed
        pan numberOfTouches 1
        finger location in root 195 462
      """)
  }

  @Test func `a state is possible after the gesture, and its numbers are gone`() {
    SetupTests.expectPass(
      """
      UIView root
        UITapGestureRecognizer tap

      tap root

      expect
        tap state possible
      """)
    let failing = ParsedScenario(
      SourceText(
        name: "test",
        text: """
          UIView root
            UIPanGestureRecognizer pan

          drag root by 0 40

          expect
            pan translation 0 0
            pan state ended
            let way = pan translation
          """))
    let failures = failing.scenario.run().failures
    #expect(
      failures.map { $0.message.code } == [
        "value-of-finished-gesture", "different-value", "value-of-finished-gesture",
      ])
  }

  @Test func `a state that a recognizer cannot enter is written down`() {
    SetupTests.expectPass(
      """
      UIView root
        UIGestureRecognizer own
        UIGestureRecognizer next

      own state = changed
      own state = began
      own state = possible
      own state = failed
      next state = cancelled
      next state = failed

      expect exactly of own
        own assigns changed
        own began
        own assigns began
        own changed
        own assigns possible
        own assigns failed
        own cancelled

      expect
        next assigns cancelled
        next failed
        never next assigns failed
      """)
  }

  @Test func `why UIKit bends an assignment is in the trace`() {
    let parsed = ParsedScenario(
      SourceText(
        name: "test",
        text: """
          UIView root
            UIGestureRecognizer own

          own state = changed
          own state = possible
          """))
    let lines = parsed.scenario.run().trace.text.split(separator: "\n")
    #expect(
      lines.filter { $0.contains("assigns") } == [
        "0 ms  own assigns changed  [possible can't become changed, so UIKit makes it began; G010]",
        "0 ms  own assigns possible  [began can't become possible, so it stays began; G010]",
      ])
  }
}

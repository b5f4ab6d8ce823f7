import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

/// Answers of delegates and classes that depend on what is asked about.
struct AnswerConditionTests {
  static let cases = [
    SetupTests.Case(
      "a touch in a view, and one that is its view",
      """
      UIView root
        UITapGestureRecognizer outside
          delegate shouldReceive: false when touch in card
        UITapGestureRecognizer exact
          delegate shouldReceive: true when touch view is card
          delegate shouldReceive: false
        UIView card  frame: 0 300 300 200
          UIButton ok  frame: 100 140 100 44

      tap ok
      tap card at 10 10
      tap 10 10

      expect
        ok fires touchUpInside at 50ms
        exact fires at 100ms
        outside fires at 150ms

      expect
        never outside fires by 149ms
        exact fires 1 times
      """),
    SetupTests.Case(
      "a class of views, and a place",
      """
      UIView root
        UITapGestureRecognizer tap
          delegate shouldReceive: false when touch view is UIControl or location y < 100
        UITapGestureRecognizer inside
          delegate shouldRecognizeSimultaneouslyWith tap: true
          delegate shouldReceive: true when location inside card and not location in card x >= 50
          delegate shouldReceive: false
        UIView card  frame: 0 300 300 200
          UIButton ok  frame: 100 140 100 44

      tap ok
      tap 10 10
      tap card at 10 10
      tap card at 90 10

      expect
        tap fires at 150ms
        tap fires at 200ms

      expect in any order
        tap fires 2 times
        inside fires 1 times
      """),
    SetupTests.Case(
      "the direction and the speed of a pan",
      """
      UIView root
        UIPanGestureRecognizer pan
          delegate shouldBegin: true when velocity horizontal and velocity x > 100
          delegate shouldBegin: false

      drag root by 0 80
      drag root by -80 0
      drag root by 80 0 over 2s
      drag root by 80 0

      expect
        pan fires began 1 times
        pan fires ended
        pan translation 70 0
      """),
    SetupTests.Case(
      "the other recognizer's class, its view and its name",
      """
      UIView root
        UIPanGestureRecognizer outer
          delegate shouldRecognizeSimultaneouslyWith: true when other is UIPanGestureRecognizer
        UISwipeGestureRecognizer swipe  direction: right
        UIView A
          UIPanGestureRecognizer inner

      drag A by 60 0

      expect in any order
        inner fires began
        outer fires began
        never swipe fires
      """),
    SetupTests.Case(
      "what a recognizer's own class answers",
      """
      UIView root
        UITapGestureRecognizer first
          override canPrevent: false when other view is root
        UITapGestureRecognizer second
          override canPrevent: false when other is first

      tap root

      expect in any order
        first fires
        second fires
      """),
    SetupTests.Case(
      "what a scroll view's class answers as the delegate of its pan",
      """
      UIView root
        UIPanGestureRecognizer outer
        UIScrollView scroll  contentSize: 390 2000
          override shouldRecognizeSimultaneouslyWith: true when other in root
          override shouldReceive: false when touch in A
          UIView A  frame: 0 0 390 200
          UIView B  frame: 0 200 390 200

      drag B by 0 -50
      wait 2s
      drag 195 50 by 0 -40

      expect in any order
        outer fires began 2 times
        pan of scroll fires began 1 times
      """),
    SetupTests.Case(
      "a scroll view that may not begin, whatever view of its content is touched",
      """
      UIView root
        UIScrollView scroll  contentSize: 390 2000
          override gestureRecognizerShouldBegin: false when recognizer is UIPanGestureRecognizer
          UIView A

      drag A by 0 -80

      expect
        pan of scroll gestureRecognizerShouldBegin false
        never pan of scroll began
      """),
    SetupTests.Case(
      "a view that a scroll view is asked about, and a touch that a control tracks",
      """
      UIView root
        UIScrollView scroll  contentSize: 390 2000
          override touchesShouldCancel(in:): true when view is UIButton
          UIButton B  frame: 0 0 390 100
        UIControl c  frame: 0 600 100 50
          override beginTracking: false when location x < 50

      press B for 300ms
      finger touches B
      wait 300ms
      finger moves by 0 -60 over 100ms
      finger lifts
      tap c at 10 10
      tap c at 90 10

      expect
        B touchesCancelled
        c fires touchUpInside 1 times
      """),
    SetupTests.Case(
      "the superclass unless it answers a certain view",
      """
      UIView root
        UIView card  frame: 0 300 390 200
          override hitTest: super unless shade
          UIView shade
          UIView top  frame: 0 0 50 50

      tap 200 400
      tap 10 310

      expect
        card returns nil
        hit root
        card returns top
        hit top
      """),
    SetupTests.Case(
      "where the content of a list is, and how a pan moves",
      """
      UIView screen
        UIPanGestureRecognizer dismiss
          delegate shouldBegin: true when table contentOffset.y <= 0 and velocity y > 0
          delegate shouldBegin: false
          delegate shouldBeRequiredToFailBy pan of table: true
        UIScrollView table  contentSize: 390 3000

      drag table by 0 -80 over 200ms
      wait 3s
      drag table by 0 40 over 100ms
      wait 3s
      table contentOffset = 0 0
      drag table by 0 80 over 100ms

      expect
        dismiss failed
        table scrollViewWillBeginDragging
        dismiss failed
        table scrollViewWillBeginDragging
        dismiss fires began

      expect
        table scrollViewWillBeginDragging 2 times
      """),
    SetupTests.Case(
      "a last line with a condition, which means the opposite otherwise",
      """
      UIView screen
        UIPanGestureRecognizer dismiss
          delegate shouldBegin: true when table contentOffset.y <= 0
          delegate shouldRecognizeSimultaneouslyWith pan of table: true
        UIScrollView table  contentSize: 390 3000

      drag table by 0 -80 over 200ms
      wait 3s
      drag table by 0 20 over 100ms
      wait 3s
      table contentOffset = 0 0
      drag table by 0 80 over 100ms

      expect
        dismiss fires began
        dismiss gestureRecognizerShouldBegin false
        dismiss fires began
      """),
    SetupTests.Case(
      "the state of another recognizer, and a property of another view",
      """
      UIView root
        override gestureRecognizerShouldBegin tap: false when hold state began or hold state changed
        UITapGestureRecognizer tap
          delegate shouldReceive event: true when shade isHidden true
          delegate shouldReceive event: false
        UIView pad  frame: 0 0 100 100  isMultipleTouchEnabled: true
          UILongPressGestureRecognizer hold
        UIView shade  frame: 200 0 100 100

      tap 50 500
      shade isHidden = true
      tap 50 500

      expect
        tap fires 1 time
      """),
  ]

  @Test(arguments: cases)
  func `an answer depends on its condition`(_ example: SetupTests.Case) {
    SetupTests.expectPass(example.text)
  }

  @Test func `the trace says which line answered`() {
    let parsed = ParsedScenario(
      SourceText(
        name: "test",
        text: """
          UIView root
            UITapGestureRecognizer tap
              delegate shouldReceive: false when touch in card
            UIView card

          tap card

          expect trace of recognizers
            …
            * [it has delegate shouldReceive: false when touch in card; G043]
            …
          """))
    #expect(parsed.diagnostics.listing() == "")
    #expect(parsed.scenario.run().failures.listing() == "")
  }
}

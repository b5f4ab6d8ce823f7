import ScenarioLanguage
import Testing

struct StepDiagnosticsTests {
  @Test func `misspelt names and verbs are repaired`() {
    expectDiagnostics(
      """
      UIView button

      tap «butto»
      «dag» button by 1 2
      finger «toches» button
      button «removeFromSuperveiw»
      button «isHiden» = true
      swipe «lefd» on button
      """,
      [
        "error: no view named `butto`; did you mean `button`?", "note: declared here",
        "error: no step begins with `dag`; did you mean `drag`?",
        "error: no step `toches`; did you mean `touches`?",
        "error: no method named `removeFromSuperveiw` that a step can call; did you mean "
          + "`removeFromSuperview`?",
        "error: UIView has no property `isHiden`; did you mean `isHidden`?",
        "error: no direction `lefd`; did you mean `left`?",
      ],
      fixed: """
        UIView button

        tap button
        drag button by 1 2
        finger touches button
        button removeFromSuperview
        button isHidden = true
        swipe left on button
        """)
  }

  @Test func `gestures of several fingers are checked word by word`() {
    expectDiagnostics(
      """
      UIView B
        UIPanGestureRecognizer pan

      tap B with «9» fingers
      pinch B «twice»
      pinch B to «20x»
      rotate B by «90s»
      fingers 1 and 2 «lifts»
      fingers move «to B»
      fingers 1 and «1» lift
      fingers 1 and 2 and 3 move «by 0 1 and by 0 2»
      tap B «11» times
      double tap B «2 times»
      pan «setTranslaton» 0 0
      «B» setTranslation 0 0
      event-fetch thread «stop»
      """,
      [
        "error: the number of fingers must be a whole number from 1 to 5",
        "error: unexpected `twice`; expected `to`",
        "error: `pinch` must be a factor from 0.1x to 10x",
        "error: unknown unit `s`; expected an angle such as 90°",
        "error: no step `lifts`; did you mean `lift`?",
        "error: several fingers can't move to one point; write `by` for all of them, or a point "
          + "for each",
        "error: finger 1 is named twice",
        "error: 2 moves for 3 fingers; write one move for all of them, or one for each",
        "error: the number of taps must be a whole number from 1 to 10",
        "error: `2 times` can't follow here, where the line is complete",
        "error: no method named `setTranslaton` that a step can call; did you mean "
          + "`setTranslation`?",
        "error: `B` is a view, not a recognizer",
        "note: declared here",
        "error: no step `stop`; did you mean `stops`?",
      ],
      fixed: """
        UIView B
          UIPanGestureRecognizer pan

        tap B with 9 fingers
        pinch B twice
        pinch B to 20x
        rotate B by 90s
        fingers 1 and 2 lift
        fingers move to B
        fingers 1 and 1 lift
        fingers 1 and 2 and 3 move by 0 1 and by 0 2
        tap B 11 times
        double tap B 2 times
        pan setTranslation 0 0
        B setTranslation 0 0
        event-fetch thread stops
        """)
  }

  @Test func `a reaction needs a call and something to do`() {
    expectDiagnostics(
      """
      UIView B
        UITapGestureRecognizer tap

      when «tap ended»: B isHidden = true
      when tap fires: «finger» lifts
      when tap fires«»
      when «tap fires at 5ms»: B isHidden = true
      when B «touchesBegn»: B removeFromSuperview
      when B touchesBegan: B «isHiden» = true
      """,
      [
        "error: `ended` calls no code of the program, so nothing can be done there",
        "error: unexpected `finger`; expected something that the program does, such as "
          + "`B isHidden = true`",
        "error: expected `:` here",
        "error: `when` applies to each such event; it takes no number of times and no moment",
        "error: no event named `touchesBegn`; did you mean `touchesBegan`?",
        "error: UIView has no property `isHiden`; did you mean `isHidden`?",
      ],
      fixed: """
        UIView B
          UITapGestureRecognizer tap

        when tap ended: B isHidden = true
        when tap fires: finger lifts
        when tap fires
        when tap fires at 5ms: B isHidden = true
        when B touchesBegan: B removeFromSuperview
        when B touchesBegan: B isHidden = true
        """)
  }

  @Test func `times need a unit and a sensible size`() {
    expectDiagnostics(
      """
      wait «50»
      wait «0.5»
      wait «50min»
      wait «-5ms»
      at «700s»
      finger moves by 1 1 over «2»
      """,
      [
        "error: a time needs a unit; did you mean `50ms`?",
        "error: a time needs a unit; did you mean `0.5s`?",
        "error: unknown unit `min`; expected a time such as 500ms or 0.5s",
        "error: `-5ms` is out of range; a time is at least 0 ms and at most 10 minutes",
        "error: `700s` is out of range; a time is at least 0 ms and at most 10 minutes",
        "error: a time needs a unit; did you mean `2s`?",
      ],
      fixed: """
        wait 50ms
        wait 0.5s
        wait 50min
        wait -5ms
        at 700s
        finger moves by 1 1 over 2s
        """)
  }

  @Test func `a line says one thing`() {
    expectDiagnostics(
      """
      UIView A
        UITapGestureRecognizer hold

      tap A «now»
      finger moves by 1 «over» 5ms
      finger «11» lifts
      tap «hold»
      tap«»
      wait 5ms
        «wait 6ms»
      """,
      [
        "error: `now` can't follow here, where the line is complete",
        "error: unexpected `over`; expected two numbers: dx dy",
        "error: the number of the finger must be a whole number from 1 to 10",
        "error: `hold` is a recognizer, not a view", "note: declared here",
        "error: the line ends too early; expected a view, or two numbers: x y",
        "error: this line is indented, but the line above it can't contain anything",
      ],
      fixed: """
        UIView A
          UITapGestureRecognizer hold

        tap A now
        finger moves by 1 over 5ms
        finger 11 lifts
        tap hold
        tap
        wait 5ms
          wait 6ms
        """)
  }

  @Test func `what Swift or another part of the language would have is repaired`() {
    expectDiagnostics(
      """
      UIView B

      B«.»isHidden = true
      B isHidden«:» true
      press B «500ms»
      swipe up «B»
      """,
      [
        "error: a name and its property or method are separated by a space, not a period",
        "error: expected `=` here",
        "error: unexpected `500ms`; expected `for`",
        "error: unexpected `B`; expected `on`",
      ],
      fixed: """
        UIView B

        B isHidden = true
        B isHidden = true
        press B for 500ms
        swipe up on B
        """)
  }

  @Test func `the parts stand in their order`() {
    expectDiagnostics(
      """
      tap A
      «UIView A»
      expect
        hit A
      «wait 5ms»
      «A touchesBegan»
      """,
      [
        "error: the view tree must come before the steps and the expectations",
        "error: steps must come before the expectations",
        "error: what must happen is indented under `expect`",
      ],
      fixed: """
        tap A
        UIView A
        expect
          hit A
        wait 5ms
        A touchesBegan
        """)
  }

  @Test func `a number is written without spaces and commas`() {
    expectDiagnostics(
      """
      wait 6 «s»
      wait 1«,»5s
      """,
      [
        "error: a unit follows its number without a space",
        "error: a decimal fraction is written with a point, not a comma",
      ],
      fixed: """
        wait 6s
        wait 1.5s
        """)
  }

  @Test func `a capital letter does not make a class of a step`() {
    expectDiagnostics(
      """
      UIView A
      «Tap» A
      «Expect»
        A touchesBegan
      """,
      [
        "error: no step begins with `Tap`; did you mean `tap`?",
        "error: unknown word `Expect`; did you mean `expect`?",
      ],
      fixed: """
        UIView A
        tap A
        expect
          A touchesBegan
        """)
  }
}

import ScenarioLanguage
import Testing

struct CaptureAndRepetitionDiagnosticsTests {
  private let scene = """
    UIView root
      UIView A
        UIPanGestureRecognizer pan


    """

  @Test func `a name is given once, to what can be looked at`() {
    expectDiagnostics(
      scene + """
        let «A» = pan translation
        let «expect» = A center
        let place = A «centre»
        let place «A» center
        let place = A center
        let shown = A isHidden
        A center = «shown»
        A center = place
        A isHidden = shown
        A alpha = «plaice»
        """,
      [
        "error: the name `A` is already taken",
        "note: declared here",
        "error: `expect` is a word of the language and cannot be a name",
        "error: UIView has no property `centre`; did you mean `center`?",
        "error: expected `=` here",
        "error: `shown` represents a value of another kind",
        "note: captured here",
        "error: unexpected `plaice`; expected a number from 0 to 1",
      ],
      fixed: scene + """
        let A = pan translation
        let expect = A center
        let place = A center
        let place = A center
        let place = A center
        let shown = A isHidden
        A center = shown
        A center = place
        A isHidden = shown
        A alpha = plaice
        """)
  }

  @Test func `steps that are repeated stand under the line that says so`() {
    expectDiagnostics(
      scene + """
        repeat «0» times
          tap A
        repeat 2 «tims»
          tap «B»
        «repeat 3 times»
        repeat 2 times:
          repeat 2 times
            tap A
        """,
      [
        "error: the number of times must be a whole number from 1 to 1000",
        "error: unknown word `tims`; did you mean `times`?",
        "error: no view named `B`",
        "error: `repeat` needs at least one indented step under it",
      ],
      fixed: scene + """
        repeat 0 times
          tap A
        repeat 2 times
          tap B
        repeat 3 times
        repeat 2 times:
          repeat 2 times
            tap A
        """)
  }

  @Test func `how often and when is checked`() {
    expectDiagnostics(
      scene + """
        tap A
        expect
          «let early = time»
          A touchesBegan at least 2 times at 0ms
          A touchesMoved «4 to 2 times»
          A touchesMoved at most «1.5» times
          A touchesEnded «0 times»
          A touchesEnded by «20»
          A touchesEnded within 5ms of 20ms
          let lifted = time
          pan failed at 5ms after lifted
          pan failed within 5ms of lifted
          pan failed at 5ms after «liftd»
          «A touchesBegan 2 times» before pan failed
          A touchesBegan before pan «faild»
        """,
      [
        "error: `time` is the time of the event in the line above, and there is none",
        "error: the first number of times must not be greater than the second",
        "error: the number of times must be a whole number from 0 to 10000",
        "error: what must not happen is written as `never`",
        "error: a time needs a unit; did you mean `20ms`?",
        "error: no `let` above gives a fitting value the name `liftd`; did you mean `lifted`?",
        "note: captured here",
        "error: `before` compares the first events of both sides; it takes no number of times",
        "error: no event named `faild`; did you mean `failed`?",
      ],
      fixed: scene + """
        tap A
        expect
          let early = time
          A touchesBegan at least 2 times at 0ms
          A touchesMoved 4 to 2 times
          A touchesMoved at most 1.5 times
          A touchesEnded 0 times
          A touchesEnded by 20ms
          A touchesEnded within 5ms of 20ms
          let lifted = time
          pan failed at 5ms after lifted
          pan failed within 5ms of lifted
          pan failed at 5ms after lifted
          A touchesBegan 2 times before pan failed
          A touchesBegan before pan failed
        """)
  }

  @Test func `the ways to expect are checked`() {
    expectDiagnostics(
      scene + """
        tap A
        expect anything
          «A touchesBegan»
        expect «exaktly»
          A touchesBegan
        expect in any «odrer»
          A touchesBegan
          «…»
        expect trace of «finger»
          0 ms  whatever
        expect trace
          0 ms  whatever * : = "
          /«(/»
          …
        expect
          A /touches«(/»
          /^A$/ touchesBegan
          A /touches/ /a b/ «more»
        """,
      [
        "error: `expect anything` says that nothing is checked; write `expect` for what must happen",
        "error: no way to expect `exaktly`; did you mean `exactly`?",
        "error: unknown word `odrer`; did you mean `order`?",
        "warning: `…` on its own means something only under `expect exactly`; gaps are allowed here",
        "error: no topic `finger`; did you mean `fingers`?",
        "error: this isn't a regular expression: nothing closes this parenthesis",
        "error: this isn't a regular expression: nothing closes this parenthesis",
        "error: `more` can't follow here, where the line is complete",
      ],
      fixed: scene + """
        tap A
        expect anything
          A touchesBegan
        expect exactly
          A touchesBegan
        expect in any order
          A touchesBegan
        \("  ")
        expect trace of fingers
          0 ms  whatever
        expect trace
          0 ms  whatever * : = "
          /(/
          …
        expect
          A /touches(/
          /^A$/ touchesBegan
          A /touches/ /a b/ more
        """)
  }
}

import ScenarioLanguage
import Testing

struct ExpectationDiagnosticsTests {
  private let scene = """
    UIView root
      UITapGestureRecognizer tap

    tap root


    """

  @Test func `a value is checked like one that is set`() {
    expectDiagnostics(
      """
      UIView root
        UIPanGestureRecognizer pan
        UISwitch toggle  isOn: true
        UISlider slider  «isTracking»: true

      tap root
      expect
        toggle isOn «yes»
        slider value 0.5 ± «much»
        slider value 0.5 «0.6»
        pan translation 0 110
        pan fires
        pan translation 0«»
        pan state «begn»
      """,
      [
        "error: `isTracking` can only be looked at, under `expect`",
        "error: no value `yes`; did you mean `true`?",
        "error: unexpected `much`; expected a number",
        "error: `0.6` can't follow here, where the line is complete",
        "error: the line ends too early; expected two numbers: x y",
        "error: no value of `state` `begn`; did you mean `began`?",
      ],
      fixed: """
        UIView root
          UIPanGestureRecognizer pan
          UISwitch toggle  isOn: true
          UISlider slider  isTracking: true

        tap root
        expect
          toggle isOn true
          slider value 0.5 ± much
          slider value 0.5 0.6
          pan translation 0 110
          pan fires
          pan translation 0
          pan state began
        """)
  }

  @Test(arguments: [
    ("expect\n  main run loop beforeSources", true),
    ("expect\n  never SpringBoard consumes", true),
    ("expect\n  root touchesBegan", false),
    ("", false),
  ])
  func `the system is recorded when an expectation speaks of it`(text: String, isRecorded: Bool) {
    let scenario = expectDiagnostics("tap 5 5\n" + text, [])
    #expect(scenario.speaksOfSystem == isRecorded)
  }

  @Test func `misspelt words are repaired`() {
    expectDiagnostics(
      scene + """
        expect
          «rot» touchesBegan
          root «touchesBegn»
          never tap «fire»
          states tap: possible «endet»
          hit «roo»
          chain «raot» → window
        """,
      [
        "error: no participant named `rot`; did you mean `root`?", "note: declared here",
        "error: no event named `touchesBegn`; did you mean `touchesBegan`?",
        "error: no event named `fire`; did you mean `fires`?",
        "error: no state `endet`; did you mean `ended`?",
        "error: no view named `roo`; did you mean `root`?", "note: declared here",
        "error: no responder named `raot`; did you mean `root`?", "note: declared here",
      ],
      fixed: scene + """
        expect
          root touchesBegan
          root touchesBegan
          never tap fires
          states tap: possible ended
          hit root
          chain root → window
        """)
  }

  @Test func `times, counts and gaps are checked`() {
    expectDiagnostics(
      scene + """
        expect
          tap ended at «500»
          tap ended «0 times»
          root touchesBegan «exactly» 3 times
          never «root touchesMoved …»
          «…»
          states «root»: began
          chain root«»
        «expect»
        expect «precisely»
          tap ended
        """,
      [
        "error: a time needs a unit; did you mean `500ms`?",
        "error: what must not happen is written as `never`",
        "error: `touchesBegan` has no detail; `exactly` is neither a time, a number of times nor `…`",
        "error: `never` takes no number of times",
        "warning: `…` on its own means something only under `expect exactly`; gaps are allowed here",
        "error: `root` is a view, not a recognizer", "note: declared here",
        "error: expected ` →` here",
        "error: `expect` needs at least one indented line under it",
        "error: no way to expect `precisely`; expected `exactly`, `in`, `trace`, `anything` or "
          + "`nothing`",
      ],
      fixed: scene + """
        expect
          tap ended at 500ms
          tap ended 0 times
          root touchesBegan exactly 3 times
          never root touchesMoved …
        \u{20}\u{20}
          states root: began
          chain root
        expect
        expect precisely
          tap ended
        """)
  }

  @Test func `what no trace can have is reported, for never would hold for ever`() {
    expectDiagnostics(
      scene + """
        expect
          never root «is» happy
          never root «touches»
          never finger «touchesBegan»
          never root touchesBegan → «wndow»
          never root touchesBegan ← «nobody»
          never tap fires «endet»
          tap fires ended → target
          tap fires recognized
          never tap fires * → *
        """,
      [
        "error: `is` can't happen to `UIView`, only to a UITouch",
        "error: `touches` can't happen to `UIView`, only to a UITouch",
        "error: `touchesBegan` can't happen to `UITouch`",
        "error: no participant named `wndow`; did you mean `window`?",
        "error: no participant named `nobody`",
        "error: no state `endet`; did you mean `ended`?",
      ],
      fixed: scene + """
        expect
          never root is happy
          never root touches
          never finger touchesBegan
          never root touchesBegan → wndow
          never root touchesBegan ← nobody
          never tap fires ended
          tap fires ended → target
          tap fires recognized
          never tap fires * → *
        """)
  }

  @Test func `a misspelt expect still has its lines`() {
    expectDiagnostics(
      scene + """
        «exepct»
          tap ended
        «expects»
          tap ended
        """,
      [
        "error: unknown word `exepct`; did you mean `expect`?",
        "error: unknown word `expects`; did you mean `expect`?",
      ],
      fixed: scene + """
        expect
          tap ended
        expect
          tap ended
        """)
  }
}

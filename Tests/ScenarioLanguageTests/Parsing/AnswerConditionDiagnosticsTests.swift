import ScenarioLanguage
import Testing

struct AnswerConditionDiagnosticsTests {
  @Test func `a condition looks at what its question is about`() {
    expectDiagnostics(
      """
      UIView root
        override canBecomeFirstResponder: true «when» touch in root
        override gestureRecognizerShouldBegin tap: false when «velocity» horizontal
        override gestureRecognizerShouldBegin: false when velocity horizontal
        override gestureRecognizerShouldBegin: false when «touch» in root
        UITapGestureRecognizer tap
          delegate shouldReceive: false when «velocity» horizontal
          delegate shouldReceive: false when touch «is» root
          delegate shouldReceive: false when touch«»
          delegate shouldReceive: false when «foo»
          delegate shouldReceive: false when touch in «UIPanGestureRecognizer»
          delegate shouldReceive: false when location «horizontal»
          delegate shouldReceive: false when (touch in root«»
          delegate shouldReceive event: false «when» touch in root
          delegate shouldBegin: false when «translation» x > 3
          delegate shouldRequireFailureOf: true when «location» x > 3
          delegate shouldRequireFailureOf: true when other is «root»
          delegate «shouldRecognizeSimultaneouslyWith»: true
          delegate shouldRecognizeSimultaneouslyWith: true when location x > 3 and«»
          override shouldReceive: false «when» touch in root
      """,
      [
        "error: the answer to `canBecomeFirstResponder` depends on nothing; it can't have a condition",
        "error: `gestureRecognizerShouldBegin` knows no `velocity`; here a condition begins with "
          + "`location` or `recognizer`",
        "error: `gestureRecognizerShouldBegin` knows no `touch`; here a condition begins with "
          + "`location`, `recognizer`, `translation` or `velocity`",
        "error: `shouldReceive` knows no `velocity`; here a condition begins with `location` or "
          + "`touch`",
        "error: unexpected `is`; expected `in` or `view is`",
        "error: the line ends too early; expected `in` or `view is`",
        "error: unexpected `foo`; expected `location` or `touch`",
        "error: no view named `UIPanGestureRecognizer`",
        "error: unexpected `horizontal`; expected `x`, `y`, `in` or `inside`",
        "error: expected `)` here",
        "error: the answer to `shouldReceive` depends on nothing; it can't have a condition",
        "error: `shouldBegin` knows no `translation`; here a condition begins with `location`",
        "error: `shouldRequireFailureOf` knows no `location`; here a condition begins with `other`",
        "error: `root` is a view, not a recognizer", "note: declared here",
        "error: `shouldRecognizeSimultaneouslyWith` is about a recognizer; write its name, or `*` for "
          + "any, as in `shouldRecognizeSimultaneouslyWith *: true`",
        "error: the line ends too early; expected `location` or `other`",
        "error: the answer to `shouldReceive` depends on nothing; it can't have a condition",
      ],
      fixed: """
        UIView root
          override canBecomeFirstResponder: true when touch in root
          override gestureRecognizerShouldBegin tap: false when velocity horizontal
          override gestureRecognizerShouldBegin: false when velocity horizontal
          override gestureRecognizerShouldBegin: false when touch in root
          UITapGestureRecognizer tap
            delegate shouldReceive: false when velocity horizontal
            delegate shouldReceive: false when touch is root
            delegate shouldReceive: false when touch
            delegate shouldReceive: false when foo
            delegate shouldReceive: false when touch in UIPanGestureRecognizer
            delegate shouldReceive: false when location horizontal
            delegate shouldReceive: false when (touch in root)
            delegate shouldReceive event: false when touch in root
            delegate shouldBegin: false when translation x > 3
            delegate shouldRequireFailureOf: true when location x > 3
            delegate shouldRequireFailureOf: true when other is root
            delegate shouldRecognizeSimultaneouslyWith *: true
            delegate shouldRecognizeSimultaneouslyWith: true when location x > 3 and
            override shouldReceive: false when touch in root
        """)
  }

  @Test func `a line that could not take effect is rejected`() {
    expectDiagnostics(
      """
      UIView root
        UITapGestureRecognizer tap
          «pan of s isEnabled: false»
          addTarget target action log «for touchDown»
        UIScrollView s
        UITableView t
          UITableViewCell cell  «frame»: 0 0 10 10
          row 1 of t  «center»: 5 5
          numberOfRows: 2
      """,
      [
        "error: `pan of s isEnabled: false` is neither an element nor `property: value`, `override` "
          + "or `delegate`",
        "error: `for touchDown` can't follow here, where the line is complete",
        "error: `frame` can be set by a step only, as in `NAME frame = …`",
        "error: `center` can be set by a step only, as in `NAME center = …`",
      ],
      fixed: """
        UIView root
          UITapGestureRecognizer tap
            pan of s isEnabled: false
            addTarget target action log for touchDown
          UIScrollView s
          UITableView t
            UITableViewCell cell  frame: 0 0 10 10
            row 1 of t  center: 5 5
            numberOfRows: 2
        """)
  }
}

import ScenarioLanguage
import Testing

struct AnswerConditionDiagnosticsTests {
  @Test func `a condition looks at what its question is about`() {
    expectDiagnostics(
      """
      UIView root
        override canBecomeFirstResponder: true when «touch» in root
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
          delegate shouldReceive event: false when «touch» in root
          delegate shouldBegin: false when «translation» x > 3
          delegate shouldRequireFailureOf: true when «location» x > 3
          delegate shouldRequireFailureOf: true when other is «root»
          delegate «shouldRecognizeSimultaneouslyWith»: true
          delegate shouldRecognizeSimultaneouslyWith: true when location x > 3 and«»
          override shouldReceive: false when «touch» in root
      """,
      [
        "error: `canBecomeFirstResponder` knows no `touch`; here a condition begins with an "
          + "element's name",
        "error: `gestureRecognizerShouldBegin` knows no `velocity`; here a condition begins with "
          + "`location`, `recognizer`, or an element's name",
        "error: `gestureRecognizerShouldBegin` knows no `touch`; here a condition begins with "
          + "`location`, `recognizer`, `translation`, `velocity`, or an element's name",
        "error: `shouldReceive` knows no `velocity`; here a condition begins with `location`, "
          + "`touch`, or an element's name",
        "error: unexpected `is`; expected `in` or `view is`",
        "error: the line ends too early; expected `in` or `view is`",
        "error: unexpected `foo`; expected `location`, `touch`, or an element's name",
        "error: no view named `UIPanGestureRecognizer`",
        "error: unexpected `horizontal`; expected `x`, `y`, `in` or `inside`",
        "error: expected `)` here",
        "error: `shouldReceive` knows no `touch`; here a condition begins with an element's name",
        "error: `shouldBegin` knows no `translation`; here a condition begins with `location` or "
          + "an element's name",
        "error: `shouldRequireFailureOf` knows no `location`; here a condition begins with `other` "
          + "or an element's name",
        "error: `root` is a view, not a recognizer", "note: declared here",
        "error: `shouldRecognizeSimultaneouslyWith` is about a recognizer; write its name, or `*` for "
          + "any, as in `shouldRecognizeSimultaneouslyWith *: true`",
        "error: the line ends too early; expected `location`, `other`, or an element's name",
        "error: `shouldReceive` knows no `touch`; here a condition begins with an element's name",
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

  @Test func `a condition compares a property of an element`() {
    expectDiagnostics(
      """
      UIView root
        UIPanGestureRecognizer pan
          delegate shouldBegin: true when table contentOffset.y <= 0
          delegate shouldBegin: true when table isDragging true and not (table isZooming true)
          delegate shouldBegin: true when pan of table state began or «touch» in root
          delegate shouldBegin: true when «tabel» contentOffset.y <= 0
          delegate shouldBegin: true when table «contentOfset».y <= 0
          delegate shouldBegin: true when table contentOffset.y«»
          delegate shouldBegin: true when table contentOffset «<=» 0 0
          delegate shouldBegin: true when «table» frame 0 0 390 844
          delegate shouldBegin: true when table«»
        UIScrollView table
      """,
      [
        "error: `shouldBegin` knows no `touch`; here a condition begins with `location`, "
          + "`translation`, `velocity`, or an element's name",
        "error: no participant named `tabel`; did you mean `table`?", "note: declared here",
        "error: UIScrollView has no property `contentOfset`; did you mean `contentOffset`?",
        "error: the line ends too early; expected a value, or a comparison such as `<= 0`",
        "error: `<=` compares single numbers; write `contentOffset.x` or `contentOffset.y`",
        "error: unexpected `table`; expected a property with one value, such as `contentOffset.y` or "
          + "`isDragging`",
        "error: the line ends too early; expected a property",
      ],
      fixed: """
        UIView root
          UIPanGestureRecognizer pan
            delegate shouldBegin: true when table contentOffset.y <= 0
            delegate shouldBegin: true when table isDragging true and not (table isZooming true)
            delegate shouldBegin: true when pan of table state began or touch in root
            delegate shouldBegin: true when table contentOffset.y <= 0
            delegate shouldBegin: true when table contentOffset.y <= 0
            delegate shouldBegin: true when table contentOffset.y
            delegate shouldBegin: true when table contentOffset <= 0 0
            delegate shouldBegin: true when table frame 0 0 390 844
            delegate shouldBegin: true when table
          UIScrollView table
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

import Testing

/// What is wrong with lines that speak of parts of elements, of methods, targets, delegates and
/// computed values.
struct EngineWordsTests {
  @Test func `names of parts are checked like all names`() {
    expectDiagnostics(
      """
      UIView root
        UIScrollView scroll
          UITapGestureRecognizer tap
        UITableView table  numberOfRows: 2

      tap «row 2 of table»
      «pan of tap» isEnabled = false
      row 0 of table «isEnabled» = false

      expect
        «pam of scroll» began
        pan of scroll fires began → «pinch of scroll»
      """,
      [
        "error: no view named `row 2 of table`",
        "error: no element named `pan of tap`; did you mean `pan of table`?",
        "error: UITableViewCell has no property `isEnabled`",
        "error: no participant named `pam of scroll`; did you mean `pan of scroll`?",
        "error: no participant named `pinch of scroll`; did you mean `pan of scroll`?",
      ],
      fixed: """
        UIView root
          UIScrollView scroll
            UITapGestureRecognizer tap
          UITableView table  numberOfRows: 2

        tap row 2 of table
        pan of table isEnabled = false
        row 0 of table isEnabled = false

        expect
          pan of scroll began
          pan of scroll fires began → pan of scroll
        """)
  }

  @Test func `rules of tables and targets are checked`() {
    expectDiagnostics(
      """
      UIView root
        UITableView table  numberOfRows: 2
          delegate «shouldHighlightRow» row 1: true
          delegate willSelectRowAt row 1: «2»
          «addTarget» target action log
        UIScrollView scroll
          delegate «willSelectRowAt» row 1: nil
        UIButton B
          addTarget «nobody» action log
          addTarget target action log for «touchUpInsid»
        «UITableViewCell cell»
      """,
      [
        "error: no question `shouldHighlightRow`; did you mean `shouldHighlightRowAt`?",
        "error: unexpected `2`; expected `row`",
        "error: UITableView has no property `addTarget`",
        "error: no question `willSelectRowAt`; expected `scrollViewWillEndDragging`, "
          + "`scrollViewShouldScrollToTop` or `viewForZooming`",
        "error: no responder named `nobody`",
        "error: no value of `allControlEvents` `touchUpInsid`; did you mean `touchUpInside`?",
        "error: a UITableViewCell can't be indented under a UIView",
      ],
      fixed: """
        UIView root
          UITableView table  numberOfRows: 2
            delegate shouldHighlightRowAt row 1: true
            delegate willSelectRowAt row 1: row 2
            addTarget target action log
          UIScrollView scroll
            delegate willSelectRowAt row 1: nil
          UIButton B
            addTarget nobody action log
            addTarget target action log for touchUpInside
          UITableViewCell cell
        """)
  }

  @Test func `methods that a step calls are checked`() {
    expectDiagnostics(
      """
      UIView root
        UIPanGestureRecognizer pan
        UIButton B

      root «sendActions» for touchDown
      «pan» becomeFirstResponder
      application «beginIgnoringInteractionEvent»
      pan ignore «B»
      B center += «B alpha»
      B «isHidden» += 1
      B transform «scaleBy» 2
      animate 300ms «slowly»: B alpha = 0
      animate 300ms: «tap» B
      tap B with a «pencli»
      B «numberOfRows» = 3
      pan «translation» = 3 3
      """,
      [
        "error: UIView has no property `sendActions`",
        "error: `pan` is a recognizer, not a responder", "note: declared here",
        "error: no method named `beginIgnoringInteractionEvent` that a step can call; "
          + "did you mean `beginIgnoringInteractionEvents`?",
        "error: unexpected `B`; expected `finger`",
        "error: `alpha` does not fit here; expected two numbers: x y",
        "error: `isHidden` isn't a number; it can only be given a value with `=`",
        "error: no change of a transform `scaleBy`; did you mean `scaledBy`?",
        "error: no word of an animation `slowly`; expected `delay`, `allowUserInteraction` or "
          + "`propertyAnimator`",
        "error: unexpected `tap`; expected a change to show, such as `B alpha = 0`",
        "error: no thing to touch with `pencli`; did you mean `pencil`?",
        "error: UIButton has no property `numberOfRows`",
        "error: `translation` can only be looked at, under `expect`",
      ],
      fixed: """
        UIView root
          UIPanGestureRecognizer pan
          UIButton B

        root sendActions for touchDown
        pan becomeFirstResponder
        application beginIgnoringInteractionEvents
        pan ignore B
        B center += B alpha
        B isHidden += 1
        B transform scaledBy 2
        animate 300ms slowly: B alpha = 0
        animate 300ms: tap B
        tap B with a pencil
        B numberOfRows = 3
        pan translation = 3 3
        """)
  }

  @Test func `buttons, pointers, timers and cells are checked`() {
    expectDiagnostics(
      """
      Timer clock  timeInterval: «100»
      UIViewController list  rightBarButtonItem: «edti»
        UIBarButtonItem edit  «title»: 3
        UIView root
          UICollectionView grid  numberOfItems: 3
            delegate shouldSelectItemAt «row» 1: false
            UIView A
              override «pressBegan»: handles
          «UICollectionViewCell cell»

      remote presses «selekt»
      remote presses select with force «3»
      remote «pressess» select
      click «elsewhere»
      device «shake»
      pointer «move» to A
      pointer moves to «clock»
      finger presses «hard»
      runLoop add «A» forMode common
      runLoop add clock forMode «comon»
      runLoop perform: «tap» A
      tap item 1 of grid
      tap edit
      tap «item 3 of grid»
      """,
      [
        "error: a time needs a unit; did you mean `100ms`?",
        "error: no bar button item named `edti`; did you mean `edit`?",
        "note: declared here",
        "error: UIBarButtonItem has no property `title`",
        "error: unexpected `row`; expected `item`",
        "error: no method of UIView `pressBegan`; did you mean `pressesBegan`?",
        "error: a UICollectionViewCell can't be indented under a UIView",
        "error: no button `selekt`; did you mean `select`?",
        "error: `force` must be a number from 0 to 1",
        "error: no step `pressess`; did you mean `presses`?",
        "error: no button `elsewhere`; expected `upArrow`, `downArrow`, `leftArrow`, "
          + "`rightArrow`, `select`, `menu`, `playPause`, `pageUp` or `pageDown`",
        "error: no step `shake`; did you mean `shakes`?",
        "error: no step `move`; did you mean `moves`?",
        "error: `clock` is a timer, not a view", "note: declared here",
        "error: unexpected `hard`; expected `with`",
        "error: `A` is a view, not a timer", "note: declared here",
        "error: no mode `comon`; did you mean `common`?",
        "error: unexpected `tap`; expected something that the program does, such as "
          + "`B isHidden = true`",
        "error: no view named `item 3 of grid`",
      ],
      fixed: """
        Timer clock  timeInterval: 100ms
        UIViewController list  rightBarButtonItem: edit
          UIBarButtonItem edit  title: 3
          UIView root
            UICollectionView grid  numberOfItems: 3
              delegate shouldSelectItemAt row 1: false
              UIView A
                override pressesBegan: handles
            UICollectionViewCell cell

        remote presses select
        remote presses select with force 3
        remote presses select
        click elsewhere
        device shakes
        pointer moves to A
        pointer moves to clock
        finger presses hard
        runLoop add A forMode common
        runLoop add clock forMode common
        runLoop perform: tap A
        tap item 1 of grid
        tap edit
        tap item 3 of grid
        """)
  }

  @Test func `requirements in a circle can never be met`() {
    expectDiagnostics(
      """
      UIView root
        UITapGestureRecognizer a
        UITapGestureRecognizer b
        UITapGestureRecognizer c
      a requires b to fail
      b requires c to fail
      «c requires a to fail»
      """,
      [
        "warning: `c` waits for `a`, which waits for `c` in turn; neither can succeed",
        "note: required here", "note: required here",
      ])
  }

  @Test func `numbers of UIKit are known by name`() {
    expectDiagnostics(
      """
      UIKit panThreshold: 20 «tapIntervall»: 300ms
      UIKit tapInterval: «300»
      UIView root
      """,
      [
        "error: no number or choice of UIKit `tapIntervall`; did you mean `tapInterval`?",
        "error: a time needs a unit; did you mean `300ms`?",
      ],
      fixed: """
        UIKit panThreshold: 20 tapInterval: 300ms
        UIKit tapInterval: 300ms
        UIView root
        """)
  }
}

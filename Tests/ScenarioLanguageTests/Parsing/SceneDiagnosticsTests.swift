import ScenarioLanguage
import Testing

struct SceneDiagnosticsTests {
  @Test func `only a view of the first level can be in no view`() {
    expectDiagnostics(
      """
      UIView root
        UIView A  «superview: nil»
      UIView B  «superview: A»
      UIView C  superview: nil  frame: 0 0 10 10  «superview: nil»
      with root «superview: nil»
      """,
      [
        "error: only a view that isn't indented under anything can have the superview `nil`",
        "error: a view's superview is the view that its line is indented under; expected `nil`",
        "warning: `superview` is set twice; the last value holds", "note: set here first",
        "error: only a view that isn't indented under anything can have the superview `nil`",
      ])
  }

  @Test func `a misspelt class, property and value are repaired`() {
    expectDiagnostics(
      """
      «UIVeiw» root
        UIView A  «fraem»: 0 0 10 10  isHidden: «ture»  alpha: 0.5
      """,
      [
        "error: no class named `UIVeiw`; did you mean `UIView`?",
        "error: UIView has no property `fraem`; did you mean `frame`?",
        "error: no value `ture`; did you mean `true`?",
      ],
      fixed: """
        UIView root
          UIView A  frame: 0 0 10 10  isHidden: true  alpha: 0.5
        """)
  }

  @Test func `a name is taken once`() {
    expectDiagnostics(
      """
      UIView A
        UIView «A»
        UIView «never»
        UIView window
      """,
      [
        "error: the name `A` is already taken", "note: declared here",
        "error: `never` is a word of the language and cannot be a name",
      ])
  }

  @Test func `only one view fills the screen`() {
    expectDiagnostics(
      """
      UIView A
        UIView A1

      «UIView B  frame: 0 0 10 10»
        override hitTest: nil

      tap A
      """,
      [
        "error: view `B` must be indented under a root view; only one view fills the screen",
        "note: the first one is here",
      ],
      fixed: """
        UIView root
          UIView A
            UIView A1

          UIView B  frame: 0 0 10 10
            override hitTest: nil

        tap A
        """)
  }

  @Test func `values have the right form and size`() {
    expectDiagnostics(
      """
      UIView A  alpha: «2»  frame: «1 2 -3 4»
        center: 1«»
        bounds: 0 0 10pt «10em»
        transform: «turn» 45°
        UITapGestureRecognizer tap  numberOfTapsRequired: «0»
        UILongPressGestureRecognizer hold  minimumPressDuration: «500»  isEnabled: true
      """,
      [
        "error: `alpha` must be a number from 0 to 1",
        "error: the width and the height of `frame` must not be negative",
        "error: the line ends too early; expected two numbers: x y",
        "error: unknown unit `em`; expected four numbers: x y width height",
        "error: no transform `turn`; expected `rotate`, `scale` or `translate`",
        "error: `numberOfTapsRequired` must be a whole number from 1 to 1000",
        "error: a time needs a unit; did you mean `500ms`?",
      ],
      fixed: """
        UIView A  alpha: 2  frame: 1 2 -3 4
          center: 1
          bounds: 0 0 10pt 10em
          transform: turn 45°
          UITapGestureRecognizer tap  numberOfTapsRequired: 0
          UILongPressGestureRecognizer hold  minimumPressDuration: 500ms  isEnabled: true
        """)
  }

  @Test func `an interaction has its own question, and no methods to override`() {
    expectDiagnostics(
      """
      UIView A
        UIContextMenuInteraction menu
          delegate «shouldBegin»: false
          override «canPrevent» *: true
          «isEnabled»: false
        UIDragInteraction drag
          delegate «configurationForMenuAtLocation»: false
      """,
      [
        "error: no question `shouldBegin`; expected `configurationForMenuAtLocation`",
        "error: no method of UIContextMenuInteraction `canPrevent`",
        "error: `isEnabled` can only be looked at, under `expect`",
        "error: no question `configurationForMenuAtLocation`; expected `itemsForBeginning`",
      ])
  }

  @Test func `overrides and delegates are checked`() {
    expectDiagnostics(
      """
      UIView A
        override «hitTset»: nil
        override hitTest: «b»
        override point(inside:): x < 75 and «z» > 3
        override point(inside:): (x < 75«»
        override touchesBegan: handles and «forward»
        «delegate shouldBegin: false»
        UITapGestureRecognizer tap
          delegate shouldRequireFailureOf «tip»: true
          delegate shouldBegin: «maybe»
          override canPrevent «A»: true
      «override hitTest: nil»
      """,
      [
        "error: no method of UIView `hitTset`; did you mean `hitTest`?",
        "error: no view named `b`",
        "error: unexpected `z`; expected a condition such as `x < 75`, `super`, `inside NAME` or "
          + "`bounds inset by -10 -10`",
        "error: expected `)` here",
        "error: unknown word `forward`; did you mean `forwards`?",
        "error: only a recognizer, an interaction, a text field, a scroll view, or a controller has "
          + "`delegate` lines; UIView has none",
        "error: no recognizer named `tip`; did you mean `tap`?", "note: declared here",
        "error: no value `maybe`; expected `true` or `false`",
        "error: `A` is a view, not a recognizer", "note: declared here",
        "error: `override` must be indented under the element that it belongs to",
      ],
      fixed: """
        UIView A
          override hitTest: nil
          override hitTest: b
          override point(inside:): x < 75 and z > 3
          override point(inside:): (x < 75)
          override touchesBegan: handles and forwards
          delegate shouldBegin: false
          UITapGestureRecognizer tap
            delegate shouldRequireFailureOf tap: true
            delegate shouldBegin: maybe
            override canPrevent A: true
        override hitTest: nil
        """)
  }

  @Test func `elements stand where they can`() {
    expectDiagnostics(
      """
      UIView root
        UITapGestureRecognizer tap
          «UIView inner»
        «UIWindow w»
        «UIViewController c»
        «tap touches something»
        tap requires «root» to fail
      «UITapGestureRecognizer stray»
      «tap requires tap to fail»
      """,
      [
        "error: a UIView can't be indented under a UITapGestureRecognizer",
        "error: a UIWindow can't be indented under a UIView",
        "error: view controller `c` needs exactly one view under it",
        "error: `tap touches something` is neither an element nor `property: value`, `override` "
          + "or `delegate`",
        "error: `root` is a view, not a recognizer", "note: declared here",
        "error: recognizer `stray` must be indented under a view",
        "warning: `tap` requires itself to fail, which UIKit ignores; name another recognizer",
      ])
  }

  @Test func `a property set twice is doubtful`() {
    expectDiagnostics(
      "UIView A  alpha: 1  «alpha: 0»",
      ["warning: `alpha` is set twice; the last value holds", "note: set here first"])
  }

  @Test func `with windows everything stands under one of them`() {
    expectDiagnostics(
      """
      UIWindow back
      UIWindow front
      «UIView A»
      """,
      ["error: a view must be indented under one of the windows when there are windows"])
  }

  @Test func `a line that is indented like no other is reported`() {
    expectDiagnostics(
      """
      UIView root
          UIView A
        «UIView B»
      """,
      ["error: this line is indented less than the one above, but like no line before it"],
      fixed: """
        UIView root
            UIView A
          UIView B
        """)
  }

  @Test func `a property needs its value`() {
    expectDiagnostics(
      """
      UIView A
        isHidden«»
      """,
      ["error: expected `:` here"],
      fixed: """
        UIView A
          isHidden
        """)
  }

  @Test func `a byte order mark is no part of the first line`() {
    expectDiagnostics("\u{FEFF}UIView A\n  UIView B\n\ntap B", [])
  }
}

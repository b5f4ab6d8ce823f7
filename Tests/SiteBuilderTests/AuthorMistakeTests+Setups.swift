extension AuthorMistakeTests {
  /// Setups.
  static let setups: [Mistake] = [
    (
      "UIVeiw photo",
      [
        "1:1 unknown-class: no class named `UIVeiw`; did you mean `UIView`?",
        "fix-it: replace `UIVeiw` with `UIView`",
      ]
    ),
    (
      "UIView photo\n  UIPanRecognizer pan",
      [
        "2:3 unknown-class: no class named `UIPanRecognizer`; did you mean `UIPanGestureRecognizer`?",
        "fix-it: replace `UIPanRecognizer` with `UIPanGestureRecognizer`",
      ]
    ),
    (
      "UIView photo\n  UIPanGesture pan",
      [
        "2:3 unknown-class: no class named `UIPanGesture`; did you mean `UIPanGestureRecognizer`?",
        "fix-it: replace `UIPanGesture` with `UIPanGestureRecognizer`",
      ]
    ),
    (
      "UIView photo\n  PanGesture pan",
      [
        "2:3 unknown-class: no class named `PanGesture`; did you mean `UIPanGestureRecognizer`?",
        "fix-it: replace `PanGesture` with `UIPanGestureRecognizer`",
      ]
    ),
    (
      "UIView photo\n  UIDoubleTapGestureRecognizer tap",
      [
        "2:3 unknown-class: no class named `UIDoubleTapGestureRecognizer`; did you mean `UITapGestureRecognizer`?",
        "fix-it: replace `UIDoubleTapGestureRecognizer` with `UITapGestureRecognizer`",
      ]
    ),
    (
      "View photo",
      [
        "1:1 unhosted: `View` is SwiftUI's; write it in a `_UIHostingView`",
        "fix-it: replace `View` with `UIView`",
      ]
    ),
    (
      "UIView photo\n  ScrollView scroll",
      [
        "2:3 unknown-class: no class named `ScrollView`; did you mean `UIScrollView`?",
        "fix-it: replace `ScrollView` with `UIScrollView`",
      ]
    ),
    (
      "UITabController tabs",
      [
        "1:1 unknown-class: no class named `UITabController`; did you mean `UITabBarController`?"
      ]
    ),
    (
      "UIView photo\n  UIDatePicker date",
      [
        "2:3 unknown-class: no class named `UIDatePicker`",
        "fix-it: replace `UIDatePicker` with `UIControl`",
      ]
    ),
    (
      "UIView photo  hidden: true",
      [
        "1:15 unknown-property: UIView has no property `hidden`; did you mean `isHidden`?",
        "fix-it: replace `hidden` with `isHidden`",
      ]
    ),
    (
      "UIView photo  alpha: 50%",
      [
        "1:22 unknown-unit: unknown unit `%`; expected a number from 0 to 1"
      ]
    ),
    (
      "UIView photo\n  UIView a  frame: (0, 0, 10, 10)",
      [
        "2:20 unexpected-text: unexpected `(`; expected four numbers: x y width height",
        "fix-it: remove the parentheses",
      ]
    ),
    (
      "UIView photo\n  UIView a  isHidden = true",
      [
        "2:22 missing-mark: expected `:` here",
        "fix-it: replace ` =` with `:`",
      ]
    ),
    (
      "UIView photo\n  UIView a  isHidden: yes",
      [
        "2:23 unknown-word: no value `yes`; did you mean `true`?",
        "fix-it: replace `yes` with `true`",
      ]
    ),
    (
      "UIView photo\n  UIPanGestureRecognizer pan\n    delegate shouldRecognizeSimultaneouslyWith: true",
      [
        "3:14 missing-subject: `shouldRecognizeSimultaneouslyWith` is about a recognizer; write its name, or `*` for any, as in `shouldRecognizeSimultaneouslyWith *: true`",
        "fix-it: insert ` *`",
      ]
    ),
    (
      "UIView photo\n  UIPanGestureRecognizer pan\n    delegate shouldBegin: no",
      [
        "3:27 unknown-word: no value `no`; did you mean `false`?",
        "fix-it: replace `no` with `false`",
      ]
    ),
    (
      "UIView photo\nUIView other",
      [
        "2:1 several-root-views: view `other` must be indented under a root view; only one view fills the screen",
        "fix-it: put the views into a root view",
      ]
    ),
  ]
}

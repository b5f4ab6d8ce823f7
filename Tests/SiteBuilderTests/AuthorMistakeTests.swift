import Reference
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Mistakes that authors make: each has one message that says what to write, with a fix-it where one
/// repair is obvious.
struct AuthorMistakeTests {
  /// A mistake, and what is said about it: a line and a column with a code and a message, or a
  /// fix-it.
  typealias Mistake = (text: String, said: [String])

  private static func said(of example: DiagnosticCatalogue.Example) async -> [String] {
    await MessageExample(example).diagnostics().flatMap { diagnostic in
      let place = diagnostic.place.map { "\($0.line):\($0.column)" } ?? diagnostic.source.name
      return ["\(place) \(diagnostic.message.code): \(diagnostic.message.text)"]
        + diagnostic.fixIts.map { "fix-it: " + $0.message }
    }
  }

  private static func said(ofLesson text: String) async -> [String] {
    await said(of: .files([DiagnosticCatalogue.File("Content/lesson.md", bytes: Array(text.utf8))]))
  }

  /// Steps in a scenario with the view `photo` and the recognizer `tap`.
  static let steps: [Mistake] = [
    (
      "tap photo twice",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `tap photo twice` with `double tap photo`",
      ]
    ),
    (
      "tap photo two times",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `tap photo two times` with `double tap photo`",
      ]
    ),
    (
      "tap photo 2x",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `tap photo 2x` with `double tap photo`",
      ]
    ),
    (
      "tap photo once",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `tap photo once` with `tap photo`",
      ]
    ),
    (
      "twice tap photo",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `twice tap photo` with `double tap photo`",
      ]
    ),
    (
      "tap twice on photo",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `tap twice on photo` with `double tap photo`",
      ]
    ),
    (
      "tap on photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `tap on photo` with `tap photo`",
      ]
    ),
    (
      "tap the photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `tap the photo` with `tap photo`",
      ]
    ),
    (
      "tap(photo)",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `tap(photo)` with `tap photo`",
      ]
    ),
    (
      "photo.tap()",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `photo.tap()` with `tap photo`",
      ]
    ),
    (
      "photo tap",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `photo tap` with `tap photo`",
      ]
    ),
    (
      "tap \"photo\"",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `tap \"photo\"` with `tap photo`",
      ]
    ),
    (
      "tap photo at (10, 20)",
      [
        "4:14 unexpected-text: unexpected `(`; expected two numbers: x y",
        "fix-it: remove the parentheses",
      ]
    ),
    (
      "tap foto",
      [
        "4:5 unknown-name: no view named `foto`; did you mean `photo`?",
        "fix-it: replace `foto` with `photo`",
      ]
    ),
    (
      "tap Photo",
      [
        "4:5 unknown-name: no view named `Photo`; did you mean `photo`?",
        "fix-it: replace `Photo` with `photo`",
      ]
    ),
    (
      "Tap photo",
      [
        "4:1 unknown-step: no step begins with `Tap`; did you mean `tap`?",
        "fix-it: replace `Tap` with `tap`",
      ]
    ),
    (
      "TAP photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `TAP photo` with `tap photo`",
      ]
    ),
    (
      "tapp photo",
      [
        "4:1 unknown-step: no step begins with `tapp`; did you mean `tap`?",
        "fix-it: replace `tapp` with `tap`",
      ]
    ),
    (
      "double-tap photo",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `double-tap photo` with `double tap photo`",
      ]
    ),
    (
      "doubleTap photo",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `doubleTap photo` with `double tap photo`",
      ]
    ),
    (
      "double click photo",
      [
        "4:1 step-in-other-words: this step is written `double tap photo`",
        "fix-it: replace `double click photo` with `double tap photo`",
      ]
    ),
    (
      "double tap photo twice",
      [
        "4:18 extra-text: `twice` can't follow here, where the line is complete"
      ]
    ),
    (
      "triple tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo 3 times`",
        "fix-it: replace `triple tap photo` with `tap photo 3 times`",
      ]
    ),
    (
      "tap photo 3",
      [
        "4:12 missing-end: the line ends too early; expected `times`",
        "fix-it: insert ` times`",
      ]
    ),
    (
      "tap photo 3 times with 2 fingers",
      [
        "4:1 step-in-other-words: this step is written `tap photo with 2 fingers 3 times`",
        "fix-it: replace `tap photo 3 times with 2 fingers` with `tap photo with 2 fingers 3 times`",
      ]
    ),
    (
      "two-finger tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo with 2 fingers`",
        "fix-it: replace `two-finger tap photo` with `tap photo with 2 fingers`",
      ]
    ),
    (
      "2 finger tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo with 2 fingers`",
        "fix-it: replace `2 finger tap photo` with `tap photo with 2 fingers`",
      ]
    ),
    (
      "tap photo with two fingers",
      [
        "4:1 step-in-other-words: this step is written `tap photo with 2 fingers`",
        "fix-it: replace `tap photo with two fingers` with `tap photo with 2 fingers`",
      ]
    ),
    ("tap photo now", ["4:11 extra-text: `now` can't follow here, where the line is complete"]),
    (
      "tap photo photo",
      [
        "4:11 extra-text: `photo` can't follow here, where the line is complete",
        "fix-it: remove ` photo`",
      ]
    ),
    (
      "tap photo;",
      [
        "4:10 extra-text: `;` can't follow here, where the line is complete",
        "fix-it: remove `;`",
      ]
    ),
    (
      "- tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `- tap photo` with `tap photo`",
      ]
    ),
    (
      "1. tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `1. tap photo` with `tap photo`",
      ]
    ),
    (
      "then tap photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `then tap photo` with `tap photo`",
      ]
    ),
    (
      "tap photo then wait 100ms",
      [
        "4:1 step-in-other-words: these are 2 steps, each on its own line: `tap photo` and `wait 100ms`",
        "fix-it: write each step on its own line",
      ]
    ),
    (
      "tap photo after 100ms",
      [
        "4:1 step-in-other-words: these are 2 steps, each on its own line: `wait 100ms` and `tap photo`",
        "fix-it: write each step on its own line",
      ]
    ),
    (
      "click photo",
      [
        "4:1 step-in-other-words: this step is written `tap photo`",
        "fix-it: replace `click photo` with `tap photo`",
      ]
    ),
    (
      "touch photo",
      [
        "4:1 unknown-step: no step begins with `touch`; did you mean `finger touches`?",
        "fix-it: replace `touch` with `finger touches`",
      ]
    ),
    (
      "long-press photo",
      [
        "4:1 step-in-other-words: this step is written `press photo for 1s`",
        "fix-it: replace `long-press photo` with `press photo for 1s`",
      ]
    ),
    (
      "long press photo for 2s",
      [
        "4:1 step-in-other-words: this step is written `press photo for 2s`",
        "fix-it: replace `long press photo for 2s` with `press photo for 2s`",
      ]
    ),
    (
      "press and hold photo",
      [
        "4:1 step-in-other-words: this step is written `press photo for 1s`",
        "fix-it: replace `press and hold photo` with `press photo for 1s`",
      ]
    ),
    (
      "press photo",
      [
        "4:12 missing-end: the line ends too early; expected `for` and a time such as 1s"
      ]
    ),
    (
      "press photo 1s",
      [
        "4:13 unexpected-text: unexpected `1s`; expected `for`",
        "fix-it: insert `for `",
      ]
    ),
    (
      "press photo for 1",
      [
        "4:17 missing-time-unit: a time needs a unit; did you mean `1s`?",
        "fix-it: insert `s`",
      ]
    ),
    (
      "press photo for 1 second",
      [
        "4:1 step-in-other-words: this step is written `press photo for 1s`",
        "fix-it: replace `press photo for 1 second` with `press photo for 1s`",
      ]
    ),
    (
      "press for 1s on photo",
      [
        "4:1 step-in-other-words: this step is written `press photo for 1s`",
        "fix-it: replace `press for 1s on photo` with `press photo for 1s`",
      ]
    ),
    (
      "hold photo for 1s",
      [
        "4:1 unknown-step: no step begins with `hold`; did you mean `press`?",
        "fix-it: replace `hold` with `press`",
      ]
    ),
    (
      "swipe left photo",
      [
        "4:12 unexpected-text: unexpected `photo`; expected `on`",
        "fix-it: insert `on `",
      ]
    ),
    (
      "swipe photo left",
      [
        "4:1 step-in-other-words: this step is written `swipe left on photo`",
        "fix-it: replace `swipe photo left` with `swipe left on photo`",
      ]
    ),
    (
      "swipe to the left on photo",
      [
        "4:1 step-in-other-words: this step is written `swipe left on photo`",
        "fix-it: replace `swipe to the left on photo` with `swipe left on photo`",
      ]
    ),
    (
      "swipe leftwards on photo",
      [
        "4:1 step-in-other-words: this step is written `swipe left on photo`",
        "fix-it: replace `swipe leftwards on photo` with `swipe left on photo`",
      ]
    ),
    (
      "swipeLeft photo",
      [
        "4:1 step-in-other-words: this step is written `swipe left on photo`",
        "fix-it: replace `swipeLeft photo` with `swipe left on photo`",
      ]
    ),
    (
      "flick photo up",
      [
        "4:1 step-in-other-words: this step is written `swipe up on photo`",
        "fix-it: replace `flick photo up` with `swipe up on photo`",
      ]
    ),
    (
      "drag photo up by 10",
      [
        "4:1 step-in-other-words: this step is written `drag photo by 0 -10`",
        "fix-it: replace `drag photo up by 10` with `drag photo by 0 -10`",
      ]
    ),
    ("drag photo 10 0", ["4:12 unexpected-text: unexpected `10`; expected `by` or `to`"]),
    (
      "drag photo by 10",
      [
        "4:17 missing-end: the line ends too early; expected two numbers: dx dy"
      ]
    ),
    (
      "pan photo by 10 0",
      [
        "4:1 step-in-other-words: this step is written `drag photo by 10 0`",
        "fix-it: replace `pan photo by 10 0` with `drag photo by 10 0`",
      ]
    ),
    (
      "scroll photo by 0 100",
      [
        "4:1 unknown-step: no step begins with `scroll`; did you mean `drag`?",
        "fix-it: replace `scroll` with `drag`",
      ]
    ),
    (
      "pinch photo 2x",
      [
        "4:13 unexpected-text: unexpected `2x`; expected `to`",
        "fix-it: insert `to `",
      ]
    ),
    (
      "zoom photo to 2x",
      [
        "4:1 unknown-step: no step begins with `zoom`; did you mean `pinch`?",
        "fix-it: replace `zoom` with `pinch`",
      ]
    ),
    (
      "rotate photo 90°",
      [
        "4:14 unexpected-text: unexpected `90°`; expected `by`",
        "fix-it: insert `by `",
      ]
    ),
    (
      "finger down on photo",
      [
        "4:1 step-in-other-words: this step is written `finger touches photo`",
        "fix-it: replace `finger down on photo` with `finger touches photo`",
      ]
    ),
    (
      "finger touch photo",
      [
        "4:1 step-in-other-words: this step is written `finger touches photo`",
        "fix-it: replace `finger touch photo` with `finger touches photo`",
      ]
    ),
    (
      "finger up",
      [
        "4:1 step-in-other-words: this step is written `finger lifts`",
        "fix-it: replace `finger up` with `finger lifts`",
      ]
    ),
    (
      "release",
      [
        "4:1 step-in-other-words: this step is written `finger lifts`",
        "fix-it: replace `release` with `finger lifts`",
      ]
    ),
    (
      "lift finger",
      [
        "4:1 step-in-other-words: this step is written `finger lifts`",
        "fix-it: replace `lift finger` with `finger lifts`",
      ]
    ),
    (
      "move finger by 1 0",
      [
        "4:1 step-in-other-words: this step is written `finger moves by 1 0`",
        "fix-it: replace `move finger by 1 0` with `finger moves by 1 0`",
      ]
    ),
    (
      "wait for 100ms",
      [
        "4:1 step-in-other-words: this step is written `wait 100ms`",
        "fix-it: replace `wait for 100ms` with `wait 100ms`",
      ]
    ),
    (
      "wait 100",
      [
        "4:6 missing-time-unit: a time needs a unit; did you mean `100ms`?",
        "fix-it: insert `ms`",
      ]
    ),
    (
      "wait 0.5 seconds",
      [
        "4:1 step-in-other-words: this step is written `wait 0.5s`",
        "fix-it: replace `wait 0.5 seconds` with `wait 0.5s`",
      ]
    ),
    (
      "wait 100 ms",
      [
        "4:10 space-before-unit: a unit follows its number without a space",
        "fix-it: remove ` `",
      ]
    ),
    (
      "wait 1,5s",
      [
        "4:7 decimal-comma: a decimal fraction is written with a point, not a comma",
        "fix-it: replace `,` with `.`",
      ]
    ),
    (
      "sleep 1s",
      [
        "4:1 unknown-step: no step begins with `sleep`; did you mean `wait`?",
        "fix-it: replace `sleep` with `wait`",
      ]
    ),
  ]

  @Test(arguments: steps)
  func `a step that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        UIView photo
          UITapGestureRecognizer tap

        \(mistake.text)

        expect
          photo touchesBegan

        """))
    #expect(said == mistake.said)
  }

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
        "1:1 unknown-class: no class named `View`; did you mean `UIView`?",
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

  @Test(arguments: setups)
  func `a setup that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        \(mistake.text)

        tap 10 10

        expect anything

        """))
    #expect(said == mistake.said)
  }

  /// Lines under `expect`.
  static let expectations: [Mistake] = [
    (
      "photo touchBegan",
      [
        "7:9 unknown-event: no event named `touchBegan`; did you mean `touchesBegan`?",
        "fix-it: replace `touchBegan` with `touchesBegan`",
      ]
    ),
    (
      "photo touchesbegan",
      [
        "7:9 unknown-event: no event named `touchesbegan`; did you mean `touchesBegan`?",
        "fix-it: replace `touchesbegan` with `touchesBegan`",
      ]
    ),
    (
      "foto touchesBegan",
      [
        "7:3 unknown-name: no participant named `foto`; did you mean `photo`?",
        "fix-it: replace `foto` with `photo`",
      ]
    ),
    (
      "photo touchesBegan 2",
      [
        "7:22 event-without-detail: `touchesBegan` has no detail; `2` is neither a time, a number of times nor `…`"
      ]
    ),
    (
      "photo touchesBegan twice",
      [
        "7:22 event-without-detail: `touchesBegan` has no detail; `twice` is neither a time, a number of times nor `…`"
      ]
    ),
    (
      "not photo touchesEnded",
      [
        "7:3 unknown-name: no participant named `not`; did you mean `never`?",
        "fix-it: replace `not` with `never`",
      ]
    ),
    (
      "photo isHidden true false",
      [
        "7:23 extra-text: `false` can't follow here, where the line is complete"
      ]
    ),
    (
      "hit foto",
      [
        "7:7 unknown-name: no view named `foto`; did you mean `photo`?",
        "fix-it: replace `foto` with `photo`",
      ]
    ),
    (
      "hit photo at 10",
      [
        "7:16 missing-time-unit: a time needs a unit; did you mean `10ms`?",
        "fix-it: insert `ms`",
      ]
    ),
    (
      "photo.touchesBegan",
      [
        "7:8 period-before-property: a name and its property or method are separated by a space, not a period",
        "fix-it: replace `.` with ` `",
      ]
    ),
    (
      "touchesBegan",
      [
        "7:3 missing-participant: `touchesBegan` needs the name of a participant before it"
      ]
    ),
    (
      "photo touchesBegan after photo touchesEnded",
      [
        "7:22 event-without-detail: `touchesBegan` has no detail; `after photo touchesEnded` is neither a time, a number of times nor `…`"
      ]
    ),
  ]

  @Test(arguments: expectations)
  func `an expectation that is almost one is explained`(mistake: Mistake) async {
    let said = await Self.said(
      of: .text(
        """
        UIView photo
          UITapGestureRecognizer tap

        tap photo

        expect
          \(mistake.text)

        """))
    #expect(said == mistake.said)
  }

  /// Texts of lessons; their first lines are the fifth of the file.
  static let lessons: [Mistake] = [
    (
      "!!! note\n    Text.\n",
      [
        "5:1 admonition-as-text: `!!!` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "??? note\n    Text.\n",
      [
        "5:1 admonition-as-text: `???` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "=== \"Swift\"\n\nText.\n",
      [
        "5:1 tabs-as-text: `===` is shown as text, because pages have no tabs; write headings instead"
      ]
    ),
    (
      "{{#include notes.md}}\n",
      [
        "5:1 template-tag-as-text: `{{#include` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      "{% include notes.md %}\n",
      [
        "5:1 template-tag-as-text: `{%` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      "{{< figure src=\"a.png\" >}}\n",
      [
        "5:1 template-tag-as-text: `{{` is shown as text, because lessons have no tags; write the text itself, or a link"
      ]
    ),
    (
      ":::note\nText.\n:::\n",
      [
        "5:1 directive-as-text: `:::` is shown as text; a callout begins with `> [!NOTE]`"
      ]
    ),
    (
      "<Tabs>\n<TabItem>\nText.\n</TabItem>\n</Tabs>\n",
      [
        "5:1 unknown-component: `<Tabs>` isn't an element of HTML, and lessons have no components; write Markdown, or code in backticks"
      ]
    ),
    (
      "See [[wiki]].\n",
      [
        "5:5 wiki-link-as-text: `[[` is shown as text; a link is `[words](file.md)`"
      ]
    ),
    (
      "$$x^2$$\n",
      [
        "5:1 formula-as-text: `$$` is shown as text, because pages have no formulas"
      ]
    ),
    (
      "[TOC]\n",
      [
        "5:1 contents-as-text: `[TOC]` is shown as text; each page lists its headings without it"
      ]
    ),
    (
      "See [ref][nowhere].\n",
      [
        "5:5 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "See [`ref`][nowhere].\n",
      [
        "5:11 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[words](file.md)`"
      ]
    ),
    (
      "See [ref][].\n",
      [
        "5:5 missing-reference: no link is defined as `[ref]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "| A | B |\n| --- | --- |\n| [ref][nowhere] | x |\n",
      [
        "7:3 missing-reference: no link is defined as `[nowhere]: …`, so this is shown as text; write `[ref](file.md)`"
      ]
    ),
    (
      "> [!DANGER]\n> Text.\n",
      [
        "5:5 unknown-callout: no callout is named `DANGER`; there are `NOTE`, `TIP`, `IMPORTANT`, `WARNING`, and `CAUTION`"
      ]
    ),
    (
      "> [!WARNNG]\n> Text.\n",
      [
        "5:5 unknown-callout: no callout is named `WARNNG`; did you mean `WARNING`?",
        "fix-it: replace `WARNNG` with `WARNING`",
      ]
    ),
    (
      "# Title\n",
      [
        "5:1 heading-of-level-one: the lesson's title is the page's first heading; start at `##`",
        "fix-it: replace `#` with `##`",
      ]
    ),
    (
      "```quizz q of: ok\nA?\n```\n",
      [
        "5:4 misspelled-block-language: a block of `quizz` is not run; did you mean `quiz`?",
        "fix-it: replace `quizz` with `quiz`",
      ]
    ),
    (
      "```challange c of: ok\n```\n",
      [
        "5:4 misspelled-block-language: a block of `challange` is not run; did you mean `challenge`?",
        "fix-it: replace `challange` with `challenge`",
      ]
    ),
    (
      "```senario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `senario` is not run; did you mean `scenario`?",
        "fix-it: replace `senario` with `scenario`",
      ]
    ),
    (
      "```Scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `Scenario` is not run; did you mean `scenario`?",
        "fix-it: replace `Scenario` with `scenario`",
      ]
    ),
    (
      "```{scenario} tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 misspelled-block-language: a block of `{scenario}` is not run; did you mean `scenario`?",
        "fix-it: replace `{scenario}` with `scenario`",
      ]
    ),
    (
      "```quizzes q of: ok\n```\n",
      [
        "5:4 misspelled-block-language: a block of `quizzes` is not run; did you mean `quiz`?",
        "fix-it: replace `quizzes` with `quiz`",
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n\nThe rest.\n\n## More\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n\nText.\n\n```scenario other\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```quiz q of: ok\nA?\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "```swift\nlet a = 1\n\nThe rest.\n",
      [
        "5:1 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "- A\n\n  ```scenario tap\n  UIView root\n\nThe rest.\n",
      [
        "7:3 unclosed-fence: this block is never closed; write 3 backticks on a line after it"
      ]
    ),
    (
      "    ```scenario tap\n    UIView root\n\n    tap root\n\n    expect\n      hit root\n    ```\n",
      [
        "5:5 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "\t```scenario tap\n\tUIView root\n\n\ttap root\n\n\texpect\n\t  hit root\n\t```\n",
      [
        "5:2 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "- A\n\n       ```scenario tap\n       UIView root\n\n       tap root\n\n       expect\n         hit root\n       ```\n",
      [
        "7:8 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "> A\n>\n>     ```scenario tap\n>     UIView root\n\n>     tap root\n\n>     expect\n>       hit root\n>     ```\n",
      [
        "7:7 indented-fence: the scenario is indented so far that it's shown as text, and isn't run"
      ]
    ),
    (
      "Text:\n    ```scenario tap\n    UIView root\n\n    tap root\n\n    expect\n      hit root\n    ```\n",
      [
        "6:5 indented-fence: the scenario is indented so far that it's shown as text, and isn't run"
      ]
    ),
    (
      "      ```scenario tap\n      UIView root\n\n      tap root\n\n      expect\n        hit root\n      ```\n",
      [
        "5:7 indented-fence: the scenario is indented so far that it's shown as text, and isn't run",
        "fix-it: move the block to the left",
      ]
    ),
    (
      "```scenario\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:4 missing-scenario-name: a scenario needs a name; write `scenario NAME`"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n\n```scenario tap\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "14:13 duplicate-scenario: two scenarios of this lesson are named `tap`"
      ]
    ),
    (
      "```scenario tap twice\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-word: a scenario has one name, and `twice` follows it; write a title as `title: \"…\"`"
      ]
    ),
    (
      "```scenario tap titel: \"A\"\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-option: a scenario has no option `titel`; did you mean `title`?",
        "fix-it: replace `titel` with `title`",
      ]
    ),
    (
      "```scenario tap heading: \"A\"\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:17 unknown-scenario-option: a scenario has no option `heading`; there are `facts`, `fails`, `group`, `hide`, `pin`, `show`, `skip`, `title`, `topics`, and `without`"
      ]
    ),
    (
      "```scenario tap show: tre\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:23 unknown-figure: no figure is named `tre`; there are tree, sequence, states, statechart, chain, requirements, turns, report, sets, why, compare, table and none; did you mean `tree`?",
        "fix-it: replace `tre` with `tree`",
      ]
    ),
    (
      "```scenario tap topics: views\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:25 unknown-topic: no topic is named `views`; there are `fingers`, `system`, `search`, `delivery`, `chain`, `recognizers`, `actions`, and `program`"
      ]
    ),
    (
      "```scenario tap title: \"A\nUIView root\n\ntap root\n\nexpect\n  hit root\n```\n",
      [
        "5:24 unclosed-quote: the quoted words are never closed"
      ]
    ),
    (
      "```scenario tap\nUIView root\n\ntap root\n```\n",
      [
        "6:1 no-expectation: the scenario checks nothing; write `expect`, or `expect anything` if it shouldn't"
      ]
    ),
    (
      "<b>A</b>\n",
      [
        "5:1 raw-html: HTML is shown as text, because the site doesn't allow it in lessons"
      ]
    ),
  ]

  @Test(arguments: lessons)
  func `what a lesson would only show is explained`(mistake: Mistake) async {
    let said = await Self.said(ofLesson: "---\ntitle: A lesson\n---\n\n" + mistake.text)
    #expect(said == mistake.said)
  }

  /// Front matters, without the lines of hyphens.
  static let frontMatters: [Mistake] = [
    (
      "title: A: B",
      [
        "2:8 unquoted-colon: a value with `: ` in it needs quotes",
        "fix-it: replace `A: B` with `\"A: B\"`",
      ]
    ),
    (
      "title: A\nsymptoms:\n\t- B",
      [
        "4:1 tab-in-yaml: a tab can't indent YAML; write two spaces for each",
        "fix-it: replace `\t` with `  `",
      ]
    ),
    (
      "title: A\nsymptoms:\n  - B: C",
      [
        "4:5 unquoted-colon: a value with `: ` in it needs quotes",
        "fix-it: replace `B: C` with `\"B: C\"`",
      ]
    ),
    (
      "title: \"A",
      [
        "2:8 unclosed-quote: the quoted words are never closed",
        "fix-it: insert `\"`",
      ]
    ),
    (
      "title: @A",
      [
        "2:8 unquoted-value: a value that begins with `@` needs quotes",
        "fix-it: replace `@A` with `\"@A\"`",
      ]
    ),
    (
      "title: `A`",
      [
        "2:8 unquoted-value: a value that begins with a backtick needs quotes",
        "fix-it: replace ``A`` with `\"`A`\"`",
      ]
    ),
    (
      "title: *A*",
      [
        "2:8 unquoted-value: a value that begins with `*` needs quotes",
        "fix-it: replace `*A*` with `\"*A*\"`",
      ]
    ),
    (
      "title: [A",
      [
        "2:8 unclosed-bracket: `[` is never closed; a text that begins with it needs quotes"
      ]
    ),
    (
      "title: [A] B",
      [
        "2:8 unquoted-value: a value that begins with `[` needs quotes",
        "fix-it: replace `[A] B` with `\"[A] B\"`",
      ]
    ),
    (
      "title: \"A\" B",
      [
        "2:8 text-after-quote: nothing can follow the closing quote of a value; put all of it in quotes",
        "fix-it: replace `\"A\" B` with `\"\\\"A\\\" B\"`",
      ]
    ),
    (
      "title: 'It's'",
      [
        "2:8 text-after-quote: nothing can follow the closing quote of a value; put all of it in quotes",
        "fix-it: replace `'It's'` with `\"It's\"`",
      ]
    ),
    (
      "title: {A}",
      [
        "2:8 unquoted-value: a value that begins with `{` needs quotes",
        "fix-it: replace `{A}` with `\"{A}\"`",
      ]
    ),
    (
      "title: #A",
      [
        "2:8 unquoted-value: a value that begins with `#` needs quotes",
        "fix-it: replace `#A` with `\"#A\"`",
      ]
    ),
    (
      "title: - A",
      [
        "2:8 unquoted-value: a value that begins with `-` needs quotes",
        "fix-it: replace `- A` with `\"- A\"`",
      ]
    ),
    (
      "title: \"A \\d\"",
      [
        "2:11 unknown-escape: `\\d` means nothing in double quotes; write `\\\\d`",
        "fix-it: insert `\\`",
      ]
    ),
    (
      "title:A",
      [
        "2:1 yaml-not-keys: properties are lines of `key: value`",
        "fix-it: insert a space after the colon",
      ]
    ),
    ("title A", ["2:1 yaml-not-keys: properties are lines of `key: value`"]),
    (
      "Title: A",
      [
        "2:1 unknown-key: no key is named `Title`; did you mean `title`?",
        "fix-it: replace `Title` with `title`",
      ]
    ),
    (
      "title: A\n summary: B",
      [
        "3:2 indented-key: `summary` is indented more than the line above, so it's part of that line's value",
        "fix-it: remove ` `",
      ]
    ),
    (
      "title: A\ndescription: B",
      [
        "3:1 unknown-key: no key is named `description`; did you mean `summary`?",
        "fix-it: replace `description` with `summary`",
      ]
    ),
    ("title: A\ntitle: B", ["3:1 duplicate-key: key `title` is written twice"]),
    (
      "title: A\nnumber: one",
      [
        "3:9 wrong-type: `number` must be a whole number from 1, not text"
      ]
    ),
    (
      "title: A\nnumber: 0",
      [
        "3:9 wrong-type: `number` must be a whole number from 1, not text"
      ]
    ),
    (
      "title: A\ndate: tomorrow",
      [
        "3:7 invalid-date: `tomorrow` is not a day such as `2026-11-21`"
      ]
    ),
    ("title: A\ndraft: maybe", ["3:8 wrong-type: `draft` must be true or false, not text"]),
    ("title: A\ncolor: red", ["3:1 unknown-key: no key is named `color`"]),
    ("title:", ["2:7 empty-key: `title` is empty"]),
    ("summary: A", ["3:1 missing-key: `title` is missing"]),
  ]

  @Test(arguments: frontMatters)
  func `front matter that is almost right is explained`(mistake: Mistake) async {
    let said = await Self.said(ofLesson: "---\n\(mistake.text)\n---\n\nText.\n")
    #expect(said == mistake.said)
  }

  /// Files of a site, and what is said about them.
  @Test(arguments: [
    (
      [
        "Content/site.yaml": "parts: [Views, Touches]\n",
        "Content/a.md": "---\ntitle: A\npart: Basics\n---\n",
      ],
      ["3:7 unknown-part: the site file has no part `Basics`; there are `Views` and `Touches`"]
    ),
    (
      ["Content/site.yaml": "parts: [Views, Touches]\n", "Content/a.md": "---\ntitle: A\n---\n"],
      [
        "1:1 missing-part: the site file lists parts, so every lesson needs `part`; there are `Views` "
          + "and `Touches`"
      ]
    ),
    (
      ["Content/01-a.md": "---\ntitle: A\n---\n", "Content/01-b.md": "---\ntitle: B\n---\n"],
      [
        "Content/01-b.md duplicate-file-number: `Content/01-a.md` begins with 01 too, so only the rest of "
          + "the names orders the two lessons; give one of them another number"
      ]
    ),
    (
      ["Templates/lessen.mustache": "{{title}}"],
      [
        "Templates/lessen.mustache unused-template: no page uses the file `Templates/lessen.mustache`; "
          + "did you mean `lesson.mustache`?"
      ]
    ),
    (
      ["Templates/notes.txt": "Later."],
      ["Templates/notes.txt unused-template: no page uses the file `Templates/notes.txt`"]
    ),
    (
      ["Templates/theme/a.css": "p { background: url(b.png) }\n", "Templates/theme/b.png": "B"], []
    ),
  ])
  func `a file that nothing uses and an order that nothing decides are explained`(
    files: [String: String], expected: [String]
  ) async {
    let said = await Self.said(
      of: .files(
        files.sorted { $0.key < $1.key }.map {
          DiagnosticCatalogue.File($0.key, bytes: Array($0.value.utf8))
        }))
    #expect(said == expected)
  }

  @Test func `there are many mistakes, each of them once and with one message`() {
    let all =
      Self.steps + Self.setups + Self.expectations + Self.lessons + Self.frontMatters
    #expect(all.count >= 100)
    for mistake in all {
      let messages = mistake.said.filter { !$0.hasPrefix("fix-it: ") }
      #expect(messages.count == 1, "\(mistake.text)")
    }
    #expect(Set(all.map(\.text)).count == all.count)
  }
}

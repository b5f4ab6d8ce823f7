extension AuthorMistakeTests {
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
}

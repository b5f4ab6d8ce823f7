extension AuthorMistakeTests {
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
}

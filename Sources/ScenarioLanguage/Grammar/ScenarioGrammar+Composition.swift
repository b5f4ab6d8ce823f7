extension ScenarioGrammar {
  static let composition = Group(
    identifier: "composition", title: "Putting scenarios together",
    summary: "Scenes used again, hidden lines, variants.",
    entries: [
      Entry(
        .usedScene,
        forms: [
          "scene: NAME"
        ],
        explanation:
          """
          The scene of another scenario of the lesson, or of another lesson: 'scene: \
          02-walk.md#two-boxes'. Its steps and expectations are not taken.
          """,
        example: """
          scene: two-boxes

          tap B

          expect
            hit B
          """),
      Entry(
        .change,
        forms: [
          "with NAME [PROPERTY: VALUE]…"
        ],
        explanation:
          """
          Something that stands in the scene gets another property, other rules, or more under \
          it.
          """,
        example: """
          scene: two-boxes
          with B isHidden: true
          with A
            UITapGestureRecognizer single

          tap B

          expect
            hit A
            single fires
          """),
      Entry(
        .removal,
        forms: [
          "without NAME…"
        ],
        explanation:
          """
          Something is taken out of the scene, with all under it and every line that speaks of \
          it.
          """,
        example: """
          scene: two-boxes
          without B

          tap A

          expect
            hit A
          """),
      Entry(
        .hiddenLine,
        forms: [
          "# a line"
        ],
        explanation:
          """
          A line that begins with a hash and a space runs, but the page does not show it.
          """,
        example: """
          # UIView root
          #   UIView A
          tap A

          expect
            hit A
          """),
      Entry(
        .comment,
        forms: [
          "// a remark"
        ],
        explanation:
          """
          Two slashes at the beginning of a line or behind a space: the rest of the line means \
          nothing to the run.
          """,
        example: """
          // One tap, nothing else.
          tap root  // in the middle

          expect
            hit root
          """),
      Entry(
        .variant,
        forms: [
          "variant NAME"
        ],
        explanation:
          """
          What stands before the first variant is shared. Each variant has its own lines \
          behind: changes of the scene, steps, expectations. The page shows both runs and \
          where they part.
          """,
        example: """
          UIView root
            UIView A
              UILongPressGestureRecognizer hold

          press A for 600ms

          variant cancels
            expect
              A touchesCancelled
          variant shares
            with hold cancelsTouchesInView: false
            expect
              A touchesEnded
          """),
    ])
}

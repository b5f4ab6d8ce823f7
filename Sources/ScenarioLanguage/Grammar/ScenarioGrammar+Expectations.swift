extension ScenarioGrammar {
  static let expectations = Group(
    identifier: "expectations", title: "The expectations",
    summary: "What must be seen in the trace.",
    entries: [
      Entry(
        .inOrder,
        forms: [
          "expect"
        ],
        explanation:
          """
          The lines under it, in this order; other events may come between. Each 'expect' \
          starts again from the first event.
          """,
        example: """
          tap root

          expect
            hit root
            root touchesBegan
            root touchesEnded
          """),
      Entry(
        .event,
        forms: [
          "NAME WORD [DETAIL] [→ NAME] [← NAME] [how often] [when]"
        ],
        explanation:
          """
          An event as the trace tells it. An asterisk stands for any characters, a word \
          between slashes is a regular expression. '→' says who receives it, '←' who sends it.
          """,
        example: """
          UIView root
            UITapGestureRecognizer single

          tap root

          expect
            root touchesBegan
            single /^ended$/
            single fires ended → target
            root touches*
          """),
      Entry(
        .howOften,
        forms: [
          "…",
          "N times",
          "at least N times",
          "at most N times",
          "N to N times",
        ],
        explanation:
          """
          How often the event comes before the event of the next line; '…' means once or more.
          """,
        example: """
          finger touches 40 60
          finger moves by 60 0 in 6 steps
          finger lifts

          expect
            root touchesBegan 1 time
            root touchesMoved 5 to 7 times
            root touchesEnded at least 1 time
            root touchesCancelled at most 2 times
          """),
      Entry(
        .moment,
        forms: [
          "at MOMENT",
          "by MOMENT",
          "within TIME of MOMENT",
        ],
        explanation:
          """
          When the event comes. A moment is a time after the beginning, or one that 'let NAME \
          = time' has kept, or '350ms after NAME'.
          """,
        example: """
          tap root

          expect
            root touchesBegan at 0ms
            let down = time
            root touchesEnded within 5ms of 50ms after down
          """),
      Entry(
        .exactly,
        forms: [
          "expect exactly [of NAME…]"
        ],
        explanation:
          """
          These lines, and between them nothing that has one of their words, whoever's it is, \
          or, after 'of', whoever of these it is.
          """,
        example: """
          tap root

          expect exactly of root
            root touchesBegan
            root touchesEnded
          """),
      Entry(
        .gap,
        forms: [
          "…"
        ],
        explanation:
          """
          On a line of its own under 'expect exactly': any events.
          """,
        example: """
          drag root by 0 40

          expect exactly of root
            root touchesBegan
            …
            root touchesEnded
          """),
      Entry(
        .anyOrder,
        forms: [
          "expect in any order"
        ],
        explanation:
          """
          Each line once, each with an event of its own, in whatever order; with a number of \
          times, all such events of the run.
          """,
        example: """
          tap root

          expect in any order
            root touchesEnded
            root touchesBegan
          """),
      Entry(
        .never,
        forms: [
          "never PATTERN"
        ],
        explanation:
          """
          No such event in the whole run.
          """,
        example: """
          tap root

          expect
            never root touchesMoved
          """),
      Entry(
        .before,
        forms: [
          "PATTERN before PATTERN"
        ],
        explanation:
          """
          The first event of the left side comes before the first of the right side.
          """,
        example: """
          UIView root
            UITapGestureRecognizer single

          tap root

          expect
            single fires before root touchesCancelled
          """),
      Entry(
        .states,
        forms: [
          "states NAME: STATE…"
        ],
        explanation:
          """
          All states of a recognizer, from 'possible' on; 'changed' counts once however often \
          it comes.
          """,
        example: """
          UIView root
            UIPanGestureRecognizer pan

          drag root by 0 100

          expect
            states pan: possible began changed ended
          """),
      Entry(
        .chain,
        forms: [
          "chain NAME → NAME → …"
        ],
        explanation:
          """
          The responder chain. If no step walks it, it is walked at the end.
          """,
        example: """
          expect
            chain root → controller → … → delegate
          """),
      Entry(
        .value,
        forms: [
          "NAME PROPERTY VALUE [± TOLERANCE]"
        ],
        explanation:
          """
          What a property is when the event of the line above happens, or at the end when \
          there is none. A number is meant as precisely as it is written.
          """,
        example: """
          UIView root
            UIPanGestureRecognizer pan

          drag root by 0 120

          expect
            pan fires ended
            pan translation 0 110 ± 1
          """),
      Entry(
        .expectedCapture,
        forms: [
          "let NAME = NAME PROPERTY | time"
        ],
        explanation:
          """
          What a property is when the event of the line above happens, or when that is, gets a \
          name for the lines below.
          """,
        example: """
          UIView root
            UIPanGestureRecognizer pan

          drag root by 0 120

          expect
            pan fires changed 13 times
            let last = pan translation
            pan fires ended
            pan translation last
          """),
      Entry(
        .trace,
        forms: [
          "expect trace [of TOPIC…]"
        ],
        explanation:
          """
          The trace as it is told, every event of some topics: fingers, system, search, \
          delivery, chain, recognizers, actions, program; without 'of', those that the page \
          shows. '*' stands for any characters, '…' for any lines, a line between slashes is a \
          regular expression.
          """,
        example: """
          tap root

          expect trace of fingers
            0 ms  finger touches (195, 422)
            * finger lifts *
          """),
      Entry(
        .anything,
        forms: [
          "expect anything"
        ],
        explanation:
          """
          The scenario is there to be looked at; nothing is checked.
          """,
        example: """
          tap root

          expect anything
          """),
    ])
}

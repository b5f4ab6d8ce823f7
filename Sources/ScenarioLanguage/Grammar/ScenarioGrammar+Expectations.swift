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
          "N...N times",
          "< | <= | > | >= N times",
        ],
        explanation:
          """
          How often the event comes before the event of the next line; '…' means once or more. \
          'N to N times' means the same as 'N...N times', and 'N..<N' leaves the last number out. \
          A number of times that always fits is an error.
          """,
        example: """
          finger touches 40 60
          finger moves by 60 0 in 6 steps
          finger lifts

          expect
            root touchesBegan 1 time
            root touchesMoved 5...7 times
            root touchesEnded >= 1 times
            root touchesCancelled at most 2 times
          """),
      Entry(
        .moment,
        forms: [
          "at MOMENT",
          "by MOMENT",
          "after MOMENT",
          "before MOMENT",
          "at TIME...TIME [after NAME]",
          "at < | <= | > | >= MOMENT",
          "within TIME of MOMENT",
        ],
        explanation:
          """
          When the event comes; 'by' includes the moment, 'after' and 'before' don't. A moment is a time after the beginning, or one that 'let NAME \
          = time' has kept, or '350ms after NAME'.
          """,
        example: """
          tap root

          expect
            root touchesBegan at 0ms
            let down = time
            root touchesEnded within 5ms of 50ms after down

          expect
            root touchesEnded at 40...60ms

          expect
            root touchesEnded after 40ms
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
        .neverValue,
        forms: [
          "never NAME PROPERTY VALUE"
        ],
        explanation:
          """
          No moment of the whole run at which the property has the value: not before the first step, \
          not when an event happens, not after a step of the program, and not at the end. If what \
          the line speaks of is never there, the line fails.
          """,
        example: """
          UIView root
            UIScrollView scroll  contentSize: 390 2000 bounces: false

          drag scroll by 0 100

          expect
            never scroll contentOffset.y < 0
            never scroll isHidden true
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
          there is none. Below a step of the program it's what the property is after the step. A \
          number is meant as precisely as it is written.
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
        .comparison,
        forms: [
          "NAME PROPERTY == | != VALUE",
          "NAME PROPERTY < | <= | > | >= NUMBER",
        ],
        explanation:
          """
          How a property compares with a value, in Swift's operators. Numbers, times, and angles \
          have an order; of a point or a rectangle, compare one number, such as 'contentOffset.y'. A \
          comparison that every value fits, or none, is an error.
          """,
        example: """
          UIView root
            UIPinchGestureRecognizer pinch

          pinch root to 2x

          expect
            pinch began
            pinch scale > 1
            pinch state != possible
          """),
      Entry(
        .valueRange,
        forms: [
          "NAME PROPERTY NUMBER...NUMBER",
          "NAME PROPERTY NUMBER..<NUMBER",
        ],
        explanation:
          """
          A number from the first to the second; '..<' leaves the second out. The first number may \
          leave its unit to the second: 'timestamp 40...60ms'.
          """,
        example: """
          UIView root
            UIView A  alpha: 0.5

          expect
            A alpha 0.4...0.6
          """),
      Entry(
        .component,
        forms: [
          "NAME PROPERTY.PART VALUE"
        ],
        explanation:
          """
          One number of a value: 'x' and 'y' of a point, 'width' and 'height' of a size, 'minX' to \
          'maxY', 'width', 'height', and 'origin.x' of a rectangle, 'top' to 'right' of insets, 'a' \
          to 'ty' of a transform, and the 'count' of a list. 'event touches' are the touches of the \
          call in the line above, 'event allTouches' all those of its event.
          """,
        example: """
          UIView root  isMultipleTouchEnabled: true
            UIView A  frame: 10 20 30 40

          fingers touch 100 200 and 200 300
          fingers lift

          expect
            root touchesBegan
            event touches.count 2
            A frame.maxX 40
            root subviews.count 1
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
        .nothing,
        forms: [
          "expect nothing of NAME…"
        ],
        explanation:
          """
          Nothing happens to it: no event is told of it or received by it, not even a step of the \
          program. That UIKit asks a view in hit-testing doesn't count; 'never NAME *' forbids that, \
          too.
          """,
        example: """
          UIView root
            UIView A  frame: 0 0 100 100
            UIView B  frame: 200 200 100 100

          tap A

          expect nothing of B
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

extension DiagnosticCatalogue {
  static let failures = Group(
    identifier: "failures", title: "What came out otherwise",
    summary: "Expectations that did not come true.",
    entries: [
      Entry(
        "happened-before", "It happened, but earlier",
        """
        The lines of 'expect' are in the order of time. The event is in the trace, but before \
        the one of the line above. The list beside the trace shows where.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesEnded
            root touchesBegan
          """)),
      Entry(
        "happened-instead", "Something else came",
        """
        Under 'expect exactly' nothing may come between two lines that has one of the words of \
        the list. The first event that is not the next line is shown.
        """,
        example: .text(
          """
          tap root

          expect exactly of root
            root touchesEnded
            root touchesBegan
          """)),
      Entry(
        "happened-too-seldom", "There are more lines than events",
        """
        Under 'expect in any order' each line needs an event of its own, and other lines need \
        those that there are.
        """,
        example: .text(
          """
          tap root

          expect in any order
            root touchesBegan
            root touches*
            root touchesBegan
          """)),
      Entry(
        "missing-trace", "The expected trace is not there yet",
        """
        'expect trace' holds the lines of the trace as it is told. 'touchstone test --update' \
        writes them.
        """,
        example: .text(
          """
          tap root

          expect trace of fingers
          """)),
      Entry(
        "never-after-the-end", "Nothing happens after the end",
        """
        The run is over when its last step is done, and a claim about a later moment can't \
        fail. Add a step, such as 'wait 1s', that lets the time pass.
        """,
        example: .text(
          """
          UIView root
            UILongPressGestureRecognizer hold

          tap root

          expect
            never hold began after 500ms
          """)),
      Entry(
        "never-happened", "It never happened",
        """
        No event of the whole run is what the line says. Below the list stands what the \
        participant did instead; 'touchstone why' says which rule kept it from acting.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer single

          press root for 2s
          drag root by 0 50

          expect
            single failed
            single ended
            single prevents *
          """)),
      Entry(
        "nothing-more-happened", "The run was over before",
        """
        Everything that the exact list speaks of has come, and a line is left.
        """,
        example: .text(
          """
          tap root

          expect exactly of root
            root touchesBegan
            root touchesEnded
            root touchesCancelled
          """)),
      Entry(
        "other-chain", "The responder chain is another one",
        """
        A touch that a view does not handle goes to its superview, from a controller's view to \
        the controller, and on to the window, the scene, the application and its delegate.
        """,
        example: .text(
          """
          tap root

          expect
            chain root → window
          """)),
      Entry(
        "other-order", "The order is the other way round",
        """
        'before' compares the first event of each side.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesEnded before root touchesBegan
          """)),
      Entry(
        "other-states", "The recognizer went another way",
        """
        The list is complete: every state from 'possible' on. Beside it stands when and why \
        each state was entered.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer single

          tap root

          expect
            states single: possible failed
          """)),
      Entry(
        "other-time", "It happened at another moment",
        """
        The event is there, but not when the line says. Times are compared to a tenth of a \
        millisecond, or within what 'within' allows.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesEnded at 60ms
          """)),
      Entry(
        "other-times", "It happened another number of times",
        """
        All such events before the event of the next line are counted.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan 2 times
          """)),
      Entry(
        "other-trace", "The trace is another one",
        """
        The first line that is not as it was written is pointed at. 'touchstone test --update' \
        accepts the new lines, once you have looked at them.
        """,
        example: .text(
          """
          tap root

          expect trace of fingers
            0 ms  finger touches (195, 422)
            60 ms  finger lifts (195, 422)
          """)),
      Entry(
        "other-value", "The value is another one",
        """
        A property is looked at when the event of the line above happens, or at the end of the \
        run when there is none.
        """,
        example: .text(
          """
          root alpha = 0.5

          expect
            root alpha 0.8
          """)),
      Entry(
        "should-never-happen", "It happened all the same",
        """
        'never' speaks of the whole run. The events that contradict it are listed.
        """,
        example: .text(
          """
          tap root

          expect
            never root touchesEnded
          """)),
      Entry(
        "surplus-event", "Something came after the last line",
        """
        Under 'expect exactly' nothing that the list speaks of may follow its last line. A '…' \
        at the end allows it.
        """,
        example: .text(
          """
          tap root

          expect exactly of root
            root touches*
          """)),
    ])
}

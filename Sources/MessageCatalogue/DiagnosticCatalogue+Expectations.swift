extension DiagnosticCatalogue {
  static let expectations = Group(
    identifier: "expectations", title: "Expectations",
    summary: "How it is said what must be seen.",
    entries: [
      Entry(
        "counts-run-backwards", "The smaller number comes first",
        """
        '2 to 4 times' holds for two, three and four events.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan 4 to 2 times
          """)),
      Entry(
        "empty-expectation", "Something must be expected",
        """
        Under 'expect' stand the lines that say what must be seen, indented. A scenario that \
        checks nothing on purpose says 'expect anything'.
        """,
        example: .text(
          """
          tap root

          expect
          """)),
      Entry(
        "event-without-detail", "There is nothing more to say about this event",
        """
        The words behind such an event would never be found in a trace. What can follow is how \
        often and when.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan twice
          """)),
      Entry(
        "expectation-not-indented", "What is expected is indented",
        """
        The lines of a list stand under 'expect', two spaces further in.
        """,
        example: .text(
          """
          tap root

          expect
          root touchesBegan
          """)),
      Entry(
        "expectation-of-anything", "'expect anything' stands alone",
        """
        It says that the scenario is there to be looked at. With lines under it, it would say \
        two things.
        """,
        example: .text(
          """
          tap root

          expect anything
            root touchesBegan
          """)),
      Entry(
        "gap-without-meaning", "Gaps are allowed already",
        """
        '…' on a line of its own allows other events between two lines of 'expect exactly'. In \
        other lists they are always allowed.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan
            …
            root touchesEnded
          """)),
      Entry(
        "repetition-in-order", "An order is between two events",
        """
        'A before B' compares the first event of the left side with the first of the right \
        side. How often they come is said in a line of its own.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan 2 times before root touchesEnded
          """)),
      Entry(
        "repetition-of-never", "Never is never",
        """
        'never' takes no number of times; 'at most 2 times' is said without it.
        """,
        example: .text(
          """
          tap root

          expect
            never root touchesMoved 2 times
          """)),
      Entry(
        "time-of-no-event", "The time is that of the line above",
        """
        'let NAME = time' keeps when the event of the line above happened. Write that event \
        first.
        """,
        example: .text(
          """
          tap root

          expect
            let start = time
            root touchesBegan
          """)),
      Entry(
        "unknown-capture", "No 'let' gives this name",
        """
        A name behind 'at', 'by', 'of' or 'after' is a moment that 'let NAME = time' has kept \
        in a line above.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan
            let start = time
            root touchesEnded at 50ms after strat
          """)),
      Entry(
        "unknown-event", "No trace has this word",
        """
        The word would never be found, and 'never' would be true for ever. The words are \
        UIKit's methods, the states of recognizers, and those of the trace: 'fires', 'takes', \
        'waits', 'hit' and so on.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegn
          """)),
      Entry(
        "unknown-moment", "A time has its word",
        """
        'at' is the moment of the event, 'by' the latest one; 'after NAME' and 'within … of NAME' \
        count from another event, whose moment a 'let' has given a name.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer tap

          tap root

          expect
            tap fires until 1s
          """)),
      Entry(
        "value-of-finished-gesture", "A gesture's numbers end with it",
        """
        'translation', 'scale' and what else a gesture counts are reset when its fingers have \
        lifted. Put the line under the event at which the value is looked at.
        """,
        example: .text(
          """
          UIView root
            UIPanGestureRecognizer pan

          drag root by 0 50

          expect
            pan translation 0 50
          """)),
      Entry(
        "zero-times", "What must not happen is said with 'never'",
        """
        'never root touchesMoved' reads as what it means, and holds for the whole run.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesMoved 0 times
          """)),
    ])
}

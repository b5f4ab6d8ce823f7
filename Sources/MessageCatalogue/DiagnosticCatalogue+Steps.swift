extension DiagnosticCatalogue {
  static let steps = Group(
    identifier: "steps", title: "Steps",
    summary: "What fingers, the clock and the program do.",
    entries: [
      Entry(
        "empty-repetition", "What is repeated stands under the line",
        """
        'repeat' does the steps that are indented under it. Without any there is nothing to \
        do.
        """,
        example: .text(
          """
          repeat 3 times
          tap root
          """)),
      Entry(
        "finger-named-twice", "Each finger is named once",
        """
        What several fingers do in one line, they do in one event, and an event has one report of \
        each finger.
        """,
        example: .text(
          """
          fingers touch 40 60 and 80 60
          fingers 1 and 1 lift
          """)),
      Entry(
        "fingers-in-one-place", "Two fingers need two places",
        """
        Several fingers move by the same distance, or each has a move of its own: 'fingers 1 and 2 \
        move to 40 60 and to 80 60'.
        """,
        example: .text(
          """
          fingers touch 40 60 and 80 60
          fingers move to 60 60
          """)),
      Entry(
        "other-number-of-moves", "One move for all fingers, or one for each",
        """
        With one move, all fingers of the line make it. With several, the first finger makes the \
        first move, the second finger the second, and so on.
        """,
        example: .text(
          """
          fingers touch 40 60 and 80 60
          fingers 1 and 2 move by 0 20 and by 0 40 and by 0 60
          """)),
      Entry(
        "reaction-to-no-call", "A reaction needs a call",
        """
        'when' does something where code of the app is called: a touch method, an action, a \
        delegate's question, a method of a view's life. A change of state by itself calls \
        nobody; the action does.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer single

          when single ended: root isHidden = true
          tap root
          """)),
      Entry(
        "reaction-with-repetition", "A reaction is for every such event",
        """
        'when' holds from its line on, each time. It takes no number of times and no moment.
        """,
        example: .text(
          """
          when root touchesBegan 2 times: root isHidden = true
          tap root
          """)),
      Entry(
        "step-after-expectations", "The steps come before what is expected",
        """
        What must be seen is said once everything has happened. Move the step up, or indent \
        the line if it is an expectation.
        """,
        example: .text(
          """
          tap root

          expect
            root touchesBegan
          wait 50ms
          """)),
      Entry(
        "unknown-program-step", "The program cannot call this",
        """
        A step calls the methods of UIKit that the model has, and sets properties with '='.
        """,
        example: .text(
          """
          UIView root
            UIView A

          A removeFromSuperView
          """)),
      Entry(
        "unknown-step", "No step begins like this",
        """
        A step begins with what a finger does, with a gesture, with time, with the system, or \
        with the name of what the program changes.
        """,
        example: .text(
          """
          tpa root
          """)),
    ])
}

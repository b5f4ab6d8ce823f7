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

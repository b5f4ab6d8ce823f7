extension DiagnosticCatalogue {
  static let fences = Group(
    identifier: "fences", title: "Fences",
    summary: "What can be wrong with the line that opens a scenario in a lesson.",
    entries: [
      Entry(
        "duplicate-option", "An option is written once",
        """
        Several values of one option stand behind each other: 'show: tree table'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap show: tree show: table
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "duplicate-scenario", "Each scenario of a lesson has a name of its own",
        """
        Links, other scenarios and the command line call a scenario by its name.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap
          tap 10 10
          expect
            hit root
          ```

          ```scenario tap
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "failure-is-missing", "A block marked 'fails' must fail",
        """
        It shows what is not so. When everything that it expects comes true, either the \
        misconception is none, or the model has changed.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap fails
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "group-has-no-title", "A group of lanes has a title",
        """
        Behind the names stand 'as' and the title, and behind that the next group, if there is one.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap group: root window
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "missing-option-value", "An option has a value",
        """
        The value stands behind the colon; words with spaces stand in quotes.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap title:
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "missing-scenario-name", "A scenario has a name",
        """
        The name stands behind the word 'scenario'. The page's address for the scenario is \
        made of it.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "no-expectation", "A scenario says what must be seen",
        """
        Without 'expect' it proves nothing. Where there is nothing to prove, 'expect \
        anything' says so.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap
          tap 10 10
          ```
          """)),
      Entry(
        "none-beside-figures", "'none' stands alone",
        """
        'show: none' shows no figure; beside the name of a figure it has no meaning.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap show: none tree
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "option-without-effect", "A choice of lanes needs a figure with lanes",
        """
        'pin' and 'group' put lanes in order, and 'hide' leaves some out, where figures have \
        lanes or rows. The tree, the responder chain and the turns are shown whole.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap show: tree hide: window
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "other-failure", "A block fails as it says",
        """
        What stands behind 'fails:' is part of what the failure says. The block fails, but \
        for another reason.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap fails: "never touched"
          tap 10 10
          expect
            hit window
          ```
          """)),
      Entry(
        "unclosed-quote", "Quoted words end with a quote",
        """
        The quote that opens on the line has none that closes it.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap title: "One tap
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unknown-figure", "A figure is one of those that there are",
        """
        'tree', 'sequence' and 'table' are the usual ones; 'none' stands for no figure at all.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap show: tre
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unknown-lane", "A lane is that of somebody who takes part",
        """
        'pin', 'hide' and 'group' name participants of the run, as the diagram shows them.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap pin: roott
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unknown-language", "This is nearly 'scenario'",
        """
        The block would only be shown, not run.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenarios tap
          tap 10 10
          ```
          """)),
      Entry(
        "unknown-scenario-option", "A scenario has a few options",
        """
        These are 'title', 'show', 'topics', 'facts', 'fails' and 'skip'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap titel: "One tap"
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unknown-scenario-word", "A scenario has one name",
        """
        Behind the name stand options with a colon, and the word 'fails'. A title is an \
        option, too.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap twice
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unknown-topic", "A topic is one of seven",
        """
        These are 'fingers', 'search', 'delivery', 'chain', 'recognizers', 'actions' and \
        'program'; 'system' shows the way into the app.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario tap topics: serch
          tap 10 10
          expect
            hit root
          ```
          """)),
      Entry(
        "unsuitable-scenario-name", "A name is made for addresses",
        """
        It has letters without accents, digits, '-' and '_'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario größe
          tap 10 10
          expect
            hit root
          ```
          """)),
    ])
}

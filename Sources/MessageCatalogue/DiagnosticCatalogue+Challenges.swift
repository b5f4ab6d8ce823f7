extension DiagnosticCatalogue {
  static let challenges = Group(
    identifier: "challenges", title: "Challenges",
    summary: "What can be wrong with a scenario that a reader is to change, and with its solution.",
    entries: [
      Entry(
        "challenge-already-met", "There is something to do",
        """
        The scenario that the challenge begins with must not yet do all that the challenge \
        expects.
        """,
        example: .lesson(
          sound
            .replacing("  A touchesEnded\n", with: "  A touchesCancelled\n")
            .replacing("  cancelsTouchesInView: false", with: ""))),
      Entry(
        "challenge-line-outside", "A solution stands under its word",
        """
        The lines of the text are indented by two columns at least.
        """,
        example: .lesson(sound.replacing("  tap A\n  > It", with: "tap A\n  > It"))),
      Entry(
        "challenge-of-skipped", "A challenge begins with a run",
        """
        The scenario is skipped, so that nothing is known of it.
        """,
        example: .lesson(sound.replacing("show: none", with: "show: none skip: \"later\""))),
      Entry(
        "challenge-of-variants", "A challenge is judged by one run",
        """
        Neither the scenario that it begins with nor the solution has variants.
        """,
        example: .lesson(
          sound
            .replacing(
              "tap A\nexpect\n  hit A\n",
              with:
                "variant one\n  tap A\n  expect\n    hit A\nvariant two\n  double tap A\n  expect\n    hit A\n"
            ))),
      Entry(
        "challenge-words-no-paragraph", "The words of a challenge are paragraphs",
        """
        They become part of a sentence on the page, where a list or a table has no room.
        """,
        example: .lesson(sound.replacing("\n  > It", with: "\n  > - It"))),
      Entry(
        "duplicate-challenge", "Each challenge of a lesson has a name of its own",
        """
        The address of the challenge is made of its name.
        """,
        example: .lesson(sound + "\n\n" + challenge)),
      Entry(
        "hint-line-outside", "The words of a hint are quoted",
        """
        Each line of them begins with '>'.
        """,
        example: .lesson(
          sound
            .replacing("  > What does", with: "  What does")
            .replacing("from a view?\n", with: "from a view?\n  > It says it.\n"))),
      Entry(
        "hint-of-no-event", "A hint names an event",
        """
        It is written as a line under 'expect' that finds an event, not one that says what \
        never happens, what states there are or what a value is.
        """,
        example: .lesson(
          sound
            .replacing("hint single recognized", with: "hint never single failed"))),
      Entry(
        "hint-out-of-run", "A hint names an event that happens",
        """
        It is looked for in the run of the scenario that the challenge begins with.
        """,
        example: .lesson(sound.replacing("hint single recognized", with: "hint single failed"))),
      Entry(
        "missing-challenge-expectation", "A run judges a challenge",
        """
        Lines under 'expect' say what must come about.
        """,
        example: .lesson(sound.replacing("expect\n  A touchesEnded\n", with: ""))),
      Entry(
        "missing-challenge-name", "A challenge has a name",
        """
        The name stands behind the word 'challenge'.
        """,
        example: .lesson(sound.replacing("challenge stay of", with: "challenge of"))),
      Entry(
        "missing-challenge-scenario", "A challenge begins with a scenario",
        """
        'of:' names a scenario of the same lesson.
        """,
        example: .lesson(sound.replacing(" of: walk", with: ""))),
      Entry(
        "missing-explanation", "A solution says why it is one",
        """
        Lines with '>' under its text tell those who have given up, or have found another one.
        """,
        example: .lesson(sound.replacing("  > It looks on, and takes nothing away.\n", with: ""))),
      Entry(
        "missing-hint", "A challenge has a hint",
        """
        'hint' stands before the event that decides, and lines with '>' below it make the \
        reader think about it.
        """,
        example: .lesson(
          sound
            .replacing(
              "hint single recognized\n  > What does a recognizer take from a view?\n", with: ""))),
      Entry(
        "missing-hint-words", "A hint says more than its event",
        """
        Lines with '>' below it make the reader think about the event.
        """,
        example: .lesson(
          sound
            .replacing("  > What does a recognizer take from a view?\n", with: ""))),
      Entry(
        "missing-solution", "A challenge has a solution",
        """
        Under the line 'solution' stands the whole text of a scenario.
        """,
        example: .lesson(sound.replacing(solution, with: ""))),
      Entry(
        "missing-task", "A challenge has a task",
        """
        What is to be brought about stands above the first hint.
        """,
        example: .lesson(sound.replacing("Let `A` get `touchesEnded`.\n\n", with: ""))),
      Entry(
        "second-solution", "A challenge shows one solution",
        """
        Another one stands above.
        """,
        example: .lesson(
          sound
            .replacing(
              "takes nothing away.\n", with: "takes nothing away.\nsolution\n  > It is the same.\n")
        )),
      Entry(
        "solution-below-explanation", "A solution stands above its reason",
        """
        First comes the whole text, then, in lines with '>', why it is a solution.
        """,
        example: .lesson(
          sound
            .replacing(
              "  tap A\n  > It looks on, and takes nothing away.\n",
              with: "  > It looks on, and takes nothing away.\n  tap A\n"))),
      Entry(
        "solution-changes-kept", "A solution keeps what the challenge keeps",
        """
        A challenge keeps the steps of the scenario that it begins with, unless 'keeps:' says \
        'scene' or 'nothing'.
        """,
        example: .lesson(sound.replacing("  tap A\n  > It", with: "  tap 10 10\n  > It"))),
      Entry(
        "solution-misses-goal", "A solution is one",
        """
        What the challenge expects must come about in its run; the message says what did.
        """,
        example: .lesson(
          sound
            .replacing("  cancelsTouchesInView: false\n  tap A\n  > It", with: "\n  tap A\n  > It"))
      ),
      Entry(
        "unknown-challenge-scenario", "A challenge begins with a scenario of its lesson",
        """
        No scenario of the lesson has the name behind 'of:'.
        """,
        example: .lesson(sound.replacing("of: walk", with: "of: wlak"))),
      Entry(
        "unknown-challenge-word", "A challenge has a name and three keys",
        """
        'of:' names its scenario, 'keeps:' says what may not be changed, 'title:' what it is \
        called.
        """,
        example: .lesson(sound.replacing("challenge stay of", with: "challenge stay twice of"))),
      Entry(
        "unknown-kept-part", "A challenge keeps steps, the scene, or nothing",
        """
        These are the words behind 'keeps:'.
        """,
        example: .lesson(sound.replacing("of: walk", with: "of: walk keeps: stesp"))),
    ])

  /// A lesson with a scenario to begin with.
  private static let walk = """
    ---
    title: A lesson
    ---

    ```scenario walk show: none
    UIView A
      UITapGestureRecognizer single
    tap A
    expect
      hit A
    ```
    """

  /// The solution of a sound challenge.
  private static let solution = """
    solution
      UIView A
        UITapGestureRecognizer single  cancelsTouchesInView: false
      tap A
      > It looks on, and takes nothing away.

    """

  /// A sound challenge.
  private static let challenge = """
    ```challenge stay of: walk
    Let `A` get `touchesEnded`.

    hint single recognized
      > What does a recognizer take from a view?
    expect
      A touchesEnded
    \(solution)```
    """

  /// A lesson with a sound challenge.
  private static var sound: String { walk + "\n\n" + challenge }
}

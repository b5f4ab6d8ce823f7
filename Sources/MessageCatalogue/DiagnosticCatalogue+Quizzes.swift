extension DiagnosticCatalogue {
  static let quizzes = Group(
    identifier: "quizzes", title: "Quizzes",
    summary: "What can be wrong with a question whose answers a run judges.",
    entries: [
      Entry(
        "duplicate-quiz", "Each quiz of a lesson has a name of its own",
        """
        The address of the quiz is made of its name.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```


          """)),
      Entry(
        "missing-question", "A quiz has a question",
        """
        It stands above the first answer.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "missing-quiz-expectation", "A run judges every answer",
        """
        Under each answer stands 'expect' with what would happen if the answer were right.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
          ```
          """)),
      Entry(
        "missing-quiz-key", "A question has a right answer",
        """
        Its line begins with '- [x] '.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [ ] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "missing-quiz-name", "A quiz has a name",
        """
        The name stands behind the word 'quiz'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "missing-quiz-scenario", "A quiz is about a scenario",
        """
        'of:' names a scenario of the same lesson, whose run judges the answers.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "missing-reaction", "Every answer has a reaction",
        """
        Lines with '>' under the answer tell those who choose it why it is right or wrong.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            expect
              hit window
          ```
          """)),
      Entry(
        "quiz-key-missed", "A wrong answer is wrong",
        """
        What the answer expects came true, although it is not marked as the right one.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The first view.
            > It is the root view.
            expect
              hit root
          ```
          """)),
      Entry(
        "quiz-line-outside", "What an answer expects stands under it",
        """
        The lines under an answer are indented by two columns at least.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
           hit window
          ```
          """)),
      Entry(
        "quiz-of-skipped", "A quiz needs a run",
        """
        The scenario is skipped, so that nothing can judge the answers.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none skip: "later"
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "quiz-option-count", "A quiz has two to six answers",
        """
        Each answer begins with '- [ ] ', or with '- [x] ' when it is the right one.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          ```
          """)),
      Entry(
        "quiz-words-no-paragraph", "The words of a quiz are paragraphs",
        """
        A question, an answer, and a reaction become part of a sentence on the page, where a list \
        or a table has no room.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > - It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "second-quiz-key", "One answer is right",
        """
        Another answer is marked with '- [x] ' already.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [x] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "unknown-quiz-scenario", "A quiz is about a scenario of its lesson",
        """
        No scenario of the lesson has the name behind 'of:'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: wlak
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "unknown-quiz-word", "A quiz has a name and a scenario",
        """
        Nothing else stands in the line that opens it.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who twice of: walk
          Who is hit?

          - [x] The root view.
            > It fills the screen.
            expect
              hit root
          - [ ] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
      Entry(
        "wrong-quiz-key", "The right answer is right",
        """
        What the answer expects did not happen in the run, as the message says.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ```scenario walk show: none
          tap 10 10
          expect
            hit root
          ```

          ```quiz who of: walk
          Who is hit?

          - [ ] Nothing.
            > The root view fills the screen.
            expect
              hit nothing
          - [x] The window.
            > A view lies on it.
            expect
              hit window
          ```
          """)),
    ])
}

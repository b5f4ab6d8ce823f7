extension DiagnosticCatalogue {
  static let facts = Group(
    identifier: "facts", title: "Facts",
    summary: "What can be wrong with the ledger of facts, and with what lessons say of it.",
    entries: [
      Entry(
        "duplicate-evidence", "A kind of evidence is named once",
        """
        Several kinds are a list; each can be in it once.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented, documented]
                source: "UIKit header: UITouch.h"
            """)
        ])),
      Entry(
        "duplicate-fact", "A fact has one place",
        """
        A number names one fact in all files of the ledger.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
            """),
          File(
            "Content/facts/views.yaml",
            """
            title: Views
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
            """),
        ])),
      Entry(
        "not-a-proof", "A proof is a lesson and a scenario",
        """
        Write the lesson's name without number and ending, '#', and the name of the \
        scenario.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
                proof: quiet
            """)
        ])),
      Entry(
        "proof-of-namesake", "Proofs need lessons with different names",
        """
        The ledger names a proof by its lesson. Two lessons in two folders with one name \
        cannot be told apart.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
            """),
          File(
            "Content/a/walk.md",
            """
            ---
            title: One
            ---
            """),
          File(
            "Content/b/walk.md",
            """
            ---
            title: A lesson
            ---

            ```scenario quiet show: none facts: D001
            wait 1ms
            expect
              never root touchesBegan
            ```
            """),
        ])),
      Entry(
        "proof-of-omission", "What is left out cannot be shown",
        """
        The ledger says of this fact that the model leaves it out. Either that is no longer \
        so, or the scenario proves something else.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
                omitted: The model has no such part.
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---

            ```scenario quiet show: none facts: D001
            wait 1ms
            expect
              never root touchesBegan
            ```
            """),
        ])),
      Entry(
        "proven-and-omitted", "A fact is proven or left out",
        """
        A fact with 'omitted' has neither a proof nor a test.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
                test: a touch keeps its view
                omitted: The model has no such part.
            """)
        ])),
      Entry(
        "silent-proof", "A proof is about its fact",
        """
        The fact's number has to be a reason in the scenario's trace, or in the facts of its \
        fence or its lesson.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
                proof: lesson#quiet
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---

            ```scenario quiet show: none
            wait 1ms
            expect
              never root touchesBegan
            ```
            """),
        ])),
      Entry(
        "unknown-evidence", "Evidence is one of four kinds",
        """
        A fact is documented, observed in a log, reverse-engineered or commonly told.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documentd]
                source: "UIKit header: UITouch.h"
            """)
        ])),
      Entry(
        "unknown-fact", "A fact is in the ledger",
        """
        The number stands in the front matter or in a fence, and in no file of the folder \
        'facts'.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            facts: [D002]
            ---
            """),
        ])),
      Entry(
        "unknown-fact-in-run", "What the model names is in the ledger",
        """
        The engine gives this number as a reason for what happens. The ledger must say what \
        it stands for.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---

            ```scenario tap show: none
            tap 10 10
            expect
              hit root
            ```
            """),
        ])),
      Entry(
        "unknown-proof", "A proof is there",
        """
        The ledger names a scenario that no lesson has.
        """,
        example: .files([
          File(
            "Content/facts/touches.yaml",
            """
            title: Touches
            facts:
              D001:
                claim: A touch keeps its view.
                evidence: [documented]
                source: "UIKit header: UITouch.h"
                proof: lesson#quit
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---

            ```scenario quiet show: none
            wait 1ms
            expect
              never root touchesBegan
            ```
            """),
        ])),
    ])
}

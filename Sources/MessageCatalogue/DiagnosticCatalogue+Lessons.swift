extension DiagnosticCatalogue {
  static let lessons = Group(
    identifier: "lessons", title: "Lessons",
    summary: "What can be wrong with the Markdown of a lesson.",
    entries: [
      Entry(
        "control-character", "A text has no control characters",
        """
        A control character other than a tab or a line break is in the text, or an escape in YAML \
        stands for one. HTML and XML forbid them.
        """,
        example: .lesson(
          """
          ---
          title: "A\\vlesson"
          ---

          Text.
          """)),
      Entry(
        "heading-of-level-one", "A lesson begins with headings of level two",
        """
        The title of the front matter is the page's only heading of level one. Headings of a \
        lesson begin with two '#'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          # A lesson

          Text.
          """)),
      Entry(
        "missing-alternative", "An image has words",
        """
        Whoever does not see an image hears or reads what stands between its brackets. Say \
        what the image shows.
        """,
        example: .files([
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---

            ![](circle.svg)
            """),
          File(
            "Content/circle.svg",
            """
            <svg xmlns="http://www.w3.org/2000/svg"/>
            """),
        ])),
      Entry(
        "missing-footnote", "A footnote has its text",
        """
        Somewhere in the lesson stands '[^name]: ' with the text of the footnote.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          A touch has a view.[^one]
          """)),
      Entry(
        "not-utf8", "A file is text in UTF-8",
        """
        All files that the program reads are text in UTF-8. An editor can save a file anew \
        in that encoding.
        """,
        example: .files([
          File(
            "Content/lesson.md",
            bytes: [UInt8](
              "---\ntitle: A lesson\n---\n\nGr".utf8) + [0xFC] + [UInt8]("n\n".utf8))
        ])),
      Entry(
        "nul-byte", "A lesson has no NUL byte",
        """
        A byte of zero stands in the file, which is probably no text, or damaged.
        """,
        example: .files([File("Content/lesson.md", "---\ntitle: A lesson\n---\n\nA\0B\n")])),
      Entry(
        "out-of-memory", "There is no memory left",
        """
        The lesson could not be read for lack of memory.
        """,
        example: .none(because: "It takes a machine without memory.")),
      Entry(
        "raw-html", "HTML is not allowed in lessons",
        """
        The tags are shown as text. Write it in Markdown, or allow HTML with 'allowRawHTML: \
        true' in site.yaml, which makes the site's links and headings the author's own \
        affair.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          A <b>touch</b> has a view.
          """)),
      Entry(
        "skipped-heading-level", "Headings skip no level",
        """
        Readers who hear a page find their way by its headings. Below a heading of level two \
        stands one of level three.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ## The search

          #### A detail

          Text.
          """)),
      Entry(
        "too-deep", "Blocks nest to a limit",
        """
        Quotes in lists in quotes go down to 100 levels. What is deeper is left out.
        """,
        example: .files([
          File(
            "Content/lesson.md",
            "---\ntitle: A lesson\n---\n\n" + String(repeating: "> ", count: 101) + "Text.\n")
        ])),
      Entry(
        "unknown-callout", "A callout has one of five names",
        """
        The first line of a remark is '> [!NOTE]', or TIP, IMPORTANT, WARNING or CAUTION.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          > [!WARNNG]
          > Hidden views are not hit.
          """)),
      Entry(
        "unknown-markdown", "This Markdown is not known",
        """
        The reader of Markdown knows a kind of block that the program does not. This is a \
        defect of Touchstone; please report it.
        """,
        example: .none(because: "Only a newer reader of Markdown causes it.")),
      Entry(
        "unsafe-link", "A link leads to a page",
        """
        Links that would run a script, or hold their own content, are not allowed. Write \
        'https:' or a file of the content folder.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          [Run](javascript:alert(1))
          """)),
    ])
}

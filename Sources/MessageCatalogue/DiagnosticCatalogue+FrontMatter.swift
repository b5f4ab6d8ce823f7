extension DiagnosticCatalogue {
  static let frontMatter = Group(
    identifier: "front-matter", title: "Front matter and the site file",
    summary: "What can be wrong with the properties of a lesson and of the site.",
    entries: [
      Entry(
        "duplicate-key", "A key is written once",
        """
        The second value would take the place of the first.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          title: Another
          ---
          """)),
      Entry(
        "duplicate-number", "Lessons of one part have different numbers",
        """
        The number decides the order of the lessons in their part.
        """,
        example: .files([
          File(
            "Content/one.md",
            """
            ---
            title: One
            number: 1
            ---
            """),
          File(
            "Content/two.md",
            """
            ---
            title: Two
            number: 1
            ---
            """),
        ])),
      Entry(
        "duplicate-part", "A part is listed once",
        """
        The list of parts in site.yaml gives their order; a title can be in it once.
        """,
        example: .files([
          File(
            "Content/site.yaml",
            """
            parts: [Search, Search]
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            part: Search
            ---
            """),
        ])),
      Entry(
        "empty-key", "A key has a value",
        """
        Write a value behind the key, or leave the line out.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          summary: ""
          ---
          """)),
      Entry(
        "invalid-yaml", "Front matter is YAML",
        """
        A text with a colon, a quote or a bracket at its beginning has to stand in quotes. \
        The words behind the colon are those of the reader of YAML.
        """,
        example: .lesson(
          """
          ---
          title: [One
          ---
          """)),
      Entry(
        "missing-front-matter", "A lesson begins with its front matter",
        """
        The first line of a lesson is '---'. Then come its title and other properties, and \
        another '---'.
        """,
        example: .lesson(
          """
          A touch has a view.
          """)),
      Entry(
        "missing-key", "Some keys are needed",
        """
        Every lesson has a title, and so has every file of facts. A fact has a claim, its \
        evidence and its source.
        """,
        example: .lesson(
          """
          ---
          summary: What is hit.
          ---
          """)),
      Entry(
        "missing-part", "Every lesson has a part, or none has",
        """
        When site.yaml lists parts, each lesson says in its front matter to which it \
        belongs.
        """,
        example: .files([
          File(
            "Content/site.yaml",
            """
            parts: [Search]
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            ---
            """),
        ])),
      Entry(
        "not-a-day", "A date is a day of the calendar",
        """
        It has four digits for the year, two for the month and two for the day.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          date: tomorrow
          ---
          """)),
      Entry(
        "not-a-name", "A number of a fact is a letter and digits",
        """
        Facts and experiments are named like D12 or E41.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          facts: [twelve]
          ---
          """)),
      Entry(
        "not-an-address", "An address is that of a site",
        """
        It begins with 'https://' and has neither '?' nor '#'.
        """,
        example: .files([
          File(
            "Content/site.yaml",
            """
            address: touches
            """)
        ])),
      Entry(
        "not-an-alias", "An old address is a path of a page",
        """
        It is what stood behind the site's address, and ends in '.html'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          aliases: [old lesson]
          ---
          """)),
      Entry(
        "unclosed-front-matter", "Front matter has an end",
        """
        A line with three hyphens and nothing else ends it.
        """,
        example: .lesson(
          """
          ---
          title: A lesson

          A touch has a view.
          """)),
      Entry(
        "unknown-appendix", "An appendix is one of the parts",
        """
        What 'appendices' names stands in 'parts', too.
        """,
        example: .files([
          File(
            "Content/site.yaml",
            """
            parts: [Search, Facts]
            appendices: [Fact]
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            part: Search
            ---
            """),
        ])),
      Entry(
        "unknown-key", "A key is one of those that are known",
        """
        The note or the suggestion shows the keys that can stand here.
        """,
        example: .lesson(
          """
          ---
          titel: A lesson
          title: A lesson
          ---
          """)),
      Entry(
        "unknown-part", "A part is one of site.yaml",
        """
        The part of a lesson is written as in the list of parts, to the letter.
        """,
        example: .files([
          File(
            "Content/site.yaml",
            """
            parts: [Search]
            """),
          File(
            "Content/lesson.md",
            """
            ---
            title: A lesson
            part: Serch
            ---
            """),
        ])),
      Entry(
        "wrong-type", "A value has the form that its key wants",
        """
        A title is text, a number is a whole number from 1, a list stands in brackets.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          number: first
          ---
          """)),
      Entry(
        "yaml-not-keys", "Front matter is keys with values",
        """
        Each line is a key, a colon and a value.
        """,
        example: .lesson(
          """
          ---
          - A lesson
          ---
          """)),
      Entry(
        "yaml-too-deep", "Front matter does not nest deeply",
        """
        No property needs brackets in hundreds of brackets.
        """,
        example: .files([
          File(
            "Content/lesson.md",
            "---\ntitle: " + String(repeating: "[", count: 300) + "\n---\n")
        ])),
    ])
}

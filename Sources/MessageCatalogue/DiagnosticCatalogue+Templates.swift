extension DiagnosticCatalogue {
  static let templates = Group(
    identifier: "templates", title: "Templates",
    summary: "What can be wrong with the templates that pages are made from.",
    entries: [
      Entry(
        "duplicate-template", "A template has a name of its own",
        """
        The name is that of the file without folder and ending.
        """,
        example: .files([
          File(
            "Templates/other/lesson.mustache",
            """
            {{title}}
            """)
        ])),
      Entry(
        "html-as-text", "HTML is put in with three braces",
        """
        With two braces its tags would be shown as text.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{body}}
            """)
        ])),
      Entry(
        "missing-partial", "A partial is there",
        """
        '{{>name}}' puts in the template of that name.
        """,
        example: .files([
          File(
            "Templates/heading.mustache",
            """
            {{siteTitle}}
            """),
          File(
            "Templates/lesson.mustache",
            """
            {{>heding}}{{{body}}}
            """),
        ])),
      Entry(
        "missing-template", "Every kind of page has its template",
        """
        The program has one for each, so that only a part of them has to be in the folder.
        """,
        example: .none(because: "A template that a folder lacks is taken from the program.")),
      Entry(
        "not-a-section", "A section is about what may be absent",
        """
        '{{#name}}' needs a condition, a list, a record or a value that may be absent. What \
        is always there is put in without it.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{#title}}{{title}}{{/title}}{{{body}}}
            """)
        ])),
      Entry(
        "not-text", "A list or a record is opened",
        """
        Between '{{#name}}' and '{{/name}}' stand the values of the record, or of each \
        element of the list.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{next}}{{{body}}}
            """)
        ])),
      Entry(
        "optional-outside-its-section", "What may be absent stands in its section",
        """
        Else the page would have a hole wherever it is absent.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{#sources}}<a href="{{address}}">{{title}}</a>{{/sources}}{{{body}}}
            """)
        ])),
      Entry(
        "partial-includes-itself", "A partial does not include itself",
        """
        At once or through others it would never end.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{>lesson}}
            """)
        ])),
      Entry(
        "rejected-by-mustache", "The library reads the template",
        """
        The library that fills templates refuses one in which this program sees nothing \
        wrong. The words behind the colon are the library's.
        """,
        example: .none(
          because: "Everything known that the library refuses has a message of its own.")),
      Entry(
        "text-as-html", "Text is put in with two braces",
        """
        With three braces a '<' in it would be taken for a tag.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{{title}}}{{{body}}}
            """)
        ])),
      Entry(
        "unclosed-section", "A section is closed",
        """
        '{{/name}}' closes what '{{#name}}' opens.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{{body}}}{{#next}}{{title}}
            """)
        ])),
      Entry(
        "unclosed-tag", "A tag is closed",
        """
        Two braces that open need two that close.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{{body}}} {{title
            """)
        ])),
      Entry(
        "unexpected-close", "Sections are closed from the inside out",
        """
        The section that was opened last is closed first.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{#next}}{{title}}{{/previous}}{{{body}}}
            """)
        ])),
      Entry(
        "unknown-block", "A layout has the block",
        """
        '{{$name}}' in a page fills the place of that name in its layout.
        """,
        example: .files([
          File(
            "Templates/layout.mustache",
            """
            <p>{{$main}}{{/main}}</p>
            """),
          File(
            "Templates/lesson.mustache",
            """
            {{<layout}}{{$mian}}{{{body}}}{{/mian}}{{/layout}}
            """),
        ])),
      Entry(
        "unknown-value", "A name in a template is a value of the page",
        """
        Mustache shows nothing for a name that it does not know, so that a misspelt one \
        would leave a hole.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            <h1>{{titel}}</h1>{{{body}}}
            """)
        ])),
      Entry(
        "unsupported-tag", "Templates have a few kinds of tags",
        """
        These are values, sections, partials, blocks and comments. The other features of \
        mustache are not used.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            {{uppercased(title)}}{{{body}}}
            """)
        ])),
    ])
}

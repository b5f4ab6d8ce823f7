extension DiagnosticCatalogue {
  static let links = Group(
    identifier: "links", title: "Links and files of the site",
    summary: "What can be wrong with links, images and the names of files.",
    entries: [
      Entry(
        "alias-of-page", "An old address is free",
        """
        A file of the site has this address, or another lesson had it.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          aliases: [lesson.html]
          ---
          """)),
      Entry(
        "broken-anchor", "A link into a page leads to something there",
        """
        A heading's address is its words in small letters with hyphens; that of a scenario \
        is its name behind '#scenario_'.
        """,
        example: .files([
          File(
            "Content/one.md",
            """
            ---
            title: One
            ---

            [The walk](two.md#wlk)
            """),
          File(
            "Content/two.md",
            """
            ---
            title: Two
            ---

            ## Walk

            Text.
            """),
        ])),
      Entry(
        "broken-link", "A link leads to a file that is there",
        """
        Links name files of the content folder from where the lesson lies, with '.md'.
        """,
        example: .files([
          File(
            "Content/one.md",
            """
            ---
            title: One
            ---

            [The walk](tow.md)
            """),
          File(
            "Content/two.md",
            """
            ---
            title: Two
            ---


            """),
        ])),
      Entry(
        "broken-own-anchor", "A link within a page leads to something there",
        """
        A heading's address is its words in small letters with hyphens; that of a scenario \
        is its name behind '#scenario_'.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          [The walk](#wlk)

          ## Walk

          Text.
          """)),
      Entry(
        "broken-reference", "A finished page refers to files of the site",
        """
        The address is in a template, or in HTML of a lesson. The place is in the page as it \
        would have been written.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            <a href="nowhere.html">{{title}}</a>{{{body}}}
            """)
        ])),
      Entry(
        "duplicate-address", "Each file has an address of its own",
        """
        Numbers in front of names are left out of addresses, and capitals do not count.
        """,
        example: .files([
          File(
            "Content/01-walk.md",
            """
            ---
            title: One
            ---


            """),
          File(
            "Content/02-walk.md",
            """
            ---
            title: Two
            ---


            """),
        ])),
      Entry(
        "duplicate-identifier", "An element of a page has an id of its own",
        """
        The id is in a template, or in HTML of a lesson.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            <p id="walk">{{title}}</p><p id="walk"></p>{{{body}}}
            """)
        ])),
      Entry(
        "image-of-another-host", "Images belong to the site",
        """
        Put the image into the content folder, so that the site can be read without a \
        network.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          ![A circle](https://example.org/circle.png)
          """)),
      Entry(
        "link-above-content", "Links stay in the content folder",
        """
        What lies outside is not part of the site. Put the file into the content folder.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          [The program](../README.md)
          """)),
      Entry(
        "link-from-root", "Links within the site are relative",
        """
        The site works in any folder of any host, and from a disk. Write the way from this \
        lesson's file.
        """,
        example: .lesson(
          """
          ---
          title: A lesson
          ---

          [The walk](/walk.md)
          """)),
      Entry(
        "loads-from-another-host", "A page brings all that it shows",
        """
        Style sheets, scripts and images lie in the site, so that it can be read without a \
        network. The address is in a template, or in HTML of a lesson.
        """,
        example: .files([
          File(
            "Templates/lesson.mustache",
            """
            <img src="https://example.org/a.png" alt="{{title}}">{{{body}}}
            """)
        ])),
      Entry(
        "misleading-file-name", "A file is named as its kind needs it",
        """
        A lesson's name ends in '.md', the site file is 'site.yaml', and a file of facts \
        ends in '.yaml'.
        """,
        example: .files([
          File(
            "Content/site.yml",
            """
            title: A site
            """)
        ])),
      Entry(
        "unsuitable-file-name", "File names become addresses",
        """
        They have letters, digits, '-', '_' and '.'.
        """,
        example: .files([
          File(
            "Content/a walk.md",
            """
            ---
            title: A walk
            ---


            """)
        ])),
    ])
}

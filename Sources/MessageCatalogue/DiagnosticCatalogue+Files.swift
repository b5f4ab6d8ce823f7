extension DiagnosticCatalogue {
  static let files = Group(
    identifier: "files", title: "Files and folders",
    summary: "Why something cannot be read or written.",
    entries: [
      Entry(
        "changed-meanwhile", "A file was changed while its scenarios ran",
        """
        'touchstone test --update' writes into a file only when it is as it was read. \
        Nothing is lost; run the command again.
        """,
        example: .none(because: "Somebody has to save the file at the right moment.")),
      Entry(
        "hard-to-place", "New text can be put in its place",
        """
        Of a line that is indented with tabs within a list or a quote, nobody can say what \
        of it belongs to the scenario.
        """,
        example: .none(because: "It takes a tab of which a part belongs to a list.")),
      Entry(
        "holds-foreign-file", "The output folder holds what a build made",
        """
        A build replaces the folder as a whole, and would remove the file. Move it away, or \
        into the content folder, from where it is copied.
        """,
        example: .command(
          Command(
            """
            touchstone build; echo example.org >Site/CNAME; echo More. \
            >>Content/01-tap.md; touchstone build
            """,
            says:
              """
              error[holds-foreign-file]: cannot write 'Site'; it holds 'CNAME', which \
              'touchstone build' did not make and would remove; move it away
              """))),
      Entry(
        "holds-no-lesson", "A folder of lessons has lessons",
        """
        A lesson is a file whose name ends in '.md'.
        """,
        example: .command(
          Command(
            "mkdir Empty; touchstone test Empty",
            says:
              """
              error[holds-no-lesson]: cannot read 'Empty'; it holds no lesson, which is a \
              file with a name that ends in '.md'
              """))),
      Entry(
        "holds-source", "The site lies beside its sources",
        """
        A build replaces the output folder as a whole, and would remove what the site is \
        made from.
        """,
        example: .command(
          Command(
            "touchstone build --output Content",
            says:
              """
              error[holds-source]: cannot write 'Content'; it holds 'Content' or lies in \
              it, and would replace it
              """))),
      Entry(
        "is-busy", "One build writes at a time",
        """
        Another build is writing to the same folder. Wait for it.
        """,
        example: .none(because: "Two builds have to be under way at the same moment.")),
      Entry(
        "is-folder", "A file was asked for",
        """
        The command needs one file. 'touchstone test' and 'touchstone format' take folders, \
        too.
        """,
        example: .command(
          Command(
            "touchstone run Content",
            says:
              """
              error[is-folder]: cannot read 'Content'; it is a folder, and a file is \
              needed
              """))),
      Entry(
        "is-no-folder", "A folder was asked for",
        """
        The path, or a part of it, is a file.
        """,
        example: .command(
          Command(
            "touchstone build --content Content/01-tap.md",
            says:
              """
              error[is-no-folder]: cannot read 'Content/01-tap.md'; it is not a folder, or \
              lies in something that is not
              """))),
      Entry(
        "is-no-module", "The engine for the browser is a WebAssembly module",
        """
        What '--engine' names goes into the site, and pages that are touched run it. 'make site' \
        builds it.
        """,
        example: .command(
          Command(
            "touchstone build --engine Content/01-tap.md",
            says:
              """
              error[is-no-module]: cannot read 'Content/01-tap.md'; it is not a WebAssembly \
              module, compressed or not
              """))),
      Entry(
        "is-not-empty", "A new site has a folder of its own",
        """
        Nothing is written over. Choose a folder that is empty or not there yet.
        """,
        example: .command(
          Command(
            "touchstone new site Content",
            says:
              "error[is-not-empty]: cannot write 'Content'; the folder is not empty; choose another one"
          ))),
      Entry(
        "is-not-ours", "The output folder is empty or made by a build",
        """
        A build replaces the folder as a whole. It does so only with a folder that an \
        earlier build made.
        """,
        example: .command(
          Command(
            "mkdir Site; echo mine >Site/mine.txt; touchstone build",
            says:
              """
              error[is-not-ours]: cannot write 'Site'; it holds files and was not made by \
              'touchstone build'; choose another folder
              """))),
      Entry(
        "is-special", "A file is a file",
        """
        Pipes, sockets and devices have no end, and are not read.
        """,
        example: .command(
          Command(
            "mkfifo Content/03-pipe.md; touchstone build",
            says:
              """
              error[is-special]: cannot read 'Content/03-pipe.md'; it is neither a file nor a \
              folder
              """))),
      Entry(
        "is-there", "A new file takes the place of no other",
        """
        A lesson of this name is there already.
        """,
        example: .command(
          Command(
            "touchstone new lesson tap",
            says:
              "error[is-there]: cannot write 'Content/01-tap.md'; it is there already, and is not written over"
          ))),
      Entry(
        "is-too-large", "A file has an end, and no more than anybody writes",
        """
        A lesson or a file with a scenario may have 4 MB, and any other file 256 MB. A device \
        such as '/dev/zero' never ends.
        """,
        example: .command(
          Command(
            "touchstone test /dev/zero",
            says: "error[is-too-large]: cannot read '/dev/zero'; it has more than 256 MB"))),
      Entry(
        "leads-out", "A link stays in its folder",
        """
        Everything in the content folder and in the templates becomes part of the site. A symbolic \
        link that leads elsewhere would publish a file that was never meant to be.
        """,
        example: .command(
          Command(
            "ln -s /etc/passwd Content/names.txt; touchstone build",
            says:
              """
              error[leads-out]: cannot read 'Content/names.txt'; the link leads out of the \
              folder, to '/etc/passwd'; copy the file instead
              """))),
      Entry(
        "link-loop", "Symbolic links lead somewhere",
        """
        Links that lead to each other, or a folder to itself, have no end.
        """,
        example: .command(
          Command(
            "ln -s 03-loop.md Content/03-loop.md; touchstone test",
            says:
              """
              error[link-loop]: cannot read 'Content/03-loop.md'; symbolic links lead \
              round in a circle
              """))),
      Entry(
        "missing-file", "A file or folder is there",
        """
        Paths begin at the folder in which the command is run.
        """,
        example: .command(
          Command(
            "touchstone test Lessons",
            says:
              """
              error[missing-file]: cannot read 'Lessons'; there is no such file or folder
              """))),
      Entry(
        "not-permitted", "The file may be read or written",
        """
        The system does not allow it to whoever runs the command.
        """,
        example: .none(because: "Whether a file may be read depends on who asks.")),
      Entry(
        "refused-by-system", "The system can do what is asked",
        """
        The words behind the colon are those of the system: the disk may be full, or a name \
        too long.
        """,
        example: .none(because: "The system has reasons of its own.")),
    ])
}

extension DiagnosticCatalogue {
  static let commandLine = Group(
    identifier: "command-line", title: "The command line",
    summary: "How a command can be used wrongly.",
    entries: [
      Entry(
        "asks-and-checks", "'--update' has one mode",
        """
        It asks before each block, or it writes nothing and checks.
        """,
        example: .command(
          Command(
            "touchstone test --update --ask --check",
            says:
              "Error: '--update' either asks or checks [asks-and-checks]"))),
      Entry(
        "asks-without-output", "Questions need standard output",
        """
        A report for programs that goes to standard output leaves no room for questions. \
        Give it a file.
        """,
        example: .command(
          Command(
            "touchstone test --update=ask --report tap",
            says:
              """
              Error: '--update=ask' needs standard output for its questions \
              [asks-without-output]
              """))),
      Entry(
        "below-one", "The number is a count",
        """
        Jobs and limits are whole numbers from 1 on.
        """,
        example: .command(
          Command(
            "touchstone test --jobs 0",
            says:
              "Error: '--jobs' needs a whole number from 1 on [below-one]"))),
      Entry(
        "input-among-others", "Standard input is formatted alone",
        """
        It is written to standard output, where nothing else may stand.
        """,
        example: .command(
          Command(
            "touchstone format - Content",
            says:
              "Error: standard input is formatted alone [input-among-others]"))),
      Entry(
        "input-updated", "Standard input has no file",
        """
        '--update' writes into the file of a scenario.
        """,
        example: .command(
          Command(
            "touchstone test --update -",
            says:
              "Error: standard input cannot be updated [input-updated]"))),
      Entry(
        "no-fact-fits", "A filter fits some fact",
        """
        A filter is a number with '*' and '?', or words of the fact.
        """,
        example: .command(
          Command(
            """
            mkdir Content/facts; printf 'title: T\\nfacts:\\n  D001:\\n    claim: C\\n    \
            evidence: documented\\n    source: S\\n' >Content/facts/t.yaml; touchstone \
            facts 'Z*'
            """,
            says:
              "error[no-fact-fits]: no fact fits 'Z*'"))),
      Entry(
        "no-facts", "The content folder has facts",
        """
        Facts stand in YAML files in its folder 'facts'.
        """,
        example: .command(
          Command(
            "touchstone facts",
            says:
              "error[no-facts]: 'Content' has no facts"))),
      Entry(
        "no-free-port", "Some port is free",
        """
        Twenty ports were tried. Another one behind '--port' may be free.
        """,
        example: .none(because: "Twenty other servers have to be there.")),
      Entry(
        "no-regular-expression", "A pattern between slashes is a regular expression",
        """
        A pattern with '*' and '?' stands without slashes.
        """,
        example: .command(
          Command(
            "touchstone test --filter '/(/'",
            says:
              "error[no-regular-expression]: '/(/' is no regular expression"))),
      Entry(
        "no-scenario", "The file has a scenario",
        """
        The command needs one scenario, and the file has none.
        """,
        example: .command(
          Command(
            "printf -- '---\\ntitle: T\\n---\\n' >a.md; touchstone run a.md",
            says:
              "error[no-scenario]: 'a.md' has no scenario"))),
      Entry(
        "no-scenario-fits", "A filter fits some scenario",
        """
        A filter that fits nothing is a mistake, so that no test passes for having run \
        nothing.
        """,
        example: .command(
          Command(
            "touchstone test --filter swipe",
            says:
              """
              error[no-scenario-fits]: no scenario fits 'swipe'; 'touchstone test --list' \
              shows all
              """))),
      Entry(
        "no-scenario-on-line", "A scenario stands on the line",
        """
        The line belongs to a scenario from the one that opens its block to the one that \
        closes it.
        """,
        example: .command(
          Command(
            "touchstone test Content/01-tap.md:1",
            says:
              """
              error[no-scenario-on-line]: 'Content/01-tap.md' has no scenario on line 1; \
              the nearest is 
              """))),
      Entry(
        "no-such-path", "What is named is there",
        """
        A word without a folder in front of it is the name of a file, of a lesson of the content \
        folder, or of one of its scenarios.
        """,
        example: .command(
          Command(
            "touchstone test tap-c",
            says:
              """
              error[no-such-path]: there is no file, lesson or scenario 'tap-c'; did you mean \
              'tap-b'?
              """))),
      Entry(
        "no-such-scenario", "The lesson has the scenario",
        """
        The name stands behind 'scenario' in the line that opens the block.
        """,
        example: .command(
          Command(
            "touchstone test Content/01-tap.md#tap-c",
            says:
              """
              error[no-such-scenario]: 'Content/01-tap.md' has no scenario 'tap-c'; did \
              you mean 'tap-b'?
              """))),
      Entry(
        "no-variants", "One scenario has nothing to be compared with",
        """
        Name a second one, or one that has variants.
        """,
        example: .command(
          Command(
            "touchstone compare Content/01-tap.md",
            says:
              """
              error[no-variants]: 'Content/01-tap.md' has no variants; name a second \
              scenario to compare it with
              """))),
      Entry(
        "port-is-taken", "A port has one server",
        """
        Another program has the port, perhaps an earlier 'touchstone serve'. The message \
        names one that is free.
        """,
        example: .none(because: "It takes another server.")),
      Entry(
        "reports-to-one-file", "Each report has a file of its own",
        """
        The second would take the place of the first.
        """,
        example: .command(
          Command(
            "touchstone test --report tap=a --report junit=a",
            says:
              """
              Error: two reports cannot go to one file, as here to 'a' \
              [reports-to-one-file]
              """))),
      Entry(
        "reports-to-output", "One report goes to standard output",
        """
        Give all others a file.
        """,
        example: .command(
          Command(
            "touchstone test --report tap --report junit",
            says:
              """
              Error: only one report can go to standard output; give the others files, as \
              in '--report junit=FILE' [reports-to-output]
              """))),
      Entry(
        "server-cannot-begin", "The system lets the server begin",
        """
        The words behind the colon are those of the system.
        """,
        example: .none(because: "The system has reasons of its own.")),
      Entry(
        "several-scenarios", "One scenario is meant",
        """
        The lesson has several. Its name stands behind '#'.
        """,
        example: .command(
          Command(
            "touchstone run Content/02-hold.md",
            says:
              "error[several-scenarios]: 'Content/02-hold.md' has several scenarios; choose "))),
      Entry(
        "unknown-command", "The first word is a command",
        """
        'touchstone help' lists the commands.
        """,
        example: .command(
          Command(
            "touchstone bulid",
            says:
              "error[unknown-command]: no command is named 'bulid'; did you mean 'build'?"))),
      Entry(
        "unknown-message", "A code is one of those that listings show",
        """
        The code stands in brackets behind 'error' or 'warning'. 'touchstone explain' alone \
        lists all.
        """,
        example: .command(
          Command(
            "touchstone explain unknown-nam",
            says:
              """
              error[unknown-message]: no message has the code 'unknown-nam'; did you mean \
              'unknown-name'?
              """))),
      Entry(
        "unknown-participant", "The scenario has what is asked about",
        """
        'why' speaks of recognizers, views and windows of the scenario, by their names.
        """,
        example: .command(
          Command(
            "touchstone why Content/01-tap.md Q",
            says:
              """
              error[unknown-participant]: 'Content/01-tap.md#tap-b' has no recognizer or \
              view 'Q'; it has 
              """))),
      Entry(
        "unknown-variant", "The scenario has the variant",
        """
        '--variant' chooses one of several variants by its name.
        """,
        example: .command(
          Command(
            "touchstone run Content/01-tap.md --variant quick",
            says:
              "error[unknown-variant]: 'Content/01-tap.md#tap-b' has no variants"))),
      Entry(
        "unsuitable-lesson-name", "A lesson's name is made for addresses",
        """
        It has small letters without accents, digits and '-'.
        """,
        example: .command(
          Command(
            "touchstone new lesson Tap",
            says:
              "error[unsuitable-lesson-name]: a lesson's name has small letters, digits and '-' only, unlike 'Tap'"
          ))),
      Entry(
        "update-is-missing", "'--ask' and '--check' say how to update",
        """
        They have no meaning without '--update'.
        """,
        example: .command(
          Command(
            "touchstone test --check",
            says:
              "Error: '--ask' and '--check' go with '--update' [update-is-missing]"))),
      Entry(
        "watches-among-others", "Watching goes on",
        """
        It has no end at which a report could be written, and would see its own updates.
        """,
        example: .command(
          Command(
            "touchstone test --watch --list",
            says:
              """
              Error: '--watch' goes neither with '--update', '--list', '--fail-fast' or '--report' nor \
              with standard input [watches-among-others]
              """))),
    ])
}

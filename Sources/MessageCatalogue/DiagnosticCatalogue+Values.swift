extension DiagnosticCatalogue {
  static let values = Group(
    identifier: "values", title: "Words and values",
    summary: "Numbers, units, names and words, wherever they stand.",
    entries: [
      Entry(
        "broken-expression", "A regular expression must be whole",
        """
        Between slashes stands a regular expression of a small kind: '.', sets in brackets, \
        '\\d', '\\w', '\\s', '*', '+', '?', '|', parentheses, '^' and '$'. A backslash before \
        a mark takes its meaning away.
        """,
        example: .text(
          """
          tap 40 60

          expect
            root /touches(/
          """)),
      Entry(
        "captured-other-kind", "A kept value fits its own kind only",
        """
        What 'let' has kept can stand where a value of the same kind could: two numbers for \
        two numbers, yes or no for yes or no, a moment after 'at', 'by' and 'of'.
        """,
        example: .text(
          """
          let shown = root isHidden
          root alpha = shown
          """)),
      Entry(
        "count-out-of-range", "A whole number has its range",
        """
        Some numbers count things: fingers, taps, steps. Others than those in the range mean \
        nothing, or make no scenario that anybody would read.
        """,
        example: .text(
          """
          finger 11 touches 40 60
          """)),
      Entry(
        "decimal-comma", "A fraction is written with a point",
        """
        A comma stands between numbers, as in '10, 20'. Write '0.5s' for half a second.
        """,
        example: .text(
          """
          wait 0,5s
          """)),
      Entry(
        "extra-text", "Nothing follows what is complete",
        """
        The line says all that it can before this place. Perhaps two steps stand on one line, \
        or a word in front is misspelt.
        """,
        example: .text(
          """
          tap root twice
          """)),
      Entry(
        "missing-end", "The line ends too early",
        """
        The words so far need more behind them. The message names what could follow.
        """,
        example: .text(
          """
          wait
          """)),
      Entry(
        "missing-mark", "A mark is missing",
        """
        A colon stands between a property and its value in the scene, an equals sign in a \
        step, an arrow between the members of a chain.
        """,
        example: .text(
          """
          root isHidden: true
          tap root
          """)),
      Entry(
        "missing-time-unit", "A time needs its unit",
        """
        '500' could be milliseconds or seconds. Write 'ms' or 's' right behind the number.
        """,
        example: .text(
          """
          wait 500
          """)),
      Entry(
        "misspelt", "A word of the language is misspelt",
        """
        Only one word can stand here, and what stands here is nearly that word. The line is \
        understood as if it were right, so that other mistakes in it are told too.
        """,
        example: .text(
          """
          press root fro 500ms
          """)),
      Entry(
        "negative-size", "No size is negative",
        """
        A rectangle has an origin, which may be anywhere, and a size, which is zero at least.
        """,
        example: .text(
          """
          UIView root
            UIView A  frame: 0 0 -10 20
          """)),
      Entry(
        "not-a-number", "Only numbers are added up",
        """
        '+=' and '-=' need a property whose values are numbers. What is true or false is set \
        with '='.
        """,
        example: .text(
          """
          root isHidden += 1
          """)),
      Entry(
        "number-too-large", "Numbers have a limit",
        """
        A number can be at most 100000 either way. No screen is larger.
        """,
        example: .text(
          """
          tap 1000000 5
          """)),
      Entry(
        "other-number-of-numbers", "Only values of the same kind are added up",
        """
        A point has two numbers, an opacity one. What is added must have as many as what it is \
        added to.
        """,
        example: .text(
          """
          root center += root alpha
          """)),
      Entry(
        "point-before-property", "A space stands between a name and its property",
        """
        Lines are sentences, not Swift: 'A isHidden = true', 'root addSubview A'.
        """,
        example: .text(
          """
          root.isHidden = true
          """)),
      Entry(
        "property-not-here", "Some properties belong to the scene, others to the steps",
        """
        A property that only describes how something is made cannot change later, and one that \
        only the program changes cannot be there at the beginning.
        """,
        example: .text(
          """
          UITableView table  numberOfRows: 2

          table numberOfRows = 3
          """)),
      Entry(
        "read-only-property", "Some properties can only be looked at",
        """
        What a gesture or a control computes itself, such as 'translation' or 'isTracking', is \
        expected, not set.
        """,
        example: .text(
          """
          UIView root
            UIPanGestureRecognizer pan

          pan numberOfTouches = 2
          """)),
      Entry(
        "time-out-of-range", "A time has its range",
        """
        A time is at least 0 ms and at most 10 minutes. The clock of a run is driven by hand, \
        so a longer wait shows nothing more.
        """,
        example: .text(
          """
          wait 700s
          """)),
      Entry(
        "unexpected-text", "Something else must stand here",
        """
        The message names what can follow the words so far. Often a word in between was \
        forgotten.
        """,
        example: .text(
          """
          press root 500ms
          """)),
      Entry(
        "unit-apart", "A unit follows its number at once",
        """
        Numbers of different things stand beside each other, so that a word behind a space \
        begins something new.
        """,
        example: .text(
          """
          wait 500 ms
          """)),
      Entry(
        "unknown-name", "Nothing has this name",
        """
        Names are those of the scene, and of what is there without being written: application, \
        scene, delegate, and without a window of its own window, controller and root. Capital \
        letters count.
        """,
        example: .text(
          """
          UIView root
            UIView button

          tap buton
          """)),
      Entry(
        "unknown-property", "The class has no such property",
        """
        The properties are UIKit's, those of the class and of the classes above it. A property \
        that the model does not have is missing, rather than without effect.
        """,
        example: .text(
          """
          UIView root  hidden: true
          """)),
      Entry(
        "unknown-unit", "A unit that does not fit",
        """
        Times are in 'ms' or 's', distances and places in points, with or without 'pt', angles \
        in '°' or 'rad', factors may have an 'x'.
        """,
        example: .text(
          """
          wait 5min
          """)),
      Entry(
        "unknown-word", "One of some words stands here",
        """
        The message lists the words, or the one that is nearest to what stands here.
        """,
        example: .text(
          """
          swipe lfet on root
          """)),
      Entry(
        "value-out-of-range", "A value has its range",
        """
        The property means nothing outside of the range that the message names: there is no \
        opacity above 1.
        """,
        example: .text(
          """
          UIView root  alpha: 2
          """)),
      Entry(
        "wrong-kind", "The name stands for something of another kind",
        """
        A tap needs a view, 'requires' a recognizer, a chain a responder. The note shows what \
        the name was given to.
        """,
        example: .text(
          """
          UIView root
            UITapGestureRecognizer single

          tap single
          """)),
    ])
}

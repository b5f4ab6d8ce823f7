extension DiagnosticCatalogue {
  static let run = Group(
    identifier: "run", title: "The run",
    summary: "What cannot be done while a scenario runs.",
    entries: [
      Entry(
        "broken-invariant", "The model is broken",
        """
        After every step of a test the model checks itself. This is a defect of Touchstone, \
        not of the scenario; please report it.
        """,
        example: .none(because: "Only a defect of the program causes it.")),
      Entry(
        "button-is-not-down", "Only a button that is down is released",
        """
        'remote releases' and 'remote loses' speak of a button that 'remote presses' has put down \
        before; 'click' does both.
        """,
        example: .text(
          """
          remote releases select
          """)),
      Entry(
        "cannot-add-to-itself", "A view cannot stand in itself",
        """
        A view cannot become a subview of itself or of one of its subviews, at however many \
        levels.
        """,
        example: .text(
          """
          UIView root
            UIView A

          A addSubview root
          """)),
      Entry(
        "cannot-add-window", "A window is no subview",
        """
        Windows stand beside each other in their scene. UIKit lets an app try this, with \
        results that nobody relies on.
        """,
        example: .text(
          """
          root addSubview window
          """)),
      Entry(
        "endless-question", "Two rules ask each other",
        """
        'inside NAME' asks another view whether the point is in it. When that view asks back, \
        neither ever answers.
        """,
        example: .text(
          """
          UIView root
            UIView A
              override point(inside:): inside B
            UIView B
              override point(inside:): inside A

          tap root
          """)),
      Entry(
        "endless-reaction", "A reaction sets itself off",
        """
        What the program does in a reaction calls methods, which may be what the reaction \
        waits for. After 20 of them in each other the run ends.
        """,
        example: .text(
          """
          UIView root
            UIView A

          when A didMoveToSuperview: root addSubview A
          A removeFromSuperview
          """)),
      Entry(
        "finger-is-down", "This finger is down already",
        """
        A finger touches once until it is lifted. 'finger 2 touches' is another finger.
        """,
        example: .text(
          """
          finger touches 40 60
          finger touches 80 60
          """)),
      Entry(
        "finger-is-not-down", "This finger is not down",
        """
        Only a finger that touches can move and be lifted.
        """,
        example: .text(
          """
          finger moves by 10 0
          """)),
      Entry(
        "never-captured", "Nothing was kept under this name",
        """
        A 'let' in a reaction keeps its value when the reaction happens. It never happened \
        before this line.
        """,
        example: .text(
          """
          when root touchesMoved: let place = root center
          tap root
          root center = place
          """)),
      Entry(
        "no-finger-is-down", "No finger is down",
        """
        'fingers lift' and 'fingers move' without numbers mean all fingers that touch.
        """,
        example: .text(
          """
          fingers lift
          """)),
      Entry(
        "no-free-finger", "There are ten fingers",
        """
        A gesture uses the first fingers that are up. All ten are down.
        """,
        example: .text(
          """
          fingers touch 10 10 and 20 10 and 30 10 and 40 10 and 50 10 and 60 10 and 70 10 and \
          80 10 and 90 10 and 99 10
          tap 40 60
          """)),
      Entry(
        "not-in-a-window", "A view in no window cannot be touched",
        """
        The view has left the screen by a step before. A finger can still touch the place \
        where it was: 'finger touches 40 60'.
        """,
        example: .text(
          """
          UIView root
            UIView A

          A removeFromSuperview
          tap A
          """)),
      Entry(
        "not-on-screen", "Nothing of the view can be seen",
        """
        A finger comes down in the middle of what can be seen of a view. When that is nothing, \
        say which point of the view is meant, or which of the screen.
        """,
        example: .text(
          """
          UIView root
            UIView A  frame: 900 0 50 50

          tap A
          """)),
      Entry(
        "not-there-yet", "A setup changes what is there at its end",
        """
        Some views are made by UIKit when something happens: the button that leads back when a \
        controller is pushed, the button 'Delete' when a row is opened. Until then there is \
        nothing that the setup could change; a step after that event can.
        """,
        example: .text(
          """
          UINavigationController nav
            UIViewController list
              UIView A

          with Back isEnabled: false

          tap A
          """)),
      Entry(
        "nothing-there", "There is no value to compute with",
        """
        A finger that is not down has no place, and a recognizer whose gesture is over no \
        values. The step looks at it too late or too early.
        """,
        example: .text(
          """
          root center += finger location in root
          """)),
      Entry(
        "other-number-of-fingers", "As many moves as fingers are down, or one",
        """
        Without numbers, 'fingers move' means all fingers that are down. With one move, all of \
        them make it; with several, the first finger makes the first move, the second finger the \
        second, and so on.
        """,
        example: .text(
          """
          fingers touch 40 60 and 80 60 and 120 60
          fingers move by 0 20 and by 0 40
          """)),
      Entry(
        "pointer-is-nowhere", "A pointer moves from where it is",
        """
        A pointer is nowhere until 'pointer moves to' has brought it to a place. From there \
        'pointer moves by' can move it on, and 'pointer leaves' takes it away.
        """,
        example: .text(
          """
          pointer moves by 10 0
          """)),
      Entry(
        "run-too-long", "A run has a limit in time",
        """
        The clock of a run goes to ten minutes, to less with a line 'limit TIME', and to what \
        '--limit-time' says on the command line.
        """,
        example: .text(
          """
          limit 1s
          wait 2s
          """)),
      Entry(
        "time-is-over", "Time does not go back",
        """
        'at' runs the clock to a moment after the beginning; the steps before have taken it \
        further already.
        """,
        example: .text(
          """
          wait 100ms
          at 50ms
          """)),
      Entry(
        "too-many-events", "A run has a limit in events",
        """
        A trace may have 20000 events. A line 'limit N events' or '--limit-events' on the command \
        line sets another limit. A long drag makes sixty events a second, each with the calls \
        that it brings; reactions that set each other off make events without end. A page in \
        which a reader runs the scenario allows no more than these, and fewer when the text is \
        long or has variants.
        """,
        example: .text(
          """
          limit 10 events
          tap root
          """)),
      Entry(
        "too-many-steps", "A run has a limit in steps",
        """
        A run does 20000 steps, with every repetition counted. A line 'limit N steps' or \
        '--limit-steps' on the command line sets another limit. In a page variants share them.
        """,
        example: .text(
          """
          limit 5 steps
          repeat 10 times
            wait 1ms
          """)),
      Entry(
        "too-much-output", "A run has a limit in text",
        """
        A trace may have 4000 kilobytes of text. A line 'limit N kilobytes' or '--limit-output' \
        on the command line sets another limit. Long names and responder chains in every one of \
        many events add up. In a page variants share them.
        """,
        example: .text(
          """
          limit 1 kilobytes
          tap root
          """)),
      Entry(
        "tree-too-deep", "Views have a greatest depth",
        """
        Steps can put views into each other up to 100 levels.
        """,
        example: .long(Self.treeExample)),
      Entry(
        "unreached-reaction", "A reaction comes before what it reacts to",
        """
        'when' holds from its line on. At the end of the steps, with no timer that still runs, \
        nothing happens any more to which it could react. Move it up; the lines 'when' with \
        which a variant begins hold for the shared steps, too.
        """,
        example: .text(
          """
          tap root
          when root touchesEnded: root isHidden = true
          expect
            root touchesEnded
          """)),
    ])
}

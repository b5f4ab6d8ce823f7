extension DiagnosticCatalogue {
  static let claims = Group(
    identifier: "claims", title: "Comparisons, and 'never'",
    summary: "What can't fail, what can't come true, and what was otherwise.",
    entries: [
      Entry(
        "any-number-of-times", "Every run has this number of times",
        """
        A line that holds however often something happens can't fail. Say what the run must \
        have: '>= 1 times', or '…' for once or more.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            root touchesBegan at least 0 times
          """)),
      Entry(
        "compared-without-order", "Only single numbers have an order",
        """
        '<', '<=', '>', and '>=' compare numbers, times, and angles. Of a point, a size, or \
        a rectangle, name the number that you mean: 'contentOffset.y', 'frame.width'. \
        Everything else compares with '==' and '!='.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            A frame > 10
          """)),
      Entry(
        "comparison-of-all", "The comparison says nothing",
        """
        A count is never negative, and nothing happens before the run begins. A comparison \
        that every value fits can't fail, and one that no value fits can't come true.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            root subviews.count >= 0
          """)),
      Entry(
        "count-of-others", "This operator doesn't count",
        """
        A number of times is a number, a range such as '1...3 times', or one of '==', '<', \
        '<=', '>', and '>='.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            root touchesBegan != 2 times
          """)),
      Entry(
        "event-of-others", "This can't happen here",
        """
        Each class has its own events: a view controller is dismissed, a control sends \
        'valueChanged', and a recognizer begins. An event that can't happen to a class would \
        make 'never' true forever.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never root dismiss
          """)),
      Entry(
        "gaps-alone", "Nothing but '…'",
        """
        Three dots on a line of their own allow any events. A block that has no other line \
        holds for every run; 'expect anything' says so openly.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect exactly
            …
          """)),
      Entry(
        "impossible-detail", "No event has this detail",
        """
        What follows the word of an event is compared with the trace. A question is answered \
        with 'true' or 'false', and a setting has an equals sign.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never A point(inside:) maybe
          """)),
      Entry(
        "index-out-of-range", "There is no such segment or tab",
        """
        The documentation says what '-1' means for 'selectedSegmentIndex', and nothing about \
        numbers of segments or tabs that aren't there. The model doesn't guess.
        """,
        example: .text(
          """
          UIView root
            UISegmentedControl choice  numberOfSegments: 3 selectedSegmentIndex: 5

          expect anything
          """)),
      Entry(
        "line-under-nothing", "'expect nothing' needs no lines",
        """
        'expect nothing of A' is the whole claim. Use a block of its own for what must \
        happen.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect nothing of A
            root touchesBegan
          """)),
      Entry(
        "never-observed", "It was never there",
        """
        'never' with a property compares the values that the property has during the run. \
        When what it belongs to is never there, such as a finger that never touches, there \
        is nothing to compare, and the line would hold whatever the program does.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never finger 3 force > 2
          """)),
      Entry(
        "never-set", "No step sets this property",
        """
        Some properties follow what fingers do, or are given in the setup. No event says \
        that a step has set them; look at their value instead.
        """,
        example: .text(
          """
          UIView root
            UIScrollView scroll

          tap root

          expect
            never scroll isDragging = true
          """)),
      Entry(
        "no-event-fits", "No event fits the pattern",
        """
        An asterisk stands for any characters, and an expression between slashes for what it \
        matches. A pattern that none of the possible events fits would make 'never' true \
        forever.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never root tuches*
          """)),
      Entry(
        "no-name-fits", "No name fits the pattern",
        """
        A pattern for names needs a participant that it can mean.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never B* touchesBegan
          """)),
      Entry(
        "nothing-can-happen", "Nothing can happen to it anyway",
        """
        'expect nothing of NAME' is about a participant to whom something could happen. A \
        press or an event only goes with the calls of methods.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect nothing of event
          """)),
      Entry(
        "property-without-value", "A property needs a value here",
        """
        'A isHidden true' says what the property is, 'A isHidden = true' that a step of the \
        program sets it. The name alone says neither.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never A isHidden
          """)),
      Entry(
        "range-apart", "A range is written without spaces",
        """
        Dots between spaces say how often something happens; between two numbers, without \
        spaces, they make a range, as in Swift.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            A alpha 0.4 ... 0.6
          """)),
      Entry(
        "range-runs-backwards", "A range begins with the smaller number",
        """
        '0.4...0.6' has both of its ends; '0.4..<0.6' leaves the second out, so its ends \
        must be different.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            A alpha 0.6...0.4
          """)),
      Entry(
        "receiver-of-itself", "The receiver comes first",
        """
        A trace tells most events of the one who receives them: 'A touchesBegan'. An arrow \
        to the right names the receiver where the sender comes first, as in 'tap fires → \
        target'.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never A touchesBegan → root
          """)),
      Entry(
        "sender-of-itself", "The event has no sender",
        """
        An arrow to the left names who sends a touch, calls a method, or asks. A recognizer \
        changes its state by itself.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never pan began ← root
          """)),
      Entry(
        "should-never-be", "It had this value all the same",
        """
        'never' with a property speaks of every moment of the run: before the first step, \
        when an event happens, after each step of the program, and at the end.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            never A alpha 0.5
          """)),
      Entry(
        "something-happened", "Something happened to it",
        """
        'expect nothing of NAME' allows no event of NAME and none that it receives, steps of \
        the program included. Being asked in hit-testing doesn't count.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect nothing of root
          """)),
      Entry(
        "value-without-parts", "The value has no parts",
        """
        A point, a size, a rectangle, insets, a transform, and a list have parts: \
        'frame.width', 'subviews.count'.
        """,
        example: .text(
          """
          UIView root
            UIView A  alpha: 0.5
            UIPanGestureRecognizer pan

          tap root

          expect
            A isHidden.x true
          """)),
    ])
}

extension ScenarioGrammar {
  /// What delegates and targets answer, what waits for what, and where a run ends.
  static let answers = [
    Entry(
      .delegateAnswer,
      forms: [
        "delegate QUESTION [NAME]: true | false"
      ],
      explanation:
        """
        What a recognizer's delegate answers: 'shouldBegin', 'shouldReceive' about a touch, \
        'shouldReceive press', 'shouldReceive event', \
        'shouldRecognizeSimultaneouslyWith NAME', 'shouldRequireFailureOf NAME', \
        'shouldBeRequiredToFailBy NAME'. It is asked only what it has a line for, as in \
        UIKit.
        """,
      example: """
        UIView root
          UITapGestureRecognizer first
            delegate shouldRecognizeSimultaneouslyWith second: true
          UITapGestureRecognizer second

        tap root

        expect
          second fires
          first fires
        """),
    Entry(
      .answerCondition,
      forms: [
        "delegate QUESTION: true | false when CONDITION",
        "override METHOD: true | false when CONDITION",
        "touch in VIEW | touch view is VIEW | view in VIEW | view is VIEW",
        "other is RECOGNIZER | other in VIEW | other view is VIEW",
        "recognizer is RECOGNIZER | recognizer in VIEW | recognizer view is VIEW",
        "location [in NAME] x | y < N | location inside NAME",
        "velocity | translation horizontal | vertical | x < N | y < N",
      ],
      explanation:
        """
        An answer that is given only when a condition holds; else the next line answers, and in \
        the end UIKit. VIEW and RECOGNIZER are a name or a class, with those that inherit from \
        it. 'touch in' means the touch's view or one around it. What is on the right of 'when' \
        must be known when the question is asked; 'and', 'or', 'not' and parentheses join \
        conditions, and '<', '<=', '>' and '>=' compare.
        """,
      example: """
        UIView root
          UITapGestureRecognizer close
            delegate shouldReceive: false when touch in card or location y < 60
          UIPanGestureRecognizer swipeAway
            delegate shouldBegin: true when velocity horizontal
            delegate shouldBegin: false
            delegate shouldRecognizeSimultaneouslyWith: true when other is UIPanGestureRecognizer
          UIView card  frame: 45 300 300 200
            UIButton ok  frame: 100 140 100 44

        tap card
        tap 195 700
        drag 195 700 by 0 -80
        drag 195 700 by 80 0

        expect
          close refuses
          close fires at 100ms
          swipeAway failed
          swipeAway fires began
        """),
    Entry(
      .viewDelegateAnswer,
      forms: [
        "delegate viewForZooming: NAME | scrollViewWillEndDragging: targetContentOffset = X Y",
        "delegate shouldHighlightRowAt | willSelectRowAt | heightForRowAt | canEditRowAt"
          + " row N | *: …",
        "delegate shouldHighlightItemAt | shouldSelectItemAt item N | *: true | false",
      ],
      explanation:
        """
        What the delegate of a scroll view, a table or a collection view answers, or its data \
        source, which is asked 'canEditRowAt'.
        """,
      example: """
        UIView root
          UITableView table  numberOfRows: 4
            delegate shouldHighlightRowAt row 1: false
            delegate willSelectRowAt row 2: row 0
            delegate heightForRowAt row 0: 100
            delegate canEditRowAt row 3: true
          UICollectionView grid  frame: 0 400 390 200  numberOfItems: 8  itemSize: 100 100
            delegate shouldSelectItemAt item 1: false

        tap row 1 of table
        tap row 2 of table
        swipe left on row 3 of table
        tap item 1 of grid
        tap item 2 of grid

        expect
          table didSelectRowAt row 0
          table willBeginEditingRowAt row 3
          grid shouldSelectItemAt item 1
          grid didSelectItemAt item 2
          grid indexPathForSelectedItem item 2
          never table didHighlightRowAt row 1
        """),
    Entry(
      .controllerDelegateAnswer,
      forms: [
        "delegate shouldSelect NAME | *: true | false",
        "delegate presentationControllerShouldDismiss: true | false",
      ],
      explanation:
        """
        What the delegate of a tab bar controller answers when a finger chooses a tab, and that of \
        a presented controller when a finger would drag its sheet away.
        """,
      example: """
        UITabBarController tabs
          delegate shouldSelect settings: false
          UIViewController list
            UIView A
          UIViewController settings
            UIView B
        UIViewController sheet
          delegate presentationControllerShouldDismiss: false
          UIView C

        tap tab of settings
        list present sheet
        drag C by 0 600 over 200ms

        expect
          tabs shouldSelect settings false
          sheet presentationControllerDidAttemptToDismiss
          tabs selectedViewController list
          list presentedViewController sheet
          never tabs didSelect
        """),
    Entry(
      .target,
      forms: [
        "addTarget target | nil | NAME action NAME [for EVENT…]"
      ],
      explanation:
        """
        Whom a control or a recognizer calls, and for which events. Without such a line each \
        has one target: a control for its primary event.
        """,
      example: """
        UIView root
          UIButton B  frame: 100 100 100 50
            addTarget target action log for touchDown touchUpInside

        tap B

        expect
          B fires touchDown → log
          B fires touchUpInside → log
        """),
    Entry(
      .action,
      forms: [
        "implements NAME"
      ],
      explanation:
        """
        The actions that a responder has. A target of nil means the first in the chain that \
        has the action.
        """,
      example: """
        UIView root
          implements copy
          UIButton B  frame: 100 100 100 50
            addTarget nil action copy for touchUpInside

        tap B

        expect
          B fires touchUpInside → root
        """),
    Entry(
      .requirement,
      forms: [
        "NAME requires NAME to fail"
      ],
      explanation:
        """
        The first recognizer waits until the second has failed.
        """,
      example: """
        UIView root
          UITapGestureRecognizer single
          UITapGestureRecognizer double  numberOfTapsRequired: 2
          single requires double to fail

        tap root

        expect
          single waits for double
          double failed
          single fires
        """),
    Entry(
      .limit,
      forms: [
        "limit N events | N steps | N kilobytes | TIME"
      ],
      explanation:
        """
        A run that goes further ends with a message. Without such a line it may have 20000 \
        events and steps, a trace of 4000 kilobytes of text, and take ten minutes.
        """,
      example: """
        limit 500 events
        limit 2s

        tap root

        expect
          root touchesEnded
        """),
  ]
}

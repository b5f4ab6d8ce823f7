extension ScenarioGrammar {
  static let scene = Group(
    identifier: "scene", title: "The scene",
    summary: "What is on the screen before the first step.",
    entries: [
      Entry(
        .element,
        forms: [
          "CLASS NAME [PROPERTY: VALUE]…"
        ],
        explanation:
          """
          An element is its class, its name and its properties, under UIKit's names. What is \
          indented under it belongs to it: subviews and recognizers under a view, a view under \
          its controller. A window, a controller and a root view are there when none is \
          written, and a view without a frame fills its superview. A 'UIBarButtonItem' stands under \
          its controller, whose 'leftBarButtonItem' or 'rightBarButtonItem' it is; a 'Timer' stands \
          at the first level.
          """,
        example: """
          UINavigationController nav
            UIViewController list  rightBarButtonItem: edit
              UIBarButtonItem edit
              UIView root
                UIView A  frame: 100 300 100 100  clipsToBounds: true
                  alpha: 0.5

          tap A
          tap edit

          expect
            hit A
            hit edit
            edit fires primaryActionTriggered
          """),
      Entry(
        .part,
        forms: [
          "PART of NAME [PROPERTY: VALUE]…"
        ],
        explanation:
          """
          What an element brings with it has a name made of two: 'pan of scroll', 'pinch of \
          scroll', 'swipe of table', 'pop of nav', 'tab of settings', 'row 2 of table', \
          'contentView of row 2 of table'. Under its element it can have a line of its own, with \
          all that stands under other elements.
          """,
        example: """
          UIView root
            UITableView table  numberOfRows: 3
              pan of table  minimumNumberOfTouches: 2
              row 1 of table
                override touchesBegan: handles

          tap row 1 of table
          drag row 0 of table by 0 -60

          expect
            row 1 of table handles touchesBegan
            never table didSelectRowAt row 1
            never pan of table began
          """),
      Entry(
        .hitTestOverride,
        forms: [
          "override hitTest: nil | self | NAME | super | super unless self [in pass N]"
        ],
        explanation:
          """
          What the view's own class returns from 'hitTest(_:with:)'. Each touch is searched \
          for twice; with a pass, the rule holds in that pass only.
          """,
        example: """
          UIView root
            UIView overlay
              override hitTest: super unless self
              UIButton help  frame: 20 20 60 40

          tap 200 400

          expect
            hit root
          """),
      Entry(
        .pointInsideOverride,
        forms: [
          "override point(inside:): CONDITION"
        ],
        explanation:
          """
          Whether a point is inside, worked out from the point. 'true', 'false', 'super', 'x < \
          N', 'y >= N', 'inside NAME' and 'bounds inset by X Y' are joined by 'and', 'or', \
          'not' and parentheses.
          """,
        example: """
          UIView root
            UIButton small  frame: 100 100 20 20
              override point(inside:): bounds inset by -40 -40 and not y < -30

          tap 90 90

          expect
            small fires touchUpInside
          """),
      Entry(
        .eventOverride,
        forms: [
          "override touchesBegan | touchesMoved | touchesEnded | touchesCancelled |"
            + " touches: handles | forwards | handles and forwards",
          "override pressesBegan | pressesChanged | pressesEnded | pressesCancelled |"
            + " presses: …",
          "override motionBegan | motionEnded | motionCancelled | motion: …",
        ],
        explanation:
          """
          What a responder's own class does with touches, with buttons or with a shake: something \
          of its own, and then nobody else hears of them; or it calls the superclass, which tells \
          the next responder.
          """,
        example: """
          UIView root
            UIView A
              override touchesBegan: handles

          tap A

          expect
            A handles touchesBegan
            never root touchesBegan
          """),
      Entry(
        .preventionOverride,
        forms: [
          "override canPrevent | canBePreventedBy NAME: true | false"
        ],
        explanation:
          """
          What a recognizer's own class answers when another one would be prevented.
          """,
        example: """
          UIView root
            UITapGestureRecognizer first
              override canPrevent second: false
            UITapGestureRecognizer second
              override canPrevent /fi.*/: false

          tap root

          expect
            second fires
            first fires
          """),
      Entry(
        .answerOverride,
        forms: [
          "override METHOD [NAME]: true | false"
        ],
        explanation:
          """
          What an element's own class answers: 'canBecomeFirstResponder', \
          'canResignFirstResponder' of responders, 'gestureRecognizerShouldBegin NAME' of views, \
          'beginTracking', 'continueTracking' of controls, 'shouldReceive', \
          'shouldRequireFailureOf NAME', 'shouldBeRequiredToFailBy NAME' of recognizers.
          """,
        example: """
          UIView root
            UIControl deaf
              override beginTracking: false

          tap deaf

          expect
            deaf beginTracking
            never deaf touchDown
          """),
      Entry(
        .behavior,
        forms: [
          "UIKit NUMBER-OR-CHOICE: VALUE…"
        ],
        explanation:
          """
          Numbers and choices of UIKit that the model follows, by their names in 'UIKitBehavior'.
          """,
        example: """
          UIKit panThreshold: 40
          UIView root
            UIPanGestureRecognizer pan

          drag root by 30 0

          expect
            never pan began
          """),
      Entry(
        .scrollOverride,
        forms: [
          "override touchesShouldBegin in NAME | touchesShouldCancel(in:) NAME: true | false"
        ],
        explanation:
          """
          What a scroll view's own class answers about touches in its content.
          """,
        example: """
          UIView root
            UIScrollView scroll  contentSize: 390 2000
              override touchesShouldBegin in A: false
              UIView A

          press A for 300ms

          expect
            never A touchesBegan
          """),
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
    ])
}

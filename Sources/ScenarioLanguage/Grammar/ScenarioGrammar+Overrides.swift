extension ScenarioGrammar {
  /// What a subclass of its own does otherwise.
  static let overrides = [
    Entry(
      .hitTestOverride,
      forms: [
        "override hitTest: nil | self | NAME | super | super unless self | super unless NAME"
          + " [in pass N]"
      ],
      explanation:
        """
        What the view's own class returns from 'hitTest(_:with:)'. Each touch is searched \
        for twice; with a pass, the rule holds in that pass only. With 'unless' it is 'nil' \
        instead of the view itself, or of another one.
        """,
      example: """
        UIView root
          UIView card  frame: 0 300 390 200
            override hitTest: super unless shade
            UIView shade
          UIView overlay
            override hitTest: super unless self
            UIButton help  frame: 20 20 60 40

        tap 200 400

        expect
          card returns nil
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
        the next responder. In a scroll view, whose superclass passes no touches on, 'forwards' \
        calls the next responder, too.
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
        "override touchesShouldBegin in NAME | touchesShouldCancel(in:) NAME: true | false",
        "override shouldRecognizeSimultaneouslyWith NAME | shouldReceive |"
          + " shouldRequireFailureOf NAME | shouldBeRequiredToFailBy NAME: true | false",
      ],
      explanation:
        """
        What a scroll view's own class answers about touches in its content, and as the delegate \
        of its pan and its pinch, which it is permanently.
        """,
      example: """
        UIView root
          UIPanGestureRecognizer outer
          UIScrollView scroll  contentSize: 390 2000
            override touchesShouldBegin in A: false
            override shouldRecognizeSimultaneouslyWith outer: true
            UIView A

        drag A by 0 -100

        expect in any order
          outer fires began
          pan of scroll fires began
          never A touchesBegan
        """),
  ]
}

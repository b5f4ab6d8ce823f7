extension ScenarioGrammar {
  /// What the program itself does, and what it does later or again.
  static let programSteps = [
    Entry(
      .call,
      forms: [
        "NAME METHOD …"
      ],
      explanation:
        """
        The program calls a method of UIKit, such as 'A removeFromSuperview', 'root \
        addSubview A', 'root insertSubview A at 0', 'A addGestureRecognizer pan', 'pan \
        setTranslation 0 0', 'nav pushViewController detail', 'B sendAction copy to nil', 'A \
        setNeedsLayout'. 'root hitTest 40 60' and 'A point(inside:) 5 5' ask a view what UIKit asks \
        it when a finger touches.
        """,
      example: """
        UIView root
          UIView A  frame: 0 0 100 100

        A removeFromSuperview
        root insertSubview A at 0
        root hitTest 40 60
        A point(inside:) 100 60
        tap A

        expect
          root insertSubview A
          root returns A
          A point(inside:) false
          A touchesBegan
        """),
    Entry(
      .set,
      forms: [
        "NAME PROPERTY = VALUE"
      ],
      explanation:
        """
        The program sets a property.
        """,
      example: """
        UIView root
          UIView A

        A isUserInteractionEnabled = false
        tap A

        expect
          hit root
        """),
    Entry(
      .compute,
      forms: [
        "NAME PROPERTY += | -= | = SUM",
        "NAME transform scaledBy | rotatedBy | translatedBy …",
      ],
      explanation:
        """
        The program works out a property from others: numbers, 'NAME PROPERTY', 'finger \
        location in NAME', joined by plus and minus.
        """,
      example: """
        UIView root
          UIView A  frame: 100 100 100 100
            UIPanGestureRecognizer pan

        when pan fires: A center += pan translation in root
        when pan fires: pan setTranslation 0 0
        finger touches A
        finger moves by 0 40 in 2 steps
        finger lifts

        expect
          pan fires ended
          A center 150 180
        """),
    Entry(
      .animate,
      forms: [
        "animate TIME [delay TIME] [allowUserInteraction | propertyAnimator]: NAME"
          + " PROPERTY = VALUE"
      ],
      explanation:
        """
        A change that takes time to be seen. The views cannot be touched meanwhile unless it \
        is allowed.
        """,
      example: """
        UIView root
          UIView A  frame: 100 100 100 100

        animate 300ms: A alpha = 0.5
        tap A

        expect
          never A touchesBegan
        """),
    Entry(
      .perform,
      forms: [
        "runLoop perform [inModes MODE…]: a step of the program"
      ],
      explanation:
        """
        Something is done in the next round of the main run loop, in its 'default' mode or in \
        others. While a finger drags a scroll view the mode is 'tracking'; 'common' means both. A \
        timer of the scene begins with 'runLoop add NAME forMode MODE' and ends with 'NAME \
        invalidate'; those that repeat end with the last step.
        """,
      example: """
        Timer clock  timeInterval: 100ms  repeats: true
        Timer plain  timeInterval: 100ms
        UIView root
          UIScrollView scroll  contentSize: 390 3000
          UIView A  frame: 0 0 50 50

        runLoop add clock forMode common
        runLoop add plain forMode default
        when clock timer: clock invalidate
        drag scroll by 0 -200 over 80ms
        runLoop perform: A isHidden = true
        finger touches scroll
        finger moves by 0 -40 over 50ms
        wait 50ms
        finger lifts

        expect
          runLoop perform
          A isHidden = true
          clock timer at 100ms
          plain waits
          plain timer at 180ms
          clock isValid false
          runLoop currentMode default
        """),
    Entry(
      .chainStep,
      forms: [
        "chain of NAME"
      ],
      explanation:
        """
        The responder chain is walked at this moment.
        """,
      example: """
        UIView root
          UIView A

        chain of A
        A removeFromSuperview

        expect
          chain A → root → …
        """),
    Entry(
      .capture,
      forms: [
        "let NAME = NAME PROPERTY"
      ],
      explanation:
        """
        What a property is at this moment gets a name, which then stands for the value.
        """,
      example: """
        UIView root
          UIView A  frame: 100 100 50 50

        let start = A center
        A center = 300 300
        A center = start

        expect
          A center 125 125
        """),
    Entry(
      .reaction,
      forms: [
        "when PATTERN: a step of the program"
      ],
      explanation:
        """
        From here on the program does this each time its code is called as the pattern says.
        """,
      example: """
        UIView root
          UIView A
            UITapGestureRecognizer single

        when single fires: A isHidden = true
        tap A
        tap 40 60

        expect
          single fires
          hit root
        """),
    Entry(
      .repetition,
      forms: [
        "repeat N times"
      ],
      explanation:
        """
        The steps under the line are done again and again.
        """,
      example: """
        repeat 3 times
          tap root
          wait 500ms

        expect
          root touchesEnded 3 times
        """),
  ]
}

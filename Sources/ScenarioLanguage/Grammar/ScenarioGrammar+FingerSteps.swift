extension ScenarioGrammar {
  /// What fingers, pencils and pointers do, one by one.
  static let fingerSteps = [
    Entry(
      .finger,
      forms: [
        "finger [N] touches PLACE [with TOOL] | moves by X Y | moves to PLACE [over"
          + " TIME] [in N steps] | lifts"
      ],
      explanation:
        """
        What one finger does. A place is a view, a point of a view ('A at 10 20') or of the \
        screen ('40 60'). A move without a time is one event; with one it makes an event \
        every sixtieth of a second. What touches is a finger unless a TOOL is named: 'a pencil', \
        'a pointer', 'a remote', 'the secondary button', 'button 3', with 'force N' and 'roll \
        30°', and 'holding' with 'shift', 'control', 'alternate' or 'command'.
        """,
      example: """
        finger touches 40 60
        finger moves by 30 0 over 100ms
        finger 2 touches root with a pencil
        finger lifts
        finger 2 lifts

        expect
          finger 2 touches
          finger lifts at 100ms
        """),
    Entry(
      .pressure,
      forms: [
        "finger [N] presses with force N | rolls to 30°"
      ],
      explanation:
        """
        A finger presses harder or less hard, or a pencil is turned about itself, where it is. \
        The force of an ordinary finger is 1. 'with force N' and 'with roll 30°' say it of what \
        lands: 'finger touches A with a pencil and force 0.5 and roll 30°'.
        """,
      example: """
        finger touches root with a pencil and force 0.5
        finger presses with force 2
        finger rolls to 90°
        finger lifts

        expect
          root touchesBegan
          finger type pencil
          finger force 0.5
          root touchesMoved
          finger force 2
          root touchesMoved
          finger rollAngle 90°
          root touchesEnded
        """),
    Entry(
      .pointer,
      forms: [
        "pointer moves to PLACE | moves by X Y [over TIME] [in N steps] | leaves"
      ],
      explanation:
        """
        A pointer hovers, which only hover recognizers hear of. Its button goes down with \
        'finger touches PLACE with a pointer', 'tap PLACE with a pointer' or 'with the secondary \
        button'; while it is down, the pointer drags.
        """,
      example: """
        UIView root
          UIView A  frame: 100 100 100 100
            UIHoverGestureRecognizer hover

        pointer moves to 20 20
        pointer moves to A
        pointer moves by 10 0
        pointer leaves
        pointer moves to A
        finger touches A with a pointer

        expect
          hover fires began
          hover location 50 50
          hover fires changed
          hover fires ended
          hover fires began
          hover fires ended
          A touchesBegan
        """),
    Entry(
      .fingers,
      forms: [
        "fingers touch PLACE and PLACE…",
        "fingers [N and N…] move by X Y [over TIME] [in N steps] | lift",
        "fingers [N and N…] move by X Y | to PLACE and by X Y | to PLACE… [over TIME]",
      ],
      explanation:
        """
        Several fingers in one event. They make one move together, or each its own: the first \
        finger of the line the first move, the second finger the second.
        """,
      example: """
        UIView root  isMultipleTouchEnabled: true

        fingers touch 40 60 and 80 60
        fingers move by 0 20
        fingers move by -20 0 and to 160 80 over 50ms
        fingers lift

        expect
          finger 2 moves
          finger lifts
          finger location 20 80
          finger 2 lifts
          finger 2 location 160 80
        """),
  ]
}

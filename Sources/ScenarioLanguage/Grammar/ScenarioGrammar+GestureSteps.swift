extension ScenarioGrammar {
  /// Whole gestures in one line.
  static let gestureSteps = [
    Entry(
      .tap,
      forms: [
        "tap PLACE [with N fingers] [N times]", "double tap PLACE [with N fingers]",
      ],
      explanation:
        """
        Down for 50 ms and up. Several taps follow each other after 100 ms; a double tap is two.
        """,
      example: """
        UIView root
          UITapGestureRecognizer twice  numberOfTapsRequired: 2

        double tap root
        wait 1s
        tap root 3 times

        expect
          twice fires at 200ms
          twice fires at 1400ms
        """),
    Entry(
      .press,
      forms: [
        "press PLACE [with N fingers] for TIME"
      ],
      explanation:
        """
        Down, a rest, up.
        """,
      example: """
        UIView root
          UILongPressGestureRecognizer hold

        press root for 600ms

        expect
          hold fires began at 500ms
          hold fires ended at 600ms
        """),
    Entry(
      .drag,
      forms: [
        "drag PLACE [with N fingers] by X Y | to PLACE [over TIME]"
      ],
      explanation:
        """
        Down, a distance or the way to another place at an even pace, up.
        """,
      example: """
        UIView root
          UIPanGestureRecognizer pan

        drag root by 0 120 over 250ms
        drag root at 40 60 to 140 60

        expect
          pan fires ended
          pan translation 0 110
          pan fires ended
          pan translation 90 0
        """),
    Entry(
      .swipe,
      forms: [
        "swipe left | right | up | down on PLACE [with N fingers]"
      ],
      explanation:
        """
        A stroke of 100 points in 100 ms.
        """,
      example: """
        UIView root
          UISwipeGestureRecognizer swipe  direction: left

        swipe left on root

        expect
          swipe fires
        """),
    Entry(
      .pinch,
      forms: [
        "pinch PLACE to 2x [over TIME]"
      ],
      explanation:
        """
        Two fingers go apart or together about a place.
        """,
      example: """
        UIView root  isMultipleTouchEnabled: true
          UIPinchGestureRecognizer pinch

        pinch root to 2x

        expect
          pinch fires ended
        """),
    Entry(
      .rotate,
      forms: [
        "rotate PLACE by 90° [over TIME]"
      ],
      explanation:
        """
        Two fingers turn about a place.
        """,
      example: """
        UIView root  isMultipleTouchEnabled: true
          UIRotationGestureRecognizer rotation

        rotate root by 90°

        expect
          rotation fires ended
        """),
  ]
}

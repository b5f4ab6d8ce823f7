extension ScenarioGrammar {
  /// Whole gestures in one line.
  static let gestureSteps = [
    Entry(
      .tap,
      forms: [
        "tap | double tap PLACE [with N fingers]"
      ],
      explanation:
        """
        Down for 50 ms and up; a double tap does so twice, 100 ms apart.
        """,
      example: """
        UIView root
          UITapGestureRecognizer twice  numberOfTapsRequired: 2

        double tap root

        expect
          twice fires at 200ms
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
        "drag PLACE [with N fingers] by X Y [over TIME]"
      ],
      explanation:
        """
        Down, a distance at an even pace, up.
        """,
      example: """
        UIView root
          UIPanGestureRecognizer pan

        drag root by 0 120 over 250ms

        expect
          pan fires ended
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

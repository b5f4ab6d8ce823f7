extension ScenarioGrammar {
  /// What buttons, the device, the clock and the system do.
  static let deviceSteps = [
    Entry(
      .remote,
      forms: [
        "remote presses BUTTON [with force N] | releases BUTTON | loses BUTTON"
      ],
      explanation:
        """
        What a remote control or a game controller does. Buttons are 'upArrow', 'downArrow', \
        'leftArrow', 'rightArrow', 'select', 'menu', 'playPause', 'pageUp' and 'pageDown'. The \
        force is from 0 to 1; a button that is pressed again with another one is a press that \
        changes. A press starts at 'application focusedView', else at the first responder, else \
        at the window in front.
        """,
      example: """
        UIView root
          UIView A
            override canBecomeFirstResponder: true
          UIView B
            override pressesBegan: handles

        A becomeFirstResponder
        remote presses menu
        remote releases menu
        application focusedView = B
        remote presses select with force 0.3
        remote presses select with force 0.8
        remote releases select

        expect
          A pressesBegan menu
          root pressesBegan menu
          A pressesEnded menu
          B pressesBegan select
          select of remote force 0.3
          B pressesChanged select
          select of remote force 0.8
          B pressesEnded select
          never root pressesBegan select
        """),
    Entry(
      .click,
      forms: [
        "click BUTTON [for TIME]"
      ],
      explanation:
        """
        A button of the remote control goes down and, 50 ms later or when it is said, up.
        """,
      example: """
        UIView root
          UITapGestureRecognizer play  allowedPressTypes: playPause

        application focusedView = root
        click playPause
        click menu for 1s

        expect
          play fires at 50ms
          play refuses menu
        """),
    Entry(
      .device,
      forms: [
        "device shakes | shakes too long | rests"
      ],
      explanation:
        """
        The device is shaken, which the first responder hears of, else the window in front. A \
        shake that goes on for too long is cancelled.
        """,
      example: """
        UIView root
          override canBecomeFirstResponder: true

        root becomeFirstResponder
        device shakes
        wait 400ms
        device rests
        device shakes
        device shakes too long

        expect
          root motionBegan
          controller motionBegan
          root motionEnded at 400ms
          root motionCancelled
        """),
    Entry(
      .wait,
      forms: [
        "wait TIME"
      ],
      explanation:
        """
        Time passes. Only 'wait', 'at', 'over' and gestures take time.
        """,
      example: """
        finger touches root
        wait 0.5s
        finger lifts

        expect
          root touchesEnded at 500ms
        """),
    Entry(
      .advance,
      forms: [
        "at TIME"
      ],
      explanation:
        """
        The clock runs to a moment after the beginning.
        """,
      example: """
        finger touches root
        at 120ms
        finger lifts

        expect
          root touchesEnded at 120ms
        """),
    Entry(
      .system,
      forms: [
        "system cancels touches",
        "home screen | application comes to the front",
        "event-fetch thread stops | runs",
      ],
      explanation:
        """
        What happens around the app.
        """,
      example: """
        finger touches root
        event-fetch thread stops
        event-fetch thread runs
        system cancels touches
        home screen comes to the front
        application comes to the front

        expect
          root touchesCancelled
        """),
  ]
}

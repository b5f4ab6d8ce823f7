extension ScenarioGrammar {
  static let steps = Group(
    identifier: "steps", title: "The steps",
    summary: "What fingers, the clock, the system and the program do.",
    entries: [
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
          "fingers touch PLACE and PLACE… | move by X Y [over TIME] [in N steps] | lift"
        ],
        explanation:
          """
          Several fingers in one event.
          """,
        example: """
          UIView root  isMultipleTouchEnabled: true

          fingers touch 40 60 and 80 60
          fingers move by 0 20
          fingers lift

          expect
            finger 2 moves
            finger 2 lifts
          """),
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
          setNeedsLayout'.
          """,
        example: """
          UIView root
            UIView A

          A removeFromSuperview
          root insertSubview A at 0
          tap A

          expect
            root insertSubview A
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
    ])
}

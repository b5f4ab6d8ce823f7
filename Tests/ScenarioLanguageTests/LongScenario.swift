/// A scenario that uses every construct of the language.
let longScenario = """
  // A scene with everything in it.
  UIApplication app
    override touches: forwards
  UIApplicationDelegate appDelegate
    override touchesBegan: handles
  UIWindowScene windowScene
  UIWindow main  windowLevel: normal
    UIViewController home
      override touchesMoved: handles and forwards
      UIView root
        UITapGestureRecognizer tap  numberOfTapsRequired: 1
          delegate shouldBegin: false
          delegate shouldReceive: true
          delegate shouldRecognizeSimultaneouslyWith hold: true
          delegate shouldRequireFailureOf double: true
          delegate shouldBeRequiredToFailBy *: false
          override canPrevent *: false
          override canBePreventedBy hold: false
        UITapGestureRecognizer double  numberOfTapsRequired: 2  isEnabled: true
        tap requires double to fail
        UIView A  frame: 120 347 150 150  alpha: 0.5  isHidden: false
          override hitTest: nil in pass 1
          override point(inside:): (x < 75 and not y >= -3.5) or super or inside B
          clipsToBounds: true
        UIView B  frame: 145, 372, 100, 100  transform: rotate 45° scale 2 translate 10 0
          override hitTest: super unless self
          override point(inside:): bounds inset by -100 -100
          UILongPressGestureRecognizer hold  minimumPressDuration: 500ms  allowableMovement: 10pt
        UILabel title  isUserInteractionEnabled: true
        UIImageView picture  center: 10 20  bounds: 0 0 10 10
  UIWindow front  windowLevel: 3  isHidden: true

  finger touches B  // down
  finger 2 touches A at 10 20
  finger 3 touches 40 60
  finger moves by 4 0 over 300ms
  finger moves to 40 60 over 0.1s in 8 steps
  finger 2 moves to A at 3 4
  wait 300ms
  at 900ms
  finger lifts
  fingers lift
  tap B
  tap isEnabled = false
  double tap 40 60
  press B at 1 1 for 600ms
  drag B by 0 -120 over 250ms
  swipe left on B
  system cancels touches
  B removeFromSuperview
  root addSubview B
  root insertSubview B at 0
  root bringSubviewToFront A
  root sendSubviewToBack A
  B addGestureRecognizer hold
  B removeGestureRecognizer hold
  A frame = 0 0 10 10
  chain of B
  let place = A center
  repeat 2 times:
    A center = place

  expect
    B touchesBegan
    B touchesMoved …
    B touchesMoved 8 times
    hold began at 500ms
    tap fires ended → target
    A touchesBegan ← B
    finger 2 lifts
    hit B
    hit nothing
    A point(inside:) false
    never B touches*
    states hold: possible began changed ended
    chain B → root → … → app → appDelegate → nil

  expect exactly of B hold
    B touchesBegan
    …
    hold fires began

  expect in any order
    hold fires /began|ended/ at least 1 time
    B touchesBegan by 40ms
    let down = time
    B touchesBegan within 1ms of 2ms after down
    A center place
    B touchesBegan before hold fires

  expect trace of delivery
    0 ms  B touchesBegan
    …
    /ended/

  expect anything

  """

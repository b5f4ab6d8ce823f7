extension ClassDescription {
  /// A recognizer without a specific gesture.
  package static let gestureRecognizer = ClassDescription(
    "UIGestureRecognizer", .recognizer, instances: .init { UIGestureRecognizer() },
    asks: AnsweredMethod.ofGestureRecognizerDelegates,
    overridable: [
      .canBePrevented, .canPrevent, .subclassShouldBeRequiredToFail, .subclassShouldReceive,
      .subclassShouldRequireFailure,
    ],
    properties: [
      .typed(
        "allowedPressTypes", "The buttons whose presses a recognizer receives.",
        get: { (recognizer: UIGestureRecognizer) in recognizer.allowedPressTypes },
        set: { $0.allowedPressTypes = $1 }),
      .typed(
        "allowedTouchTypes", "The kinds of touches that a recognizer is given.",
        get: { (recognizer: UIGestureRecognizer) in recognizer.allowedTouchTypes },
        set: { $0.allowedTouchTypes = $1 }),
      .typed(
        "buttonMask", "The buttons of the pointing device that are pressed.",
        .words(UIEvent.ButtonMask.allWords), .never, .ofGesture,
        get: { (recognizer: UIGestureRecognizer) in recognizer.buttonMask }),
      .typed(
        "cancelsTouchesInView",
        "Whether the view's touches are canceled when the recognizer succeeds.", .boolean, .always,
        .decidesTouches,
        get: { (recognizer: UIGestureRecognizer) in recognizer.cancelsTouchesInView },
        set: { $0.cancelsTouchesInView = $1 }),
      .typed(
        "delaysTouchesBegan", "Whether the view waits for touches until the recognizer has failed.",
        .boolean, .always,
        .decidesTouches,
        get: { (recognizer: UIGestureRecognizer) in recognizer.delaysTouchesBegan },
        set: { $0.delaysTouchesBegan = $1 }),
      .typed(
        "delaysTouchesEnded",
        "Whether the view waits for the end of touches until the recognizer has failed.", .boolean,
        .always,
        .decidesTouches,
        get: { (recognizer: UIGestureRecognizer) in recognizer.delaysTouchesEnded },
        set: { $0.delaysTouchesEnded = $1 }),
      .typed(
        "isEnabled", "Whether the recognizer receives touches.",
        get: { (recognizer: UIGestureRecognizer) in recognizer.isEnabled },
        set: { $0.isEnabled = $1 }),
      .dynamic(
        "location",
        "The middle of the recognizer's fingers in the coordinates of its view, in points.", .point,
        .never, [.ofGesture, .inCoordinates],
        read: { (recognizer: UIGestureRecognizer, context) in
          recognizer.location(in: context.space).dynamicValue
        }),
      .dynamic(
        "location(ofTouch:)",
        "The location of each of the recognizer's fingers in the coordinates of its view, in points.",
        .points, .never, [.ofGesture, .inCoordinates],
        read: { (recognizer: UIGestureRecognizer, context) in
          .points(
            (0..<recognizer.numberOfTouches).map {
              recognizer.location(ofTouch: $0, in: context.space)
            })
        }),
      .typed(
        "modifierFlags", "The keys that are held down.", .words(UIKeyModifierFlags.allWords),
        .never, .ofGesture,
        get: { (recognizer: UIGestureRecognizer) in recognizer.modifierFlags }),
      .typed(
        "numberOfTouches", "The number of fingers that the gesture is made with at present.",
        .count(0...10), .never, .ofGesture,
        get: { (recognizer: UIGestureRecognizer) in recognizer.numberOfTouches }),
      .typed(
        "requiresExclusiveTouchType",
        "Whether the recognizer receives only touches of the same kind as its first.",
        get: { (recognizer: UIGestureRecognizer) in recognizer.requiresExclusiveTouchType },
        set: { $0.requiresExclusiveTouchType = $1 }),
      .dynamic(
        "state", "Where the recognizer is in its attempt.",
        .words(UIGestureRecognizer.State.allNames), .onceMade,
        read: { (recognizer: UIGestureRecognizer, _) in recognizer.state.dynamicValue },
        write: { recognizer, value in
          if case .words(let words) = value, let word = words.first,
            let state = UIGestureRecognizer.State(name: word)
          {
            recognizer.state = state
          }
        }),
      .dynamic(
        "view", "The view that the recognizer is attached to.", .object([.view, .window]),
        read: { (recognizer: UIGestureRecognizer, _) in .object(recognizer.view) }),
    ])
}

extension AnsweredMethod {
  /// Whether others can prevent a recognizer.
  package static let canBePrevented = AnsweredMethod(
    "canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool",
    "canBePreventedBy", about: .recognizer, returns: .flag(usually: true),
    given: [.other, .location, .motion], by: .canBePreventedIsAsked)

  /// Whether a recognizer can prevent others.
  package static let canPrevent = AnsweredMethod(
    "canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool", "canPrevent",
    about: .recognizer, returns: .flag(usually: true), given: [.other, .location, .motion],
    by: .canPreventIsAsked)

  /// Whether a recognizer receives an event.
  static let subclassShouldReceive = AnsweredMethod(
    "shouldReceive(_ event: UIEvent) -> Bool", "shouldReceive", returns: .flag(usually: true),
    by: .eventIsAskedAbout)

  /// Whether a recognizer must wait for another to fail; about the other.
  static let subclassShouldRequireFailure = AnsweredMethod(
    "shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool",
    "shouldRequireFailureOf", about: .recognizer, returns: .flag(usually: false), given: .other,
    by: .wishesAreAsked)

  /// Whether another recognizer must wait for this one to fail; about the other.
  static let subclassShouldBeRequiredToFail = AnsweredMethod(
    "shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool",
    "shouldBeRequiredToFailBy", about: .recognizer, returns: .flag(usually: false), given: .other,
    by: .wishesAreAsked)
}

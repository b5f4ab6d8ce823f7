/// A reason for which a recognizer doesn't receive a touch or a press, with the fact behind it.
struct Refusal {
  /// The reason.
  let reason: Reason

  /// The number of the fact.
  let fact: String

  /// Creates a refusal.
  init(_ reason: Reason, _ fact: String) {
    self.reason = reason
    self.fact = fact
  }
}

extension UIGestureEnvironment {
  /// Offers a new touch to the recognizers from the hit-test view up to the window (G039, G041,
  /// G042).
  ///
  /// The touch's list is fixed from now on (G046).
  func collectRecognizers(for touch: UITouch, on hit: UIView) {
    var list: [UIGestureRecognizer] = []
    if touch.view != nil || follows(.recognizersHearOfAllFingers) {
      let owner = application.exclusiveOwner(in: touch.window)
      offer(touch, from: hit, exclusively: owner, &list)
    }
    touch.gestureRecognizers = list
  }

  /// Offers a new touch to the recognizers of a view, and then to its ancestors' recognizers,
  /// nearest first.
  private func offer(
    _ touch: UITouch, from view: UIView, exclusively owner: UIView?,
    _ list: inout [UIGestureRecognizer]
  ) {
    inOrder(.listBeginsAtTheHitView) {
      offer(touch, to: view, exclusively: owner, &list)
    } then: {
      let above = given(.ancestorsAreOffered, view.superview)
      guard let next = above?.nearest(where: { $0.gestureRecognizers != nil }) else { return }
      offer(touch, from: next, exclusively: owner, &list)
    }
  }

  /// Offers a new touch to the recognizers of one view, in the order in which they were added.
  private func offer(
    _ touch: UITouch, to view: UIView, exclusively owner: UIView?,
    _ list: inout [UIGestureRecognizer]
  ) {
    for recognizer in view.gestureRecognizers ?? [] {
      let refusal = refusal(of: recognizer, touch, exclusively: owner)
      note(recognizer, touch, refusal)
      guard refusal == nil else { continue }
      list.append(recognizer)
      recognizer.touches.append(touch)
      if recognizer.firstTouchType == nil { recognizer.firstTouchType = touch.type }
      activate(recognizer)
    }
  }

  /// Offers a hovering pointer to a recognizer.
  ///
  /// - Returns: Whether the recognizer received the pointer.
  func offerPointer(_ touch: UITouch, to recognizer: UIHoverGestureRecognizer) -> Bool {
    var refusal: Refusal?
    if recognizer.environment !== self {
      refusal = Refusal(Reason(.viewIsInNoWindow), "G117")
    } else if !recognizer.allowedTouchTypes.contains(touch.type) {
      refusal = Refusal(Reason(.touchTypeIsNotAllowed, [touch.type.word]), "G053")
    } else if !recognizer.isEnabled {
      refusal = Refusal(Reason(.isDisabled), "G029")
    } else if !recognizer.receivesTouches {
      refusal = Refusal(Reason(.isNotReset, [recognizer.storedState.word]), "G024")
    } else {
      refusal = delegateRefuses(recognizer, touch)
    }
    note(recognizer, touch, refusal)
    guard refusal == nil else { return false }
    recognizer.touches.append(touch)
    activate(recognizer)
    return true
  }

  /// Returns the reason a recognizer doesn't receive a touch, or `nil` when it does; the checks
  /// follow the order of G045.
  private func refusal(
    of recognizer: UIGestureRecognizer, _ touch: UITouch, exclusively owner: UIView?
  ) -> Refusal? {
    // An override of `hitTest(_:with:)` can return a view whose recognizers no window knows.
    if recognizer.environment !== self { return Refusal(Reason(.viewIsInNoWindow), "G117") }
    return inOrder(.delegateIsAskedLast) {
      stateRefuses(recognizer, touch, exclusively: owner) ?? refusesEvent(recognizer)
    } or: {
      delegateRefuses(recognizer, touch)
    }
  }

  /// Returns the reason a recognizer can't receive a touch in its present state, or `nil` when it
  /// can.
  private func stateRefuses(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, exclusively owner: UIView?
  ) -> Refusal? {
    if recognizer.requiresExclusiveTouchType,
      let first = given(.kindsDoNotMix, recognizer.firstTouchType), first != touch.type
    {
      return Refusal(Reason(.otherTouchType, [first.word, touch.type.word]), "G052")
    }
    if !recognizer.allowedTouchTypes.contains(touch.type) {
      return Refusal(Reason(.touchTypeIsNotAllowed, [touch.type.word]), "G053")
    }
    if let refusal = refusesAll(recognizer) { return refusal }
    if let owner = given(.exclusiveViewsShutOutRecognizers, owner), let view = recognizer.view,
      !owner.isDescendant(of: view)
    {
      let owners = event.recorder.map { [$0.participant(of: owner)] } ?? []
      return Refusal(Reason(.viewIsExclusive, of: owners), "G051")
    }
    return nil
  }

  /// Returns the reason a recognizer can't receive anything at present, or `nil` when it can.
  final func refusesAll(_ recognizer: UIGestureRecognizer) -> Refusal? {
    if !recognizer.isEnabled, follows(.disabledGetNothing) {
      return Refusal(Reason(.isDisabled), "G029")
    }
    return recognizer.receivesTouches
      ? nil : Refusal(Reason(.isNotReset, [recognizer.storedState.word]), "G024")
  }

  /// Returns the reason a recognizer's delegate refuses a touch, or `nil` when it accepts it
  /// (G043).
  private func delegateRefuses(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Refusal? {
    guard let delegate = recognizer.delegate(for: .shouldReceiveTouch) else { return nil }
    let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
    recognizer.noteQuestion(.shouldReceive, about: nil, answer, fact: "G043")
    return answer ? nil : Refusal(Reason(.delegateDeclinesTouch), "G043")
  }

  /// Returns the reason a recognizer refuses the touches of this sequence, or `nil` when it accepts
  /// them; the subclass is asked before the delegate, each once (G044).
  private func refusesEvent(_ recognizer: UIGestureRecognizer) -> Refusal? {
    let sequence = application.touchSequence
    if let answer = recognizer.eventAnswer, answer.sequence == sequence {
      return answer.wants ? nil : Refusal(Reason(.declinedEvent), "G044")
    }
    let refusal = refuses(recognizer, event)
    recognizer.eventAnswer = (sequence, refusal == nil)
    return refusal
  }

  /// Returns the reason a recognizer's class, or else its delegate, declines an event, or `nil` when
  /// both accept it (G044).
  final func refuses(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Refusal? {
    guard
      recognizer.ask(.subclassShouldReceive, { recognizer.shouldReceive(event) }) ?? true
    else { return Refusal(Reason(.classDeclinesEvent), "G044") }
    if let delegate = recognizer.delegate(for: .shouldReceiveEvent),
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      // A delegate of UIKit's own leaves a reason, which is also why the recognizer gets no touch.
      var refusal = Refusal(Reason(.delegateDeclinesEvent), "G044")
      if let recorder = event.recorder, case (let reason?, let fact) = recorder.takeExplanation() {
        refusal = Refusal(reason, fact)
        recorder.explain(reason, fact: fact)
      }
      // Only `false` is recorded: a delegate that doesn't implement the method isn't asked.
      recognizer.noteQuestion(.shouldReceiveEvent, about: nil, false, fact: "G044")
      return refusal
    }
    return nil
  }

  private func note(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ refusal: Refusal?
  ) {
    guard let recorder = event.recorder else { return }
    recorder.record(
      .offer(refusal == nil ? .takes : .refuses, .touch(touch.finger)),
      from: recorder.participant(of: application), to: recorder.participant(of: recognizer),
      reason: refusal?.reason, fact: refusal?.fact ?? "G039", fingers: touch.fingers)
  }
}

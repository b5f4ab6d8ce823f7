extension UIGestureEnvironment {
  /// Offers a new touch to the recognizers from the view that was hit up to the window (G039, G041,
  /// G042).
  ///
  /// The touch's list is fixed from now on (G046).
  func collectRecognizers(for touch: UITouch, on hit: UIView) {
    var list: [UIGestureRecognizer] = []
    let owner = application.exclusiveOwner(in: touch.window)
    var view = hit.nearest { $0.gestureRecognizers != nil }
    while let present = view {
      for recognizer in present.gestureRecognizers ?? [] {
        let refusal = refusal(of: recognizer, touch, exclusively: owner)
        note(recognizer, touch, refusal)
        guard refusal == nil else { continue }
        list.append(recognizer)
        recognizer.touches.append(touch)
        if recognizer.firstTouchType == nil { recognizer.firstTouchType = touch.type }
        activate(recognizer)
      }
      view = present.superview?.nearest { $0.gestureRecognizers != nil }
    }
    touch.gestureRecognizers = list
  }

  /// Why a recognizer is not given a touch, or `nil` when it is; the order of the checks is that of
  /// G045.
  private func refusal(
    of recognizer: UIGestureRecognizer, _ touch: UITouch, exclusively owner: UIView?
  ) -> (reason: String, fact: String)? {
    if recognizer.requiresExclusiveTouchType, let first = recognizer.firstTouchType,
      first != touch.type
    {
      return ("it has a \(first.word) touch, and this one is \(touch.type.word)", "G052")
    }
    if !recognizer.allowedTouchTypes.contains(touch.type) {
      return ("\(touch.type.word) is not among its allowedTouchTypes", "G053")
    }
    if !recognizer.isEnabled { return ("isEnabled is false", "G029") }
    if recognizer.storedState.rawValue > UIGestureRecognizer.State.changed.rawValue {
      return ("it has not been reset since it \(recognizer.storedState.word)", "G024")
    }
    if let owner, let view = recognizer.view, !owner.isDescendant(of: view) {
      return ("\(owner.traceName) has a touch and isExclusiveTouch is true", "G051")
    }
    if let answer = refusesEvent(recognizer) { return answer }
    if let delegate = recognizer.delegate(for: .shouldReceiveTouch) {
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      recognizer.noteQuestion("shouldReceive", about: nil, answer, fact: "G043")
      if !answer { return ("its delegate does not want the touch", "G043") }
    }
    return nil
  }

  /// Why a recognizer wants none of the touches of this sequence, or `nil` when it does; the
  /// subclass is asked before the delegate, and both once (G044).
  private func refusesEvent(
    _ recognizer: UIGestureRecognizer
  ) -> (reason: String, fact: String)? {
    let sequence = application.touchSequence
    if let answer = recognizer.eventAnswer, answer.sequence == sequence {
      return answer.wants ? nil : ("it did not want the event", "G044")
    }
    let wants = recognizer.shouldReceive(event)
    recognizer.eventAnswer = (sequence, wants)
    guard wants else { return ("its class does not want the event", "G044") }
    if let delegate = recognizer.delegate(for: .shouldReceiveEvent),
      !delegate.gestureRecognizer(recognizer, shouldReceive: event)
    {
      // Only a no is written down: who does not implement the question is not asked.
      recognizer.noteQuestion("shouldReceive event", about: nil, false, fact: "G044")
      recognizer.eventAnswer = (sequence, false)
      return ("its delegate does not want the event", "G044")
    }
    return nil
  }

  private func note(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ refusal: (reason: String, fact: String)?
  ) {
    guard let recorder = event.recorder else { return }
    recorder.record(
      .offer, from: recorder.participant(of: application), to: recorder.participant(of: recognizer),
      refusal == nil ? "takes" : "refuses", detail: "finger \(touch.finger)",
      reason: refusal?.reason ?? "", fact: refusal?.fact ?? "G039", fingers: [touch.finger])
  }
}

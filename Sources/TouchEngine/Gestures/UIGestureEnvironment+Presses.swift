extension UIGestureEnvironment {
  /// Offers a new press to the recognizers from a view up to the window (G184).
  ///
  /// Recognizers that accept no presses at all aren't asked.
  func collectRecognizers(for press: UIPress, from view: UIView?) {
    var list: [UIGestureRecognizer] = []
    var view = view
    while let present = view {
      for recognizer in present.gestureRecognizers ?? []
      where !recognizer.allowedPressTypes.isEmpty {
        let refusal = refusal(of: recognizer, press)
        note(recognizer, press, refusal)
        guard refusal == nil else { continue }
        list.append(recognizer)
        recognizer.presses.append(press)
        activate(recognizer)
      }
      view = present.superview
    }
    press.gestureRecognizers = list
  }

  /// Returns the reason a recognizer doesn't receive a press, or `nil` when it does.
  private func refusal(of recognizer: UIGestureRecognizer, _ press: UIPress) -> Refusal? {
    if !recognizer.allowedPressTypes.contains(press.type), follows(.pressTypesAreFiltered) {
      return Refusal(Reason(.pressTypeIsNotAllowed, [press.type.word]), "G184")
    }
    if !recognizer.isEnabled { return Refusal(Reason(.isDisabled), "G029") }
    if recognizer.storedState.rawValue > UIGestureRecognizer.State.changed.rawValue {
      return Refusal(Reason(.isNotReset, [recognizer.storedState.word]), "G024")
    }
    if let delegate = recognizer.delegate(for: .shouldReceivePress) {
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: press)
      // Only `false` is recorded, as for events.
      if !answer {
        recognizer.noteQuestion(.shouldReceivePress, about: nil, false, fact: "G184")
        return Refusal(Reason(.delegateDeclinesPress), "G184")
      }
    }
    return nil
  }

  /// Delivers changed presses to the recognizers, and settles the consequences.
  func deliver(_ changed: [UIPress]) {
    guard active.contains(where: { !$0.presses.isEmpty }) else { return }
    settle {
      if changed.contains(where: { $0.phase == .began }) { askForRequirements() }
      for recognizer in active where recognizer.isActive {
        for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
          // Finished recognizers receive nothing more (G024).
          guard recognizer.storedState.rawValue <= UIGestureRecognizer.State.changed.rawValue
          else { break }
          let presses = changed.filter { $0.phase == phase && recognizer.tracks($0) }
          if !presses.isEmpty { call(recognizer, phase, Set(presses)) }
        }
      }
    }
    for recognizer in active { recognizer.presses.removeAll { $0.isOver } }
  }

  private func call(
    _ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ presses: Set<UIPress>
  ) {
    let event = application.pressesEvent
    if let recorder = application.recorder {
      let window = presses.first?.window
      recorder.record(
        .touches(phase.method, buttons: UIPress.words(for: presses)),
        from: window.map { recorder.participant(of: $0) } ?? recorder.participant(of: application),
        to: recorder.participant(of: recognizer))
      recorder.depth += 1
    }
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .changed, .stationary: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    case .cancelled: recognizer.pressesCancelled(presses, with: event)
    }
    application.recorder?.depth -= 1
  }

  /// Cancels a recognizer's presses in their responders, as it cancels touches in views (G060).
  func cancelPresses(of recognizer: UIGestureRecognizer) {
    let taken = recognizer.presses.filter { $0.delivery != .finished }
    let phases = taken.map { $0.phase }
    for press in taken { press.phase = .cancelled }
    application.deliver(
      taken, .cancelled,
      reason: reason(.cancelsTouches, recognizer), fact: "G060")
    for (press, phase) in zip(taken, phases) {
      press.phase = phase
      // A responder that hasn't received the press never receives it (G067).
      press.delivery = .finished
    }
  }

  private func note(
    _ recognizer: UIGestureRecognizer, _ press: UIPress, _ refusal: Refusal?
  ) {
    guard let recorder = application.recorder else { return }
    recorder.record(
      .offer(refusal == nil ? .takes : .refuses, .press(press.type.word)),
      from: recorder.participant(of: application), to: recorder.participant(of: recognizer),
      reason: refusal?.reason, fact: refusal?.fact ?? "G184")
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer tracks a press.
  final func tracks(_ press: UIPress) -> Bool { presses.contains { $0 === press } }
}

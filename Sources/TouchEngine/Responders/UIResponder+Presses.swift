extension UIResponder {
  /// Calls the press method of a phase, or its replacement.
  final func receive(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    guard let swizzling else { return call(phase, presses, with: event) }
    swizzling.presses(phase, presses, of: self, with: event) {
      call(phase, presses, with: event)
    }
  }

  private func call(_ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch phase {
    case .began: pressesBegan(presses, with: event)
    case .changed, .stationary: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  /// Forwards presses to the next responder; a later phase is forwarded only where the beginning
  /// was, as for touches (D092, D108).
  final func forward(
    _ phase: UIPress.Phase, _ presses: Set<UIPress>, with event: UIPressesEvent?
  ) {
    guard let next, next !== self else { return }  // D096
    guard event?.follows(.pressesArePassedOn) ?? true else { return }
    var passed = presses
    for press in presses {
      if phase == .began {
        press.forwarding.note(from: self, to: next)
      } else if !press.forwarding.allows(from: self, to: next) {
        passed.remove(press)
      }
    }
    if passed.isEmpty { return }
    pass(phase.method, UIPress.words(for: passed), to: next, with: event) {
      next.receive(phase, passed, with: event)
    }
  }

  /// Calls the motion method of a phase, or its replacement.
  final func receive(
    _ phase: UIPress.Phase, _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    guard let swizzling else { return call(phase, motion, with: event) }
    swizzling.motion(phase, of: self, with: event) { call(phase, motion, with: event) }
  }

  private func call(
    _ phase: UIPress.Phase, _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    switch phase {
    case .began: motionBegan(motion, with: event)
    case .changed, .stationary: break
    case .ended: motionEnded(motion, with: event)
    case .cancelled: motionCancelled(motion, with: event)
    }
  }

  /// Forwards a motion event to the next responder (D108).
  final func forward(
    _ phase: UIPress.Phase, _ motion: UIEvent.EventSubtype, with event: UIEvent?
  ) {
    guard let next, next !== self else { return }
    pass(phase.motionMethod, "", to: next, with: event) {
      next.receive(phase, motion, with: event)
    }
  }

  private func pass(
    _ method: TraceEvent.Method, _ buttons: String, to next: UIResponder, with event: UIEvent?,
    _ body: () -> Void
  ) {
    guard let event, let recorder = event.recorder else { return body() }
    recorder.record(
      .forward(method, buttons: buttons), from: event.participant(of: self),
      to: event.participant(of: next), fact: "D108")
    recorder.depth += 1
    body()
    recorder.depth -= 1
  }
}

extension UIPress.Phase {
  /// The motion method of this phase.
  var motionMethod: TraceEvent.Method {
    switch self {
    case .began, .changed, .stationary: .motionBegan
    case .ended: .motionEnded
    case .cancelled: .motionCancelled
    }
  }
}

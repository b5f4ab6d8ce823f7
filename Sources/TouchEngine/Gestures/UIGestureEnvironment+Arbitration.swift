extension UIGestureEnvironment {
  /// Makes the recognizers fail that can't continue alongside a recognizer that has recognized its
  /// gesture (G080, G081).
  ///
  /// Recognizers of shallower views are tested first and, on the same view, in the order they were
  /// added (G092, G093).
  func exclude() {
    guard follows(.recognizedExclude) else { return }
    let sorted = deepestFirst(active)
    // One that waits until now, for a candidate that fails here, doesn't win in the same pass.
    let winners = sorted.filter(isWinning)
    for candidate in sorted.reversed() where isExcludable(candidate) {
      for winner in winners where winner !== candidate && isWinning(winner) {
        guard winner.isRelated(to: candidate),
          satisfies(.requiredAreNotExcluded, !requires(winner, candidate)),
          prevents(winner, candidate)
        else { continue }
        if let recorder = event.recorder {
          recorder.record(
            .prevent, from: recorder.participant(of: winner),
            to: recorder.participant(of: candidate), fact: "G080")
        }
        candidate.isWaiting = false
        candidate.enter(.failed, reason: reason(.prevented, winner), fact: "G080")
        break
      }
    }
  }

  /// Returns whether a recognizer hasn't acted yet, so that it can still be made to fail (G088).
  private func isExcludable(_ recognizer: UIGestureRecognizer) -> Bool {
    satisfies(.actedAreNotExcluded, !recognizer.hasActed)
      && (recognizer.storedState == .possible || recognizer.hasRecognized)
  }

  /// Returns whether a recognizer has recognized its gesture and waits for no recognizer (G087).
  private func isWinning(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.hasRecognized else { return false }
    if recognizer.hasActed { return true }
    return satisfies(.waitingExcludeNobody, unmetRequirements(of: recognizer).isEmpty)
  }

  /// Asks the four questions in UIKit's order, ending with the first answer that lets the other
  /// recognizer continue (G083–G085).
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if winner.ask(.canPrevent, about: other, { winner.canPrevent(other) }) == false {
      winner.noteQuestion(.canPrevent, about: other, false, fact: "G083")
      return false
    }
    if other.ask(.canBePrevented, about: winner, { other.canBePrevented(by: winner) }) == false {
      other.noteQuestion(.canBePrevented, about: winner, false, fact: "G083")
      return false
    }
    return !inOrder(.victimIsAskedFirst) {
      allows(other, beside: winner)
    } or: {
      allows(winner, beside: other)
    }
  }

  private func allows(
    _ recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer
  ) -> Bool {
    guard let delegate = recognizer.delegate(for: .shouldRecognizeSimultaneouslyWith) else {
      return false
    }
    let answer = delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    recognizer.noteQuestion(
      .shouldRecognizeSimultaneouslyWith, about: other, answer, fact: "G085")
    return answer
  }

  /// Carries out what a recognizer's state requires: waiting, actions, cancellation, and the
  /// consequences for other recognizers.
  func process(_ recognizer: UIGestureRecognizer) {
    // Disabling a recognizer in an action ends the attempt immediately, before the round reaches
    // it.
    guard !recognizer.hasSettled else { return }
    let state = recognizer.storedState
    defer {
      // A state that was set in the action gets its own turn.
      if recognizer.storedState == state { recognizer.hasSettled = recognizer.isFinished }
    }
    switch state {
    case .possible:
      break
    case .began, .changed, .ended:
      if !recognizer.hasActed {
        begin(recognizer)
      } else if acts(recognizer, in: state) {
        recognizer.sendAction(showing: state)
      }
    case .cancelled, .failed:
      if acts(recognizer, in: state) { recognizer.sendAction(showing: state) }
      wakeDependents(of: recognizer)
    }
  }

  /// Returns whether a recognizer sends an action for a state after its first action.
  private func acts(
    _ recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State
  ) -> Bool {
    switch state {
    case .possible: false
    case .began, .ended: true
    case .changed: follows(.changesAct)
    // An end is reported only to targets that received the beginning (G017).
    case .cancelled:
      satisfies(.silentGesturesEndInSilence, recognizer.hasActed)
        && !recognizer.isSilentWhenCancelled
    case .failed: suspends(.failingIsSilent)
    }
  }

  /// Sends the first action of an attempt, once no recognizer has to fail first (G096, G097).
  private func begin(_ recognizer: UIGestureRecognizer) {
    let unmet = unmetRequirements(of: recognizer)
    guard unmet.isEmpty else {
      if !recognizer.isWaiting { note(recognizer, .waits, for: unmet) }
      recognizer.isWaiting = true
      return
    }
    if recognizer.isWaiting {
      note(recognizer, .continues, for: [])
      recognizer.isWaiting = false
      recognizer.didWait()
    }
    recognizer.hasActed = true
    let state = recognizer.storedState
    // A recognizer that was freed late, or that began and changed within one event, first sends the
    // action for its beginning (G018).
    let tellsBeginning = recognizer.hasBegun && follows(.lateGesturesBegin)
    inOrder(.actionComesBeforeCancelling) {
      recognizer.sendAction(showing: tellsBeginning ? .began : state)
    } then: {
      cancelTouchesInView(of: recognizer)
    }
    if tellsBeginning, state == .ended { recognizer.sendAction(showing: .ended) }
    failDependents(of: recognizer)
    wakeDependents(of: recognizer)
  }

  /// Makes the recognizers fail that required the failure of a recognizer that has acted (G108).
  private func failDependents(of recognizer: UIGestureRecognizer) {
    guard follows(.recognizingFailsDependents) else { return }
    for other in dependents(of: recognizer) where !other.hasActed && !other.isFinished {
      other.isWaiting = false
      other.enter(
        .failed, because: recognizer,
        reason: reason(.requiredRecognized, recognizer), fact: "G108")
    }
  }

  /// Schedules updates for the recognizers that wait for a finished recognizer (G109).
  private func wakeDependents(of recognizer: UIGestureRecognizer) {
    guard recognizer.isFinished, follows(.failingFreesDependents) else { return }
    for other in dependents(of: recognizer) where other.isWaiting { setNeedsUpdate(other) }
  }

  /// Cancels the touches of a recognizer in their views if the recognizer is set to (G060, G066,
  /// G074).
  private func cancelTouchesInView(of recognizer: UIGestureRecognizer) {
    guard satisfies(.cancellingCanBeOff, recognizer.cancelsTouchesInView),
      follows(.recognizedIsCancelled)
    else { return }
    if !recognizer.presses.isEmpty { cancelPresses(of: recognizer) }
    let touches = follows(.onlyOwnTouchesAreTaken) ? recognizer.touches : application.event.touches
    let taken = touches.filter { $0.view != nil && $0.viewDelivery != .finished }
    guard !taken.isEmpty else { return }
    held.removeAll { record in taken.contains { $0 === record.touch } }
    var remaining = taken
    while let view = remaining.first?.view {
      let group = remaining.filter { $0.view === view }
      remaining.removeAll { $0.view === view }
      guard group.contains(where: { $0.viewDelivery == .live }) else {
        // The view has received none of the touches, so there's nothing to cancel (G067).
        for touch in group {
          touch.viewDelivery = .finished
          noteDropped(touch, by: recognizer)
        }
        continue
      }
      let phases = group.map { $0.phase }
      for touch in group { touch.phase = .cancelled }
      group.first?.window?.deliver(
        group, .cancelled, event,
        reason: reason(.cancelsTouches, recognizer), fact: "G060")
      for (touch, phase) in zip(group, phases) { touch.phase = phase }
    }
  }

  private func note(
    _ recognizer: UIGestureRecognizer, _ change: TraceEvent.Wait, for others: [UIGestureRecognizer]
  ) {
    guard let recorder = event.recorder else { return }
    let id = recorder.participant(of: recognizer)
    let related = others.map { recorder.participant(of: $0) }
    recorder.record(
      .wait(change), from: id, to: id,
      reason: related.isEmpty ? nil : Reason(.requires, of: related), fact: "G096",
      related: related)
  }

  /// Returns the name of a recognizer.
  func name(of recognizer: UIGestureRecognizer) -> String {
    recognizer.name ?? recognizer.className
  }

  /// Returns a reason that involves a recognizer, or `nil` when nothing is recorded.
  func reason(_ cause: Reason.Cause, _ recognizer: UIGestureRecognizer) -> Reason? {
    event.recorder.map { Reason(cause, of: [$0.participant(of: recognizer)]) }
  }
}

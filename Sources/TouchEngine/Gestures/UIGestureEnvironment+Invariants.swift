extension UIGestureEnvironment {
  /// Adds the inconsistencies in the participating recognizers and in the delayed touches.
  func check(_ violations: inout [String]) {
    for (place, recognizer) in active.enumerated() {
      let name = name(of: recognizer)
      if active[..<place].contains(where: { $0 === recognizer }) {
        violations.append("\(name) is listed twice")
      }
      if recognizer.environment !== self { violations.append("\(name) takes part from outside") }
      if !recognizer.isActive { violations.append("\(name) is listed but not active") }
      checkState(of: recognizer, name, &violations)
    }
    for record in held { check(record, &violations) }
    // A state that's set outside an event is settled in a separate turn, which is still to come.
    if application.pendingRun != nil { return }
    for recognizer in active { checkSettled(recognizer, name(of: recognizer), &violations) }
    for record in held { checkSettled(record, &violations) }
  }

  // MARK: Recognizers

  /// Checks that a state is reachable, given what's known of the attempt.
  private func checkState(
    of recognizer: UIGestureRecognizer, _ name: String, _ violations: inout [String]
  ) {
    if recognizer.presentedState != nil {
      violations.append("\(name) shows a state outside of an action")
    }
    if recognizer.isWaiting && !recognizer.hasRecognized {
      violations.append("\(name) waits without having recognized")
    }
    if recognizer.hasActed && recognizer.isWaiting {
      violations.append("\(name) waits although it has acted")
    }
    switch recognizer.storedState {
    case .possible:
      if recognizer.hasBegun { violations.append("\(name) is possible after it began") }
      if recognizer.hasActed { violations.append("\(name) is possible after it acted") }
    case .began:
      if !recognizer.hasBegun { violations.append("\(name) is began without having begun") }
    case .changed:
      if !recognizer.hasBegun { violations.append("\(name) has changed without having begun") }
    case .ended:
      break
    case .cancelled:
      if !recognizer.hasBegun { violations.append("\(name) is canceled without having begun") }
    case .failed:
      if recognizer.hasActed { violations.append("\(name) has failed after it acted") }
    }
  }

  /// Checks that a recognizer has no pending work.
  private func checkSettled(
    _ recognizer: UIGestureRecognizer, _ name: String, _ violations: inout [String]
  ) {
    if recognizer.needsUpdate { violations.append("\(name) still needs an update") }
    if recognizer.hasRecognized && !recognizer.hasActed && !recognizer.isWaiting {
      violations.append("\(name) has recognized, and neither acts nor waits")
    }
    if recognizer.isWaiting && unmetRequirements(of: recognizer).isEmpty {
      violations.append("\(name) waits for no recognizer")
    }
    if recognizer.isFinished && !recognizer.hasSettled {
      violations.append("\(name) is over, and nothing has followed from it")
    }
    if tied(to: recognizer).allSatisfy({ $0.isFinished }) {
      violations.append("\(name) is over and has not been reset")
    }
  }

  // MARK: Delayed touches

  private func check(_ record: HeldTouch, _ violations: inout [String]) {
    let name = "the touch of finger \(record.touch.finger)"
    guard let first = record.phases.first else {
      violations.append("\(name) is held for nothing")
      return
    }
    if (first.phase == .began) != (record.touch.viewDelivery == .pending) {
      violations.append("\(name) is held from the wrong phase on")
    }
    for (place, moment) in record.phases.enumerated() {
      let isEnd = moment.phase == .ended || moment.phase == .cancelled
      if (moment.phase == .began && place > 0) || (isEnd && place < record.phases.count - 1) {
        violations.append("\(name) is held with its phases in disorder")
      }
    }
  }

  /// Checks that a recognizer still claims the delayed touch.
  private func checkSettled(_ record: HeldTouch, _ violations: inout [String]) {
    let name = "the touch of finger \(record.touch.finger)"
    for holder in record.holders where !holder.isUndecided || !holder.tracks(record.touch) {
      violations.append("\(name) is held for \(self.name(of: holder)), which has done with it")
    }
    if record.holders.isEmpty, endedHolders(of: record.touch).isEmpty {
      violations.append("\(name) is delayed for no recognizer")
    }
  }
}

extension UIGestureRecognizer {
  /// Whether no trace of an attempt remains.
  final var isFresh: Bool {
    storedState == .possible && presentedState == nil && touches.isEmpty
      && dynamicRequirements.isEmpty && firstTouchType == nil && !hasBegun && !hasActed
      && !hasSettled && !isWaiting && !wasAsked && !needsUpdate
  }
}

extension UIGestureRecognizer {
  /// The current state of the attempt.
  ///
  /// Setting the state follows the state machine: a transition that isn't allowed becomes the
  /// nearest allowed one (G006–G010). Leaving `possible` for `began` or `ended` asks the delegate
  /// first (G012); if it returns `false`, the state becomes `failed` (G013). No action is called
  /// before all recognizers have received the event (G014).
  public final var state: State {
    get { presentedState ?? storedState }
    set {
      if let recorder = environment?.event.recorder {
        let (reason, fact) = recorder.takeExplanation()
        assign(newValue, reason, fact)
      } else {
        assign(newValue, nil, "")
      }
    }
  }

  private func assign(_ wish: State, _ reason: Reason?, _ fact: String) {
    let present = lentEnvironment
    let step = step(from: storedState, to: wish)
    if step != wish, wish != storedState || step != nil { noteAssignment(of: wish, becoming: step) }
    guard let next = step else { return }
    if storedState == .possible, next == .began || next == .ended {
      let wasActive = isActive
      let begins = mayBegin()
      // The code that was asked may have ended the attempt, for instance by removing the view.
      guard storedState == .possible, isActive == wasActive, environment === present.object
      else { return }
      if begins {
        enter(next, reason: reason, fact: fact)
      } else {
        enter(.failed, reason: Reason(.shouldBeginRefused), fact: "G013")
      }
    } else {
      enter(next, reason: reason, fact: fact)
    }
    if let present = present.object, present.suspends(.actionsWaitForAll) {
      // An action may release the application.
      withExtendedLifetime(present.application) { present.update(isEarly: true) }
    }
    // A state that's set outside an event is settled before the main run loop sleeps again (G016).
    present.use {
      if !$0.isShowing, $0.follows(.outsideChangesAreSettled) { $0.application.runMainLoopSoon() }
    }
  }

  /// Records an assignment that's adjusted or ignored; UIKit logs it (G010).
  private func noteAssignment(of wish: State, becoming step: State?) {
    guard let environment, let recorder = environment.event.recorder else { return }
    let id = recorder.participant(of: self)
    recorder.time = environment.application.clock.now
    recorder.record(
      .assignment(wish.traced), from: id, to: id,
      reason: Reason(
        step == nil ? .staysAsItIs : .becomesAnother,
        [storedState.word, wish.word] + (step.map { [$0.word] } ?? [])),
      fact: "G010")
  }

  /// Returns the transition that a request causes, or `nil` for none.
  ///
  /// Without its rule, a request that would have an effect has none, and one that would have none
  /// has one.
  private func step(from state: State, to wish: State) -> State? {
    let step = UIGestureRecognizer.legalStep(from: state, to: wish)
    guard step != wish, let rule = UIGestureRecognizer.rule(from: state, to: wish),
      suspends(rule)
    else { return step }
    if step != nil { return nil }
    return wish == .possible ? .cancelled : wish
  }

  /// Returns the rule that makes a request's effect differ from the request (G006–G010), or `nil`
  /// when no rule does.
  private static func rule(from state: State, to wish: State) -> UIKitRule? {
    switch (state, wish) {
    case (.possible, .changed): .changedMeansBegan
    case (.possible, .cancelled): .cancelledMeansFailed
    case (.began, .failed), (.changed, .failed): .failedMeansCancelled
    case (.began, .possible), (.changed, .possible): .begunIsNotPossibleAgain
    case (.ended, _), (.cancelled, _), (.failed, _):
      wish == state || wish == .possible ? nil : .endsAreFinal
    default: nil
    }
  }

  /// Returns the transition that happens when a subclass requests a state, or `nil` for none.
  static func legalStep(from state: State, to wish: State) -> State? {
    switch (state, wish) {
    case (.possible, .possible): nil
    case (.possible, .changed): .began
    case (.possible, .cancelled): .failed
    case (.possible, _): wish
    case (.began, .possible), (.changed, .possible): nil
    case (.began, .began), (.changed, .began): .changed
    case (.began, .failed), (.changed, .failed): .cancelled
    case (.began, _), (.changed, _): wish
    case (.ended, _), (.cancelled, _), (.failed, _): nil
    }
  }

  /// Enters a state without asking, and requests an update.
  final func enter(
    _ state: State, because cause: UIGestureRecognizer? = nil, reason: Reason?, fact: String
  ) {
    storedState = state
    if state == .began { hasBegun = true }
    if state == .failed || state == .cancelled { isWaiting = false }
    if let recorder = environment?.event.recorder {
      let id = recorder.participant(of: self)
      if let application { recorder.time = application.clock.now }
      recorder.record(
        .state(state.traced), from: id, to: id, reason: reason, fact: fact,
        related: cause.map { [recorder.participant(of: $0)] } ?? [])
    }
    lentEnvironment.use { $0.setNeedsUpdate(self) }
  }

  /// Stores a reason for the state that's set next; it costs nothing when nothing is recorded.
  final func explain(_ reason: @autoclosure () -> Reason, fact: String) {
    environment?.event.recorder?.explain(reason(), fact: fact)
  }

  /// Asks the views first, if their touches are affected, and then the delegate (G112, G113).
  private func mayBegin() -> Bool {
    guard follows(.shouldBeginIsAsked) else { return true }
    let recorder = application?.recorder
    if asksViews {
      var asked: [UIView] = []
      for touch in currentTouches {
        guard let view = touch.view, !asked.contains(where: { $0 === view }) else { continue }
        asked.append(view)
        let answer = view.ask(.gestureRecognizerShouldBegin, about: self) {
          view.gestureRecognizerShouldBegin(self)
        }
        if !answer, let recorder {
          let (reason, fact) = recorder.takeExplanation()
          recorder.record(
            .question(.gestureRecognizerShouldBegin, false),
            from: recorder.participant(of: self), to: recorder.participant(of: view),
            reason: reason,
            fact: fact.isEmpty ? "G112" : fact)
        }
        if !answer { return false }
      }
      if let delegate = delegate as AnyObject?, asked.contains(where: { $0 === delegate }) {
        return true
      }
    }
    guard let delegate = delegate(for: .shouldBegin) else { return true }
    let answer = delegate.gestureRecognizerShouldBegin(self)
    let asked = beginQuestion
    noteQuestion(asked.question, about: nil, answer, fact: asked.fact)
    return answer
  }

  /// Whether the views of the touches are asked: when the recognizer would cancel their touches
  /// (G112, G113).
  private var asksViews: Bool {
    follows(.viewsAreAskedToo)
      && satisfies(.viewsAreAskedAboutCancelling, cancelsTouchesInView)
  }

  /// Records a question to the delegate of this recognizer.
  final func noteQuestion(
    _ question: TraceEvent.Question, about other: UIGestureRecognizer?, _ answer: Bool,
    fact: String
  ) {
    guard let recorder = application?.recorder else { return }
    let id = recorder.participant(of: self)
    let about = other.map { recorder.participant(of: $0) }
    // The code that was asked may have left a reason for the answer.
    let explained = recorder.takeExplanation()
    recorder.record(
      .question(question, about: about, answer), from: id, to: id, reason: explained.reason,
      fact: explained.fact.isEmpty ? fact : explained.fact)
  }

  /// Ends a current gesture immediately (G027): its touches are canceled, and the action is sent if
  /// one was sent before.
  final func cancelGesture(reason: Reason, fact: String) {
    guard isActive, let environment else { return }
    // The consequences of a finished gesture's end are being handled, perhaps in its own action
    // (G255).
    guard !isFinished else { return }
    let lost = currentTouches.filter { !$0.isOver }
    if !lost.isEmpty, storedState.rawValue <= State.changed.rawValue {
      environment.call(self, .cancelled, Set(lost))
    }
    touches.removeAll()
    presses.removeAll()
    switch storedState {
    case .possible: enter(.failed, reason: reason, fact: fact)
    case .began, .changed: enter(.cancelled, reason: reason, fact: fact)
    case .ended:
      // It has recognized its gesture but waits; no target has been called, and none ever is
      // (G017).
      isWaiting = false
      enter(.failed, reason: reason, fact: fact)
    case .cancelled, .failed:
      // The recognizer's own `touchesCancelled` has set it.
      break
    }
    environment.process(self)
    environment.update()
  }

  /// Returns the recognizer to its initial state (G021).
  final func performReset() {
    if let recorder = application?.recorder {
      let id = recorder.participant(of: self)
      recorder.record(.reset, from: id, to: id)
    }
    inOrder(.stateLastsThroughReset) {
      if follows(.resetIsCalled) { reset() }
    } then: {
      storedState = .possible
    }
    touches.removeAll()
    presses.removeAll()
    if follows(.wishesEndWithTheAttempt) { dynamicRequirements.removeAll() }
    if suspends(.requirementsLast) { failureRequirements.removeAll() }
    hasBegun = false
    hasActed = false
    hasSettled = false
    isWaiting = false
    if needsReset { leave(.needingReset) }
    needsReset = false
    if isActive { leave(.active) }
    isActive = false
    wasAsked = false
    firstTouchType = nil
    windowDidChange()
  }

  private func leave(_ set: TraceEvent.RecognizerSet) { environment?.note(self, .leaves, set) }

  /// Calls every target while showing a state, in the order in which they were added (G032).
  final func sendAction(showing state: State) {
    presentedState = state
    defer { presentedState = nil }
    if let owner = actingOwner {
      if let recorder = environment?.event.recorder {
        recorder.record(
          .action(.state(state.traced)), from: recorder.participant(of: self),
          to: recorder.participant(of: owner))
        recorder.depth += 1
      }
      actForOwner()
      application?.recorder?.depth -= 1
    }
    // The targets that exist now; an action may change them.
    let pairs = inOrder(.recognizerTargetsInOrder, targetActions)
    guard let recorder = environment?.event.recorder else {
      return pairs.walk { $0.action.perform(with: self) }
    }
    for pair in pairs {
      let target =
        (pair.target as? UIResponder).map { recorder.participant(of: $0) }
        ?? recorder.target(named: pair.action.name)
      recorder.record(
        .action(.state(state.traced)), from: recorder.participant(of: self), to: target)
      recorder.depth += 1
      pair.action.perform(with: self)
      recorder.depth -= 1
    }
  }

  /// Whether the state means that the gesture was recognized.
  final var hasRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the recognizer has recognized its gesture and hasn't called a target yet.
  final var isNewlyRecognized: Bool {
    switch storedState {
    case .began, .changed, .ended: !hasActed
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the attempt is over; a recognizer that has recognized its gesture but not acted may
  /// still wait (G097).
  final var isFinished: Bool {
    switch storedState {
    case .possible, .began, .changed: false
    case .ended: hasActed
    case .cancelled, .failed: true
    }
  }

  /// Whether the recognizer receives touches in its current state (G024).
  final var receivesTouches: Bool {
    satisfies(.finishedHearNothing, storedState.rawValue <= State.changed.rawValue)
  }

  /// Whether the recognizer may still claim a touch, because it's undecided or waits for another
  /// recognizer.
  final var isUndecided: Bool { isActive && (storedState == .possible || isWaiting) }
}

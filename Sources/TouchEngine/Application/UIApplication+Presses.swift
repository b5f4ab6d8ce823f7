extension UIApplication {
  /// Makes an event from input of buttons or the motion sensor, and sends it (D107).
  final func process(_ input: HIDEvent.Input) {
    switch input {
    case .presses(let reports): process(reports)
    case .shake(let change): process(change)
    }
  }

  /// The first responder to receive button presses: the focused view, else the application's first
  /// responder (D107), else the frontmost window.
  final var pressResponder: UIResponder {
    if let focusedView = given(.pressesStartAtTheFocus, focusedView),
      focusedView.window?.application === self
    {
      return focusedView
    }
    return motionResponder
  }

  /// The first responder to receive a shake: the application's first responder (D107), else the
  /// frontmost window.
  ///
  /// UIKit uses the key window, which makes no other difference here.
  private var motionResponder: UIResponder {
    if let firstResponder { return firstResponder }
    for scene in connectedScenes {
      if let window = scene.windowsFrontToBack.first(where: { !$0.isHidden }) { return window }
    }
    return self
  }

  // MARK: Presses

  private func process(_ reports: [HIDEvent.Press]) {
    let event = pressesEvent
    event.time = clock.now
    event.recorder = recorder
    for press in event.presses { press.phase = .stationary }
    var hasChanged = false
    for report in reports where update(report) { hasChanged = true }
    guard hasChanged else { return }
    send(event)
    for press in event.presses where press.isOver { press.gestureRecognizers = nil }
    event.presses.removeAll { $0.isOver }
  }

  /// Updates the press of a button, or makes a new one.
  ///
  /// - Returns: Whether the press has changed in a way that a responder must be notified of.
  private func update(_ report: HIDEvent.Press) -> Bool {
    note("remote", report.change.traced, report.type.word)
    let press = pressesEvent.presses.first { $0.type == report.type && !$0.isOver }
    let force = report.force.isFinite ? max(0, min(1, report.force)) : 0
    switch report.change {
    case .press:
      guard let press else { return begin(report.type, force) }
      guard press.force != force else { return false }
      press.force = force
      press.phase = .changed
      press.time = clock.now
    case .release, .cancel:
      guard let press else { return false }
      press.phase = report.change == .release ? .ended : .cancelled
      press.time = clock.now
    }
    return true
  }

  private func begin(_ type: UIPress.PressType, _ force: Double) -> Bool {
    let responder = pressResponder
    let view = responder.nearestView
    pressCount += 1
    let press = UIPress(
      type, force: force, serial: pressCount, time: clock.now, responder: responder,
      window: view?.window)
    gestureEnvironment.collectRecognizers(for: press, from: view)
    pressesEvent.presses.append(press)
    return true
  }

  /// Cancels the presses of a view that leaves its window, as for touches (D067, D108).
  final func cancelPresses(in view: UIView) {
    for press in pressesEvent.presses where !press.isOver {
      guard let owner = press.responder.nearestView, owner.isDescendant(of: view) else { continue }
      press.phase = .cancelled
      deliver([press], .cancelled, reason: Reason(.viewLeaves), fact: "D108")
      pressesEvent.presses.removeAll { $0 === press }
    }
  }

  /// Delivers the presses of a window to the recognizers, then to the responders.
  final func deliverPresses(in window: UIWindow?) {
    let changed = pressesEvent.presses.filter {
      $0.window === window && $0.phase != .stationary
    }
    gestureEnvironment.deliver(changed)
    for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      deliver(changed.filter { $0.phase == phase }, phase)
    }
  }

  /// Calls one press method on each responder of some presses.
  final func deliver(
    _ presses: [UIPress], _ phase: UIPress.Phase, reason: Reason? = nil, fact: String = "D107"
  ) {
    var remaining = presses.filter {
      phase == .began ? $0.delivery == .pending : $0.delivery == .live
    }
    while let responder = remaining.first?.responder {
      let group = Set(remaining.filter { $0.responder === responder })
      remaining.removeAll { $0.responder === responder }
      for press in group { press.delivery = press.isOver ? .finished : .live }
      if let recorder {
        let sender = group.first?.window.map { recorder.participant(of: $0) }
        recorder.record(
          .touches(phase.method, buttons: UIPress.words(for: group)),
          from: sender ?? recorder.participant(of: self),
          to: recorder.participant(of: responder), reason: reason, fact: fact)
        recorder.depth += 1
      }
      responder.receive(phase, group, with: pressesEvent)
      recorder?.depth -= 1
    }
  }

  // MARK: Motion

  /// Notifies the responder of a shake; the end goes to the responder that received the beginning,
  /// whichever object is first responder by then (D108).
  private func process(_ change: HIDEvent.Shake) {
    note("device", change.traced, "")
    let phase: UIPress.Phase
    switch change {
    case .begin:
      guard shaken == nil else { return }
      phase = .began
      shaken = motionResponder
    case .end: phase = .ended
    case .cancel: phase = .cancelled
    }
    guard shaken != nil else { return }
    motionPhase = phase
    let event = UIEvent(type: .motion, subtype: .motionShake)
    event.time = clock.now
    event.recorder = recorder
    send(event)
    if phase != .began { shaken = nil }
  }

  /// Notifies the responder of the shake, if it's in a window or, for `nil`, in none.
  final func deliverMotion(_ event: UIEvent) {
    guard let responder = shaken else { return }
    if let recorder {
      recorder.record(
        .touches(motionPhase.motionMethod),
        from: responder.nearestView?.window.map { recorder.participant(of: $0) }
          ?? recorder.participant(of: self),
        to: recorder.participant(of: responder), fact: "D107")
      recorder.depth += 1
    }
    responder.receive(motionPhase, event.subtype, with: event)
    recorder?.depth -= 1
  }

  // MARK: Sending

  private func send(_ event: UIEvent) {
    guard let recorder else { return sendEvent(event) }
    let id = recorder.participant(of: self)
    recorder.record(.sendEvent, from: id, to: id)
    recorder.depth += 1
    sendEvent(event)
    recorder.depth -= 1
  }

  /// Sends an event without touches to the windows it concerns.
  final func sendToWindows(_ event: UIEvent) {
    var windows: [UIWindow?] = []
    if event.type == .motion {
      windows = [shaken?.nearestView?.window]
    } else {
      for press in pressesEvent.presses where press.phase != .stationary {
        if !windows.contains(where: { $0 === press.window }) { windows.append(press.window) }
      }
    }
    for window in windows {
      guard let window else {
        // The application or one of its window scenes is first responder.
        deliver(event, in: nil)
        continue
      }
      if let recorder {
        recorder.record(
          .sendEvent, from: recorder.participant(of: self), to: recorder.participant(of: window))
        recorder.depth += 1
      }
      window.sendEvent(event)
      recorder?.depth -= 1
    }
  }

  /// Delivers an event without touches to recognizers and responders in a window, or in none.
  final func deliver(_ event: UIEvent, in window: UIWindow?) {
    if event.type == .motion { deliverMotion(event) } else { deliverPresses(in: window) }
  }

  private func note(_ part: String, _ change: TraceEvent.System, _ words: String) {
    guard let recorder else { return }
    recorder.time = clock.now
    recorder.record(
      .system(change, words), from: recorder.participant(.hardware, named: part),
      to: recorder.participant(of: self))
  }
}

extension UIResponder {
  /// The view that this responder is, has, or reaches along the responder chain.
  final var nearestView: UIView? {
    var responder: UIResponder? = self
    while let present = responder {
      if let view = present as? UIView { return view }
      if let view = (present as? UIViewController)?.viewIfLoaded { return view }
      responder = present.next
    }
    return nil
  }
}

extension HIDEvent.Press.Change {
  /// The remote control's input, as traces record it.
  fileprivate var traced: TraceEvent.System {
    switch self {
    case .press: .presses
    case .release: .releases
    case .cancel: .loses
    }
  }
}

extension HIDEvent.Shake {
  /// The device's motion, as traces record it.
  fileprivate var traced: TraceEvent.System {
    switch self {
    case .begin: .shakes
    case .end: .rests
    case .cancel: .shakesTooLong
    }
  }
}

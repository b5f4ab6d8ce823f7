extension UIApplication {
  /// Updates the touch of a finger, or makes a new one.
  ///
  /// - Returns: Whether the touch has changed in a way that a view or a recognizer must be notified
  ///   of.
  final func update(_ finger: HIDEvent.Finger) -> Bool {
    note(finger)
    let touch = event.touch(ofFinger: finger.number)
    switch finger.change {
    case .touch:
      guard touch.object == nil, finger.location.isFinite else { return false }
      return land(finger)
    case .move:
      guard finger.location.isFinite else { return false }
      return touch.use { move($0, to: finger) } ?? false
    case .tremble:
      touch.use { gestureEnvironment.touchHasTrembled($0) }
      return false
    case .hover, .leave:
      if touch.object == nil { hover(finger) }
      return false
    case .lift, .cancel:
      return touch.use { end($0, with: finger) } ?? false
    }
  }

  /// Moves a touch to the location of its finger.
  private func move(_ touch: UITouch, to finger: HIDEvent.Finger) -> Bool {
    let window = Lent(touch.window)
    guard let place = window.object?.pointFromSuperview(finger.location) else { return false }
    let hasPressed = touch.takePressure(of: finger) && follows(.pressureMoves)
    guard satisfies(.samePlaceIsNoMove, hasPressed || place != touch.windowLocation) else {
      return false
    }
    if suspends(.onlyLandingsSearch) { window.use { _ = ask($0, for: place) } }
    if suspends(.touchesKeepTheirViews) {
      touch.view = window.use { ask($0, for: place) } ?? touch.view
    }
    if follows(.previousPlaceFollows) { touch.previousWindowLocation = touch.windowLocation }
    touch.windowLocation = place
    touch.previousTime = touch.time
    touch.time = event.time
    touch.phase = .moved
    window.use { $0.countMove(of: touch) }
    noteProcessing(.updates, "the touch", fingers: [finger.number])
    return true
  }

  /// Ends a touch whose finger has lifted, or that the system cancels.
  private func end(_ touch: UITouch, with finger: HIDEvent.Finger) -> Bool {
    touch.time = event.time
    touch.phase = finger.change == .lift ? .ended : .cancelled
    Lent(touch.window).use { $0.countLift(of: touch, at: event.time) }
    noteProcessing(.updates, "the touch", fingers: [finger.number])
    return true
  }

  /// Returns the location of a touch on the screen.
  final func screenPoint(of touch: UITouch) -> CGPoint {
    touch.window?.pointToSuperview(touch.windowLocation) ?? touch.windowLocation
  }

  /// Finds the window and then the view of a new touch, with two hit-testing passes of which the
  /// second decides (D022, D023).
  private func land(_ finger: HIDEvent.Finger) -> Bool {
    hitTestPass = 1
    hitContent = nil
    if areWindowControls(at: finger.location) {
      noteHit(nil, finger, (Reason(.windowControls), "D294"))
      return false
    }
    guard let (window, first) = findWindow(at: finger.location) else {
      noteHit(nil, finger)
      return false
    }
    let place = window.pointFromSuperview(finger.location)
    hitTestPass = 2
    let second = follows(.searchesComeTwice) ? ask(window, for: place) : first
    let hit = follows(.secondSearchDecides) ? second : first
    noteHit(hit, finger)
    guard let hit else { return false }
    if let animated = hit.ancestorClosedByAnimation {
      let reason = Reason(.isAnimated)
      noteDropped(finger, on: animated, (reason, "D178"))
      return false
    }
    touchCount += 1
    if !event.touches.contains(where: { !$0.isOver }) { touchSequence += 1 }
    let touch =
      takePointer(for: finger, in: window)
      ?? UITouch(
        finger: finger.number, type: finger.type, serial: touchCount, time: event.time,
        window: window, location: place)
    noteProcessing(.creates, "the touch", fingers: [finger.number])
    _ = touch.takePressure(of: finger)
    touch.tapCount = window.countLanding(at: place, on: hit, time: event.time, behavior)
    if let obstacle = obstacle(to: touch, on: hit) {
      touch.viewDelivery = .finished
      if let recorder { noteDropped(finger, on: hit, obstacle.explanation(in: recorder)) }
    } else {
      touch.view = hit
      touch.landedOutsideWindows = hit.window == nil
    }
    let content = hitContent.flatMap { $0.isDescendant(of: hit) ? $0 : nil }
    gestureEnvironment.collectRecognizers(for: touch, on: content ?? hit)
    event.touches.append(touch)
    return true
  }

  /// Returns whether a point of the screen is in the window controls, whose touches the system keeps
  /// (D294).
  private func areWindowControls(at location: CGPoint) -> Bool {
    follows(.windowControlsKeepTouches)
      && connectedScenes.contains { $0.windowControls.contains(location) }
  }

  /// Returns the first visible window, front to back, in which hit-testing finds a view (D028).
  final func findWindow(at location: CGPoint) -> (window: UIWindow, hit: UIView?)? {
    for scene in connectedScenes {
      for window in scene.windowsFrontToBack {
        let hit = ask(window, for: window.pointFromSuperview(location))
        if satisfies(.windowsMayDecline, hit != nil) { return (window, hit) }
      }
    }
    return nil
  }

  /// Returns the view that a finger would hit if it touched down at a point of the screen now, or
  /// `nil` when it would hit none, without recording anything.
  package final func hitView(at location: CGPoint) -> UIView? {
    let pass = hitTestPass
    defer {
      hitTestPass = pass
      _ = recorder?.takeExplanation()
    }
    if areWindowControls(at: location) { return nil }
    for scene in connectedScenes {
      for window in scene.windowsFrontToBack {
        let place = window.pointFromSuperview(location)
        hitTestPass = 1
        guard window.ask(hitTest: place, with: nil) != nil else { continue }
        hitTestPass = 2
        let hit = window.ask(hitTest: place, with: nil)
        return hit?.ancestorClosedByAnimation == nil ? hit : nil
      }
    }
    return nil
  }

  private func ask(_ window: UIWindow, for place: CGPoint) -> UIView? {
    window.hitTest(place, with: event, askedBy: self, recorder)
  }

  /// Returns the reason a view can't receive one more touch (D055, D056, D058), or `nil` when it
  /// can; fingers outside the safe area don't count (D061).
  ///
  /// An exclusive view shares its window's fingers only with its subviews (D059).
  private func obstacle(to touch: UITouch, on view: UIView) -> LandingObstacle? {
    if touch.isOutsideSafeArea { return nil }
    for other in event.touches where !other.isOver && !other.isOutsideSafeArea {
      guard let owner = other.view,
        satisfies(.exclusivityIsPerWindow, other.window === touch.window)
      else { continue }
      if owner === view, !view.isMultipleTouchEnabled, follows(.oneFingerForOtherViews) {
        return .oneFinger
      }
      if let exclusive = given(.exclusiveViewsComeAlone, view.exclusiveAncestor),
        !owner.isDescendant(of: exclusive)
      {
        return .notAlone(exclusive, owner)
      }
      if let exclusive = given(.exclusiveViewsKeepOthersOut, owner.exclusiveAncestor),
        !view.isDescendant(of: exclusive)
      {
        return .keptOut(exclusive)
      }
    }
    return nil
  }

  /// Returns the view that currently has exclusive use of a window's fingers (G051).
  final func exclusiveOwner(in window: UIWindow?) -> UIView? {
    for touch in event.touches where !touch.isOver && touch.window === window {
      if let owner = touch.view?.exclusiveAncestor { return owner }
    }
    return nil
  }

  final func note(_ finger: HIDEvent.Finger) {
    guard let recorder else { return }
    let change: TraceEvent.Finger =
      switch finger.change {
      case .touch: .touches
      case .move: .moves
      case .tremble: .trembles
      case .lift: .lifts
      case .cancel: .isCancelled
      case .hover: .hovers
      case .leave: .leaves
      }
    recorder.record(
      .finger(change, force: finger.force, roll: finger.rollAngle),
      from: recorder.participant(ofFinger: finger.number), to: recorder.participant(of: self),
      fingers: [finger.number], location: finger.location)
  }

  /// Records that the hit-test view never receives the touch of a finger that touches down.
  private func noteDropped(
    _ finger: HIDEvent.Finger, on view: UIView,
    _ because: @autoclosure () -> (reason: Reason, fact: String)
  ) {
    guard let recorder else { return }
    let (reason, fact) = because()
    recorder.record(
      .hold(.dropped), from: recorder.participant(of: self), to: recorder.participant(of: view),
      reason: reason, fact: fact, fingers: [finger.number], location: finger.location)
  }

  private func noteHit(
    _ view: UIView?, _ finger: HIDEvent.Finger,
    _ because: (reason: Reason?, fact: String) = (nil, "D023")
  ) {
    guard let recorder else { return }
    let id = recorder.participant(of: self)
    let hit = view.map { recorder.participant(of: $0) }
    recorder.record(
      .hit(hit), from: id, to: hit ?? id, reason: because.reason, fact: because.fact,
      fingers: [finger.number], location: finger.location)
  }
}

extension UIWindow {
  /// Counts a finger that touches down: one more than the last run of taps, or one (D048, D049).
  final func countLanding(
    at place: CGPoint, on view: UIView, time: VirtualTime, _ behavior: UIKitBehavior
  ) -> Int {
    let isFar = taps.map { $0.isFar(place, behavior) } ?? true
    if let taps, let lift = taps.lift, time - lift <= behavior.tapInterval, !isFar,
      behavior.tapCountsAcrossViews || taps.view == ObjectIdentifier(view)
    {
      let start = behavior.follows(.tapsCountFromTheFirst) ? taps.start : place
      self.taps = TapRecord(
        count: taps.count + 1, start: start, view: ObjectIdentifier(view), lift: nil)
      return taps.count + 1
    }
    taps = TapRecord(count: 1, start: place, view: ObjectIdentifier(view), lift: nil)
    return 1
  }

  /// Ends the run of taps when a finger moves too far; the touch then counts as no tap (D054).
  final func countMove(of touch: UITouch) {
    guard let taps, let behavior = application?.behavior else { return }
    if taps.isFar(touch.windowLocation, behavior), behavior.follows(.driftingEndsTaps) {
      self.taps = nil
      touch.tapCount = 0
    }
  }

  /// Records when a finger lifts, for the next touch.
  final func countLift(of touch: UITouch, at time: VirtualTime) {
    if touch.phase == .ended { taps?.lift = time } else { taps = nil }
  }
}

extension UIWindow.TapRecord {
  /// Returns whether a point is too far from the first touch to belong to the run; the limit
  /// applies to each axis separately (D049).
  fileprivate func isFar(_ place: CGPoint, _ behavior: UIKitBehavior) -> Bool {
    behavior.tapMeasure.length(of: place - start) >= behavior.tapCountDistance
  }
}

/// A reason a view can't receive one more touch.
private enum LandingObstacle {
  /// The view has a finger already, and doesn't receive a second one.
  case oneFinger
  /// An exclusive view is touched while another view has a touch.
  case notAlone(UIView, UIView)
  /// Another view is touched while an exclusive view has a touch.
  case keptOut(UIView)

  /// Returns the obstacle as a reason, with the fact behind it.
  func explanation(in recorder: TraceRecorder) -> (reason: Reason, fact: String) {
    switch self {
    case .oneFinger: (Reason(.hasATouch), "D055")
    case .notAlone(let exclusive, let owner):
      (
        Reason(
          .exclusiveBesideOther,
          of: [recorder.participant(of: exclusive), recorder.participant(of: owner)]), "D058"
      )
    case .keptOut(let exclusive):
      (Reason(.keptOut, of: [recorder.participant(of: exclusive)]), "D058")
    }
  }
}

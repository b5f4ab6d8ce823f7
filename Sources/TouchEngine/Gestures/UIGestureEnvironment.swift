/// The arbiter that settles which of an application's recognizers act (G116, G120).
///
/// For each event, it shows the touches to the recognizers; updates the changed recognizers, round
/// after round, until no work remains; delivers the delayed touches that are free now; and resets
/// the finished recognizers.
final class UIGestureEnvironment {
  /// The application that the environment belongs to.
  ///
  /// The application creates the environment and outlives it.
  var application: UIApplication {
    get { lentApplication.present }
    set { lentApplication.object = newValue }
  }

  @exclusivity(unchecked) private(set) var lentApplication = Lent<UIApplication>()

  /// The recognizers that have received touches since their last reset, in the order of the
  /// touches.
  @exclusivity(unchecked) var active: [UIGestureRecognizer] = []

  /// The touches whose delivery is delayed, oldest first.
  @exclusivity(unchecked) var held: [HeldTouch] = []

  @exclusivity(unchecked) private var needingUpdate: [UIGestureRecognizer] = []

  /// The recognizers that are being updated, kept so that no event needs a new array.
  @exclusivity(unchecked) private var round: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var isUpdating = false

  /// Whether recognizers are handling an event or a timer, so that their changes wait until all
  /// have handled it (G014).
  @exclusivity(unchecked) private(set) var isShowing = false

  /// The application's event, for data that every touch needs.
  let event: UIEvent

  init(event: UIEvent) {
    self.event = event
  }

  deinit {
    for recognizer in active {
      recognizer.environment = nil
      recognizer.isActive = false
    }
  }

  /// Whether no recognizer needs an update.
  var isSettled: Bool { needingUpdate.isEmpty }

  /// Requests an update of a recognizer whose state was set.
  func setNeedsUpdate(_ recognizer: UIGestureRecognizer) {
    activate(recognizer)
    guard !recognizer.needsUpdate else { return }
    recognizer.needsUpdate = true
    needingUpdate.append(recognizer)
    note(recognizer, .joins, .needingUpdate)
  }

  /// Runs the work of a recognizer's timer, and settles the consequences in the same turn (G016).
  func settle(after body: () -> Void) {
    isShowing = true
    body()
    isShowing = false
    update()
  }

  /// Adds a recognizer to those that participate.
  func activate(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isActive else { return }
    recognizer.isActive = true
    active.append(recognizer)
    note(recognizer, .joins, .active)
  }

  /// Records that a recognizer enters or leaves a set (G117), for traces that follow events through
  /// the system.
  func note(
    _ recognizer: UIGestureRecognizer, _ change: TraceEvent.Membership,
    _ set: TraceEvent.RecognizerSet
  ) {
    guard let recorder = event.recorder, application.tracesSystem else { return }
    recorder.time = application.clock.now
    let id = recorder.participant(of: recognizer)
    recorder.record(.membership(change, set), from: id, to: id, fact: "G117")
  }

  /// Delivers the touches of a window to the recognizers, and settles the consequences.
  func deliver(_ groups: [TouchGroup]) {
    if active.isEmpty && needingUpdate.isEmpty && held.isEmpty { return }
    isShowing = true
    inOrder(.wishesComeBeforeTouches) {
      if !groups.isEmpty, groups[0].phase == .began { askForRequirements() }
    } then: {
      // The loop walks a copy, because a recognizer may be reset or a view removed meanwhile.
      active.walk { recognizer in
        if recognizer.isActive { show(groups, to: recognizer) }
      }
    }
    isShowing = false
    // Otherwise it waits for the run loop, as does a state that's set outside an event (G016).
    if follows(.actionsComeWithTheEvent) { update() }
  }

  /// Delivers the touches of a window to one recognizer.
  private func show(_ groups: [TouchGroup], to recognizer: UIGestureRecognizer) {
    let before = recognizer.storedState
    var hasMoved = false
    groups.walkGroups { phase, members in
      // Finished recognizers receive nothing more (G024).
      guard recognizer.receivesTouches else { return }
      members.withTouches(for: recognizer) { touches in
        call(recognizer, phase, touches)
        // A finger that the recognizer ignored doesn't count.
        if before == .began, phase == .moved, !hasMoved {
          hasMoved = touches.contains { recognizer.tracks($0) }
        }
      }
    }
    // A subclass that leaves `began` unchanged moves to `changed` (G019), but not when a finger
    // only touches down or lifts: a pan and a pinch then send nothing (G151, G160).
    if hasMoved, before == .began, recognizer.storedState == .began, recognizer.hasActed,
      follows(.begunGoesOnToChanged)
    {
      recognizer.state = .changed
    }
  }

  /// Notifies the recognizers of a touch that its finger covers another area.
  ///
  /// No event is sent, because the touch is stationary, but a current gesture may have changed
  /// (G262).
  func touchHasTrembled(_ touch: UITouch) {
    isShowing = true
    for recognizer in active where recognizer.isActive && recognizer.tracks(touch) {
      recognizer.touchHasTrembled()
    }
    isShowing = false
    update()
  }

  /// Calls one touch method of a recognizer.
  func call(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    if let recorder = event.recorder {
      let window = touches.first?.window
      recorder.record(
        .touches(phase.method),
        from: window.map { recorder.participant(of: $0) } ?? recorder.participant(of: application),
        to: recorder.participant(of: recognizer),
        fingers: UITouch.fingers(of: touches))
      recorder.depth += 1
    }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved, .stationary: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .regionEntered, .regionMoved, .regionExited: break
    }
    event.recorder?.depth -= 1
  }

  /// Settles everything that's pending, until no work remains (G048, G120).
  ///
  /// Settling waits until all recognizers have received the event, unless the rule is suspended.
  func update(isEarly: Bool = false) {
    guard !isUpdating, !isShowing || isEarly, !hasNothingToDo else { return }
    isUpdating = true
    defer { isUpdating = false }
    repeat {
      if suspends(.heldTouchesComeLast) { releaseHeldTouches() }
      while !needingUpdate.isEmpty { updateRound() }
      inOrder(.resetsComeLast, releaseHeldTouches, then: resetFinished)
    } while !needingUpdate.isEmpty
  }

  /// Updates the recognizers that need it now, the deepest first.
  private func updateRound() {
    swap(&round, &needingUpdate)
    if round.count > 1 { round = deepestFirst(round) }
    if round.indices.contains(where: { round[$0].isNewlyRecognized }) { exclude() }
    for index in round.indices {
      // The round retains the recognizer, and changes only here.
      Unmanaged.passUnretained(round[index])._withUnsafeGuaranteedRef { settle($0) }
    }
    while round.popLast() != nil {}
    if needingUpdate.isEmpty { failThoseThatWaitForEachOther() }
  }

  /// Updates one recognizer.
  private func settle(_ recognizer: UIGestureRecognizer) {
    // This comes first, so that requests of others in this round are handled in the same pass.
    recognizer.needsUpdate = false
    note(recognizer, .leaves, .needingUpdate)
    process(recognizer)
  }

  /// Whether an update would change nothing.
  private var hasNothingToDo: Bool {
    needingUpdate.isEmpty && held.isEmpty && !hasFinished
  }

  /// Whether a recognizer is finished and still participates.
  var hasFinished: Bool {
    for index in active.indices where active[index].isFinished { return true }
    return false
  }

  /// Sorts recognizers by the depth of their views, the deepest first, and within a view the last
  /// added first.
  ///
  /// Sources agree that deeper recognizers go first (G092); the order of two on one view is the
  /// engine's rule, not UIKit's promise (G093).
  func deepestFirst(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard recognizers.count > 1 else { return recognizers }
    var sorted: [(recognizer: UIGestureRecognizer, depth: Int, index: Int)] = []
    for recognizer in recognizers {
      var depth = recognizer.contender?.depthInTree ?? 0
      var index = recognizer.view?.gestureRecognizers?.firstIndex { $0 === recognizer } ?? 0
      if suspends(.deeperViewsFirst) { depth = -depth }
      if suspends(.lastAddedFirst) { index = -index }
      let place =
        sorted.firstIndex { $0.depth < depth || ($0.depth == depth && $0.index < index) }
        ?? sorted.count
      sorted.insert((recognizer, depth, index), at: place)
    }
    return sorted.map { $0.recognizer }
  }

  /// Removes finished touches that no recognizer needs to be notified of.
  func forgetFinishedTouches() {
    for index in active.indices {
      active[index].touches.removeAll { $0.hasLeftEvent && $0.viewDelivery == .finished }
    }
  }
}

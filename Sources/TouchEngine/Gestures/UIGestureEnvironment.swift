/// Where the recognizers of an application settle who acts (G116, G120).
///
/// For each event: the recognizers see it; those that have changed are updated, round after round,
/// until nothing is left to do; what was held back for them and is free now goes to its views;
/// those that are finished are reset.
final class UIGestureEnvironment {
  /// The application that it belongs to.
  ///
  /// It makes the environment and lives longer.
  var application: UIApplication {
    get { owner.present }
    set { owner.object = newValue }
  }

  @exclusivity(unchecked) private var owner = Lent<UIApplication>()

  /// The recognizers that have been given touches since their last reset, in the order of the
  /// touches.
  @exclusivity(unchecked) var active: [UIGestureRecognizer] = []

  /// The touches that are held back from their views, oldest first.
  @exclusivity(unchecked) var held: [HeldTouch] = []

  @exclusivity(unchecked) private var needingUpdate: [UIGestureRecognizer] = []

  /// The recognizers that are being updated; kept, so that no event needs a new array.
  @exclusivity(unchecked) private var round: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var isUpdating = false

  /// Whether recognizers are seeing an event or a timer, so that what they change has to wait until
  /// all have seen it (G014).
  @exclusivity(unchecked) private(set) var isShowing = false

  /// The event of the application, for what is asked of every touch.
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

  /// Whether no recognizer waits for an update.
  var isSettled: Bool { needingUpdate.isEmpty }

  /// Asks for an update of a recognizer whose state was set.
  func setNeedsUpdate(_ recognizer: UIGestureRecognizer) {
    activate(recognizer)
    guard !recognizer.needsUpdate else { return }
    recognizer.needsUpdate = true
    needingUpdate.append(recognizer)
    note(recognizer, .joins, .needingUpdate)
  }

  /// Lets a timer of a recognizer do its work, and settles what follows in the same turn (G016).
  func settle(after body: () -> Void) {
    isShowing = true
    body()
    isShowing = false
    update()
  }

  /// Counts a recognizer among those that take part.
  func activate(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isActive else { return }
    recognizer.isActive = true
    active.append(recognizer)
    note(recognizer, .joins, .active)
  }

  /// Writes down that a recognizer comes into a set or goes from it (G117), for whoever follows events
  /// through the system.
  func note(
    _ recognizer: UIGestureRecognizer, _ change: TraceEvent.Membership,
    _ set: TraceEvent.RecognizerSet
  ) {
    guard let recorder = event.recorder, application.tracesSystem else { return }
    recorder.time = application.clock.now
    let id = recorder.participant(of: recognizer)
    recorder.record(.membership(change, set), from: id, to: id, fact: "G117")
  }

  /// Shows the touches of a window to the recognizers, and settles what follows.
  func deliver(_ groups: [TouchGroup]) {
    if active.isEmpty && needingUpdate.isEmpty && held.isEmpty { return }
    isShowing = true
    if !groups.isEmpty, groups[0].phase == .began { askForRequirements() }
    // A copy is walked: a recognizer may be reset, or a view be taken away, while the others are
    // told.
    active.walk { recognizer in
      if recognizer.isActive { show(groups, to: recognizer) }
    }
    isShowing = false
    // What is set outside of an event waits for the run loop instead (G016).
    update()
  }

  /// Shows the touches of a window to one recognizer.
  private func show(_ groups: [TouchGroup], to recognizer: UIGestureRecognizer) {
    let before = recognizer.storedState
    var hasMoved = false
    groups.walkGroups { phase, members in
      // Finished ones hear of nothing more (G024).
      guard recognizer.hears else { return }
      members.withTouches(for: recognizer) { touches in
        call(recognizer, phase, touches)
        // A finger that it ignored does not count.
        if before == .began, phase == .moved, !hasMoved {
          hasMoved = touches.contains { recognizer.tracks($0) }
        }
      }
    }
    // A subclass that leaves `began` as it is goes on to `changed` (G019). Not when a finger only
    // lands or lifts: then a pan and a pinch send nothing (G151, G160).
    if hasMoved, before == .began, recognizer.storedState == .began, recognizer.hasActed {
      recognizer.state = .changed
    }
  }

  /// Tells the recognizers of a touch that its finger covers another spot: no event is sent, for the
  /// touch rests, but a gesture that is under way may have changed (G262).
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

  /// Settles everything that has come up, until nothing is left to do (G048, G120).
  ///
  /// It waits until all recognizers have seen the event.
  func update() {
    guard !isUpdating, !isShowing, !hasNothingToDo else { return }
    isUpdating = true
    defer { isUpdating = false }
    repeat {
      while !needingUpdate.isEmpty {
        swap(&round, &needingUpdate)
        if round.count > 1 { round = deepestFirst(round) }
        if round.indices.contains(where: { round[$0].isNewlyRecognized }) { exclude() }
        for index in round.indices {
          // The round holds it, and changes only here.
          Unmanaged.passUnretained(round[index])._withUnsafeGuaranteedRef { settle($0) }
        }
        while round.popLast() != nil {}
        if needingUpdate.isEmpty { failThoseThatWaitForEachOther() }
      }
      releaseHeldTouches()
      resetFinished()
    } while !needingUpdate.isEmpty
  }

  /// Updates one recognizer.
  private func settle(_ recognizer: UIGestureRecognizer) {
    // Not before its turn: what others in this round ask of it is done in the same go.
    recognizer.needsUpdate = false
    note(recognizer, .leaves, .needingUpdate)
    process(recognizer)
  }

  /// Whether an update would change nothing.
  private var hasNothingToDo: Bool {
    needingUpdate.isEmpty && held.isEmpty && !hasFinished
  }

  /// Whether a recognizer is finished and takes part still.
  var hasFinished: Bool {
    for index in active.indices where active[index].isFinished { return true }
    return false
  }

  /// Sorts recognizers by the depth of their views, the deepest first, and the last added of a view
  /// first.
  ///
  /// That deeper ones go first is what sources agree on (G092); the order of two on one view is the
  /// engine's rule, not UIKit's promise (G093).
  func deepestFirst(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    guard recognizers.count > 1 else { return recognizers }
    var sorted: [(recognizer: UIGestureRecognizer, depth: Int, index: Int)] = []
    for recognizer in recognizers {
      let depth = recognizer.view?.depthInTree ?? 0
      let index = recognizer.view?.gestureRecognizers?.firstIndex { $0 === recognizer } ?? 0
      let place =
        sorted.firstIndex { $0.depth < depth || ($0.depth == depth && $0.index < index) }
        ?? sorted.count
      sorted.insert((recognizer, depth, index), at: place)
    }
    return sorted.map { $0.recognizer }
  }

  /// Forgets touches that are over and of which nobody needs to hear any more.
  func forgetFinishedTouches() {
    for index in active.indices {
      active[index].touches.removeAll { $0.hasLeftEvent && $0.viewDelivery == .finished }
    }
  }
}

/// The application, which owns the clock, the window scenes, and the event, and sends events to
/// windows.
///
/// UIKit has one application per process; here you can create as many as you like, each independent
/// of the others.
open class UIApplication: UIResponder {
  open override var className: String { "UIApplication" }
  override var participantKind: Participant.Kind { .application }

  /// The clock of this application.
  public final let clock = VirtualClock()

  /// The numbers and choices of UIKit that this application follows.
  @exclusivity(unchecked) public final var behavior = UIKitBehavior() {
    didSet {
      if behavior.suspendsRules { equipMainRunLoop() }
      event.isPlain = recorder == nil && !behavior.suspendsRules
      for scene in connectedScenes {
        for window in scene.windows { window.behaviorDidChange() }
      }
    }
  }

  /// The connected window scenes, in the order of connection.
  @exclusivity(unchecked) public private(set) final var connectedScenes: [UIWindowScene] = []

  /// The object that's notified of the application's life cycle, and the end of the responder chain
  /// (D089).
  @exclusivity(unchecked) public final var delegate: UIResponder?

  /// The responder that first receives non-touch events and actions without a target (D107).
  public internal(set) final var firstResponder: UIResponder?

  /// The window of the keyboard while it's visible (D204).
  final var keyboard: UIRemoteKeyboardWindow?

  /// The recorder of what happens, once you call `startTracing()`.
  @exclusivity(unchecked) public private(set) final var recorder: TraceRecorder?

  /// A closure that names objects without a name in traces; by default, they're named after their
  /// classes.
  package final var nameObject: ((AnyObject) -> String)?

  /// The number of the current turn of the main run loop, from one; zero before the first.
  @exclusivity(unchecked) public private(set) final var turn = 0

  /// The state that the recognizers share (G116).
  final let gestureEnvironment: UIGestureEnvironment

  /// The single event object (D053).
  package final let event: UIEvent

  /// The thread that receives reports from the system (D154).
  final let eventFetcher = UIEventFetcher()

  /// The run loop of the main thread, with its sources and observers (D164, D165).
  final let mainRunLoop = CFRunLoop(name: "main run loop")

  /// The main thread's run loop, for your own timers and blocks (D168).
  public final var runLoop: RunLoop {
    if let programRunLoop { return programRunLoop }
    let loop = RunLoop(of: self)
    programRunLoop = loop
    return loop
  }

  private final var programRunLoop: RunLoop?

  /// Whether the thread that receives events is running; while it isn't, no event reaches the app
  /// (D155).
  public final var isEventFetchThreadRunning: Bool {
    get { eventFetcher.isRunning }
    set { eventFetcher.isRunning = newValue }
  }

  /// The reports that wait to be processed on the main thread.
  @exclusivity(unchecked) final var queue: [HIDEvent] = []

  /// Whether traces include the route of events through the system and the run loops.
  @exclusivity(unchecked) final var tracesSystem = false

  /// Whether traces include the steps of the work on each event.
  @exclusivity(unchecked) final var tracesProcessing = false

  /// Whether reports wait for the next frame (D062).
  @exclusivity(unchecked) final var isFramePending = false

  /// The timer that runs the main run loop before the clock advances, if a run is scheduled.
  @exclusivity(unchecked) final var pendingRun: VirtualClock.Timer?

  /// The work to do before the main run loop sleeps.
  @exclusivity(unchecked) final var pendingCommit = PendingCommit()

  /// The number of the current or latest hit-testing pass for a new touch (D022).
  @exclusivity(unchecked) package final var hitTestPass = 1

  /// The number of touches so far.
  @exclusivity(unchecked) final var touchCount = 0

  /// The number of touch sequences so far; a sequence ends when all fingers are up.
  @exclusivity(unchecked) final var touchSequence = 0

  /// The touch of the hovering pointer, or `nil` when no pointer hovers (D042).
  @exclusivity(unchecked) package final var pointer: UITouch?

  /// The view of SwiftUI that the latest search has found, or `nil` (D291).
  @exclusivity(unchecked) final var hitContent: SwiftUIView?

  /// The recognizers that the pointer is over.
  @exclusivity(unchecked) final var hovering: [UIHoverGestureRecognizer] = []

  /// The view that has the focus and first receives button presses, or `nil` for none (D107).
  ///
  /// In UIKit, the directional pad moves the focus; here your code moves it.
  public final var focusedView: UIView?

  /// The single event object of presses.
  package final let pressesEvent = UIPressesEvent()

  /// The event of a trackpad or a wheel.
  final let scrollEvent = UIScrollEvent()

  /// The pans that follow the current scrolling without touches.
  final var scrolling: [UIPanGestureRecognizer] = []

  /// The number of presses so far.
  final var pressCount = 0

  /// The responder that was notified of a shake, until it's notified of the end.
  final var shaken: UIResponder?

  /// The current phase of the shake.
  final var motionPhase = UIPress.Phase.began

  /// The number of `endIgnoringInteractionEvents()` calls still to come (D183).
  @exclusivity(unchecked) private final var ignoreCount = 0

  /// The animation whose changes are being made, or `nil`.
  @exclusivity(unchecked) final var animation: UIView.Animation?

  /// Creates an application without window scenes.
  public override init() {
    event = UIEvent()
    gestureEnvironment = UIGestureEnvironment(event: event)
    super.init()
    traceName = "application"
    gestureEnvironment.application = self
    event.application.object = self
    event.isPlain = true
    pressesEvent.application.object = self
    scrollEvent.application.object = self
    eventFetcher.application.object = self
    equipMainRunLoop()
  }

  deinit {
    event.application.object = nil
    pressesEvent.application.object = nil
    scrollEvent.application.object = nil
    clock.cancelAll()
    programRunLoop?.stop()
    for scene in connectedScenes {
      scene.application = nil
      for window in scene.windows { window.forgetEnvironment() }
    }
  }

  /// The delegate, when it can be in the chain and isn't already (D089).
  open override var next: UIResponder? {
    let delegate = given(.applicationAnswersDelegate, self.delegate)
    let isInChain = delegate is UIView || delegate is UIViewController || delegate is UIWindowScene
    return isInChain || delegate === self ? nil : delegate
  }

  /// Connects a window scene, disconnecting it from its previous application first.
  public func connect(_ scene: UIWindowScene) {
    guard scene.application !== self else { return }
    scene.application?.disconnect(scene)
    connectedScenes.append(scene)
    scene.application = self
    for window in scene.windows {
      window.recognizersEnterEnvironment()
      window.behaviorDidChange()
    }
  }

  private func disconnect(_ scene: UIWindowScene) {
    for window in scene.windows { viewLeavesWindow(window) }
    connectedScenes.removeAll { $0 === scene }
    scene.application = nil
    for window in scene.windows { window.recognizersEnterEnvironment() }
  }

  /// Handles a report of the digitizer, along the route that E01 to E08 of the course show: through
  /// the event-fetch thread to the main run loop, which processes it in a separate turn (D156,
  /// D160).
  ///
  /// A report that arrives during the processing of another waits for the next pass of the loop.
  public func handle(_ report: consuming HIDEvent) {
    guard follows(.reportsAreFetched) else { return handleOnMainThread(report) }
    if tracesSystem, let recorder {
      recorder.time = clock.now
      recorder.noteArrival(
        of: report, at: recorder.fetchThread, othersTouch: hasTouchesBeside(report))
    }
    report.time = clock.now
    eventFetcher.send(report)
  }

  /// Cancels all touches, as the system does when the app becomes inactive (D067, D186).
  public func cancelTouches() {
    guard follows(.systemCancelsTouches) else { return }
    // Fingers whose touch-down still waits for a frame are down as well.
    if isFramePending { signalReports() }
    let fingers = event.touches.map { HIDEvent.Finger($0.finger, .cancel, at: screenPoint(of: $0)) }
    if let recorder {
      recorder.time = clock.now
      recorder.record(
        .system(.cancels, "touches"), from: recorder.system, to: recorder.participant(of: self))
    }
    if !fingers.isEmpty { handle(HIDEvent(fingers)) }
    let presses = pressesEvent.presses.map { HIDEvent.Press($0.type, .cancel) }
    if !presses.isEmpty { handle(HIDEvent(presses: presses)) }
    if shaken != nil { handle(HIDEvent(shake: .cancel)) }
  }

  /// Whether touches are currently ignored (D183).
  public final var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  /// Ignores touches until you call `endIgnoringInteractionEvents()` the same number of times
  /// (D183).
  ///
  /// Fingers that touch down meanwhile make no touches (D184); touches that began before are
  /// canceled at the next report (D080).
  public final func beginIgnoringInteractionEvents() {
    ignoreCount = follows(.ignoringNests) ? ignoreCount + 1 : 1
  }

  /// Balances one call of `beginIgnoringInteractionEvents()`; an extra call does nothing.
  public final func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  /// Sends an event to the windows of the touches that have changed (D073), to the windows of the
  /// presses, or to the first responder's window (D107).
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else { return sendToWindows(event) }
    if event.touches.count == 1 {
      // The touch retains its window, and stays in the event until every window has received it.
      Lent(event.touches[0].window).use { send(event, to: $0) }
      return
    }
    let changed = event.touches.filter { $0.phase != .stationary }
    for (index, touch) in changed.enumerated() {
      guard let window = touch.window,
        !changed[..<index].contains(where: { $0.window === window })
      else { continue }
      send(event, to: window)
    }
  }

  private final func send(_ event: UIEvent, to window: UIWindow) {
    guard let recorder else { return window.sendEvent(event) }
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    recorder.record(
      .sendEvent, from: recorder.participant(of: self), to: recorder.participant(of: window),
      fingers: changed.map { $0.finger })
    recorder.depth += 1
    window.sendEvent(event)
    recorder.depth -= 1
  }

  /// Starts recording what happens, with every existing object as a participant.
  ///
  /// - Parameters:
  ///   - includingSystem: Whether to record the route through the system and the run loops, which
  ///     adds about twenty events for each report.
  ///   - includingProcessing: Whether to record the steps of the work on each event with it, which
  ///     adds about fifteen more.
  /// - Returns: The recorder, which is the same one when you call the method again.
  @discardableResult
  public func startTracing(
    includingSystem: Bool = false, includingProcessing: Bool = false
  ) -> TraceRecorder {
    if let recorder { return recorder }
    // The views that exist at the beginning have been on the screen for a while.
    settle()
    tracesSystem = includingSystem || includingProcessing
    tracesProcessing = includingProcessing
    let recorder = TraceRecorder(screen: connectedScenes.first?.screen ?? .zero)
    recorder.time = clock.now
    recorder.turn = turn
    recorder.nameObject = nameObject
    self.recorder = recorder
    event.recorder = recorder
    event.isPlain = false
    pressesEvent.recorder = recorder
    scrollEvent.recorder = recorder
    recorder.introduceEverybody(of: self)
    if tracesSystem { watchSystem(recorder) }
    return recorder
  }

  /// Begins a turn of the main run loop.
  final func beginTurn() {
    if let pendingRun {
      clock.cancel(pendingRun)
      self.pendingRun = nil
    }
    turn += 1
    recorder?.turn = turn
    recorder?.time = clock.now
  }

  /// Schedules a timer on behalf of a recognizer; the changes it makes are settled in the timer's
  /// own turn (G016).
  final func schedule(
    after span: VirtualTime, for recognizer: UIGestureRecognizer, _ body: @escaping () -> Void
  ) -> VirtualClock.Timer {
    scheduleTurn(after: span) { [unowned(unsafe) self] in
      if let recorder {
        recorder.record(
          .timer(after: span), from: recorder.participant(of: self),
          to: recorder.participant(of: recognizer))
      }
      gestureEnvironment.settle(after: body)
    }
  }

  /// Schedules a timer whose work runs in its own turn.
  final func scheduleTurn(
    after span: VirtualTime, isEndless: Bool = false, _ body: @escaping () -> Void
  ) -> VirtualClock.Timer {
    // The clock must not keep its application alive; the timers end with the application.
    clock.schedule(after: span, isEndless: isEndless) { [unowned(unsafe) self] in
      // The code that's called may release the application.
      withExtendedLifetime(self) { performTurn(for: "timer", body) }
    }
  }

  /// Wakes the main run loop for some work, which runs in its own turn.
  final func performTurn(for reason: String, _ body: () -> Void) {
    beginTurn()
    mainRunLoop.wakeUp(for: reason) {
      event.time = clock.now
      body()
    }
  }

  /// Records something that concerns one responder only.
  final func note(
    _ method: TraceEvent.LifeMethod, _ responder: UIResponder, _ words: String = "",
    fact: String = "",
    related other: UIResponder? = nil
  ) {
    guard let recorder else { return }
    recorder.time = clock.now
    let id = recorder.participant(of: responder)
    recorder.record(
      .life(method, words), from: id, to: id, fact: fact,
      related: other.map { [recorder.participant(of: $0)] } ?? [])
  }

  /// Makes the event from a report and sends it (D170).
  final func process(_ report: HIDEvent) {
    if report.input != nil { return process(report.input.unsafelyUnwrapped) }
    event.time = report.time
    event.takeButtons(of: report)
    settleRestingTouches()
    if tracesProcessing {
      noteAddressee(of: report)
      noteClaim(of: report)
    }
    var hasChanged = false
    if let refusal = refusal(of: report) {
      // Fingers that are down now lose their touches, and no new ones are made.
      for finger in report.fingers { note(finger) }
      note(refusal)
      hasChanged = follows(.ignoringCancelsTouches) && takeTouchesAway()
    } else {
      report.fingers.visit { if update($0) { hasChanged = true } }
    }
    guard hasChanged else { return }  // D043
    if tracesProcessing { noteTouchesOfWindows() }
    if tracesSystem { notePeek() }
    if let recorder {
      let id = recorder.participant(of: self)
      recorder.record(.sendEvent, from: id, to: id)
      recorder.depth += 1
    }
    sendEvent(event)
    recorder?.depth -= 1
    removeFinishedTouches()
  }

  /// Returns whether a finger that a report doesn't include is on the screen.
  private final func hasTouchesBeside(_ report: HIDEvent) -> Bool {
    event.touches.contains { touch in
      !touch.isOver && !report.fingers.contains { $0.number == touch.finger }
    }
  }

  /// Makes the touches from the last event stationary until a report says otherwise (D041).
  private final func settleRestingTouches() {
    for touch in event.touches {
      touch.phase = behavior.restingPhase
      if suspends(.restingFingersKeepTheirTime) { touch.time = clock.now }
    }
  }

  /// A reason a report makes no touches.
  private enum Refusal {
    /// The app ignores touches (D184).
    case eventsAreIgnored
    /// The device can't track as many fingers (D187).
    case tooManyFingers
  }

  /// Returns the reason a report makes no touches, or `nil` when it does.
  private final func refusal(of report: HIDEvent) -> Refusal? {
    if isIgnoringInteractionEvents, follows(.ignoredFingersMakeNoTouches) {
      return .eventsAreIgnored
    }
    // Usually there's room for all of them, and the fingers that touch down needn't be counted.
    let (present, most) = (event.touches.count, behavior.maximumNumberOfTouches)
    guard present + report.fingers.count > most else { return nil }
    let landing = report.fingers.count { $0.change == .touch }
    guard landing > 0, present + landing > most else { return nil }
    return .tooManyFingers
  }

  private final func note(_ refusal: Refusal) {
    guard let recorder else { return }
    let takes = !event.touches.isEmpty
    let (reason, fact) =
      switch refusal {
      case .eventsAreIgnored: (Reason(.eventsAreIgnored), "D184")
      case .tooManyFingers:
        (Reason(.moreFingers, [Double(behavior.maximumNumberOfTouches)]), "D187")
      }
    recorder.record(
      .system(takes ? .cancels : .ignores, "touches"), from: recorder.system,
      to: recorder.participant(of: self), reason: reason, fact: fact)
  }

  /// Cancels the touches that are down (D080, D187).
  ///
  /// - Returns: Whether there were any.
  private final func takeTouchesAway() -> Bool {
    for touch in event.touches {
      touch.time = event.time
      touch.phase = .cancelled
      touch.window?.countLift(of: touch, at: event.time)
    }
    return !event.touches.isEmpty
  }

  private final func removeFinishedTouches() {
    guard event.hasFinishedTouches else { return }
    event.removeFinishedTouches()
    if tracesSystem { noteRemoval() }
    gestureEnvironment.forgetFinishedTouches()
  }
}

extension ClassDescription {
  /// The application object.
  package static let application = ClassDescription(
    "UIApplication", .application, inherits: .responder,
    properties: [
      .dynamic(
        "focusedView", "The view to which the buttons of a remote control go first.",
        .object([.view, .window]), .onceMade,
        read: { (application: UIApplication, _) in .object(application.focusedView) },
        write: { application, value in application.focusedView = value.object as? UIView }),
      .typed(
        "isIgnoringInteractionEvents", "Whether the application ignores touches.",
        get: { (application: UIApplication) in application.isIgnoringInteractionEvents }),
    ])
}

extension ClassDescription {
  /// The delegate of the application.
  package static let applicationDelegate = ClassDescription(
    "UIApplicationDelegate", .applicationDelegate, inherits: .responder)
}

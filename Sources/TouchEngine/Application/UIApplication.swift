/// The application: it owns the clock, the scenes and the event, and sends events to windows.
///
/// UIKit has one application for each process; here there are as many as one likes, and each is a
/// world of its own.
open class UIApplication: UIResponder {
  open override var className: String { "UIApplication" }
  override var participantKind: Participant.Kind { .application }

  /// The clock of this world.
  public final let clock = VirtualClock()

  /// The numbers and choices of UIKit that this world follows.
  @exclusivity(unchecked) public final var behavior = UIKitBehavior() {
    didSet {
      for scene in connectedScenes {
        for window in scene.windows { window.updateSystemGestureGates() }
      }
    }
  }

  /// The scenes in the order of connecting.
  @exclusivity(unchecked) public private(set) final var connectedScenes: [UIWindowScene] = []

  /// The object that is told about the application's life, and the end of the responder chain
  /// (D089).
  @exclusivity(unchecked) public final var delegate: UIResponder?

  /// The responder that non-touch events and actions without a target go to first (D107).
  public internal(set) final var firstResponder: UIResponder?

  /// What happens is written down here, once `startTracing()` was called.
  @exclusivity(unchecked) public private(set) final var recorder: TraceRecorder?

  /// The number of the present turn of the main run loop, from one; zero before the first.
  @exclusivity(unchecked) public private(set) final var turn = 0

  /// The recognizers' common affairs (G116).
  final let gestureEnvironment: UIGestureEnvironment

  /// The one event object (D053).
  package final let event: UIEvent

  /// The thread that receives reports from the system (D154).
  final let eventFetcher = UIEventFetcher()

  /// The run loop of the main thread, with its sources and observers (D164, D165).
  final let mainRunLoop = CFRunLoop(name: "main run loop")

  /// The run loop of the main thread, for timers and blocks of the program (D168).
  public final var runLoop: RunLoop {
    if let programRunLoop { return programRunLoop }
    let loop = RunLoop(of: self)
    programRunLoop = loop
    return loop
  }

  private final var programRunLoop: RunLoop?

  /// Whether the thread runs that receives events; while it does not, nothing reaches the app
  /// (D155).
  public final var isEventFetchThreadRunning: Bool {
    get { eventFetcher.isRunning }
    set { eventFetcher.isRunning = newValue }
  }

  /// The reports that wait for being processed on the main thread.
  @exclusivity(unchecked) final var queue: [HIDEvent] = []

  /// Whether the way of events through the system and the run loops is written down too.
  @exclusivity(unchecked) final var tracesSystem = false

  /// Whether the steps of the work on each event are written down as well.
  @exclusivity(unchecked) final var tracesProcessing = false

  /// Whether reports wait for the next frame (D062).
  @exclusivity(unchecked) final var isFramePending = false

  /// The timer that lets the main run loop go round before the clock moves on, if it is to.
  @exclusivity(unchecked) final var pendingRun: VirtualClock.Timer?

  /// What waits for the work before the main run loop sleeps.
  @exclusivity(unchecked) final var pendingCommit = PendingCommit()

  /// Which of the two searches for the view of a new touch is under way or was the last (D022).
  @exclusivity(unchecked) package final var hitTestPass = 1

  /// The number of touches so far.
  @exclusivity(unchecked) final var touchCount = 0

  /// The number of sequences of touches so far; one ends when all fingers are up.
  @exclusivity(unchecked) final var touchSequence = 0

  /// The touch of the pointer that hovers, or `nil` when none does (D042).
  @exclusivity(unchecked) package final var pointer: UITouch?

  /// The recognizers that the pointer is over.
  @exclusivity(unchecked) final var hovering: [UIHoverGestureRecognizer] = []

  /// The view that has the focus, to which buttons go first; `nil` for none (D107).
  ///
  /// UIKit's focus moves with the directional pad; here the program moves it.
  public final var focusedView: UIView?

  /// The one event object of presses.
  package final let pressesEvent = UIPressesEvent()

  /// The number of presses so far.
  final var pressCount = 0

  /// The responder that was told that the device is shaken, until it hears of the end.
  final var shaken: UIResponder?

  /// How far the shake has come.
  final var motionPhase = UIPress.Phase.began

  /// How many ends of ignoring are still to come (D183).
  @exclusivity(unchecked) private final var ignoreCount = 0

  /// The animation whose changes are being made, or `nil`.
  @exclusivity(unchecked) final var animation: UIView.Animation?

  /// Creates an application without scenes.
  public override init() {
    event = UIEvent()
    gestureEnvironment = UIGestureEnvironment(event: event)
    super.init()
    traceName = "application"
    gestureEnvironment.application = self
    eventFetcher.application.object = self
    equipMainRunLoop()
  }

  deinit {
    clock.cancelAll()
    programRunLoop?.stop()
    for scene in connectedScenes {
      scene.application = nil
      for window in scene.windows { window.forgetEnvironment() }
    }
  }

  /// The delegate, when it can be a link of the chain and is not one already (D089).
  open override var next: UIResponder? {
    let isInChain = delegate is UIView || delegate is UIViewController || delegate is UIWindowScene
    return isInChain || delegate === self ? nil : delegate
  }

  /// Connects a scene, taking it from its application first.
  public func connect(_ scene: UIWindowScene) {
    guard scene.application !== self else { return }
    scene.application?.disconnect(scene)
    connectedScenes.append(scene)
    scene.application = self
    for window in scene.windows {
      window.recognizersEnterEnvironment()
      window.updateSystemGestureGates()
    }
  }

  private func disconnect(_ scene: UIWindowScene) {
    for window in scene.windows { viewLeavesWindow(window) }
    connectedScenes.removeAll { $0 === scene }
    scene.application = nil
    for window in scene.windows { window.recognizersEnterEnvironment() }
  }

  /// Takes what the digitizer reports, on the way that E01 to E08 of the course show: through the
  /// event-fetch thread to the main run loop, which processes it in a turn of its own (D156, D160).
  ///
  /// A report that comes while another is processed waits for the next round.
  public func handle(_ report: consuming HIDEvent) {
    if tracesSystem, let recorder {
      recorder.time = clock.now
      recorder.noteArrival(
        of: report, at: recorder.fetchThread, othersTouch: hasTouchesBeside(report))
    }
    report.time = clock.now
    eventFetcher.send(report)
  }

  /// Takes all touches away, as the system does when the app becomes inactive (D067, D186).
  public func cancelTouches() {
    // Fingers whose landing still waits for a frame are down as well.
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

  /// Whether touches are ignored at present (D183).
  public final var isIgnoringInteractionEvents: Bool { ignoreCount > 0 }

  /// Ignores touches until `endIgnoringInteractionEvents()` has been called as often (D183).
  ///
  /// Fingers that land meanwhile make no touches (D184); those that were down before lose theirs at
  /// the next report (D080).
  public final func beginIgnoringInteractionEvents() {
    ignoreCount += 1
  }

  /// Ends what one call of `beginIgnoringInteractionEvents()` began; one too many does nothing.
  public final func endIgnoringInteractionEvents() {
    ignoreCount = max(0, ignoreCount - 1)
  }

  /// Sends an event to the windows of the touches that have changed (D073), or of the presses, or to
  /// that of the first responder (D107).
  open func sendEvent(_ event: UIEvent) {
    guard event.type == .touches else { return sendToWindows(event) }
    if event.touches.count == 1 {
      // The touch holds its window, and it stays in the event until all have seen it.
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

  /// Begins to write down what happens, with everybody who is there now as a participant.
  ///
  /// - Parameters:
  ///   - includingSystem: whether the way through the system and the run loops is written down too;
  ///     that is about twenty events for each report.
  ///   - includingProcessing: whether the steps of the work on each event are written down with it;
  ///     that is about fifteen more.
  /// - Returns: the recorder; the same one when it is called again.
  @discardableResult
  public func startTracing(
    includingSystem: Bool = false, includingProcessing: Bool = false
  ) -> TraceRecorder {
    if let recorder { return recorder }
    // What is there at the beginning has been on the screen for a while.
    settle()
    tracesSystem = includingSystem || includingProcessing
    tracesProcessing = includingProcessing
    let recorder = TraceRecorder(screen: connectedScenes.first?.screen ?? .zero)
    recorder.time = clock.now
    recorder.turn = turn
    self.recorder = recorder
    event.recorder = recorder
    pressesEvent.recorder = recorder
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

  /// Makes a timer on behalf of a recognizer; what it changes is settled in the timer's own turn
  /// (G016).
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

  /// Makes a timer whose work is a turn of its own.
  final func scheduleTurn(
    after span: VirtualTime, _ body: @escaping () -> Void
  ) -> VirtualClock.Timer {
    // The clock may not keep its application alive; its timers end with the application.
    clock.schedule(after: span) { [unowned(unsafe) self] in
      // What is called may let go of the application.
      withExtendedLifetime(self) { performTurn(for: "timer", body) }
    }
  }

  /// Wakes the main run loop for some work, in a turn of its own.
  final func performTurn(for reason: String, _ body: () -> Void) {
    beginTurn()
    mainRunLoop.wakeUp(for: reason) {
      event.time = clock.now
      body()
    }
  }

  /// Writes down something that concerns one responder alone.
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
    if tracesProcessing { noteAddressee(of: report) }
    var hasChanged = false
    if let refusal = refusal(of: report) {
      // Whoever is down now loses the touch; no new one is made.
      for finger in report.fingers { note(finger) }
      note(refusal)
      hasChanged = takeTouchesAway()
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

  /// Whether a finger of which a report does not tell is on the glass.
  private final func hasTouchesBeside(_ report: HIDEvent) -> Bool {
    event.touches.contains { touch in
      !touch.isOver && !report.fingers.contains { $0.number == touch.finger }
    }
  }

  /// Makes the touches that were left by the last event resting ones, until a report says otherwise
  /// (D041).
  private final func settleRestingTouches() {
    for touch in event.touches { touch.phase = .stationary }
  }

  /// Why a report makes no touches.
  private enum Refusal {
    /// The program has touches ignored (D184).
    case eventsAreIgnored
    /// There would be more fingers than the device can tell apart (D187).
    case tooManyFingers
  }

  /// Why a report makes no touches, or `nil` when it does.
  private final func refusal(of report: HIDEvent) -> Refusal? {
    if isIgnoringInteractionEvents { return .eventsAreIgnored }
    // Mostly there would be room for them all, and nobody need count those that land.
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
  /// - Returns: whether there were any.
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

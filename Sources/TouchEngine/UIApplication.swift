/// The application: it owns the clock, the scenes and the event, and sends events to windows.
///
/// UIKit has one application for each process; here there are as many as one likes, and each is a
/// world of its own.
open class UIApplication: UIResponder {
  open override var className: String { "UIApplication" }
  override var participantKind: Participant.Kind { .application }

  /// The clock of this world.
  public let clock = VirtualClock()

  /// The numbers and choices of UIKit that this world follows.
  @exclusivity(unchecked) public var behavior = UIKitBehavior()

  /// The scenes in the order of connecting.
  @exclusivity(unchecked) public private(set) var connectedScenes: [UIWindowScene] = []

  /// The object that is told about the application's life, and the end of the responder chain
  /// (D089).
  @exclusivity(unchecked) public var delegate: UIResponder?

  /// The responder that non-touch events and actions without a target go to first (D107).
  public internal(set) var firstResponder: UIResponder?

  /// What happens is written down here, once `startTracing()` was called.
  @exclusivity(unchecked) public private(set) var recorder: TraceRecorder?

  /// The number of the present turn of the main run loop, from one; zero before the first.
  @exclusivity(unchecked) public private(set) var turn = 0

  /// The recognizers' common affairs (G116).
  private(set) final lazy var gestureEnvironment = UIGestureEnvironment(application: self)

  /// The one event object (D053).
  let event = UIEvent()

  @exclusivity(unchecked) private var queue: [HIDEvent] = []
  @exclusivity(unchecked) private var isHandling = false

  /// The number of touches so far.
  @exclusivity(unchecked) var touchCount = 0

  /// Creates an application without scenes.
  public override init() {
    super.init()
    traceName = "application"
  }

  deinit {
    clock.cancelAll()
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

  /// Connects a scene.
  public func connect(_ scene: UIWindowScene) {
    guard scene.application !== self else { return }
    connectedScenes.append(scene)
    scene.application = self
    for window in scene.windows { window.recognizersEnterEnvironment() }
  }

  /// Takes what the digitizer reports and sends it where it belongs, in a turn of the run loop of
  /// its own.
  ///
  /// A report that comes while another is handled waits for its turn.
  public func handle(_ report: HIDEvent) {
    guard !isHandling else {
      queue.append(report)
      return
    }
    isHandling = true
    defer { isHandling = false }
    process(report)
    while !queue.isEmpty { process(queue.removeFirst()) }
  }

  /// Takes all touches away, as the system does when the app becomes inactive (D067, D186).
  public func cancelTouches() {
    let fingers = event.touches.map { HIDEvent.Finger($0.finger, .cancel, at: screenPoint(of: $0)) }
    if let recorder {
      recorder.time = clock.now
      recorder.record(
        .system, from: recorder.system, to: recorder.participant(of: self), "cancels",
        detail: "touches")
    }
    handle(HIDEvent(fingers))
  }

  /// Sends an event to the windows of the touches that have changed (D073).
  open func sendEvent(_ event: UIEvent) {
    let changed = event.touches.filter { $0.phase != .stationary }
    for (index, touch) in changed.enumerated() {
      guard let window = touch.window,
        !changed[..<index].contains(where: { $0.window === window })
      else { continue }
      send(event, to: window)
    }
  }

  private func send(_ event: UIEvent, to window: UIWindow) {
    guard let recorder else { return window.sendEvent(event) }
    let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
    recorder.record(
      .sendEvent, from: recorder.participant(of: self), to: recorder.participant(of: window),
      "sendEvent", fingers: changed.map { $0.finger })
    recorder.depth += 1
    window.sendEvent(event)
    recorder.depth -= 1
  }

  /// Begins to write down what happens, with everybody who is there now as a participant.
  ///
  /// - Returns: the recorder; the same one when it is called again.
  @discardableResult
  public func startTracing() -> TraceRecorder {
    if let recorder { return recorder }
    let recorder = TraceRecorder(screen: connectedScenes.first?.screen ?? .zero)
    recorder.time = clock.now
    recorder.turn = turn
    self.recorder = recorder
    event.recorder = recorder
    recorder.introduceEverybody(of: self)
    return recorder
  }

  /// Begins a turn of the main run loop.
  final func beginTurn() {
    turn += 1
    recorder?.turn = turn
    recorder?.time = clock.now
  }

  /// Makes a timer on behalf of a recognizer; what it changes is settled in the timer's own turn
  /// (G016).
  final func schedule(
    after span: VirtualTime, for recognizer: UIGestureRecognizer, _ body: @escaping () -> Void
  ) -> VirtualClock.Timer {
    // The clock may not keep its application alive; its timers end with the application.
    clock.schedule(after: span) { [unowned(unsafe) self] in
      beginTurn()
      event.time = clock.now
      if let recorder {
        recorder.record(
          .timer, from: recorder.participant(of: self), to: recorder.participant(of: recognizer),
          "timer", detail: "after \(span.text)")
      }
      body()
      gestureEnvironment.update()
    }
  }

  /// Writes down something that concerns one responder alone.
  final func note(
    _ kind: TraceEvent.Kind, _ responder: UIResponder, _ what: String, detail: String = ""
  ) {
    guard let recorder else { return }
    recorder.time = clock.now
    let id = recorder.participant(of: responder)
    recorder.record(kind, from: id, to: id, what, detail: detail)
  }

  private func process(_ report: HIDEvent) {
    beginTurn()
    event.time = clock.now
    for touch in event.touches { touch.phase = .stationary }
    var hasChanged = false
    for finger in report.fingers where update(finger) { hasChanged = true }
    guard hasChanged else { return }  // D043
    if let recorder {
      let id = recorder.participant(of: self)
      recorder.record(.sendEvent, from: id, to: id, "sendEvent")
      recorder.depth += 1
    }
    sendEvent(event)
    recorder?.depth -= 1
    removeFinishedTouches()
  }

  private func removeFinishedTouches() {
    guard event.touches.contains(where: { $0.isOver }) else { return }
    for touch in event.touches where touch.isOver { touch.hasLeftEvent = true }
    event.touches.removeAll { $0.isOver }
    gestureEnvironment.forgetFinishedTouches()
  }
}

/// A view that turns touches into events for targets: a button, a switch, or a custom control.
///
/// A control doesn't forward touches along the responder chain (D097).
open class UIControl: UIView {
  open override var className: String { "UIControl" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.control, isEnabled: isEnabled)
  }

  /// A target with the events that trigger it.
  struct TargetAction {
    var target: AnyObject?
    var action: Selector
    var events: Event
  }

  /// Whether the control is enabled; a disabled control isn't hit (D035) and can't be highlighted
  /// (D128).
  public final var isEnabled = true {
    didSet {
      guard !isEnabled else { return }
      storedHighlight = false
      if isTracking, application.suspends(.disablingKeepsTracking) { giveUp(with: nil) }
    }
  }

  /// Whether the control is selected; tracking never changes that (D129).
  public final var isSelected = false

  /// Whether the control is highlighted; a disabled control can't be (D128).
  public final var isHighlighted: Bool {
    get { storedHighlight }
    set {
      stopHighlightTimer()
      storedHighlight = newValue && satisfies(.disabledControlsAreNotLit, isEnabled)
    }
  }

  override var isLit: Bool { isHighlighted }

  /// Whether a finger is tracked.
  public internal(set) final var isTracking = false

  /// Whether the tracked finger is inside (D122).
  public internal(set) final var isTouchInside = false

  /// Whether this is one of the buttons that a tab bar creates, which have a smaller tolerance
  /// (D124).
  final var isInTabBar = false

  /// The event whose targets are being called.
  final var currentEvent: Event?

  /// The finger that's tracked; additional fingers don't count (D125).
  final var trackedTouch: UITouch?

  final var targetActions: [TargetAction] = []

  /// The application of the last tracked touch, which a control that leaves its window still
  /// notifies (D121).
  private final var trackingApplication: UIApplication?

  private final var storedHighlight = false
  private final var highlightTimer: VirtualClock.Timer?

  /// The clock of that timer, which may differ from the clock of the current window.
  private final var highlightClock: VirtualClock?

  deinit {
    stopHighlightTimer()
  }

  /// The current combination of states (D129).
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The raw event that triggers the control's primary action, if any (D133).
  open var primaryEvent: Event { [] }

  /// The event for which the control calls a target that's added without an event: the primary
  /// event if there is one.
  package final var defaultEvent: Event { primaryEvent.isEmpty ? .touchUpInside : primaryEvent }

  // MARK: Tracking, for subclasses

  /// Called when tracking begins (D110); if you return `false`, the control ignores the rest of the
  /// touch (D112).
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the tracked finger moves (D113); if you return `false`, tracking ends without
  /// another call (D115).
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when tracking ends, before the touch-up event is sent (D116, D118).
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Cancels tracking and sends `touchCancel` (D119); an override that doesn't call super sends
  /// none (D120).
  open func cancelTracking(with event: UIEvent?) {
    isTracking = false
    isHighlighted = false
    isTouchInside = false
    trackedTouch = nil
    if application.follows(.touchCancelComesFromBaseClass) { send(.touchCancel, event) }
  }

  /// Calls one action, once for each target that's due; override this method to observe or redirect
  /// all of them (D103).
  open func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
    application?.sendAction(action, to: target, from: self, for: event)
  }

  // MARK: Hit-testing and life cycle

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard satisfies(.disabledControlsAreNotHit, isEnabled) else {
      event?.recorder?.explain(Reason(.isDisabled), fact: "D035")
      return nil
    }
    return super.hitTest(point, with: event)
  }

  /// Cancels tracking when the control leaves its window (D121).
  open override func didMoveToWindow() {
    if window == nil, isTracking, application.follows(.leavingControlsCancel) {
      giveUp(with: nil)
    }
  }

  // MARK: Touches

  /// A control passes on nothing (D097), unless it's disabled and an override of `hitTest` returns
  /// it all the same (D126).
  override func passesOn(_ phase: UITouch.Phase) -> Bool {
    if phase != .began { return true }
    return canTrack ? suspends(.controlsPassNothingOn) : follows(.disabledControlsPassOn)
  }

  /// Whether the control works at all.
  final var canTrack: Bool { isEnabled && isUserInteractionEnabled }

  /// A control tracks only touches whose view it is, not the touches of views inside it (D277).
  final func mayTrack(_ touch: UITouch) -> Bool {
    satisfies(.controlsTrackTheirOwnTouches, touch.view === self)
  }

  /// The touch of the finger that came first, among those that the control may track.
  final func firstToTrack(of touches: Set<UITouch>) -> UITouch? {
    touches.filter(mayTrack).min { $0.finger < $1.finger }
  }

  /// The control's own view whose touches it leaves alone, as a switch does (D279).
  final var touchedPart: UIView?

  override func reasonToIgnore(_ touches: Set<UITouch>) -> (reason: Reason, fact: String)? {
    guard canTrack, !touches.contains(where: mayTrack),
      let view = touches.first?.view, let recorder = application?.recorder
    else { return nil }
    let reason = Reason(.touchHasAnotherView, of: [recorder.participant(of: view)])
    return (reason, view === touchedPart ? "D279" : "D277")
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard canTrack, satisfies(.firstFingerIsTracked, trackedTouch == nil),
      let touch = firstToTrack(of: touches)
    else { return }
    note(.beginTracking, event)
    let tracks = ask(.beginTracking, about: touch) { beginTracking(touch, with: event) }
    guard satisfies(.beginTrackingMayDecline, tracks) else { return }
    trackedTouch = touch
    trackingApplication = window?.application
    isTracking = true
    isTouchInside = true
    inOrder(.lightComesBeforeTouchDown) {
      isHighlighted = true
    } then: {
      send(.touchDown, event)
      if touch.tapCount >= 2, follows(.secondTapRepeats) { send(.touchDownRepeat, event) }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesMoved(touches, with: event)
    }
    note(.continueTracking, event)
    guard ask(.continueTracking, about: touch, { continueTracking(touch, with: event) }) else {
      isTracking = false
      if suspends(.continueTrackingEndsInSilence) {
        isHighlighted = false
        end(touch, event)
      }
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    isHighlighted = isTouchInside
    inOrder(.crossingComesFirst) {
      if wasInside != isTouchInside { sendCrossing(event) }
    } then: {
      send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesEnded(touches, with: event)
    }
    trackedTouch = nil
    trackingApplication = nil
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, event)
    let isLitLate = isTouchInside && !isHighlighted
    if isLitLate { isHighlighted = true }
    if wasInside != isTouchInside { sendCrossing(event) }
    application.inOrder(.lightOutlastsTheLift) {
      application.inOrder(.endTrackingComesFirst) {
        end(touch, event)
      } then: {
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
      }
    } then: {
      if isLitLate { startHighlightTimer() } else { isHighlighted = false }
    }
    isTouchInside = false
  }

  /// Sends the event of a tracked finger that has come in or gone out.
  private final func sendCrossing(_ event: UIEvent?) {
    send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
  }

  private final func end(_ touch: UITouch, _ event: UIEvent?) {
    note(.endTracking, event)
    endTracking(touch, with: event)
    isTracking = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else {
      return super.touchesCancelled(touches, with: event)
    }
    if isTracking { giveUp(with: event) }
    trackedTouch = nil
  }

  /// The application that the control belongs to, or belonged to when it was last touched.
  final var application: UIApplication? { window?.application ?? trackingApplication }

  private final func giveUp(with event: UIEvent?) {
    if let trackedTouch, application.suspends(.cancelledTrackingDoesNotEnd) {
      end(trackedTouch, event)
    }
    note(.cancelTracking, event)
    cancelTracking(with: event)
    if application.suspends(.touchCancelComesFromBaseClass) { send(.touchCancel, event) }
    isTracking = false
    trackedTouch = nil
    trackingApplication = nil
  }

  /// Returns whether a tracked finger counts as inside: within the bounds plus a tolerance, or
  /// inside by `point(inside:with:)` (D122, D123).
  final func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    isNear(touch)
      || follows(.pointInsideExtendsTheMargin)
        && ask(pointInside: touch.location(in: self), with: event)
  }

  /// Returns whether a finger is within the bounds plus a tolerance.
  final func isNear(_ touch: UITouch) -> Bool {
    let tolerance = dragTolerance
    return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
  }

  /// The distance outside the bounds at which a tracked finger still counts as inside, in points.
  final var dragTolerance: CGFloat {
    let behavior = window?.application?.behavior ?? UIKitBehavior()
    return isInTabBar ? behavior.tabBarButtonDragTolerance : behavior.controlDragTolerance
  }

  private final func startHighlightTimer() {
    guard let application = window?.application else {
      isHighlighted = false
      return
    }
    highlightClock = application.clock
    highlightTimer = application.clock.schedule(after: application.behavior.minimumHighlight) {
      [unowned(unsafe) self] in
      highlightTimer = nil
      storedHighlight = false
    }
  }

  private final func stopHighlightTimer() {
    if let highlightTimer { highlightClock?.cancel(highlightTimer) }
    highlightTimer = nil
  }

  /// Records that a touch method calls a tracking method (D109).
  private final func note(_ method: TraceEvent.Tracking, _ event: UIEvent?) {
    guard let recorder = event?.recorder ?? application?.recorder else { return }
    let id = recorder.participant(of: self)
    recorder.record(.tracking(method), from: id, to: id, fact: "D109")
  }
}

extension ClassDescription {
  /// A control without its own appearance.
  package static let control = ClassDescription(
    "UIControl", .view, inherits: .view, subjects: .controls, instances: .init { UIControl() },
    overridable: [.beginTracking, .continueTracking],
    properties: [
      .allControlEvents,
      .typed(
        "isEnabled", "Whether the control works.",
        get: { (control: UIControl) in control.isEnabled }, set: { $0.isEnabled = $1 }),
      .typed(
        "isHighlighted", "Whether the control is lit.",
        get: { (control: UIControl) in control.isHighlighted }, set: { $0.isHighlighted = $1 }),
      .typed(
        "isSelected", "Whether the control is selected.",
        get: { (control: UIControl) in control.isSelected }, set: { $0.isSelected = $1 }),
      .typed(
        "isTouchInside", "Whether the finger that the control tracks is inside.",
        get: { (control: UIControl) in control.isTouchInside }),
      .typed(
        "isTracking", "Whether the control tracks a finger.",
        get: { (control: UIControl) in control.isTracking }),
    ])
}

extension Property {
  /// The events for which a control has a target.
  package static let allControlEvents = Property.typed(
    "allControlEvents", "The events for which a control has a target.",
    .words(UIControl.Event.allWords), .always,
    get: { (control: UIControl) in control.allControlEvents })
}

extension AnsweredMethod {
  /// Whether a control tracks a touch.
  static let beginTracking = AnsweredMethod(
    "beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", "beginTracking",
    returns: .flag(usually: true), given: [.touch, .location])

  /// Whether a control continues to track a touch.
  static let continueTracking = AnsweredMethod(
    "continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool", "continueTracking",
    returns: .flag(usually: true), given: [.touch, .location])
}

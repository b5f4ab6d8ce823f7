/// An object that watches the touches of a view and its descendants, and recognizes one gesture.
///
/// Write a subclass as on iOS: override the touch methods, set `state`, clean up in `reset()`. The
/// setter of `state` is open to all code here; UIKit shows it to subclasses only (G185).
open class UIGestureRecognizer {
  /// The states of an attempt to recognize a gesture (G001).
  public enum State: Int, CaseIterable, Sendable, WordedValue {
    /// The recognizer hasn't decided yet.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A discrete gesture has been recognized, or a continuous gesture has ended.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches don't match the gesture.
    case failed

    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended

    /// The names of all states, in the order of a successful gesture.
    package static let allNames = [
      "possible", "began", "changed", "ended", "recognized", "cancelled", "failed",
    ]

    /// The names of the states of a discrete gesture, which is recognized immediately or not at all.
    package static let discreteNames = ["possible", "ended", "recognized", "failed"]

    /// Creates the state with a name, or `nil` for an unknown name.
    init?(name: String) {
      self.init(word: name == "recognized" ? State.recognized.word : name)
    }

    /// The word for the state in traces.
    public var word: String { traced.rawValue }

    /// The state, as traces record it.
    var traced: TraceEvent.State {
      switch self {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    }
  }

  /// A target and the action that's called on it; an object, because its constants can be called
  /// without retaining them.
  final class TargetAction {
    let target: AnyObject?
    let action: Selector

    init(target: AnyObject?, action: Selector) {
      self.target = target
      self.action = action
    }
  }

  /// A name for debugging; it has no effect (G183).
  public final var name: String?

  /// The class in traces.
  open var className: String { "UIGestureRecognizer" }

  /// The object that's asked before decisions.
  ///
  /// A strong reference, where UIKit's is weak; set it to `nil` to break a cycle.
  @exclusivity(unchecked) open var delegate: (any UIGestureRecognizerDelegate)?

  /// The object that replaces methods of this recognizer, or `nil`.
  @exclusivity(unchecked) public final var swizzling: (any UIGestureRecognizerSwizzling)?

  /// The view that the recognizer is attached to.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var view: UIView?

  /// Whether recognizing the gesture cancels its touches in their views (G059).
  public final var cancelsTouchesInView = true

  /// Whether views receive touches only after the recognizer has failed (G059).
  public var delaysTouchesBegan = false

  /// Whether views receive the end of touches only after the recognizer has failed (G059, G069).
  public final var delaysTouchesEnded = true

  /// Whether the recognizer is enabled; disabling it during a gesture cancels the gesture (G027,
  /// G029).
  public final var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled, follows(.disablingCancels) else { return }
      cancelGesture(reason: Reason(.wasDisabled), fact: "G027")
    }
  }

  /// The types of touches that the recognizer receives; all by default (G053).
  ///
  /// UIKit has the raw values as `NSNumber` here.
  public final var allowedTouchTypes = UITouch.TouchType.allCases

  /// The types of buttons that the recognizer receives (G184).
  ///
  /// None by default, except for taps: UIKit's default for other classes isn't published. UIKit has
  /// the raw values as `NSNumber` here.
  public final var allowedPressTypes: [UIPress.PressType] = []

  /// The presses that the recognizer has received since the last reset.
  final var presses: [UIPress] = []

  /// Whether the recognizer, after its first touch, receives only touches of the same type until
  /// it's reset (G052).
  public final var requiresExclusiveTouchType = true

  /// The buttons of the pointing device in the latest event that the recognizer received (G054).
  @exclusivity(unchecked) public internal(set) final var buttonMask: UIEvent.ButtonMask = []

  /// The modifier keys in the latest event that the recognizer received.
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// The type of the recognizer's first touch since the last reset.
  final var firstTouchType: UITouch.TouchType?

  /// The latest sequence of touches for which the recognizer was asked whether it wants the event,
  /// and the answer (G044).
  final var eventAnswer: (sequence: Int, wants: Bool)?

  /// The target-action pairs, in the order in which they were added (G032).
  @exclusivity(unchecked) final var targetActions: [TargetAction] = []

  /// The recognizers that must always fail first (G103).
  @exclusivity(unchecked) final var failureRequirements: [UIGestureRecognizer] = []

  /// The recognizers that must fail first in this attempt, as a subclass or a delegate requires
  /// (G104).
  @exclusivity(unchecked) final var dynamicRequirements: [UIGestureRecognizer] = []

  /// The touches that the recognizer has received since the last reset and hasn't ignored.
  @exclusivity(unchecked) final var touches: [UITouch] = []

  /// The stored state.
  @exclusivity(unchecked) final var storedState = State.possible

  /// The state that's shown while an action is called late (G018).
  @exclusivity(unchecked) final var presentedState: State?

  /// Whether the state has been `began` since the last reset.
  @exclusivity(unchecked) final var hasBegun = false

  /// Whether an action has been sent since the last reset.
  @exclusivity(unchecked) final var hasActed = false

  /// Whether the consequences of the attempt's end have been handled.
  @exclusivity(unchecked) final var hasSettled = false

  /// Whether the recognizer has recognized its gesture but must wait for another to fail (G097).
  @exclusivity(unchecked) final var isWaiting = false

  /// Whether the recognizer participates in the current sequence of touches.
  @exclusivity(unchecked) final var isActive = false

  /// Whether the recognizer is finished and hasn't been reset.
  @exclusivity(unchecked) final var needsReset = false

  /// Whether the view was removed while the recognizer was active.
  final var needsRemoval = false

  /// Whether the recognizer was asked about failure requirements in this attempt (G104).
  @exclusivity(unchecked) final var wasAsked = false

  /// Whether an update is due.
  @exclusivity(unchecked) final var needsUpdate = false

  /// The number in the trace, once it has one.
  @exclusivity(unchecked) final var participant: ParticipantID?

  /// The environment in which the recognizer's conflicts with others are settled.
  final var environment: UIGestureEnvironment? {
    get { lentEnvironment.object }
    set { lentEnvironment.object = newValue }
  }

  @exclusivity(unchecked) private(set) final var lentEnvironment = Lent<UIGestureEnvironment>()

  #if hasFeature(Embedded)
    /// An object that receives actions; in UIKit, a value of any type.
    public typealias Target = AnyObject
  #else
    /// An object that receives actions, as a value of any type, which overrides in apps expect.
    public typealias Target = Any
  #endif

  /// Creates a recognizer that calls a target, or no target when there's no action.
  ///
  /// As in UIKit, subclasses override and call this initializer.
  public init(target: Target?, action: Selector?) {
    if let action { addTarget(target.map { $0 as AnyObject }, action: action) }
  }

  /// Creates a recognizer without a target.
  public convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: For subclasses

  /// Called when fingers touch down on the view or its subviews.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when a finger covers another area at the same location (G262).
  func touchHasTrembled() {}

  /// Called when fingers lift.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are canceled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when buttons that `allowedPressTypes` includes go down (G184).
  ///
  /// UIKit delays presses to responders as it does touches, when `delaysTouchesBegan` or
  /// `delaysTouchesEnded` is `true`; here presses are never delayed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when the force of buttons changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when presses are canceled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called when an attempt is over, while `state` still has its last value (G020, G021).
  open func reset() {}

  /// Returns whether this recognizer wants the touches of an event; called once for each sequence
  /// of touches, before the delegate's method (G044, G045).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Returns whether recognizing this gesture makes another recognizer fail (G083, G086).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer can make this one fail (G083, G086).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer must wait for another to fail (G104).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer must wait for this one to fail (G104).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The number of touches that currently make up the gesture.
  open var numberOfTouches: Int { currentTouches.count }

  /// The number of touches of a discrete gesture, whose action still counts the fingers that have
  /// lifted (G132).
  final func numberOfTouches(of required: Int) -> Int {
    state == .ended && follows(.liftedFingersCount) ? required : currentTouches.count
  }

  /// Returns the centroid of the touches in a view's coordinates, or in the window's for `nil`
  /// (G055).
  open func location(in view: UIView?) -> CGPoint {
    UIGestureRecognizer.centroid(of: currentTouches, in: view)
  }

  /// Stops tracking one touch; its view keeps the touch, regardless of what this recognizer
  /// recognizes (G025, G026).
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    guard follows(.ignoredTouchesStay) else { return }
    touches.removeAll { $0 === touch }
    // During an event, this happens at the event's end, when all recognizers have received it.
    environment?.update()
  }

  /// The question to the delegate before the recognizer leaves `possible` (G012).
  var beginQuestion: (question: TraceEvent.Question, fact: String) {
    (.gestureRecognizerShouldBegin, "G012")
  }

  /// The view or controller that created this recognizer for its own use and is its first target,
  /// regardless of the targets that an app adds or removes (G211).
  var actingOwner: UIResponder? { nil }

  /// Performs the owner's part of an action.
  func actForOwner() {}

  /// The view from which the recognizer competes with others: usually its own.
  var contender: UIView? { view }

  /// Whether no action is sent when the gesture is canceled.
  var isSilentWhenCancelled: Bool { false }

  /// Returns whether the view of some new touches can receive them; `false` applies to the touches'
  /// whole life (G200).
  func lets(_ view: UIView, beginWith touches: Set<UITouch>, _ event: UIEvent) -> Bool { true }

  /// Prepares for acting late, after waiting for another recognizer to fail.
  func didWait() {}

  /// How far the recognizer is from recognizing, or how long it has waited; `nil` when there's nothing
  /// to measure.
  var progress: Measure? { nil }

  /// Returns how much of a timer's span has passed.
  final func progress(of timer: VirtualClock.Timer?, after span: VirtualTime) -> Measure? {
    guard let timer, let clock = application?.clock else { return nil }
    let passed = span - (timer.deadline - clock.now)
    return Measure(
      value: passed.milliseconds.rounded(), limit: span.milliseconds, unit: .milliseconds)
  }

  // MARK: Targets and requirements

  /// Adds a target; every pair is called for each state that sends an action.
  public func addTarget(_ target: AnyObject?, action: Selector) {
    targetActions.append(TargetAction(target: target, action: action))
  }

  /// Removes the pairs with a target, or all for `nil`, and an action name, or any for `nil`
  /// (G032).
  public func removeTarget(_ target: AnyObject?, action: String?) {
    targetActions.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action.name == action)
    }
  }

  /// Makes this recognizer wait until another has failed (G096); the recognizer itself is ignored
  /// (G102).
  public func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !failureRequirements.contains(where: { $0 === other }) else { return }
    failureRequirements.append(other)
    environment?.event.recorder?.noteRequirements(of: self)
  }

  // MARK: Touches

  /// The touches that are down, or that the current event has ended.
  final var currentTouches: [UITouch] {
    // Usually no touch has left the event, and no new array is needed.
    touches.contains { $0.hasLeftEvent } ? touches.filter { !$0.hasLeftEvent } : touches
  }

  /// Returns whether the recognizer tracks a touch.
  final func tracks(_ touch: UITouch) -> Bool {
    for index in touches.indices where touches[index] === touch { return true }
    return false
  }

  /// The number of touches that are down.
  final var downCount: Int {
    var count = 0
    for index in touches.indices where !touches[index].isOver { count += 1 }
    return count
  }

  /// The centroid of the touches that are down, in window points; (0, 0) when there are none.
  final var middle: CGPoint {
    var sum = CGPoint.zero
    var count = 0.0
    for index in touches.indices where !touches[index].isOver {
      let place = touches[index].windowLocation
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
      count += 1
    }
    return count == 0 ? .zero : CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Returns the location of one of the touches, by its index, in a view's coordinates (G056).
  ///
  /// UIKit raises an exception for an index out of range (G301); the model returns (0, 0).
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = currentTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Returns the centroid of some touches, or (0, 0) for none.
  static func centroid(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard let first = touches.first else { return .zero }
    if touches.count > 1, (first.window?.application).suspends(.locationIsTheMiddle) {
      return first.location(in: view)
    }
    var sum = CGPoint.zero
    for touch in touches {
      let place = view == nil ? touch.windowLocation : touch.location(in: view)
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    let count = Double(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Returns whether one of two recognizers is attached to the other's view or to an ancestor of it
  /// (G081, G082).
  final func isRelated(to other: UIGestureRecognizer) -> Bool {
    guard let view = contender, let otherView = other.contender else { return false }
    return satisfies(
      .siblingsLeaveEachOther,
      view.isDescendant(of: otherView) || otherView.isDescendant(of: view))
  }

  /// Handles a change of the view's window.
  final func windowDidChange() {
    let newEnvironment = view?.window?.application?.gestureEnvironment
    guard newEnvironment !== environment else { return }
    cancelGesture(leavingFor: .viewLeft)
    // A recognizer that hasn't been reset yet stays until then (G030, G255).
    guard !isActive else {
      if !needsRemoval { environment?.note(self, .joins, .needingRemoval) }
      needsRemoval = true
      return
    }
    if needsRemoval { environment?.note(self, .leaves, .needingRemoval) }
    needsRemoval = false
    environment?.note(self, .leaves, .registered)
    environment = newEnvironment
    environment?.note(self, .joins, .registered)
    // A state that was set without an environment to settle it ends here.
    if storedState != .possible { performReset() }
  }

  /// Cancels a current gesture because the recognizer loses its view or its window (G030).
  final func cancelGesture(leavingFor cause: Reason.Cause) {
    if follows(.leavingCancels) { cancelGesture(reason: Reason(cause), fact: "G030") }
  }

  /// Tracks the touches that are down in its view, as if it had been attached when they began.
  final func joinTouches() {
    guard let view, let application else { return }
    for touch in application.event.touches where !tracks(touch) {
      guard touch.view?.isDescendant(of: view) ?? false else { continue }
      touches.append(touch)
      environment?.activate(self)
    }
  }

  /// The application whose touches the recognizer watches.
  final var application: UIApplication? { environment?.application }
}

/// Watches the touches of a view and of all views in it, and recognizes one gesture.
///
/// Write a subclass as on iOS: override the touch methods, set `state`, clean up in `reset()`. The
/// setter of `state` is open to everybody here; UIKit shows it to subclasses only (G185).
open class UIGestureRecognizer {
  /// Where a recognizer is in its attempt to recognize (G001).
  public enum State: Int, CaseIterable, Sendable, WordedValue {
    /// Nothing has been decided.
    case possible
    /// A continuous gesture has been recognized.
    case began
    /// A continuous gesture goes on.
    case changed
    /// A discrete gesture has been recognized, or a continuous one is over.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// This is not the gesture.
    case failed

    /// The same as `ended`, for discrete gestures.
    public static let recognized = State.ended

    /// The names of all states, in the order of a successful gesture.
    package static let allNames = [
      "possible", "began", "changed", "ended", "recognized", "cancelled", "failed",
    ]

    /// Creates the state with a name, or `nil` for another one.
    init?(name: String) {
      self.init(word: name == "recognized" ? State.recognized.word : name)
    }

    /// The word for the state in traces.
    public var word: String { traced.rawValue }

    /// The state as traces have it.
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

  /// A target and what is called on it; an object, for its constants can be called without counting
  /// them as used.
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

  /// Who is asked before decisions.
  ///
  /// Held strongly, where UIKit holds it weakly: set `nil` to break a cycle.
  @exclusivity(unchecked) public var delegate: (any UIGestureRecognizerDelegate)?

  /// What stands in for methods of this object, or `nil`.
  @exclusivity(unchecked) public final var swizzling: (any UIGestureRecognizerSwizzling)?

  /// The view that it is attached to.
  @exclusivity(unchecked) public internal(set) final unowned(unsafe) var view: UIView?

  /// Whether touches that it recognizes are taken from their views (G059).
  public final var cancelsTouchesInView = true

  /// Whether views hear of touches only once it has failed (G059).
  public var delaysTouchesBegan = false

  /// Whether views hear of the end of touches only once it has failed (G059, G069).
  public final var delaysTouchesEnded = true

  /// Whether it takes part; switching it off in the middle of a gesture cancels the gesture (G027,
  /// G029).
  public final var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      cancelGesture(reason: Reason(.wasDisabled), fact: "G027")
    }
  }

  /// The kinds of touches that it is given; by default all (G053).
  ///
  /// UIKit has the raw values as `NSNumber` here.
  public final var allowedTouchTypes = UITouch.TouchType.allCases

  /// The kinds of buttons that it is given (G184).
  ///
  /// By default none, but for taps: UIKit's default for other classes is not published. UIKit has the
  /// raw values as `NSNumber` here.
  public final var allowedPressTypes: [UIPress.PressType] = []

  /// The presses that it was given since the last reset.
  final var presses: [UIPress] = []

  /// Whether, after its first touch, it is given only touches of the same kind until it is reset
  /// (G052).
  public final var requiresExclusiveTouchType = true

  /// The buttons of the pointing device in the event that it saw last (G054).
  @exclusivity(unchecked) public internal(set) final var buttonMask: UIEvent.ButtonMask = []

  /// The modifier keys in the event that it saw last.
  @exclusivity(unchecked) public internal(set) final var modifierFlags: UIKeyModifierFlags = []

  /// The kind of its first touch since the last reset.
  final var firstTouchType: UITouch.TouchType?

  /// The sequence of touches for which it was last asked whether it wants the event, and the answer
  /// (G044).
  final var eventAnswer: (sequence: Int, wants: Bool)?

  /// The pairs that are called, in the order of adding (G032).
  @exclusivity(unchecked) final var targetActions: [TargetAction] = []

  /// The recognizers that must fail first, for good (G103).
  @exclusivity(unchecked) final var failureRequirements: [UIGestureRecognizer] = []

  /// The recognizers that must fail first in this attempt, by a subclass's or a delegate's word
  /// (G104).
  @exclusivity(unchecked) final var dynamicRequirements: [UIGestureRecognizer] = []

  /// The touches that it was given since the last reset and has not ignored.
  @exclusivity(unchecked) final var touches: [UITouch] = []

  /// The state that is set.
  @exclusivity(unchecked) final var storedState = State.possible

  /// The state that is shown while an action is called late (G018).
  @exclusivity(unchecked) final var presentedState: State?

  /// Whether the state has been `began` since the last reset.
  @exclusivity(unchecked) final var hasBegun = false

  /// Whether an action has been sent since the last reset.
  @exclusivity(unchecked) final var hasActed = false

  /// Whether what follows from the end of the attempt has been done.
  @exclusivity(unchecked) final var hasSettled = false

  /// Whether it has recognized but must wait for another one to fail (G097).
  @exclusivity(unchecked) final var isWaiting = false

  /// Whether it takes part in the present sequence of touches.
  @exclusivity(unchecked) final var isActive = false

  /// Whether it is finished and has not been reset.
  @exclusivity(unchecked) final var needsReset = false

  /// Whether its view has gone while it was active.
  final var needsRemoval = false

  /// Whether its wishes about failing were asked in this attempt (G104).
  @exclusivity(unchecked) final var wasAsked = false

  /// Whether an update is due.
  @exclusivity(unchecked) final var needsUpdate = false

  /// The number in the trace, once it has one.
  @exclusivity(unchecked) final var participant: ParticipantID?

  /// Where it settles its affairs with the others.
  final var environment: UIGestureEnvironment? {
    get { lentEnvironment.object }
    set { lentEnvironment.object = newValue }
  }

  @exclusivity(unchecked) private(set) final var lentEnvironment = Lent<UIGestureEnvironment>()

  /// Creates a recognizer without a target.
  public init() {}

  /// Creates a recognizer that calls a target.
  public convenience init(target: AnyObject?, action: Selector) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: For subclasses

  /// Tells that fingers have landed on the view or in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that a finger covers another spot at the same place (G262).
  func touchHasTrembled() {}

  /// Tells that fingers have lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that buttons have gone down, of which `allowedPressTypes` speaks (G184).
  ///
  /// UIKit holds presses back from responders as it does touches, when `delaysTouchesBegan` or
  /// `delaysTouchesEnded` says so; here presses are never held back.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells that the force of buttons has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells that buttons have gone up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells that presses were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Tells that an attempt is over, while `state` still has its last value (G020, G021).
  open func reset() {}

  /// Returns whether this recognizer wants the touches of an event; asked once for each sequence of
  /// touches, before the delegate (G044, G045).
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Returns whether recognizing this gesture makes another recognizer fail (G083, G086).
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer may make this one fail (G083, G086).
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer must wait for another one to fail (G104).
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer must wait for this one to fail (G104).
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The number of touches that the gesture is made with at present.
  open var numberOfTouches: Int { currentTouches.count }

  /// Returns the middle of the touches in a view's coordinates, or in the window's for `nil`
  /// (G055).
  open func location(in view: UIView?) -> CGPoint {
    UIGestureRecognizer.centroid(of: currentTouches, in: view)
  }

  /// Stops listening to one touch; its view keeps it, whatever this recognizer recognizes (G025,
  /// G026).
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    // During an event this comes at its end, when all recognizers have seen it.
    environment?.update()
  }

  /// The view or controller that made this recognizer for itself and is its first target, whatever
  /// targets an app adds or removes (G211).
  var actingOwner: UIResponder? { nil }

  /// Lets the owner do its part of an action.
  func actForOwner() {}

  /// Asks whether the view of some new touches may hear of them; a no is for the whole life of the
  /// touches (G200).
  func lets(_ view: UIView, beginWith touches: Set<UITouch>, _ event: UIEvent) -> Bool { true }

  /// Prepares for acting late, after another recognizer had to fail first.
  func didWait() {}

  // MARK: Targets and requirements

  /// Adds a target; every pair is called for each state that sends an action.
  public func addTarget(_ target: AnyObject?, action: Selector) {
    targetActions.append(TargetAction(target: target, action: action))
  }

  /// Removes the pairs with a target, or all for `nil`, and an action's name, or any for `nil`
  /// (G032).
  public func removeTarget(_ target: AnyObject?, action: String?) {
    targetActions.removeAll { pair in
      (target == nil || pair.target === target) && (action == nil || pair.action.name == action)
    }
  }

  /// Makes this recognizer wait until another one has failed (G096); itself is ignored (G102).
  public func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !failureRequirements.contains(where: { $0 === other }) else { return }
    failureRequirements.append(other)
    environment?.event.recorder?.noteRequirements(of: self)
  }

  // MARK: Touches

  /// The touches that are down, or that this very event has ended.
  final var currentTouches: [UITouch] {
    // Most of the time none has left, and no new array is needed.
    touches.contains { $0.hasLeftEvent } ? touches.filter { !$0.hasLeftEvent } : touches
  }

  /// Whether it listens to a touch.
  final func tracks(_ touch: UITouch) -> Bool {
    for index in touches.indices where touches[index] === touch { return true }
    return false
  }

  /// How many of the touches are down.
  final var downCount: Int {
    var count = 0
    for index in touches.indices where !touches[index].isOver { count += 1 }
    return count
  }

  /// The middle of the touches that are down, in window points; (0, 0) when none is.
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

  /// Returns the place of one of the touches, by its number, in a view's coordinates (G056).
  ///
  /// UIKit raises an exception for a number out of range; the model returns (0, 0).
  public func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = currentTouches
    return touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// Returns the middle of some touches, or (0, 0) for none.
  static func centroid(of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = view == nil ? touch.windowLocation : touch.location(in: view)
      sum = CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    let count = Double(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Whether one of two recognizers sits on the other's view or on a view around it (G081, G082).
  final func isRelated(to other: UIGestureRecognizer) -> Bool {
    guard let view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  /// Takes note that the view is in another window, or in none.
  final func windowDidChange() {
    let newEnvironment = view?.window?.application?.gestureEnvironment
    guard newEnvironment !== environment else { return }
    cancelGesture(reason: Reason(.viewLeft), fact: "G030")
    // One that has still to be reset stays until then (G030, G255).
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
    // A state that was set where there is nobody to settle it ends here.
    if storedState != .possible { performReset() }
  }

  /// The application whose touches it watches.
  final var application: UIApplication? { environment?.application }
}

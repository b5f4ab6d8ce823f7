// Whoever imports the engine also reads its traces and speaks of its points and rectangles.
@_exported public import TraceModel

/// An object that can receive touches and pass them on: a view, a controller, a window, the
/// application.
///
/// The chain of responders is never stored. Every object answers `next` when it is asked (D082), so
/// a change of the view tree changes the chain at once.
open class UIResponder {
  /// The name in traces, such as `root` or `button`; UIKit has no such property.
  public var traceName = ""

  /// The UIKit class in traces.
  ///
  /// There is no reflection in Embedded Swift, so each class says it itself.
  open var className: String { "UIResponder" }

  /// The number in the trace, once it has one.
  @exclusivity(unchecked) final var participant: ParticipantID?

  /// The actions that this responder implements, for senders without a target (D099).
  ///
  /// In UIKit these are the methods of the class; there is no runtime here that would know them.
  public var implementedActions: [Selector] = []

  /// What stands in for methods of this object, or `nil`.
  @exclusivity(unchecked) public final var swizzling: (any UIResponderSwizzling)?

  /// Creates a responder.
  public init() {}

  /// The responder that gets what this one does not handle, or `nil` at the end of the chain
  /// (D082).
  open var next: UIResponder? { nil }

  /// What kind of participant this is in a trace.
  var participantKind: Participant.Kind { .target }

  /// Returns whether this responder can perform an action; by default, whether it implements it
  /// (D101).
  open func canPerformAction(_ action: Selector, withSender sender: AnyObject?) -> Bool {
    implementedActions.contains { $0.name == action.name }
  }

  /// Whether this responder may become the first responder (D104); the default is no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may cease to be the first responder (D104); the default is yes.
  open var canResignFirstResponder: Bool { true }

  /// The application that this responder belongs to, by its place in the chain.
  final var owner: UIApplication? {
    var responder: UIResponder? = self
    while let present = responder {
      if let application = present as? UIApplication { return application }
      responder = present.next
    }
    return nil
  }

  /// Whether non-touch events and actions without a target go to this responder first (D107).
  public final var isFirstResponder: Bool { owner?.firstResponder === self }

  /// Makes this the first responder, after the present one has resigned (D104).
  ///
  /// - Returns: whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let owner else {
      // A view without a window remembers the wish (D106).
      (self as? UIView)?.wishesToBecomeFirstResponder = ask(
        .canBecomeFirstResponder, { canBecomeFirstResponder })
      return false
    }
    if owner.firstResponder === self { return true }
    if let present = owner.firstResponder, !present.resignFirstResponder() { return false }
    guard ask(.canBecomeFirstResponder, { canBecomeFirstResponder }) else { return false }
    owner.firstResponder = self
    return true
  }

  /// Makes this no longer the first responder.
  ///
  /// - Returns: whether it is no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let owner, owner.firstResponder === self else { return true }
    guard ask(.canResignFirstResponder, { canResignFirstResponder }) else { return false }
    owner.firstResponder = nil
    return true
  }

  /// Tells that fingers have landed; the default passes on to `next` (D091).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, with: event)
  }

  /// Tells that fingers have moved; the default passes on to `next` what it passed on before
  /// (D092).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, with: event)
  }

  /// Tells that fingers have lifted; the default passes on to `next` what it passed on before
  /// (D092).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, with: event)
  }

  /// Tells that the touches will not end as touches of this responder; the default passes on to
  /// `next` what it passed on before (D092).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, with: event)
  }

  /// Tells that buttons have gone down; the default passes on to `next` (D108).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.began, presses, with: event)
  }

  /// Tells that the force of buttons has changed; the default passes on to `next` what it passed on
  /// before (D108).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.changed, presses, with: event)
  }

  /// Tells that buttons have gone up; the default passes on to `next` what it passed on before
  /// (D108).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.ended, presses, with: event)
  }

  /// Tells that presses will not end as presses of this responder; the default passes on to `next`
  /// what it passed on before (D108).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.cancelled, presses, with: event)
  }

  /// Tells that the device begins to be shaken; the default passes on to `next` (D108).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.began, motion, with: event)
  }

  /// Tells that the device was shaken and rests again; the default passes on to `next` (D108).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.ended, motion, with: event)
  }

  /// Tells that what had begun was no shake; the default passes on to `next` (D108).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.cancelled, motion, with: event)
  }

  /// Whether a later phase of a touch is passed on; systems before iOS 5 passed on everything
  /// (D095).
  @inline(__always)
  private final func mayForward(_ touch: UITouch, to next: UIResponder) -> Bool {
    touch.mayForward(from: self, to: next)
      || touch.window?.application?.behavior.forwardsByRecord == false
  }

  /// Passes touches on to the next responder.
  ///
  /// A later phase goes only where the touch's `began` went (D092): a responder that swallows
  /// `began` and forwards the rest does not confuse the one behind it. When the tree has changed so
  /// that the same recipient is now reached from another sender, the record is dropped and the
  /// touch goes on (D094).
  private final func forward(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?)
  {
    guard let next, next !== self else { return }  // D096
    let touch = event?.loneTouch(of: touches) ?? Lent()
    if let passes = touch.use({ self.passes($0, phase, to: next) }) {
      if passes { pass(phase, touches, to: next, with: event) }
      return
    }
    if phase == .began {
      for touch in touches { touch.noteForwarding(from: self, to: next) }
      return pass(phase, touches, to: next, with: event)
    }
    let passed = touches.filter { mayForward($0, to: next) }
    if passed.isEmpty { return }  // D093
    pass(phase, passed, to: next, with: event)
  }

  /// Whether a touch goes on to the next responder; where its beginning goes is remembered.
  private final func passes(_ touch: UITouch, _ phase: UITouch.Phase, to next: UIResponder) -> Bool
  {
    guard phase == .began else { return mayForward(touch, to: next) }  // D093
    touch.noteForwarding(from: self, to: next)
    return true
  }

  /// Calls the touch method of the next responder, as an override does that doesn't leave this to its
  /// superclass.
  package final func passOn(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    guard let next, next !== self else { return }
    pass(phase, touches, to: next, with: event)
  }

  @inline(__always)
  private final func pass(
    _ phase: UITouch.Phase, _ touches: Set<UITouch>, to next: UIResponder, with event: UIEvent?
  ) {
    guard let event, let recorder = event.recorder else {
      return next.receive(phase, touches, with: event)
    }
    recorder.record(
      .forward(phase.method), from: event.participant(of: self), to: event.participant(of: next),
      fingers: UITouch.fingers(of: touches))
    recorder.depth += 1
    next.receive(phase, touches, with: event)
    recorder.depth -= 1
  }
}

extension ClassDescription {
  /// What all classes of the responder chain have.
  package static let responder = ClassDescription(
    "UIResponder", .view,
    properties: [
      .typed(
        "isFirstResponder", "Whether events go to the responder first.",
        get: { (responder: UIResponder) in responder.isFirstResponder }),
      .dynamic(
        "next", "Who is asked after the responder.",
        .object(ObjectKind.allCases.filter { $0.isResponder }),
        read: { (responder: UIResponder, _) in .object(responder.next) }),
    ])
}

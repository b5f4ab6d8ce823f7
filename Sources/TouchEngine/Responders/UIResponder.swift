// Code that imports the engine also reads its traces and uses its points and rectangles.
@_exported public import TraceModel

/// An object that can receive and forward touches: a view, a view controller, a window, or the
/// application.
///
/// The responder chain is never stored. Every object returns `next` on demand (D082), so a change
/// of the view tree changes the chain immediately.
open class UIResponder {
  /// The name in traces, such as `root` or `button`; UIKit has no such property.
  public var traceName = ""

  /// The name of the UIKit class in traces.
  ///
  /// Embedded Swift has no reflection, so each class provides its name.
  open var className: String { "UIResponder" }

  /// The number in the trace, once it has one.
  @exclusivity(unchecked) final var participant: ParticipantID?

  /// The actions that this responder implements, for senders without a target (D099).
  ///
  /// In UIKit, these are the methods of the class; no runtime here knows them.
  public var implementedActions: [Selector] = []

  /// The object that replaces methods of this responder, or `nil`.
  @exclusivity(unchecked) public final var swizzling: (any UIResponderSwizzling)?

  /// Creates a responder.
  public init() {}

  /// The responder that receives what this one doesn't handle, or `nil` at the end of the chain
  /// (D082).
  open var next: UIResponder? { nil }

  /// The kind of participant that this responder is in a trace.
  var participantKind: Participant.Kind { .target }

  /// Returns whether this responder can perform an action; by default, whether it implements it
  /// (D101).
  open func canPerformAction(_ action: Selector, withSender sender: AnyObject?) -> Bool {
    implementedActions.contains { $0.name == action.name }
  }

  /// Whether this responder can become first responder (D104); `false` by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder can resign first responder (D104); `true` by default.
  open var canResignFirstResponder: Bool { true }

  /// The application that this responder belongs to, by its position in the chain.
  final var owner: UIApplication? {
    var responder: UIResponder? = self
    while let present = responder {
      if let application = present as? UIApplication { return application }
      responder = present.next
    }
    return nil
  }

  /// Whether this responder first receives non-touch events and actions without a target (D107).
  public final var isFirstResponder: Bool { owner?.firstResponder === self }

  /// Makes this the first responder, after the current one has resigned (D104).
  ///
  /// - Returns: Whether it's the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let owner else {
      // A view without a window remembers the request (D106).
      (self as? UIView)?.wishesToBecomeFirstResponder = ask(
        .canBecomeFirstResponder, { canBecomeFirstResponder })
      return false
    }
    if owner.firstResponder === self { return true }
    if let present = owner.given(.firstResponderIsAskedToResign, owner.firstResponder),
      !present.resignFirstResponder()
    {
      return false
    }
    guard ask(.canBecomeFirstResponder, { canBecomeFirstResponder }) else { return false }
    owner.firstResponder = self
    owner.updateKeyboard()
    didBecomeFirstResponder()
    return true
  }

  /// Resigns this responder's status as first responder.
  ///
  /// - Returns: Whether it's no longer the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let owner, owner.firstResponder === self else { return true }
    guard ask(.canResignFirstResponder, { canResignFirstResponder }) else { return false }
    loseFirstResponder()
    return true
  }

  /// Ends the responder's status as first responder without asking it.
  final func loseFirstResponder() {
    guard let owner, owner.firstResponder === self else { return }
    owner.firstResponder = nil
    owner.updateKeyboard()
    didResignFirstResponder()
  }

  /// Whether the keyboard is visible while this is the first responder (D205).
  var needsKeyboard: Bool { false }

  /// Called when the responder has become first responder.
  func didBecomeFirstResponder() {}

  /// Called when the responder is no longer first responder, whether it was asked or not.
  func didResignFirstResponder() {}

  /// Called when fingers touch down; by default, forwards to `next` (D091).
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.began, touches, with: event)
  }

  /// Called when fingers move; by default, forwards to `next` the touches that it forwarded before
  /// (D092).
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.moved, touches, with: event)
  }

  /// Called when fingers lift; by default, forwards to `next` the touches that it forwarded before
  /// (D092).
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.ended, touches, with: event)
  }

  /// Called when the system or a recognizer cancels touches; by default, forwards to `next` the
  /// touches that it forwarded before (D092).
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    forward(.cancelled, touches, with: event)
  }

  /// Called when buttons go down; by default, forwards to `next` (D108).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.began, presses, with: event)
  }

  /// Called when the force of buttons changes; by default, forwards to `next` the presses that it
  /// forwarded before (D108).
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.changed, presses, with: event)
  }

  /// Called when buttons go up; by default, forwards to `next` the presses that it forwarded before
  /// (D108).
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.ended, presses, with: event)
  }

  /// Called when presses are canceled; by default, forwards to `next` the presses that it forwarded
  /// before (D108).
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    forward(.cancelled, presses, with: event)
  }

  /// Called when a shake of the device begins; by default, forwards to `next` (D108).
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.began, motion, with: event)
  }

  /// Called when a shake of the device ends; by default, forwards to `next` (D108).
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.ended, motion, with: event)
  }

  /// Called when a motion turns out not to be a shake; by default, forwards to `next` (D108).
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    forward(.cancelled, motion, with: event)
  }

  /// Returns whether a later phase of a touch is forwarded; systems before iOS 5 forwarded
  /// everything (D095).
  @inline(__always)
  private final func mayForward(_ touch: UITouch, to next: UIResponder) -> Bool {
    touch.mayForward(from: self, to: next)
      || touch.window?.application?.behavior.forwardsByRecord == false
  }

  /// Forwards touches to the next responder.
  ///
  /// A later phase reaches only the responders that received the touch's `began` (D092), so a
  /// responder that swallows `began` and forwards the rest doesn't confuse the next one. When the
  /// tree has changed so that another sender now reaches the same recipient, the record is dropped
  /// and the touch is forwarded (D094).
  private final func forward(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?)
  {
    guard passesOn(phase), let next, next !== self else { return }  // D096
    let application = event?.application ?? Lent(touches.first?.window?.application)
    guard application.follows(.touchesArePassedOn) else { return }
    let touch = event?.loneTouch(of: touches) ?? Lent()
    if let passes = touch.use({ self.passes($0, phase, to: next) }) {
      if passes { return pass(phase, touches, to: next, with: event) }
      if application.suspends(.emptySetsAreNotPassedOn) { pass(phase, [], to: next, with: event) }
      return
    }
    if phase == .began {
      for touch in touches { touch.noteForwarding(from: self, to: next) }
      return pass(phase, touches, to: next, with: event)
    }
    let passed = touches.filter { mayForward($0, to: next) }
    if passed.isEmpty, application.follows(.emptySetsAreNotPassedOn) { return }  // D093
    pass(phase, passed, to: next, with: event)
  }

  /// Returns whether the class forwards the touches of a phase that its superclass would forward.
  func passesOn(_ phase: UITouch.Phase) -> Bool { true }

  /// Returns whether a touch is forwarded to the next responder, and records where its beginning
  /// is.
  private final func passes(_ touch: UITouch, _ phase: UITouch.Phase, to next: UIResponder) -> Bool
  {
    guard phase == .began else { return mayForward(touch, to: next) }  // D093
    touch.noteForwarding(from: self, to: next)
    return true
  }

  /// Calls the touch method of the next responder, for an override that forwards directly rather
  /// than through its superclass.
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
    let ignored = phase == .began ? next.reasonToIgnore(touches) : nil
    recorder.record(
      .forward(phase.method), from: event.participant(of: self), to: event.participant(of: next),
      reason: ignored?.reason, fact: ignored?.fact ?? "", fingers: UITouch.fingers(of: touches))
    recorder.depth += 1
    next.receive(phase, touches, with: event)
    recorder.depth -= 1
  }

  /// Returns why the responder does nothing with touches that another one passes on to it, and the
  /// fact's number; `nil` if it does something.
  func reasonToIgnore(_ touches: Set<UITouch>) -> (reason: Reason, fact: String)? { nil }
}

extension ClassDescription {
  /// The properties that all classes in the responder chain have.
  package static let responder = ClassDescription(
    "UIResponder", .view, overridable: [.canBecomeFirstResponder, .canResignFirstResponder],
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

extension AnsweredMethod {
  /// Whether a responder can become the first responder.
  static let canBecomeFirstResponder = AnsweredMethod(
    "canBecomeFirstResponder: Bool", "canBecomeFirstResponder", returns: .flag(usually: false))

  /// Whether a responder can resign as the first responder.
  static let canResignFirstResponder = AnsweredMethod(
    "canResignFirstResponder: Bool", "canResignFirstResponder", returns: .flag(usually: true))
}

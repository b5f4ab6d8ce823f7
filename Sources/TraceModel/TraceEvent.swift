/// One thing that happened: who did what to whom, when, and why.
public struct TraceEvent: Equatable, Sendable {
  /// What sort of thing happened.
  ///
  /// The list is closed: a new kind must be drawn, told and tested.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A finger touches, moves or lifts; `what` is `touches`, `moves` or `lifts`, `detail` the
    /// place.
    case finger
    /// The system does something to the app, such as cancelling all touches.
    case system
    /// An event or a signal goes from one part of the system to another, or is worked on there;
    /// `what` is `sends`, `signals`, `wakes`, …, `detail` what is sent.
    case transport
    /// A run loop comes to a stage, performs a source or calls an observer; `what` is
    /// `beforeSources`,
    /// `source 0`, `observer`, …
    case runLoop
    /// A timer of the engine fires.
    case timer
    /// `hitTest(_:with:)` is called on the receiver; `what` is `hitTest`.
    case hitTest
    /// `point(inside:with:)` is called on the receiver; `detail` is the answer.
    case pointInside
    /// `hitTest(_:with:)` returns from the sender to its caller; `what` is `returns`, `detail` the
    /// view or `nil`.
    case hitTestResult
    /// The search that counts is over; `what` is `hit`, `detail` the name of the receiver, or
    /// `nothing`.
    case hit
    /// A touch is offered to a recognizer; `what` is `takes` or `refuses`.
    case offer
    /// `sendEvent(_:)` is called on the receiver.
    case sendEvent
    /// A touch method is called on a view or a recognizer by the system; or a method for presses or
    /// motion on a responder or a recognizer, `detail` the buttons.
    case touches
    /// A touch method is called on the next responder by the default implementation of the sender.
    case forward
    /// A touch is held back from its view, delivered late, or dropped; `what` is `held`, `released`
    /// or `dropped`.
    case hold
    /// A delegate, a view or a subclass is asked; `what` is the method, `detail` the answer.
    case question
    /// A recognizer changes its state; `what` is the new state, `related` the recognizer that made
    /// it do so by recognizing.
    case state
    /// A recognizer's `state` is set to what it can't become from where it is; `what` is `assigns`,
    /// `detail` the state that was assigned, the reason what UIKit makes of it.
    case assignment
    /// A recognizer waits for others to fail, or stops waiting; `what` is `waits` or `continues`,
    /// `related` the others.
    case wait
    /// A recognizer makes another one fail; `what` is `prevents`.
    case prevent
    /// A target-action call; the sender fires, the receiver is the target; `what` is `fires`,
    /// `detail` the state of the recognizer.
    case action
    /// A control calls one of its tracking methods from a touch method; `what` is the method.
    case tracking
    /// A control sends an event to its targets, if it has any; `what` is the event.
    case controlEvent
    /// `reset()` is called on a recognizer.
    case reset
    /// The responder chain of the receiver is walked; `related` is the chain.
    case chain
    /// A method of a view's life is called, such as `willMove(toSuperview:)`; `related` is the
    /// superview of a view that has moved.
    case life
    /// The program calls a method or sets a property.
    case program
  }

  /// The place in the trace, from zero.
  public var index: Int

  /// When it happened.
  public var time: VirtualTime

  /// The turn of the main run loop in which it happened, from one.
  public var turn: Int

  /// How many calls it is nested in.
  public var depth: Int

  /// What sort of thing happened.
  public var kind: Kind

  /// Who sent, called or caused it.
  public var from: ParticipantID

  /// Who received it.
  public var to: ParticipantID

  /// The method or the change in one word: `touchesBegan`, `hitTest`, `began`, `fires`.
  public var what: String

  /// The arguments, the answer or the new value; empty when there is none.
  public var detail: String

  /// Why it happened, or why the answer is what it is; empty when it needs no reason.
  public var reason: String

  /// The number of the fact that explains it, such as `D003`; empty when none does.
  public var fact: String

  /// The fingers that it is about, by number.
  public var fingers: [Int]

  /// The place on the screen that it is about, in points.
  public var location: CGPoint?

  /// Others that it concerns: the members of a responder chain, a recognizer that is waited for.
  public var related: [ParticipantID]

  /// Creates an event.
  public init(
    index: Int, time: VirtualTime, turn: Int, depth: Int, kind: Kind, from: ParticipantID,
    to: ParticipantID, what: String, detail: String = "", reason: String = "", fact: String = "",
    fingers: [Int] = [], location: CGPoint? = nil, related: [ParticipantID] = []
  ) {
    self.index = index
    self.time = time
    self.turn = turn
    self.depth = depth
    self.kind = kind
    self.from = from
    self.to = to
    self.what = what
    self.detail = detail
    self.reason = reason
    self.fact = fact
    self.fingers = fingers
    self.location = location
    self.related = related
  }

  /// The participant that a sentence about this event begins with.
  ///
  /// For most events that is the receiver (`B touchesBegan`, `root addSubview`); a finger, an
  /// answer, an action and a prevention are told from the sender's side (`tap fires`).
  public var subject: ParticipantID {
    switch kind {
    case .finger, .system, .transport, .hitTestResult, .action, .prevent: from
    case .runLoop, .timer, .hitTest, .pointInside, .hit, .offer, .sendEvent, .touches, .forward,
      .hold,
      .question, .state, .assignment, .wait, .tracking, .controlEvent, .reset, .chain, .life,
      .program:
      to
    }
  }
}

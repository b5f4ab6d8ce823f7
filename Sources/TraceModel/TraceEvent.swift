/// One thing that happened: who did what to whom, when, and why.
public struct TraceEvent: Equatable, Sendable {
  /// The place in the trace, from zero.
  public var index: Int

  /// When it happened.
  public var time: VirtualTime

  /// The turn of the main run loop in which it happened, from one.
  public var turn: Int

  /// How many calls it is nested in.
  public var depth: Int

  /// What happened, with its values.
  public var payload: Payload

  /// Who sent, called or caused it.
  public var from: ParticipantID

  /// Who received it.
  public var to: ParticipantID

  /// Why it happened, or why the answer is what it is; `nil` when it needs no reason.
  public var reason: Reason?

  /// The number of the fact that explains it, such as `D003`; empty when none does.
  public var fact: String

  /// The fingers that it is about, by number.
  public var fingers: [Int]

  /// The place on the screen that it is about, in points.
  public var location: CGPoint?

  /// Others that it concerns: the members of a responder chain, recognizers that are waited for, the
  /// new superview of a view.
  public var related: [ParticipantID]

  /// Creates an event.
  public init(
    index: Int, time: VirtualTime, turn: Int, depth: Int, _ payload: Payload, from: ParticipantID,
    to: ParticipantID, reason: Reason? = nil, fact: String = "", fingers: [Int] = [],
    location: CGPoint? = nil, related: [ParticipantID] = []
  ) {
    self.index = index
    self.time = time
    self.turn = turn
    self.depth = depth
    self.payload = payload
    self.from = from
    self.to = to
    self.reason = reason
    self.fact = fact
    self.fingers = fingers
    self.location = location
    self.related = related
  }

  /// What sort of thing happened.
  public var kind: Kind { payload.parts.kind }

  /// What happened in one word: `touchesBegan`, `hitTest`, `began`, `fires`.
  public var word: String { payload.parts.word }

  /// The participant that a sentence about this event begins with.
  ///
  /// For most events that is the receiver (`B touchesBegan`, `root addSubview`); a finger, an
  /// answer, an action and a prevention are told from the sender's side (`tap fires`).
  public var subject: ParticipantID { kind.traits.isToldOfSender ? from : to }
}

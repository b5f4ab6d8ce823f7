/// One thing that happened: who did what to whom, when, and why.
///
/// An object, for events are handed on far more often than they are made, and a copy of a structure
/// would retain all that it holds.
public final class TraceEvent: Equatable, Sendable {
  /// The place in the trace, from zero.
  public let index: Int

  /// When it happened.
  public let time: VirtualTime

  /// The turn of the main run loop in which it happened, from one.
  public let turn: Int

  /// How many calls it is nested in.
  public let depth: Int

  /// What happened, with its values.
  public let payload: Payload

  /// Who sent, called or caused it.
  public let from: ParticipantID

  /// Who received it.
  public let to: ParticipantID

  /// Why it happened, or why the answer is what it is; `nil` when it needs no reason.
  public let reason: Reason?

  /// The number of the fact that explains it, such as `D003`; empty when none does.
  public let fact: String

  /// The fingers that it is about, by number.
  public let fingers: [Int]

  /// The place on the screen that it is about, in points.
  public let location: CGPoint?

  /// Others that it concerns: the members of a responder chain, recognizers that are waited for, the
  /// new superview of a view.
  public let related: [ParticipantID]

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

  /// Whether the same happened at the same place of a trace.
  public static func == (left: TraceEvent, right: TraceEvent) -> Bool {
    left === right
      || left.index == right.index && left.time == right.time && left.turn == right.turn
        && left.depth == right.depth && left.payload == right.payload && left.from == right.from
        && left.to == right.to && left.reason == right.reason && left.fact == right.fact
        && left.fingers == right.fingers && left.location == right.location
        && left.related == right.related
  }
}

/// One event: which participant did what to which other, when, and why.
///
/// An object, because events are passed on far more often than they're created, and copying a
/// structure would retain everything it holds.
public final class TraceEvent: Equatable, Sendable {
  /// The index in the trace, from zero.
  public let index: Int

  /// The time when it happened.
  public let time: VirtualTime

  /// The turn of the main run loop in which it happened, from one.
  public let turn: Int

  /// The number of calls that it's nested in.
  public let depth: Int

  /// The event's kind, with its values.
  public let payload: Payload

  /// The participant that sent, called, or caused it.
  public let from: ParticipantID

  /// The participant that received it.
  public let to: ParticipantID

  /// The reason it happened, or the reason for the answer; `nil` when it needs no reason.
  public let reason: Reason?

  /// The number of the fact that explains it, such as `D003`; empty when none does.
  public let fact: String

  /// The fingers that are involved, by number.
  public let fingers: [Int]

  /// The location on the screen, in points.
  public let location: CGPoint?

  /// The other participants that it involves: the members of a responder chain, recognizers that
  /// are waited for, the new superview of a view.
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

  /// The kind of event.
  public var kind: Kind { payload.parts.kind }

  /// The event in one word: `touchesBegan`, `hitTest`, `began`, `fires`.
  public var word: String { payload.parts.word }

  /// The participant that a sentence about this event begins with.
  ///
  /// For most events, it's the receiver (`B touchesBegan`, `root addSubview`); for a finger, an
  /// answer, an action, and a prevention, it's the sender (`tap fires`).
  public var subject: ParticipantID { kind.traits.beginsWithSender ? from : to }

  /// Returns whether the same event happened at the same index of a trace.
  public static func == (left: TraceEvent, right: TraceEvent) -> Bool {
    left === right
      || left.index == right.index && left.time == right.time && left.turn == right.turn
        && left.depth == right.depth && left.payload == right.payload && left.from == right.from
        && left.to == right.to && left.reason == right.reason && left.fact == right.fact
        && left.fingers == right.fingers && left.location == right.location
        && left.related == right.related
  }
}

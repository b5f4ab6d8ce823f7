/// Collects participants and events while a run goes on.
///
/// Whoever drives a run moves `time` and `turn`; whoever has something to tell calls `record`. The
/// engine asks for a recorder before it builds any text, so a run without one pays nothing.
public final class TraceRecorder {
  /// What has been recorded so far.
  public private(set) var trace: Trace

  /// The time that the next event gets.
  public var time = VirtualTime.zero

  /// The run-loop turn that the next event gets.
  public var turn = 0

  /// The number of calls that the next event is nested in.
  public var depth = 0

  /// Told of each event once it is recorded; for whoever acts on what happens while it happens.
  public var onRecord: ((TraceEvent) -> Void)?

  /// A reason that a callee leaves for its caller to record with the answer.
  private var explanation: (reason: Reason, fact: String)?

  /// Creates a recorder for a screen, in points.
  public init(screen: CGRect = .zero) {
    trace = Trace(screen: screen)
  }

  /// Introduces a participant and returns its number.
  public func introduce(
    _ kind: Participant.Kind, name: String, className: String = "", parent: ParticipantID? = nil,
    geometry: ParticipantGeometry? = nil
  ) -> ParticipantID {
    let id = ParticipantID(trace.participants.count)
    trace.participants.append(
      Participant(
        id: id, kind: kind, name: name, className: className, parent: parent, geometry: geometry))
    return id
  }

  /// Appends an event at the present time, turn and depth.
  public func record(
    _ payload: TraceEvent.Payload, from: ParticipantID, to: ParticipantID, reason: Reason? = nil,
    fact: String = "", fingers: [Int] = [], location: CGPoint? = nil,
    related: [ParticipantID] = []
  ) {
    let event = TraceEvent(
      index: trace.events.count, time: time, turn: turn, depth: depth, payload, from: from, to: to,
      reason: reason, fact: fact, fingers: fingers, location: location, related: related)
    trace.events.append(event)
    onRecord?(event)
  }

  /// Leaves a reason for the answer that is about to be returned; the caller records both together.
  public func explain(_ reason: Reason, fact: String = "") {
    explanation = (reason, fact)
  }

  /// Takes the reason that was left, if any, so that it is used once.
  public func takeExplanation() -> (reason: Reason?, fact: String) {
    defer { explanation = nil }
    return explanation.map { ($0.reason, $0.fact) } ?? (nil, "")
  }
}

/// A collector of participants and events during a run.
///
/// The code that drives a run updates `time` and `turn`, and any code with an event calls `record`.
/// The engine asks for a recorder before it builds any text, so a run without one has no cost.
///
/// Its properties aren't checked for overlapping access at runtime: they're read and written for
/// every event, and the checks took a sixth of the time.
public final class TraceRecorder {
  /// The trace recorded so far.
  @exclusivity(unchecked) public private(set) var trace: Trace

  /// The time that the next event gets.
  public var time: VirtualTime {
    get { storedTime }
    set { storedTime = newValue }
  }

  /// The run-loop turn that the next event gets.
  public var turn: Int {
    get { storedTurn }
    set { storedTurn = newValue }
  }

  /// The number of calls that the next event is nested in.
  public var depth: Int {
    get { storedDepth }
    set { storedDepth = newValue }
  }

  // Private with accessors, because a property that another module accesses directly is checked
  // after all.
  @exclusivity(unchecked) private var storedTime = VirtualTime.zero
  @exclusivity(unchecked) private var storedTurn = 0
  @exclusivity(unchecked) private var storedDepth = 0

  /// Whether the recorder ignores all further events, because the app has ended.
  @exclusivity(unchecked) package var isClosed = false

  /// A closure that receives each event once it's recorded, for code that acts on events as they
  /// happen.
  @exclusivity(unchecked) public var onRecord: ((TraceEvent) -> Void)?

  /// A closure that names objects without a name.
  @exclusivity(unchecked) package var nameObject: ((AnyObject) -> String)?

  /// A reason that a callee leaves for its caller to record with the answer.
  @exclusivity(unchecked) private var explanation: (reason: Reason, fact: String)?

  /// Creates a recorder for a screen, in points.
  public init(screen: CGRect = .zero) {
    trace = Trace(screen: screen)
  }

  /// Introduces a participant and returns its number.
  public func introduce(
    _ kind: Participant.Kind, name: String, className: String = "", parent: ParticipantID? = nil,
    geometry: ParticipantGeometry? = nil, appearance: ViewAppearance? = nil
  ) -> ParticipantID {
    let id = ParticipantID(trace.participants.count)
    trace.participants.append(
      Participant(
        id: id, kind: kind, name: name, className: className, parent: parent, geometry: geometry,
        appearance: appearance))
    return id
  }

  /// Records that a recognizer has to wait until another has failed, regardless of what else
  /// happens.
  public func note(_ recognizer: ParticipantID, requires other: ParticipantID) {
    guard trace[recognizer]?.requirements.contains(other) == false else { return }
    trace.participants[recognizer.index].requirements.append(other)
  }

  /// Returns the number of the first participant of a kind that has a name, or `nil` when there is
  /// none.
  package func participant(of kind: Participant.Kind, named name: String) -> ParticipantID? {
    // A loop over elements would copy each participant, with all its names.
    for index in trace.participants.indices
    where trace.participants[index].kind == kind && trace.participants[index].name == name {
      return ParticipantID(index)
    }
    return nil
  }

  /// Appends an event at the current time, turn, and depth.
  public func record(
    _ payload: consuming TraceEvent.Payload, from: ParticipantID, to: ParticipantID,
    reason: consuming Reason? = nil, fact: consuming String = "", fingers: consuming [Int] = [],
    location: CGPoint? = nil, related: consuming [ParticipantID] = []
  ) {
    guard !isClosed else { return }
    trace.events.append(
      TraceEvent(
        index: trace.events.count, time: time, turn: turn, depth: depth, payload, from: from,
        to: to, reason: reason, fact: fact, fingers: fingers, location: location, related: related))
    if let onRecord { onRecord(trace.events[trace.events.count - 1]) }
  }

  /// Stores a reason for the answer that's about to be returned; the caller records both together.
  public func explain(_ reason: consuming Reason, fact: consuming String = "") {
    explanation = (reason, fact)
  }

  /// Returns the stored reason, if any, and removes it so that it's used once.
  public func takeExplanation() -> (reason: Reason?, fact: String) {
    guard let taken = explanation.take() else { return (nil, "") }
    return taken
  }
}

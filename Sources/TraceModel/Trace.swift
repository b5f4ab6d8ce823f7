/// The complete record of one run, and the only source of every table, figure, answer and check.
public struct Trace: Sendable {
  /// Everybody who takes part, in the order of introduction; a view comes after its superview and
  /// after the siblings behind it.
  public var participants: [Participant]

  /// Everything that happened, in order.
  public var events: [TraceEvent]

  /// The screen in points.
  public var screen: CGRect

  /// Tells every reason in other words; a test does so to show that nothing depends on them.
  package var rewording: (@Sendable (String) -> String)?

  /// Creates a trace.
  public init(participants: [Participant] = [], events: [TraceEvent] = [], screen: CGRect = .zero) {
    self.participants = participants
    self.events = events
    self.screen = screen
  }

  /// The participant with the given number, or `nil` when the trace has none.
  public subscript(id: ParticipantID) -> Participant? {
    participants.indices.contains(id.index) ? participants[id.index] : nil
  }

  /// The name of a participant, or `?` when the trace has none with that number.
  public func name(of id: ParticipantID) -> String {
    participants.indices.contains(id.index) ? participants[id.index].name : "?"
  }
}

extension Trace {
  /// The recognizer with a name; the program adds and removes recognizers by name.
  package func recognizer(named name: String) -> ParticipantID? {
    participants.first { $0.kind == .recognizer && $0.name == name }?.id
  }
}

extension Trace: Equatable {
  /// Whether the same happened to the same; in what words it is told doesn't matter.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.participants == right.participants && left.events == right.events
      && left.screen == right.screen
  }
}

/// The complete record of one run, and the only source of every table, figure, answer and check.
public struct Trace: Equatable, Sendable {
  /// Everybody who takes part, in the order of introduction; a view comes after its superview and
  /// after the siblings behind it.
  public var participants: [Participant]

  /// Everything that happened, in order.
  public var events: [TraceEvent]

  /// The screen in points.
  public var screen: CGRect

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
    self[id]?.name ?? "?"
  }
}

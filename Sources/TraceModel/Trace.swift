/// The complete record of one run, and the only source of every table, figure, answer, and check.
public struct Trace: Sendable {
  /// All participants, in the order of introduction; a view comes after its superview and after the
  /// siblings behind it.
  public var participants: [Participant]

  /// Everything that happened, in order.
  public var events: [TraceEvent]

  /// The screen in points.
  public var screen: CGRect

  /// A closure that rewords every reason; a test uses it to show that nothing depends on the words.
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

  /// Returns the name of a participant, or `?` when the trace has none with that number.
  public func name(of id: ParticipantID) -> String {
    participants.indices.contains(id.index) ? participants[id.index].name : "?"
  }
}

extension Trace {
  /// Returns the recognizer with a name; the app's code adds and removes recognizers by name.
  package func recognizer(named name: String) -> ParticipantID? {
    participants.first { $0.kind == .recognizer && $0.name == name }?.id
  }
}

extension Trace: Equatable {
  /// Returns whether the same events happened to the same participants, regardless of the wording.
  public static func == (left: Trace, right: Trace) -> Bool {
    left.participants == right.participants && left.events == right.events
      && left.screen == right.screen
  }
}

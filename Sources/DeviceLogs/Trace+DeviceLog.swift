package import TraceModel

extension Trace {
  /// Creates the trace of a log's sequence: its events, without anything that a log doesn't show.
  ///
  /// A log doesn't say what kind of object a name belongs to, so it's inferred from the class, or
  /// from what happens to the object.
  package init(_ sequence: DeviceLog.Sequence) {
    self.init()
    var builder = LoggedTraceBuilder()
    builder.introduceObjects(of: sequence)
    for entry in sequence.entries { builder.add(entry) }
    participants = builder.participants
    events = builder.events
  }
}

/// A builder of a trace from the lines of a log.
private struct LoggedTraceBuilder {
  private(set) var participants: [Participant] = []
  private(set) var events: [TraceEvent] = []
  private var objects: [String: ParticipantID] = [:]
  private var fingers: [Int: ParticipantID] = [:]

  /// UIKit, which calls what the log shows.
  private var system = ParticipantID(0)

  /// The receiver of all actions, because a log doesn't name it.
  private var target = ParticipantID(0)

  /// The last responder that received each touch method, which passes it on.
  private var lastReceivers: [TraceEvent.Method: ParticipantID] = [:]

  private mutating func introduce(
    _ kind: Participant.Kind, _ name: String, _ className: String = ""
  ) -> ParticipantID {
    let id = ParticipantID(participants.count)
    participants.append(Participant(id: id, kind: kind, name: name, className: className))
    return id
  }

  mutating func introduceObjects(of sequence: DeviceLog.Sequence) {
    var classes: [String: String] = [:]
    var recognizers: Set<String> = []
    var fires = false
    for entry in sequence.entries {
      let event = entry.event
      if !entry.className.isEmpty { classes[event.name] = entry.className }
      switch event.action {
      case .state: recognizers.insert(event.name)
      case .fires:
        recognizers.insert(event.name)
        fires = true
      case .controlFires: fires = true
      case .touches, .passedOn, .control, .handles, .hit: break
      }
      if let finger = entry.finger, fingers[finger] == nil {
        fingers[finger] = introduce(.finger, "finger \(finger)")
      }
    }
    system = introduce(.system, "UIKit")
    for entry in sequence.entries where objects[entry.event.name] == nil {
      let name = entry.event.name
      let className = classes[name] ?? ""
      objects[name] = introduce(
        Self.kind(
          name, className: className.isEmpty ? name : className,
          isRecognizer: recognizers.contains(name)), name, className)
    }
    if fires { target = introduce(.target, "target") }
  }

  private static func kind(
    _ name: String, className: String, isRecognizer: Bool
  ) -> Participant.Kind {
    if isRecognizer || className.hasSuffix("GestureRecognizer") { return .recognizer }
    if className.hasSuffix("Controller") { return .viewController }
    if className.hasSuffix("Window") || name == "window" { return .window }
    return .view
  }

  mutating func add(_ entry: DeviceLog.Entry) {
    guard let object = objects[entry.event.name] else { return }
    var event = Event(system, object, entry)
    switch entry.event.action {
    case .touches(let method):
      addFinger(method, entry)
      event.payload = .touches(method)
      if participants[object.index].kind != .recognizer { lastReceivers[method] = object }
    case .hit: event.payload = .hit(object)
    case .passedOn(let method):
      event.payload = .forward(method)
      event.from = lastReceivers[method] ?? system
      lastReceivers[method] = object
    case .state(let state):
      event.from = object
      event.payload = state == .possible ? .reset : .state(state)
    case .fires(let state):
      (event.from, event.to) = (object, target)
      event.payload = .action(.state(state))
    case .control(let control):
      event.from = object
      event.payload = .controlEvent(control)
    case .controlFires(let control):
      (event.from, event.to) = (object, target)
      event.payload = .action(.event(control))
    case .handles(let method):
      event.from = object
      event.payload = .program(.call("handles", method.rawValue))
    }
    append(event)
  }

  /// Adds what the finger does when a touch is first reported in a phase.
  private mutating func addFinger(_ method: TraceEvent.Method, _ entry: DeviceLog.Entry) {
    guard let number = entry.finger, let finger = fingers[number], let place = entry.location,
      let change = TraceEvent.Finger(method)
    else { return }
    for event in events.reversed() where event.from == finger {
      if event.payload == .finger(change), event.location == place { return }
      break
    }
    var event = Event(finger, system, entry)
    event.payload = .finger(change)
    append(event)
  }

  /// An event that isn't numbered yet.
  private struct Event {
    var from: ParticipantID
    var to: ParticipantID
    var payload = TraceEvent.Payload.sendEvent
    var entry: DeviceLog.Entry

    init(_ from: ParticipantID, _ to: ParticipantID, _ entry: DeviceLog.Entry) {
      self.from = from
      self.to = to
      self.entry = entry
    }
  }

  private mutating func append(_ event: Event) {
    events.append(
      TraceEvent(
        index: events.count, time: event.entry.time, turn: 1, depth: 0, event.payload,
        from: event.from, to: event.to, fingers: event.entry.finger.map { [$0] } ?? [],
        location: event.payload.isOfFinger ? event.entry.location : nil))
  }
}

extension TraceEvent.Payload {
  fileprivate var isOfFinger: Bool { if case .finger = self { true } else { false } }
}

extension TraceEvent.Finger {
  /// Creates what a finger does when a touch method reports it; a canceled touch has no such
  /// action, because recognizers cancel touches whose finger is still down.
  fileprivate init?(_ method: TraceEvent.Method) {
    switch method {
    case .touchesBegan: self = .touches
    case .touchesMoved: self = .moves
    case .touchesEnded: self = .lifts
    default: return nil
    }
  }
}

import TextAndOrder
package import TraceModel

/// The log that `TouchTrace` would print of a run.
package struct RunLog: Sendable {
  /// One line.
  package struct Entry: Sendable {
    /// What the line says.
    package var event: LoggedEvent
    /// The event of the trace.
    package var source: TraceEvent
    /// The object.
    package var participant: Participant
    /// The time since the sequence began.
    package var time: VirtualTime
    /// The location of the finger in a touch method.
    package var location: CGPoint?
  }

  /// The moment at which a recognizer's line is printed when it calls its targets.
  ///
  /// UIKit doesn't document the order of several targets, and `TouchTrace` is one of them.
  package enum FiringOrder: CaseIterable, Sendable {
    /// Before the other targets do something.
    case first
    /// After the other targets have done everything.
    case last
  }

  /// The lines in order.
  package private(set) var entries: [Entry] = []

  /// The events of the run that no log shows, by their words, in the order in which they appear.
  package private(set) var hiddenEvents: [(word: String, count: Int)] = []

  /// The number of fingers in the run.
  package let fingerCount: Int

  /// The silence after which `TouchTrace` starts again at zero.
  package static let silence = VirtualTime(milliseconds: 2_000)

  /// The number of sequences.
  package private(set) var sequenceCount = 0

  private let trace: Trace

  /// Selects the events that a log shows.
  package init(of trace: Trace, firing order: FiringOrder = .first) {
    self.trace = trace
    var fingers = 0
    for participant in trace.participants where participant.kind == .finger { fingers += 1 }
    fingerCount = fingers
    select(order)
    setTimes()
  }

  private mutating func select(_ order: FiringOrder) {
    var locations: [Int: CGPoint] = [:]
    var hidden: [String: Int] = [:]
    var hiddenWords: [String] = []
    var waiting: [Entry] = []
    var fired: [ParticipantID: LoggedEvent.Action] = [:]
    for event in trace.events {
      while let last = waiting.last, event.depth <= last.source.depth,
        event.kind != .action || last.source.kind != .action || event.from != last.source.from
      {
        entries.append(waiting.removeLast())
      }
      if event.kind == .finger, let finger = event.fingers.first, let place = event.location {
        locations[finger] = place
      }
      guard let participant = trace[event.loggedObject], let action = LoggedEvent.Action(event)
      else {
        let word = event.kind == .finger ? "finger " + event.word : event.word
        if hidden[word] == nil { hiddenWords.append(word) }
        hidden[word, default: 0] += 1
        continue
      }
      var entry = Entry(
        event: LoggedEvent(participant.name, action), source: event, participant: participant,
        time: event.time)
      switch action {
      case .touches, .passedOn: entry.location = event.fingers.first.flatMap { locations[$0] }
      case .state: fired[event.subject] = nil
      case .fires:
        // It prints one line, no matter how many targets the recognizer has.
        guard fired.updateValue(action, forKey: event.subject) != action else { continue }
        if order == .last {
          waiting.append(entry)
          continue
        }
      case .control where order == .last:
        waiting.append(entry)
        continue
      case .control, .controlFires, .handles, .hit: break
      }
      entries.append(entry)
    }
    entries += waiting.reversed()
    hiddenEvents = hiddenWords.map { ($0, hidden[$0] ?? 0) }
  }

  private mutating func setTimes() {
    var start = VirtualTime.zero
    var last: VirtualTime?
    for index in entries.indices {
      let now = entries[index].source.time
      if last.map({ now - $0 > RunLog.silence }) ?? true {
        start = now
        sequenceCount += 1
      }
      last = now
      entries[index].time = now - start
    }
  }

  // MARK: Printing

  /// The log as lines of text.
  package var text: String {
    var text = ""
    for entry in printed {
      text += "\(entry.milliseconds) ms  \(entry.event.text)\n"
    }
    return text
  }

  /// The log as lines of JSON.
  package var json: String {
    var bytes: [UInt8] = []
    for entry in printed {
      bytes += JSONWriter.object { writer in
        writer.member("at", entry.milliseconds)
        writer.member("name", entry.event.name)
        writer.member("class", entry.participant.className)
        var words = entry.event.action.text
        if case .passedOn(let method) = entry.event.action { words = method.rawValue }
        writer.member("event", words)
        if case .passedOn = entry.event.action { writer.member("passedOn", true) }
        guard let location = entry.location, let finger = entry.source.fingers.first else { return }
        writer.member("x", number: location.x.text())
        writer.member("y", number: location.y.text())
        writer.member("finger", finger)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The lines that `TouchTrace` prints, or that exported code prints through it.
  private var printed: [Entry] {
    entries.filter { entry in
      if case .controlFires = entry.event.action { return false }
      return entry.participant.isWatched
    }
  }
}

extension RunLog.Entry {
  fileprivate var milliseconds: Int { Int((time.milliseconds).rounded()) }
}

extension Participant {
  /// Whether `TouchTrace` watches such objects.
  var isWatched: Bool {
    switch kind {
    case .window, .view, .viewController, .recognizer: true
    default: false
    }
  }

  /// Whether a log may well have no line about the object, although something happens to it.
  var canBeUnwatched: Bool {
    kind != .view && kind != .recognizer || isBroughtByUIKit
  }
}

extension TraceEvent {
  /// The object that a log's line is about.
  fileprivate var loggedObject: ParticipantID {
    if case .hit(.some(let view)) = payload { view } else { subject }
  }
}

extension LoggedEvent.Action {
  /// Returns what a log shows of an event, or `nil` when it shows nothing.
  init?(_ event: TraceEvent) {
    switch event.payload {
    case .hit: self = .hit
    case .touches(let method, _) where method.family == .touches: self = .touches(method)
    case .forward(let method, _) where method.family == .touches: self = .passedOn(method)
    case .state(let state) where state != .possible: self = .state(state)
    case .action(.state(let state)): self = .fires(state)
    case .controlEvent(let event) where event != .events: self = .control(event)
    case .action(.event(let event)) where event != .events: self = .controlFires(event)
    case .program(.call("handles", let words)):
      guard let method = TraceEvent.Method(rawValue: words), method.family == .touches else {
        return nil
      }
      self = .handles(method)
    default: return nil
    }
  }
}

package import TraceModel

/// The events of a trace that a figure shows, and its note about the others.
struct EventSelection {
  /// The shown events, in order.
  ///
  /// An event's index here, from one, is the number that every figure prints.
  var shown: [TraceEvent]

  /// The label of each event of the trace, if it isn't the event's word.
  let labels: [String]

  /// The lanes that the author chose.
  let choice: LaneChoice

  /// The kinds of events that are left out.
  private var hidden: [TraceEvent.Kind]

  /// Selects the events that belong to the options' topics.
  init(of trace: Trace, options: FigureOptions, labels: [String] = []) {
    self.labels = labels
    shown = []
    hidden = []
    choice = LaneChoice(of: trace, options: options)
    for event in trace.events {
      if choice.shows(event, options) {
        shown.append(event)
      } else {
        hidden.append(event.kind)
      }
    }
  }

  /// The note about events that aren't shown: `24 hit-test calls are not shown.` It's empty when
  /// all are shown.
  var note: String {
    var phrases: [String] = []
    var total = 0
    for topic in TraceTopic.allCases {
      let kinds = hidden.filter { $0.topic == topic }
      guard !kinds.isEmpty else { continue }
      let count = EventSelection.count(of: kinds, in: topic)
      total += count
      phrases.append("\(count) \(EventSelection.noun(for: topic, count: count))")
    }
    guard let last = phrases.popLast() else { return "" }
    let list = phrases.isEmpty ? last : phrases.joined(separator: ", ") + " and " + last
    return "\(list) \(total == 1 ? "is" : "are") not shown."
  }

  /// Returns the number of things that events of some kinds of a topic represent to a reader: a
  /// call, the question within it, and its result are three events but one thing.
  static func count(of kinds: [TraceEvent.Kind], in topic: TraceTopic) -> Int {
    let calls = kinds.count { $0 == .hitTest }
    return topic == .search && calls > 0 ? calls : kinds.count
  }

  /// Returns the noun for events of a topic.
  static func noun(for topic: TraceTopic, count: Int) -> String {
    let (one, several) =
      switch topic {
      case .fingers: ("movement of a finger", "movements of fingers")
      case .system: ("step through the system", "steps through the system")
      case .search: ("hit-test call", "hit-test calls")
      case .delivery: ("delivery of a touch", "deliveries of touches")
      case .chain: ("step along the responder chain", "steps along the responder chain")
      case .recognizers: ("decision of a recognizer", "decisions of recognizers")
      case .actions: ("action", "actions")
      case .program: ("step of the program", "steps of the program")
      }
    return count == 1 ? one : several
  }
}

extension Trace {
  /// Returns the events that figures with these options show: the rows of the table, in order.
  package func rows(_ options: FigureOptions) -> [TraceEvent] {
    EventSelection(of: self, options: options).shown
  }
}

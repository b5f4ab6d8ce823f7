import TraceModel

/// One row of a sequence diagram: an event and the shape in which it is drawn.
struct SequenceRow {
  /// The shapes of events.
  enum Shape {
    /// An arrow from one lane to another.
    case arrow(from: ParticipantID, to: ParticipantID)
    /// A loop next to a lane.
    case loop(ParticipantID)
    /// A dot on a lane: a finger that touches down, moves, or lifts.
    case dot(ParticipantID)
    /// A capsule on a lane: a decision or a new state.
    case capsule(ParticipantID)

    /// The lanes that the shape needs.
    var ends: [ParticipantID] {
      switch self {
      case .arrow(let from, let to): [from, to]
      case .loop(let lane), .dot(let lane), .capsule(let lane): [lane]
      }
    }
  }

  /// The event.
  var event: TraceEvent

  /// The shape of the row.
  var shape: Shape

  /// The word that names the event.
  var word: String

  /// The detail after the word, shortened to the space in the row.
  var detail: String

  /// The distance from the top edge of the drawing to the top edge of the row.
  var y = 0.0

  /// The time that passes before the row, when it's long enough to be shown.
  var gap: VirtualTime?

  /// Whether the row is the late delivery of a touch that was delayed before.
  var isLate = false

  /// The reasons that involve other recognizers.
  var ties: [SequenceTie] = []

  /// Whether the row begins a turn of the run loop.
  var beginsTurn = false

  /// The top edge of the row with the space and the break in time over it.
  var top: Double {
    if gap != nil { return y - SequenceMetrics.gapHeight }
    return beginsTurn ? y - SequenceMetrics.turnSpace : y
  }

  init(
    _ event: TraceEvent, in trace: Trace, fitting room: SequenceRoom, labeled label: String? = nil,
    isLate: Bool = false
  ) {
    self.event = event
    self.isLate = isLate
    shape = SequenceRow.shape(of: event)
    var (word, detail) = label.map { ($0, "") } ?? SequenceRow.label(of: event, in: trace)
    if isLate { detail += detail.isEmpty ? "late" : ", late" }
    self.word = FontFace.label.fitted(word.nameOrPlaceholder, into: room.word)
    self.detail = detail.isEmpty ? "" : FontFace.label.fitted(detail, into: room.detail)
  }

  /// The word and the detail together.
  var label: String { detail.isEmpty ? word : "\(word) \(detail)" }

  /// The width of the label.
  var labelWidth: Double {
    (event.look == .cancel ? FontFace.strongLabel : FontFace.label).width(of: label)
  }

  /// Returns the shape of an event's row.
  static func shape(of event: TraceEvent) -> Shape {
    let isAlone = event.from == event.to
    switch event.kind.traits.shape {
    case .dotAlone where isAlone: return .dot(event.from)
    case .capsule: return .capsule(event.to)
    case .capsuleAlone where isAlone: return .capsule(event.to)
    case .message, .capsuleAlone, .dotAlone:
      return isAlone ? .loop(event.to) : .arrow(from: event.from, to: event.to)
    }
  }

  private static func label(of event: TraceEvent, in trace: Trace) -> (word: String, detail: String)
  {
    switch event.payload {
    case .hitTestResult: (trace.detail(of: event), "")
    case .hit(let view): (event.word, view == nil ? trace.detail(of: event) : "")
    case .wait(.waits) where !event.related.isEmpty:
      ("waits for", event.related.map { trace.name(of: $0) }.joined(separator: ", "))
    case .chain: ("responder chain", "")
    case .offer: (event.word, "")
    default: (event.word, trace.detail(of: event))
    }
  }
}

extension SequenceRow {
  /// Returns a row for each shown event, with its position and the time that passes before it.
  static func rows(
    for selection: EventSelection, in trace: Trace, fitting room: SequenceRoom = .least
  ) -> [SequenceRow] {
    let late = LateDeliveries(in: trace)
    let ties = SequenceTie.ties(in: trace)
    var rows: [SequenceRow] = []
    var y = SequenceMetrics.margin
    var last: TraceEvent?
    for event in selection.shown {
      var row = SequenceRow(
        event, in: trace, fitting: room,
        labeled: selection.labels.indices.contains(event.index)
          ? selection.labels[event.index] : nil,
        isLate: late.indices.contains(event.index))
      row.ties = ties[event.index] ?? []
      if let last {
        let passed = event.time - last.time
        if passed >= SequenceMetrics.minimumGap {
          row.gap = passed
          y += SequenceMetrics.gapHeight
        }
        row.beginsTurn = event.turn != last.turn || event.time != last.time
        if row.beginsTurn && row.gap == nil { y += SequenceMetrics.turnSpace }
      } else {
        row.beginsTurn = true
      }
      row.y = y
      y += SequenceMetrics.rowHeight
      rows.append(row)
      last = event
    }
    return rows
  }
}

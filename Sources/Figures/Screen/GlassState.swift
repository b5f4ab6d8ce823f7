import TraceModel

/// What the screen shows of a moment besides the views: the fingers of the current gesture, and what
/// recognizers and views do about them.
struct GlassState {
  /// One line on a view: a recognizer's state, a touch that's withheld, or one that was canceled.
  struct Badge {
    /// The appearance of a line; each has a sign, so that color isn't the only difference.
    enum Look: String {
      case possible = "fig-badge"
      case waits = "fig-badge fig-badge-waits"
      case recognizes = "fig-badge fig-badge-recognizes"
      case fails = "fig-badge fig-badge-fails"

      /// The sign before the words.
      var sign: String {
        switch self {
        case .possible: "○"
        case .waits: "…"
        case .recognizes: "✓"
        case .fails: "✕"
        }
      }
    }

    /// The view that it's on.
    var view: ParticipantID
    /// The recognizer, or the view itself.
    var subject: ParticipantID
    var look: Look
    /// The name of a recognizer; empty for a view, on which the line is.
    var name: String
    /// The state, or the touch method.
    var words: String
    /// The same where there's less room: without what decided, or without the limit.
    var shortWords: String?

    /// The line, and shorter ones for less room.
    var texts: [String] {
      let start = look.sign + " " + (name.isEmpty ? "" : name + " ")
      return [start + words, start + (shortWords ?? words), "\(look.sign) \(words)"]
    }
    /// The part of the way that's done, from 0 to 1.
    var progress: Double?
  }

  /// The trace of the current gesture: from the first finger that touched down while no other was
  /// on the screen.
  private(set) var gesture: Trace

  /// The fingers that are down, with their places on the screen.
  private(set) var fingers: [(id: ParticipantID, place: CGPoint)] = []

  /// The lines, in the order in which their subjects came into play.
  private(set) var badges: [Badge] = []

  /// The views whose last touch was canceled.
  private(set) var cancelled: [ParticipantID] = []

  /// The views that are highlighted or selected.
  let lit: [ParticipantID]

  /// Reads a trace that ends with a moment.
  init(of trace: Trace, at moment: ScreenMoment) {
    gesture = trace
    lit = moment.views.filter { $0.isLit }.map { $0.id }
    gesture.events = Array(trace.events.dropFirst(readFingers(of: trace)))
    for event in gesture.events { follow(event) }
    for progress in moment.progress {
      guard let place = badges.firstIndex(where: { $0.subject == progress.recognizer }),
        badges[place].look == .possible
      else { continue }
      badges[place].words = progress.measure.text
      badges[place].shortWords =
        progress.measure.value.text() + progress.measure.unit.rawValue
      if progress.measure.limit > 0 {
        badges[place].progress = max(0, min(1, progress.measure.value / progress.measure.limit))
      }
    }
  }

  /// Finds the fingers that are down, and returns the index of the gesture's first event.
  private mutating func readFingers(of trace: Trace) -> Int {
    var start = 0
    for event in trace.events {
      guard case .finger(let change, _, _) = event.payload else { continue }
      switch change {
      case .touches:
        if fingers.isEmpty { start = event.index }
        fingers.append((event.from, event.location ?? .zero))
      case .moves:
        if let place = fingers.firstIndex(where: { $0.id == event.from }),
          let location = event.location
        {
          fingers[place].place = location
        }
      case .lifts, .isCancelled: fingers.removeAll { $0.id == event.from }
      case .hovers, .leaves, .trembles: break
      }
    }
    return start
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.payload {
    case .offer(.takes, _): note(event.to, .possible, "possible")
    case .state(let state): noteState(state, event)
    case .wait(.waits):
      let names = event.related.map { gesture.name(of: $0).nameOrPlaceholder }
      note(event.to, .waits, "waits for \(names.joined(separator: ", "))")
    case .action where gesture[event.from]?.kind == .recognizer:
      guard let place = badges.firstIndex(where: { $0.subject == event.from }) else { return }
      badges[place].words = "fires"
    case .hold(.held, let methods):
      note(event.to, .waits, methods.map { $0.rawValue }.joined(separator: ", ") + " held")
    case .hold(.released, _): badges.removeAll { $0.subject == event.to }
    case .hold(.dropped, _): note(event.to, .fails, "touch dropped")
    case .touches(let method, _) where gesture[event.to]?.kind == .view:
      cancelled.removeAll { $0 == event.to }
      guard method == .touchesCancelled else { return }
      cancelled.append(event.to)
      note(event.to, .fails, method.rawValue)
    default: return
    }
  }

  private mutating func noteState(_ state: TraceEvent.State, _ event: TraceEvent) {
    switch state {
    // After a gesture, its result stays readable.
    case .possible: return
    case .began, .changed, .ended: note(event.to, .recognizes, state.rawValue)
    case .failed, .cancelled:
      var words = state.rawValue
      if let reason = event.reason, reason.cause == .prevented,
        let winner = reason.participants.first
      {
        words += " by \(gesture.name(of: winner).nameOrPlaceholder)"
      } else if let measure = event.reason?.measure {
        words += " \(measure.text)"
      }
      note(event.to, .fails, words, short: state.rawValue)
    }
  }

  /// Adds or replaces the line of a recognizer or a view.
  private mutating func note(
    _ subject: ParticipantID, _ look: Badge.Look, _ words: String, short: String? = nil
  ) {
    guard let participant = gesture[subject] else { return }
    let isRecognizer = participant.kind == .recognizer
    // The gates of the system are in each window, and no app sees them.
    if isRecognizer, participant.className.hasPrefix("_UI") { return }
    guard let view = isRecognizer ? participant.parent : subject else { return }
    let badge = Badge(
      view: view, subject: subject, look: look, name: isRecognizer ? participant.name : "",
      words: words, shortWords: short)
    if let place = badges.firstIndex(where: { $0.subject == subject }) {
      badges[place] = badge
    } else {
      badges.append(badge)
    }
  }
}

package import TraceModel

/// The reason nothing happened: what prevented a recognizer or a view from acting, read from a
/// trace alone.
package struct Explanation: Equatable, Sendable {
  /// The kind of rule that prevented a participant from acting.
  package enum Rule: CaseIterable, Sendable {
    /// No finger touched down in the whole run.
    case noTouch
    /// A finger touched down, and the app didn't receive it.
    case notReached
    /// A finger touched down, and the system made no touch for it.
    case ignored
    /// Another view received the touch.
    case notHit
    /// The touch was dropped although a view was hit: that view has a finger already, another view
    /// has exclusive use of the fingers, or an animation blocks touches.
    case dropped
    /// The touch's view is neither the recognizer's view nor a descendant of it.
    case notOffered
    /// The recognizer didn't receive the touch, because of its delegate or its state.
    case refused
    /// A view or the delegate returned `false` from `gestureRecognizerShouldBegin`.
    case refusedToBegin
    /// The touches didn't match the gesture.
    case failed
    /// Another recognizer recognized its gesture and prevented this one.
    case prevented
    /// A recognizer that had to fail first recognized its gesture.
    case requirement
    /// A recognizer that has to fail first has not failed by the end of the run.
    case waiting
    /// The recognizer was undecided at the end of the run.
    case undecided
    /// The gesture was recognized, or the control sent its event, but there was no target.
    case noTarget
    /// The delivery of the touch was delayed, and the touch was never released.
    case held
    /// A scroll view returned `false` from `touchesShouldBegin` for the view.
    case kept
    /// The touch was canceled.
    case cancelled
    /// The touch was passed on to a control, whose touch it isn't.
    case notTracked
    /// The finger was lifted outside the control.
    case liftedOutside
    /// The view was found, but received nothing.
    case notDelivered
    /// A row or an item was touched, and its list didn't select it.
    case notSelected
  }

  /// One rule that prevented a participant from acting.
  package struct Obstacle: Equatable, Sendable {
    /// The kind of rule.
    package var rule: Rule
    /// The time when the rule applied.
    package var time: VirtualTime
    /// A description of what happened, with its numbers, in a sentence.
    package var sentence: String
    /// The numbers of the facts behind it.
    package var facts: [String]
    /// Sentences about the participants that decided: whose recognizer won, and which delegate
    /// answered in which method.
    package var details: [String] = []
  }

  /// Something that made the participant act later than it could have.
  package struct Delay: Equatable, Sendable {
    /// The time when it was over.
    package var time: VirtualTime
    /// A description of who caused it, how long it lasted, and why it ended, in a sentence.
    package var sentence: String
    /// The numbers of the facts behind it.
    package var facts: [String]
  }

  /// The name of the participant.
  package var name: String

  /// The participant's acts, in sentences: actions of a recognizer or a control, touches of a view.
  package var acts: [String] = []

  /// What made the participant act late, in order.
  package var delays: [Delay] = []

  /// The obstacles that prevented the participant from acting, one for each failed attempt or
  /// touch-down, in order.
  package var obstacles: [Obstacle] = []

  /// The first rule that prevented the participant from acting; `nil` when none did.
  package var firstObstacle: Obstacle? { obstacles.first }

  /// Adds a rule, unless it was added already, with each of its facts once.
  mutating func add(
    _ rule: Rule, at time: VirtualTime, _ sentence: String, _ facts: [String],
    details: [String] = []
  ) {
    let obstacle = Obstacle(
      rule: rule, time: time, sentence: sentence, facts: Self.unique(facts), details: details)
    if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
  }

  /// Adds a delay that ended at a time, unless it was added already.
  mutating func addDelay(at time: VirtualTime, _ sentence: String, _ facts: [String]) {
    let delay = Delay(time: time, sentence: sentence, facts: Self.unique(facts))
    if !delays.contains(delay) { delays.append(delay) }
  }

  private static func unique(_ facts: [String]) -> [String] {
    var numbers: [String] = []
    for fact in facts where !fact.isEmpty && !numbers.contains(fact) { numbers.append(fact) }
    return numbers
  }
}

extension Trace {
  /// The recognizers, views, and windows that an explanation is available for.
  package var explainable: [Participant] {
    participants.filter {
      $0.kind == .recognizer || $0.kind == .view || $0.kind == .window
    }
  }

  /// Returns why the recognizer, view, or window with a name acted, or what prevented it; `nil`
  /// when there's none with that name.
  package func explanation(of name: String) -> Explanation? {
    guard let participant = explainable.first(where: { $0.name == name }) else { return nil }
    let record = RunRecord(of: self)
    guard participant.kind != .recognizer else {
      return RecognizerHistory(of: participant, in: record).explanation
    }
    var explanation = ViewHistory(of: participant, in: record).explanation
    if let cell = CellHistory(of: participant, in: record),
      !cell.acts.isEmpty || !cell.obstacles.isEmpty
    {
      // What matters about a cell is whether it's selected; its views handle the touches.
      explanation.acts += cell.acts
      explanation.obstacles = cell.obstacles
    }
    if let pan = pan(of: participant) {
      // What matters about a scroll view is whether it scrolls.
      let history = RecognizerHistory(of: pan, in: record).explanation
      explanation.acts += history.acts
      (explanation.delays, explanation.obstacles) = (history.delays, history.obstacles)
    }
    return explanation
  }

  /// Returns the recognizer that scrolls a view, if it's a scroll view.
  private func pan(of view: Participant) -> Participant? {
    participants.first { recognizer in
      recognizer.className == "UIScrollViewPanGestureRecognizer"
        && PartName(recognizer.name)?.owner == view.name
    }
  }
}

extension Trace {
  /// Returns what prevented each of some recognizers that never acted.
  package func explanations(ofSilent recognizers: [Participant]) -> [Explanation] {
    var isSilent = participants.map { _ in false }
    for recognizer in recognizers where isSilent.indices.contains(recognizer.id.index) {
      isSilent[recognizer.id.index] = true
    }
    for event in events where event.kind == .action && isSilent.indices.contains(event.from.index) {
      isSilent[event.from.index] = false
    }
    guard isSilent.contains(true) else { return [] }
    let record = RunRecord(of: self)
    return participants.indices.filter { isSilent[$0] }.map {
      RecognizerHistory(of: participants[$0], in: record).explanation
    }
  }
}

/// A trace with the data that an explanation looks up repeatedly.
struct RunRecord {
  let trace: Trace

  /// The containment of participants at each time.
  let tree: TreeHistory

  /// The fingers that touched down, in order.
  let landings: [Landing]

  init(of trace: Trace) {
    self.trace = trace
    tree = TreeHistory(of: trace)
    landings = Landing.all(in: trace)
  }

  /// The reason no finger touches down in a run, with the rule behind it.
  var silence: (rule: Explanation.Rule, time: VirtualTime, words: String, facts: [String]) {
    // A report that never reached the app left a record along its route, if that was traced.
    let obstacle = trace.events.last { event in
      switch event.payload {
      case .system(.stops, _), .system(.shows, _), .system(.taps, _), .system(.activates, _):
        true
      default: false
      }
    }
    guard let obstacle else { return (.noTouch, .zero, "No finger touched down", []) }
    let (time, reason) = (obstacle.time, trace.reason(of: obstacle))
    switch obstacle.payload {
    case .system(.taps, _):
      let words = "The status bar was tapped, which isn't a touch"
      return (.noTouch, time, words + (reason.isEmpty ? "" : ": \(reason)"), [obstacle.fact])
    case .system(.activates, let view):
      let words =
        reason.isEmpty
        ? "VoiceOver activated `\(view)` without a touch"
        : "VoiceOver didn't activate `\(view)`: \(reason)"
      return (.noTouch, time, words, [obstacle.fact])
    case .system(.stops, _):
      return (.notReached, time, "The event-fetch thread is stopped, so no touch arrived", ["D155"])
    case .system(.shows, TraceEvent.homeScreen):
      return (.notReached, time, "The home screen is frontmost, so no touch arrived", ["D152"])
    default:
      return (.noTouch, .zero, "No finger touched down", [])
    }
  }
}

extension Trace {
  /// Returns the last event between two others with which one of some recognizers failed, or was
  /// recognized; `nil` when none did.
  func lastDecision(
    of recognizers: [ParticipantID], after start: TraceEvent, before end: TraceEvent
  ) -> TraceEvent? {
    events[start.index..<end.index].last { event in
      guard recognizers.contains(event.to), case .state(let state) = event.payload else {
        return false
      }
      return state != .possible && state != .changed
    }
  }

  /// Returns what a recognizer did with such an event, as the end of a sentence: `failed (moved 46 of
  /// 45 pt)`.
  func phrase(ofDecision event: TraceEvent) -> String {
    guard event.payload == .state(.failed) || event.payload == .state(.cancelled) else {
      return "was recognized"
    }
    return event.reason == nil ? "failed" : "failed (\(reason(of: event)))"
  }

  /// Returns a name as a sentence shows it.
  @inline(never)
  func quoted(_ id: ParticipantID) -> String { "`\(name(of: id))`" }

  /// Returns names as a sentence shows them: `'a' and 'b'`.
  func quoted(_ ids: [ParticipantID]) -> String {
    var text = ""
    for (place, id) in ids.enumerated() {
      if place > 0 { text += place == ids.count - 1 ? " and " : ", " }
      text += quoted(id)
    }
    return text
  }
}

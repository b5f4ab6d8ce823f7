package import TraceModel

/// What recognizers have to do with each other: who waited for whom, who shut whom out, who was
/// allowed to act beside whom, and who was told no.
///
/// Each relation is an arrow between lanes, at the moment at which it counted, and a sentence below.
package struct RequirementGraph: Figure {
  private let options: FigureOptions
  private let relations: Trace
  private let labels: [String]
  private let sentences: [[EventSentence.Part]]

  /// Reads the relations from a trace, each told once.
  package init(of trace: Trace, options: FigureOptions) {
    self.options = options
    var reader = RelationReader(of: trace, choosing: LaneChoice(of: trace, options: options))
    for event in trace.events { reader.follow(event) }
    relations = Trace(
      participants: trace.participants, events: reader.events, screen: trace.screen)
    labels = reader.labels
    sentences = reader.sentences
  }

  /// Whether no recognizer has anything to do with another one.
  package var isEmpty: Bool { relations.events.isEmpty }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    let caption = Markup.element(
      .figcaption, [], FigureCaption.pieces("Between the recognizers", of: options))
    guard !isEmpty else {
      return Markup.element(
        .figure, [.class("fig fig-requirements")],
        [
          caption,
          .element(
            .p, [.class("fig-note")],
            text: "No recognizer waits for another one or keeps one from being recognized."),
        ]
      ).bytes
    }
    var options = options
    options.topics = TraceTopic.allCases
    options.pinned = []
    options.groups = []
    options.hidden = []
    options.idPrefix += "-requirements"
    let diagram = SequenceDiagram(
      of: relations, options: options, named: "Between the recognizers", labels: labels)
    let list = Markup.element(
      .ul, [.class("fig-story")],
      sentences.map { .element(.li, [], [EventSentence.markup(of: $0)]) })
    return Markup.element(
      .figure, [.class(diagram.look + " fig-requirements")], [caption] + diagram.region + [list]
    ).bytes
  }
}

/// Turns events into relations between recognizers, in the order in which they count.
private struct RelationReader {
  private let trace: Trace
  private let choice: LaneChoice
  private(set) var events: [TraceEvent] = []

  /// What the diagram calls each relation.
  private(set) var labels: [String] = []
  private(set) var sentences: [[EventSentence.Part]] = []

  init(of trace: Trace, choosing choice: LaneChoice) {
    self.trace = trace
    self.choice = choice
  }

  mutating func follow(_ event: TraceEvent) {
    switch event.payload {
    case .wait(.waits):
      for other in event.related { add(event, from: event.to, to: other, "waits for") }
    case .prevent:
      add(event, from: event.from, to: event.to, "prevents", as: .prevent)
    case .question(let question, let other, let answer)
    where trace[event.from]?.kind == .recognizer:
      addAnswer(to: event, question, other, answer)
    default: return
    }
  }

  /// Adds what a delegate or a subclass answered, if it makes a difference.
  private mutating func addAnswer(
    to event: TraceEvent, _ question: TraceEvent.Question, _ other: ParticipantID?, _ isYes: Bool
  ) {
    guard let other else {
      let words = event.from == event.to ? "may not begin" : "does not let begin"
      if !isYes { add(event, from: event.to, to: event.from, words) }
      return
    }
    let words: String? =
      switch (question, isYes) {
      case (.shouldRecognizeSimultaneouslyWith, true): "may act together with"
      case (.shouldRequireFailureOf, true): "has to wait for"
      case (.shouldBeRequiredToFailBy, true): "is to be waited for by"
      case (.canPrevent, false): "cannot prevent"
      case (.canBePrevented, false): "cannot be prevented by"
      default: nil
      }
    if let words { add(event, from: event.from, to: other, words) }
  }

  private mutating func add(
    _ event: TraceEvent, from: ParticipantID, to: ParticipantID, _ words: String,
    as payload: TraceEvent.Payload = .wait(.waits)
  ) {
    guard !choice.hides(from), !choice.hides(to),
      !events.contains(where: {
        $0.from == from && $0.to == to && labels[$0.index] == words
      })
    else { return }
    labels.append(words)
    events.append(
      TraceEvent(
        index: events.count, time: event.time, turn: event.turn, depth: 0, payload, from: from,
        to: to))
    var sentence: [EventSentence.Part] = [.name(trace.name(of: from).nameOrPlaceholder)]
    sentence.append(.words(" \(words)"))
    if from != to {
      sentence += [.words(" "), .name(trace.name(of: to).nameOrPlaceholder)]
    }
    sentence.append(.words(" at \(event.time.text)" + outcome(of: event, to)))
    if event.reason != nil { sentence.append(.words(" (\(trace.reason(of: event)))")) }
    sentence.append(.words("."))
    sentences.append(sentence)
  }

  /// How a wait was over: what became of the one that was waited for.
  private func outcome(of event: TraceEvent, _ other: ParticipantID) -> String {
    guard event.kind == .wait else { return "" }
    let end = trace.events[(event.index + 1)...].first {
      $0.to == other && ($0.payload == .state(.failed) || $0.payload == .state(.cancelled))
        || $0.to == event.to && $0.payload == .state(.failed)
    }
    guard let end else { return ", to the end of the run" }
    return end.to == other
      ? ", until it \(end.payload == .state(.failed) ? "fails" : "is cancelled") at \(end.time.text)"
      : ", in vain: it fails itself at \(end.time.text)"
  }
}

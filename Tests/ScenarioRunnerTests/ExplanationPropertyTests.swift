import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceExplanations
import TraceModel

/// What explanations claim about runs that are made by chance, compared with what the trace says.
struct ExplanationPropertyTests {
  @Test(arguments: 0..<8)
  func `whoever did nothing has a reason, and every claim fits the trace`(part: Int) {
    for seed in UInt64(part * 40)..<UInt64(part * 40 + 40) {
      let text = RandomScenario(seed: seed).text
      let trace = ParsedScenario(SourceText(name: "seed \(seed)", text: text)).scenario.run().trace
      for participant in trace.explainable {
        // Two may have one name; then the first is meant.
        guard let explanation = trace.explanation(of: participant.name),
          trace.explainable.first(where: { $0.name == participant.name })?.id == participant.id
        else { continue }
        for problem in Claims(about: participant, in: trace).problems(of: explanation) {
          Issue.record("seed \(seed): \(problem)\n\(text)")
          return
        }
      }
    }
  }
}

/// What a trace says about one recognizer or view, found without the explaining code.
private struct Claims {
  let subject: Participant
  let trace: Trace

  init(about subject: Participant, in trace: Trace) {
    self.subject = subject
    self.trace = trace
  }

  /// The events of a kind that the participant is the receiver of.
  private func events(_ kind: TraceEvent.Kind, _ what: String...) -> [TraceEvent] {
    trace.events.filter { event in
      event.kind == kind && event.to == subject.id && (what.isEmpty || what.contains(event.word))
    }
  }

  private var actions: [TraceEvent] {
    trace.events.filter { $0.kind == .action && $0.from == subject.id }
  }

  private var told: [TraceEvent] {
    trace.events.filter { event in
      (event.kind == .touches || event.kind == .forward) && event.to == subject.id
    }
  }

  func problems(of explanation: Explanation) -> [String] {
    var problems: [String] = []
    if explanation.acts.isEmpty && explanation.obstacles.isEmpty {
      problems.append("'\(subject.name)' did nothing for no reason")
    }
    // A scroll view is explained by its pan.
    let pan = trace.participants.first { recognizer in
      recognizer.className == "UIScrollViewPanGestureRecognizer"
        && PartName(recognizer.name)?.owner == subject.name
    }
    let decider = Claims(about: pan ?? subject, in: trace)
    let hasActed =
      subject.kind == .recognizer
      ? !actions.isEmpty
      : told.contains { $0.word == "touchesBegan" } || !actions.isEmpty || !decider.actions.isEmpty
    if hasActed == explanation.acts.isEmpty {
      problems.append("'\(subject.name)' is told wrongly to have acted, or not to")
    }
    let times = explanation.obstacles.map { $0.time }
    if times != times.sorted() { problems.append("the rules of '\(subject.name)' are in disorder") }
    for obstacle in explanation.obstacles where !decider.isTrue(obstacle) {
      problems.append("\(obstacle.rule), at \(obstacle.time.text): \(obstacle.sentence)")
    }
    return problems
  }

  private func isTrue(_ obstacle: Explanation.Obstacle) -> Bool {
    guard obstacle.sentence.hasSuffix("."), !obstacle.sentence.contains("''"),
      !obstacle.sentence.contains(": ."), !obstacle.sentence.contains("'?'"),
      obstacle.time <= trace.events.last?.time ?? .zero,
      obstacle.facts.allSatisfy({ $0.hasPrefix("D") || $0.hasPrefix("G") })
    else { return false }
    let hits = trace.events.filter { $0.kind == .hit && $0.time == obstacle.time }
    func happened(_ kind: TraceEvent.Kind, _ what: String...) -> Bool {
      trace.events.contains { event in
        event.kind == kind && event.to == subject.id && event.time == obstacle.time
          && (what.isEmpty || what.contains(event.word))
      }
    }
    switch obstacle.rule {
    case .noTouch:
      return !trace.events.contains { $0.kind == .hit }
    case .notReached:
      return !trace.events.contains { $0.kind == .hit }
        && trace.events.contains {
          $0.kind == .system && ($0.word == "stops" || $0.word == "shows")
        }
    case .ignored:
      return trace.events.contains { event in
        event.kind == .system && event.time == obstacle.time && event.reason != nil
      }
    case .notHit:
      return hits.contains { $0.to != subject.id || $0.payload == .hit(nil) }
    case .dropped:
      return trace.events.contains { event in
        event.kind == .hold && event.word == "dropped" && event.time == obstacle.time
      }
    case .notOffered:
      return events(.offer).isEmpty && !hits.isEmpty
    case .refused:
      return happened(.offer, "refuses")
    case .refusedToBegin:
      return happened(.state, "failed")
        && trace.events.contains { event in
          guard event.from == subject.id, case .question(let question, _, false) = event.payload
          else { return false }
          return [
            .gestureRecognizerShouldBegin, .configurationForMenuAtLocation, .itemsForBeginning,
          ].contains(question)
        }
    case .failed:
      // A touch can end in the instant in which the next begins, so that one attempt is prevented and
      // another fails by itself at one time.
      return events(.state, "failed", "cancelled").contains { event in
        event.time == obstacle.time && event.reason?.cause != .prevented
      }
    case .prevented:
      return happened(.prevent) && happened(.state, "failed")
    case .requirement:
      return happened(.state, "failed") && !events(.wait, "waits").isEmpty
    case .waiting:
      return events(.wait).last?.word == "waits"
    case .undecided:
      return events(.state, "began", "ended").isEmpty || !events(.reset).isEmpty
        || !actions.isEmpty
    case .noTarget:
      return subject.kind == .recognizer
        ? happened(.state, "began", "ended")
        : happened(.controlEvent, "touchUpInside", "valueChanged")
    case .held:
      return happened(.hold, "held")
    case .kept:
      return trace.events.contains { event in
        event.payload == .question(.touchesShouldBegin, about: subject.id, false)
          && event.time == obstacle.time
      }
    case .cancelled:
      return happened(.touches, "touchesCancelled") || happened(.forward, "touchesCancelled")
    case .notTracked:
      return events(.forward, "touchesBegan").contains { event in
        event.time == obstacle.time && event.reason?.cause == .touchHasAnotherView
      }
    case .liftedOutside:
      return happened(.controlEvent, "touchUpOutside")
    case .notSelected:
      return subject.className.hasSuffix("Cell")
        && !trace.events.contains { event in
          event.time == obstacle.time
            && ["didSelectRowAt", "didSelectItemAt"].contains(event.word)
            && subject.name.hasPrefix(trace.detail(of: event) + " of ")
        }
    case .notDelivered:
      // There is always something behind a silence.
      return false
    }
  }
}

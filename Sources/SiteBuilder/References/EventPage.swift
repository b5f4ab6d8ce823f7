import LessonRunner
import ScenarioLanguage
import SourceDiagnostics
import TextWriting
import TraceModel

/// The stage that makes the page of events: every kind that a trace can hold, with what happened of
/// it in the scenarios of the site.
struct EventPage {
  static let path = "events.html"
  static let title = "Events of a trace"

  /// The most examples of one kind.
  private static let mostExamples = 4

  /// The site's scenarios with what happened in them, in order.
  let runs: [(page: String, run: LessonRun)]

  /// What the page explains.
  var list: ReferenceList {
    ReferenceList(
      path: SitePath(Self.path),
      introduction: """
        A trace is the record of one run, event by event, and everything on this site is drawn \
        from one. Each event has a kind. The lines below each kind are from the first scenarios \
        of this site in which it happened: the time, who and what, and in brackets the reason. \
        An expectation names an event with the same words.
        """,
      groups: TraceTopic.allCases.compactMap(group))
  }

  /// The page, whose body a template makes of the list.
  func page(with templates: PageTemplates) -> ReferencePage {
    let list = list
    return ReferencePage(
      path: SitePath(Self.path), title: Self.title,
      summary: "Every kind of event, what it means, and how it reads in a trace.",
      contents: list.groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: Self.path)))
  }

  private func group(_ topic: TraceTopic) -> ReferenceGroup? {
    let kinds = TraceEvent.Kind.allCases.filter { $0.topic == topic }
    guard !kinds.isEmpty else { return nil }
    let word = topic.word
    return ReferenceGroup(
      identifier: "about-" + word, title: word.prefix(1).uppercased() + word.dropFirst(),
      summary: "Figures show these when the topics of their scenario have '\(word)'.",
      entries: kinds.map(entry))
  }

  private func entry(_ kind: TraceEvent.Kind) -> ReferenceEntry {
    var words: [String] = []
    var lines: [String] = []
    var places: [ReferencePlace] = []
    for (page, run) in runs {
      guard words.count < Self.mostExamples, let trace = run.trace else { continue }
      let count = lines.count
      for event in trace.events where event.kind == kind && !words.contains(event.what) {
        guard words.count < Self.mostExamples else { break }
        words.append(event.what)
        lines.append(trace.line(for: event))
      }
      guard lines.count > count else { continue }
      places.append(
        ReferencePlace(
          title: run.scenario.title ?? run.scenario.name, path: SitePath(page),
          fragment: run.scenario.fragment))
    }
    return ReferenceEntry(
      code: "event-" + kind.word,
      titleHTML: "<code>\(HTMLText.escaping(kind.word))</code>",
      explanation: kind.explanation,
      outputHTML: lines.isEmpty
        ? nil : HTMLText.escaping(lines.map { $0 + "\n" }.joined()),
      places: places)
  }
}

extension TraceEvent.Kind {
  /// What an event of the kind says, in a sentence or two.
  fileprivate var explanation: String {
    switch self {
    case .finger: "A finger touches the glass, moves on it, or lifts."
    case .system: "The system does something to the app, such as cancelling all touches."
    case .transport:
      "An event goes from one part of the system to the next on its way into the app."
    case .runLoop: "The main run loop comes to a stage, performs a source or calls an observer."
    case .timer: "A timer of a recognizer or of the event system fires."
    case .hitTest: "A view is asked which view is under the finger: hitTest(_:with:) is called."
    case .pointInside: "A view says whether a point is inside: point(inside:with:) returns."
    case .hitTestResult: "A view answers the search with a view or with nil, and often with why."
    case .hit: "The search that counts is over, and this is the view that gets the touch."
    case .offer: "A touch is offered to a recognizer, which takes it or refuses it."
    case .sendEvent: "The application or a window passes an event on: sendEvent(_:) is called."
    case .touches: "A view or a recognizer hears of a touch: touchesBegan, touchesMoved, …"
    case .forward: "A responder passes a touch method on to the next one, as UIKit's own does."
    case .hold: "A touch is held back from its view, released to it late, or dropped."
    case .question: "A delegate, a view or a subclass is asked something, and this is the answer."
    case .state: "A recognizer changes its state."
    case .assignment:
      "A recognizer's state is set to what it can't become; UIKit takes the nearest legal step or none."
    case .wait: "A recognizer waits until others have failed, or need not wait any more."
    case .prevent: "A recognizer makes another one fail, because both cannot succeed."
    case .action: "A target's method is called: this is where an app's own code runs."
    case .tracking: "A control is asked whether it follows a touch, or told how it goes on."
    case .controlEvent: "A control sends an event such as touchUpInside to its targets."
    case .reset: "A recognizer is made ready for the next gesture: reset() is called."
    case .chain: "The responder chain is walked, from a responder to the last one."
    case .life: "A view comes to a window, leaves it, is moved, or is laid out."
    case .program: "The app's own code calls a method or sets a property."
    }
  }
}

// This file declares every kind of event: its name, what figures and selections need to know about
// it, and its values. Its text, its sentence, and its stored form follow from its parts.

extension TraceEvent {
  /// The kinds of events.
  public enum Kind: UInt8, CaseIterable, Sendable {
    case finger, system, transport, processing, runLoop, timer, hitTest, pointInside, hitTestResult,
      hit, offer,
      sendEvent, touches, forward, hold, question, state, assignment, membership, wait, prevent,
      action, tracking, controlEvent, reset, chain, life, program, exception
  }

  /// An event, with its values.
  public enum Payload: Equatable, Sendable {
    /// A finger touches down, moves, or lifts, with its force and roll if they're known.
    case finger(Finger, force: Double = 0, roll: Double = 0)
    /// The system does something to the app, such as canceling all touches, or the device is used.
    case system(System, String)
    /// An event or a signal moves from one part of the system to another, or is processed there.
    case transport(Transport, String = "")
    /// A record of the digitizer moves from one part of the system to another.
    case report(DigitizerReport)
    /// A step of the work on an event, between the mach port and the views.
    case processing(Processing, String = "")
    /// A run loop reaches a stage, performs a source, or calls an observer.
    case runLoop(RunLoopStep, String = "")
    /// A timer of the engine fires, some time after it was set.
    case timer(after: VirtualTime)
    /// A timer that's due can't fire.
    case timerWaits
    /// `hitTest(_:with:)` is called on the receiver, with a point in its coordinates.
    case hitTest(CGPoint?)
    /// `point(inside:with:)` is called on the receiver.
    case pointInside(Bool)
    /// `hitTest(_:with:)` returns a view from the sender to its caller.
    case hitTestResult(ParticipantID?)
    /// The hit-testing pass that decides is over.
    case hit(ParticipantID?)
    /// A touch or a press is offered to a recognizer.
    case offer(Offer, Offered)
    /// `sendEvent(_:)` is called on the receiver.
    case sendEvent
    /// The system calls a method for touches, presses, or motion on a responder or a recognizer,
    /// with the buttons.
    case touches(Method, buttons: String = "")
    /// The default implementation of the sender calls such a method on the next responder.
    case forward(Method, buttons: String = "")
    /// A touch to a view is delayed, delivered late, or dropped, with the phases that are delayed.
    case hold(Hold, [Method] = [])
    /// A delegate, a view, or a subclass is asked, optionally about a participant, and answers.
    case question(Question, about: ParticipantID? = nil, Bool)
    /// A recognizer changes its state; `related` is the recognizer that caused the change by
    /// recognizing its gesture.
    case state(State)
    /// A recognizer's `state` is set to one that isn't allowed from its current state; the reason
    /// describes UIKit's response.
    case assignment(State)
    /// A recognizer enters or leaves a set of the gesture environment.
    case membership(Membership, RecognizerSet)
    /// A recognizer waits for others to fail, or stops waiting; `related` are the others.
    case wait(Wait)
    /// A recognizer makes another fail.
    case prevent
    /// A target-action call; the sender fires, and the receiver is the target.
    case action(Trigger)
    /// A control calls one of its tracking methods from a touch method.
    case tracking(Tracking)
    /// A control sends an event to its targets, if it has any.
    case controlEvent(ControlEvent)
    /// `reset()` is called on a recognizer.
    case reset
    /// Code walks the responder chain of the receiver; `related` is the chain.
    case chain
    /// A method of a view's life cycle is called, with its argument; `related` is the superview of
    /// a view that has moved.
    case life(LifeMethod, String = "")
    /// The app's code calls a method or sets a property.
    case program(Step)
    /// UIKit raises an exception with a name because of such a call, and the app ends.
    case exception(String)
  }
}

extension TraceEvent.Kind {
  /// The common traits of all events of a kind.
  public struct Traits: Sendable {
    /// The shape of an event among the lanes of a sequence diagram.
    public enum Shape: Sendable {
      /// An arrow, or a loop for a single participant.
      case message
      /// A capsule on the receiver's lane.
      case capsule
      /// An arrow between two participants, or a capsule on the lane of a single one.
      case capsuleAlone
      /// An arrow between two participants, or a dot on the lane of a single one.
      case dotAlone
    }

    /// The appearance of an event's arrow.
    public enum Arrow: Sendable {
      /// A line with a full head: a call.
      case full
      /// A line with an open head: a forwarded message or a question.
      case open
      /// A dashed line with an open head: a result.
      case answer
      /// A line that ends in a cross: a participant is stopped.
      case crossed
    }

    /// The form of an event in a line of text.
    public enum Phrase: Sendable {
      /// `root sendEvent`.
      case ofSubject
      /// `hit B`.
      case ofNobody
      /// `tap fires ended → controller`.
      case toReceiver
      /// `IOKit sends … → backboardd`, unless both are the same.
      case toOther
      /// `root touchesBegan ← B`.
      case fromSender
      /// `pan prevents tap`.
      case aboutReceiver
      /// `chain B → root`.
      case ofChain
    }

    /// The word for the kind in stored traces; it never changes.
    public var word: String
    /// The words of its events, if all are of one sort; otherwise they have an entry in the
    /// vocabulary.
    var words: [String] = []
    /// The participants that an event with such a word can have.
    var subjects: TraceEvent.Subjects = []
    /// The details that can follow such a word.
    var detail = TraceEvent.Detail.text
    /// The explanation of the event kind, in a sentence.
    public var explanation: Summary
    /// The group with which a reader shows or hides it.
    public var topic: TraceTopic
    /// Whether a sentence begins with the sender.
    public var beginsWithSender = false
    /// The form in a line of text.
    public var phrase = Phrase.ofSubject
    /// The shape in a drawing.
    public var shape = Shape.message
    /// The appearance of its arrow.
    public var arrow = Arrow.full
    /// Whether the event is a call that lasts until everything nested in it is over.
    public var lasts = false
    /// Whether the app's code can run in it, because something is called there.
    public var runsProgram = false
  }

  /// The common traits of all events of the kind.
  ///
  /// They're created once and read in place, because figures need them thousands of times.
  public var traits: Traits {
    _read { yield Self.allTraits[Int(rawValue)] }
  }

  /// The traits of all kinds, in their order.
  private static let allTraits = allCases.map { $0.ownTraits }

  private var ownTraits: Traits {
    switch self {
    case .finger:
      Traits(
        word: "finger",
        explanation:
          "A finger touches the screen, moves on it, or lifts.",
        topic: .fingers, beginsWithSender: true, shape: .dotAlone)
    case .system:
      Traits(
        word: "system",
        explanation:
          "The system does something to the app, such as canceling all touches.",
        topic: .fingers, beginsWithSender: true)
    case .transport:
      Traits(
        word: "transport",
        explanation:
          "An event goes from one part of the system to the next on its way into the app.",
        topic: .system, beginsWithSender: true, phrase: .toOther)
    case .processing:
      Traits(
        word: "processing",
        explanation:
          "A step of the work on an event between the mach port and the views; recorded if an expectation names one.",
        topic: .system, beginsWithSender: true, phrase: .toOther)
    case .runLoop:
      Traits(
        word: "runLoop",
        explanation:
          "The main run loop comes to a stage, performs a source or calls an observer.",
        topic: .system, shape: .capsule, runsProgram: true)
    case .timer:
      Traits(
        word: "timer",
        explanation:
          "A timer of a recognizer or of the event system fires.",
        topic: .fingers, lasts: true, runsProgram: true)
    case .hitTest:
      Traits(
        word: "hitTest", words: ["hitTest"], subjects: .views, detail: .point,
        explanation:
          "A view is asked which view is under the finger: hitTest(_:with:) is called.",
        topic: .search, lasts: true, runsProgram: true)
    case .pointInside:
      Traits(
        word: "pointInside", words: ["point(inside:)"], subjects: .views, detail: .answer,
        explanation:
          "A view says whether a point is inside: point(inside:with:) returns.",
        topic: .search, runsProgram: true)
    case .hitTestResult:
      Traits(
        word: "hitTestResult", words: ["returns"], subjects: .views,
        detail: .name(others: ["nil"]),
        explanation:
          "A view answers hit-testing with a view or with nil, and often with why.",
        topic: .search, beginsWithSender: true, arrow: .answer)
    case .hit:
      Traits(
        word: "hit", words: ["hit"], subjects: .views,
        detail: .name(others: ["nothing"]),
        explanation:
          "The hit-testing that counts is over, and this view gets the touch.",
        topic: .search, phrase: .ofNobody, shape: .capsule)
    case .offer:
      Traits(
        word: "offer", words: TraceEvent.Offer.allCases.map { $0.rawValue }, subjects: .recognizers,
        detail: .offered,
        explanation:
          "A touch is offered to a recognizer, which takes it or refuses it.",
        topic: .recognizers, shape: .capsule)
    case .sendEvent:
      Traits(
        word: "sendEvent", words: ["sendEvent"], subjects: [.application, .windows], detail: .none,
        explanation:
          "The application or a window passes an event on: sendEvent(_:) is called.",
        topic: .delivery, lasts: true, runsProgram: true)
    case .touches:
      Traits(
        word: "touches",
        explanation:
          "A view or a recognizer receives a touch: touchesBegan, touchesMoved, …",
        topic: .delivery, lasts: true, runsProgram: true)
    case .forward:
      Traits(
        word: "forward",
        explanation:
          "A responder passes a touch method on to the next one, as UIKit's own does.",
        topic: .chain, phrase: .fromSender, arrow: .open, lasts: true, runsProgram: true)
    case .hold:
      Traits(
        word: "hold",
        explanation:
          "A touch is delayed for its view, released to it late, or dropped.",
        topic: .delivery, shape: .capsuleAlone, arrow: .open)
    case .question:
      Traits(
        word: "question",
        explanation:
          "A delegate, a view or a subclass is asked something, and this is the answer.",
        topic: .recognizers, arrow: .open, lasts: true, runsProgram: true)
    case .state:
      Traits(
        word: "state",
        explanation:
          "A recognizer changes its state.",
        topic: .recognizers, shape: .capsule)
    case .assignment:
      Traits(
        word: "assignment", words: ["assigns"], subjects: .recognizers, detail: .state,
        explanation:
          "A recognizer's state is set to what it can't become; UIKit takes the nearest legal step or none.",
        topic: .recognizers, shape: .capsule)
    case .membership:
      Traits(
        word: "membership", words: TraceEvent.Membership.allCases.map { $0.rawValue },
        subjects: .recognizers, detail: .words(["registered", "active", "needing"]),
        explanation:
          "A recognizer comes into one of the sets of the gesture environment, or goes from it.",
        topic: .system, shape: .capsule)
    case .wait:
      Traits(
        word: "wait",
        explanation:
          "A recognizer waits until others have failed, or no longer needs to wait.",
        topic: .recognizers, shape: .capsuleAlone, arrow: .open)
    case .prevent:
      Traits(
        word: "prevent", words: ["prevents"], subjects: .recognizers,
        detail: .name(others: []),
        explanation:
          "A recognizer makes another one fail, because both cannot succeed.",
        topic: .recognizers, beginsWithSender: true, phrase: .aboutReceiver, arrow: .crossed)
    case .action:
      Traits(
        word: "action", words: ["fires"], subjects: [.controls, .recognizers], detail: .trigger,
        explanation:
          "A target's method is called: this is where an app's own code runs.",
        topic: .actions, beginsWithSender: true, phrase: .toReceiver, lasts: true, runsProgram: true
      )
    case .tracking:
      Traits(
        word: "tracking", words: TraceEvent.Tracking.allCases.map { $0.rawValue },
        subjects: .controls,
        detail: .none,
        explanation:
          "A control is asked whether it tracks a touch, and gets its changes.",
        topic: .actions, shape: .capsule, runsProgram: true)
    case .controlEvent:
      Traits(
        word: "controlEvent",
        explanation:
          "A control sends an event such as touchUpInside to its targets.",
        topic: .actions, shape: .capsule, lasts: true, runsProgram: true)
    case .reset:
      Traits(
        word: "reset", words: ["reset"], subjects: .recognizers, detail: .none,
        explanation:
          "A recognizer is made ready for the next gesture: reset() is called.",
        topic: .recognizers, shape: .capsule, runsProgram: true)
    case .chain:
      Traits(
        word: "chain",
        explanation:
          "The responder chain is walked, from a responder to the last one.",
        topic: .chain, phrase: .ofChain)
    case .life:
      Traits(
        word: "life",
        explanation:
          "A view comes to a window, leaves it, is moved, or is laid out.",
        topic: .program, lasts: true, runsProgram: true)
    case .program:
      Traits(
        word: "program",
        explanation:
          "The app's own code calls a method or sets a property.",
        topic: .program, lasts: true)
    case .exception:
      Traits(
        word: "exception", words: ["raises"], subjects: [.viewControllers, .recognizers],
        detail: .words(["NSInvalidArgumentException", "NSRangeException"]),
        explanation:
          "UIKit raises an exception because of what the app's code calls, and the app ends.",
        topic: .program)
    }
  }

  /// The topic that this kind belongs to.
  public var topic: TraceTopic { traits.topic }
}

extension TraceEvent {
  /// The value after the word of an event.
  public enum Value: Equatable, Sendable {
    /// Nothing.
    case none
    /// Custom text.
    case words(String)
    /// `true` or `false`, optionally about a participant.
    case answer(Bool, about: ParticipantID?)
    /// A participant, or a word for none.
    case participant(ParticipantID?, orElse: String)
    /// A point.
    case point(CGPoint)
    /// The state of a recognizer.
    case state(State)
    /// The number of a finger.
    case finger(Int)
    /// Methods, in the order in which they are called.
    case methods([Method])
    /// A duration.
    case span(VirtualTime)
    /// The force and the roll of a finger.
    case pressure(force: Double, roll: Double)
    /// A record of the digitizer.
    case report(DigitizerReport)
  }

  /// The parts of every event: its kind, its word, and the value after the word.
  public typealias Parts = (kind: Kind, word: String, value: Value)
}

extension TraceEvent.Payload {
  /// The kind, the word and the value.
  public var parts: TraceEvent.Parts {
    switch self {
    case .finger(let change, let force, let roll):
      (.finger, change.rawValue, .pressure(force: force, roll: roll))
    case .system(let change, let words): (.system, change.rawValue, Self.value(words))
    case .transport(let word, let words): (.transport, word.rawValue, Self.value(words))
    case .report(let report): (.transport, TraceEvent.Transport.sends.rawValue, .report(report))
    case .processing(let word, let words): (.processing, word.rawValue, Self.value(words))
    case .runLoop(let word, let words): (.runLoop, word.rawValue, Self.value(words))
    case .timer(let span): (.timer, "timer", .span(span))
    case .timerWaits: (.timer, "waits", .none)
    case .hitTest(let point): (.hitTest, "hitTest", point.map { .point($0) } ?? .none)
    case .pointInside(let answer): (.pointInside, "point(inside:)", .answer(answer, about: nil))
    case .hitTestResult(let view):
      (.hitTestResult, "returns", .participant(view, orElse: "nil"))
    case .hit(let view): (.hit, "hit", .participant(view, orElse: "nothing"))
    case .offer(let offer, .touch(let finger)): (.offer, offer.rawValue, .finger(finger))
    case .offer(let offer, .press(let button)): (.offer, offer.rawValue, .words(button))
    case .offer(let offer, .scroll): (.offer, offer.rawValue, .words("scroll"))
    case .sendEvent: (.sendEvent, "sendEvent", .none)
    case .touches(let method, let buttons): (.touches, method.rawValue, Self.value(buttons))
    case .forward(let method, let buttons): (.forward, method.rawValue, Self.value(buttons))
    case .hold(let change, let methods):
      (.hold, change.rawValue, methods.isEmpty ? .none : .methods(methods))
    case .question(let question, let other, let answer):
      (.question, question.rawValue, .answer(answer, about: other))
    case .state(let state): (.state, state.rawValue, .none)
    case .assignment(let state): (.assignment, "assigns", .state(state))
    case .membership(let change, let set): (.membership, change.rawValue, .words(set.rawValue))
    case .wait(let change): (.wait, change.rawValue, .none)
    case .prevent: (.prevent, "prevents", .none)
    case .action(.state(let state)): (.action, "fires", .state(state))
    case .action(.event(let event)): (.action, "fires", .words(event.rawValue))
    case .action(.call(let name)): (.action, "fires", Self.value(name))
    case .tracking(let method): (.tracking, method.rawValue, .none)
    case .controlEvent(let event): (.controlEvent, event.rawValue, .none)
    case .reset: (.reset, "reset", .none)
    case .chain: (.chain, "chain", .none)
    case .life(let method, let words): (.life, method.rawValue, Self.value(words))
    case .program(let step): (.program, step.word, Self.value(step.words))
    case .exception(let name): (.exception, "raises", .words(name))
    }
  }

  private static func value(_ words: String) -> TraceEvent.Value {
    words.isEmpty ? .none : .words(words)
  }

  /// Creates the payload from its parts, or returns `nil` when no event has them; this is how a
  /// stored trace is read.
  public init?(_ parts: TraceEvent.Parts) {
    let (kind, word, value) = parts
    let words: String = if case .words(let words) = value { words } else { "" }
    switch (kind, value) {
    case (.finger, .pressure(let force, let roll)):
      guard let change = TraceEvent.Finger(rawValue: word) else { return nil }
      self = .finger(change, force: force, roll: roll)
    case (.system, _):
      guard let change = TraceEvent.System(rawValue: word) else { return nil }
      self = .system(change, words)
    case (.transport, .report(let report)):
      guard word == TraceEvent.Transport.sends.rawValue else { return nil }
      self = .report(report)
    case (.processing, _):
      guard let word = TraceEvent.Processing(rawValue: word) else { return nil }
      self = .processing(word, words)
    case (.transport, _):
      guard let word = TraceEvent.Transport(rawValue: word) else { return nil }
      self = .transport(word, words)
    case (.runLoop, _):
      guard let word = TraceEvent.RunLoopStep(rawValue: word) else { return nil }
      self = .runLoop(word, words)
    case (.timer, .span(let span)): self = .timer(after: span)
    case (.timer, .none): self = .timerWaits
    case (.hitTest, .point(let point)): self = .hitTest(point)
    case (.hitTest, .none): self = .hitTest(nil)
    case (.pointInside, .answer(let answer, _)): self = .pointInside(answer)
    case (.hitTestResult, .participant(let view, _)): self = .hitTestResult(view)
    case (.hit, .participant(let view, _)): self = .hit(view)
    case (.offer, .finger(let finger)):
      guard let offer = TraceEvent.Offer(rawValue: word) else { return nil }
      self = .offer(offer, .touch(finger))
    case (.offer, .words(let button)):
      guard let offer = TraceEvent.Offer(rawValue: word) else { return nil }
      self = .offer(offer, button == "scroll" ? .scroll : .press(button))
    case (.sendEvent, .none): self = .sendEvent
    case (.touches, _):
      guard let method = TraceEvent.Method(rawValue: word) else { return nil }
      self = .touches(method, buttons: words)
    case (.forward, _):
      guard let method = TraceEvent.Method(rawValue: word) else { return nil }
      self = .forward(method, buttons: words)
    case (.hold, .methods(let methods)):
      guard let change = TraceEvent.Hold(rawValue: word) else { return nil }
      self = .hold(change, methods)
    case (.hold, .none):
      guard let change = TraceEvent.Hold(rawValue: word) else { return nil }
      self = .hold(change)
    case (.question, .answer(let answer, let other)):
      guard let question = TraceEvent.Question(rawValue: word) else { return nil }
      self = .question(question, about: other, answer)
    case (.state, .none):
      guard let state = TraceEvent.State(rawValue: word) else { return nil }
      self = .state(state)
    case (.assignment, .state(let state)): self = .assignment(state)
    case (.membership, _):
      guard let change = TraceEvent.Membership(rawValue: word),
        let set = TraceEvent.RecognizerSet(rawValue: words)
      else { return nil }
      self = .membership(change, set)
    case (.wait, .none):
      guard let change = TraceEvent.Wait(rawValue: word) else { return nil }
      self = .wait(change)
    case (.prevent, .none): self = .prevent
    case (.action, .state(let state)): self = .action(.state(state))
    case (.action, _):
      self = .action(TraceEvent.ControlEvent(rawValue: words).map { .event($0) } ?? .call(words))
    case (.tracking, .none):
      guard let method = TraceEvent.Tracking(rawValue: word) else { return nil }
      self = .tracking(method)
    case (.controlEvent, .none):
      guard let event = TraceEvent.ControlEvent(rawValue: word) else { return nil }
      self = .controlEvent(event)
    case (.reset, .none): self = .reset
    case (.chain, .none): self = .chain
    case (.life, _):
      guard let method = TraceEvent.LifeMethod(rawValue: word) else { return nil }
      self = .life(method, words)
    case (.program, _): self = .program(TraceEvent.Step(word, words))
    case (.exception, _): self = .exception(words)
    default: return nil
    }
  }
}

import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TouchEngine

/// The objects of a setup during a run, by name.
///
/// The engine's objects refer to each other without owning each other, so this object owns them
/// all.
final class LiveScene {
  /// The text of the scenario.
  let source: SourceText

  /// The classes that it can use.
  let classes: ScenarioClasses

  /// The application.
  let application: UIApplication

  /// A window as large as the screen, outside the window scene, for finding locations on the
  /// screen.
  let screenWindow: UIWindow

  /// The views by name, including windows.
  var views: [String: UIView] = [:]

  /// The objects that have a next responder, by name.
  var responders: [String: UIResponder] = [:]

  /// The recognizers by name.
  var recognizers: [String: UIGestureRecognizer] = [:]

  /// The system, with the app in the foreground.
  let backboard = Backboard()

  /// The object that controls and recognizers call unless another one is named.
  let target = ScenarioTarget()

  /// The values that steps have kept.
  var captured: [String: ObservedValue] = [:]

  /// The controllers that aren't shown yet.
  var waitingControllers: [UIViewController] = []

  /// The timers of the program by name.
  var timers: [String: Timer] = [:]

  /// The bar button items by name.
  var barButtonItems: [String: UIBarButtonItem] = [:]

  /// The delegates that are asked about the sheets of controllers, by the controllers' names.
  var presentationDelegates: [String: ScenarioDelegate] = [:]

  /// A closure that's called after each step of the program, with the step's event.
  var onStep: ((Int) -> Void)?

  /// The problems during the run.
  private(set) var problems: [Diagnostic] = []

  /// The parts of the setup that have no effect.
  private(set) var warnings: [Diagnostic] = []

  /// The participant that represents the program, once it has done something.
  private var program: ParticipantID?

  init(_ scenario: Scenario, application: UIApplication, screen: CGRect) {
    source = scenario.source
    classes = scenario.classes
    expectsException = scenario.expectsException
    self.application = application
    screenWindow = UIWindow(frame: screen)
    backboard.frontmostApplication = application
  }

  /// The recorder of the trace.
  var recorder: TraceRecorder? { application.recorder }

  /// Starts recording, optionally including each event's route through the system.
  func startTracing(includingSystem: Bool, includingProcessing: Bool) {
    let recorder = application.startTracing(
      includingSystem: includingSystem, includingProcessing: includingProcessing)
    backboard.recorder = recorder
  }

  /// The name of the run loop of the main thread.
  static let runLoopName = "runLoop"

  /// The name of the event that contains the current touches.
  static let eventName = "event"

  /// Whether the scenario expects an exception.
  private let expectsException: Bool

  /// Whether the app has ended with an exception, after which nothing more happens.
  private(set) var hasRaised = false

  /// Ends the app with an exception, which is a problem unless an expectation mentions it.
  func raise(_ exception: NSException, of name: String, at range: Range<Int>) {
    guard let recorder, let object = participant(named: name, in: recorder) else { return }
    recorder.record(
      .exception(exception.name), from: object, to: object, reason: exception.reason,
      fact: exception.fact)
    hasRaised = true
    recorder.isClosed = true
    guard !expectsException else { return }
    let event = recorder.trace.events[recorder.trace.events.count - 1]
    report(
      .uncaughtException(exception.name, recorder.trace.reason(of: event), line: "\(name) raises"),
      at: range)
  }

  /// Stops the timers that would otherwise fire forever.
  func stopRepeatingTimers() {
    application.clock.cancelEndlessTimers()
    for name in timers.keys.stablySorted() {
      if let timer = timers[name], timer.repeats { timer.invalidate() }
    }
  }

  /// Reports a problem, unless it has already been reported at the same range.
  func report(
    _ message: DiagnosticMessage, at range: Range<Int>, _ note: Diagnostic.Note? = nil
  ) {
    let diagnostic = Diagnostic(message, at: range, in: source, notes: note.map { [$0] } ?? [])
    if !problems.contains(diagnostic) { problems.append(diagnostic) }
  }

  /// Reports something that has no effect.
  func warn(_ message: DiagnosticMessage, at range: Range<Int>) {
    warnings.append(Diagnostic(message, at: range, in: source))
  }

  /// Releases the objects when they're no longer needed.
  ///
  /// A touch and a recognizer that hasn't finished own each other, so a run that ends with a finger
  /// on the screen would otherwise stay in memory forever.
  func tearDown() {
    recorder?.onRecord = nil
    onStep = nil
    backboard.frontmostApplication = nil
    application.isEventFetchThreadRunning = true
    application.cancelTouches()
    for name in recognizers.keys.stablySorted() {
      guard let recognizer = recognizers[name] else { continue }
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Returns the touch of a finger, by the finger's number, while it's in the event.
  func touch(ofFinger number: Int) -> UITouch? {
    application.event.allTouches?.first { $0.finger == number }
      ?? application.pointer.flatMap { $0.finger == number ? $0 : nil }
  }

  /// Returns the press of a button, while it's in the event.
  func press(of button: UIPress.PressType) -> UIPress? {
    application.pressesEvent.allPresses.first { $0.type == button }
  }

  // MARK: Recording

  /// Returns the trace's participant with a name, introducing it if it's new.
  private func participant(named name: String, in recorder: TraceRecorder) -> ParticipantID? {
    if let responder = responders[name] { return recorder.participant(of: responder) }
    if let recognizer = recognizers[name] { return recorder.participant(of: recognizer) }
    if let view = view(named: name) { return recorder.participant(of: view) }
    if timers[name] != nil || barButtonItems[name] != nil { return recorder.target(named: name) }
    return name == Self.runLoopName ? recorder.participant(.runLoop, named: name) : nil
  }

  /// Records that the program calls a method of an object or sets a property of it.
  func recordProgram(_ name: String, _ what: String, detail: String = "", reason: Reason? = nil) {
    guard let recorder, let object = participant(named: name, in: recorder) else { return }
    let program = participantForProgram(in: recorder)
    recorder.time = application.clock.now
    recorder.record(
      .program(TraceEvent.Step(what, detail)), from: program, to: object, reason: reason)
  }

  private func participantForProgram(in recorder: TraceRecorder) -> ParticipantID {
    let known = program ?? recorder.introduce(.program, name: "program")
    program = known
    return known
  }

  /// Asks a view for the view at a point or whether a point is inside it, showing the question and
  /// each answer in the trace as for a touching finger.
  func ask(_ question: ProgramMethod, _ point: CGPoint, of name: String) {
    guard let recorder, let view = view(named: name) else { return }
    recorder.time = application.clock.now
    let program = participantForProgram(in: recorder)
    if question == .hitTest {
      view.recordHitTest(point, with: application.event, askedBy: program, recorder)
    } else {
      view.recordPointInside(point, with: application.event, askedBy: program, recorder)
    }
  }

  /// Notes that a step of the program has ended, unless it didn't record an event.
  func endStep(writtenDownAs event: Int) {
    guard let events = recorder?.trace.events, events.indices.contains(event),
      events[event].kind == .program
    else { return }
    onStep?(event)
  }

  /// Records an action of the system.
  func recordSystem(_ change: TraceEvent.System, _ words: String) {
    guard let recorder else { return }
    let known = recorder.trace.participants.first { $0.kind == .system }?.id
    let system = known ?? recorder.introduce(.system, name: "system")
    recorder.time = application.clock.now
    recorder.record(
      .system(change, words), from: system, to: recorder.participant(of: application))
  }

  /// Records that an overridden event method runs its own code.
  func recordHandling(of method: ResponderMethod, by responder: UIResponder) {
    guard let recorder else { return }
    let id = recorder.participant(of: responder)
    recorder.record(.program(.call("handles", method.name)), from: id, to: id)
  }

  /// Walks the responder chain of an object and records it.
  func recordChain(of name: String) {
    guard let recorder, let first = participant(named: name, in: recorder) else { return }
    let chain = chain(of: name, in: recorder)
    recorder.time = application.clock.now
    recorder.record(.chain, from: first, to: first, related: chain)
  }

  /// Returns the names of the members of an object's responder chain, without recording it.
  func namesInChain(of name: String) -> [String] {
    guard let recorder else { return [] }
    return chain(of: name, in: recorder).map { recorder.trace.name(of: $0) }
  }

  private func chain(of name: String, in recorder: TraceRecorder) -> [ParticipantID] {
    var chain: [ParticipantID] = []
    var responder = responders[name] ?? view(named: name)
    // A chain with a cycle, which only an override can create, never ends.
    while let present = responder, chain.count < 200 {
      chain.append(recorder.participant(of: present))
      responder = present.next
    }
    return chain
  }

  // MARK: Locations

  /// Returns the location on the screen of a point in a view's coordinates, or `nil` when the view
  /// isn't in a window.
  func screenPoint(of point: CGPoint, in view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    return view.convert(point, to: screenWindow)
  }

  /// Returns the center of a view's visible part, or `nil` when no part is visible.
  func visibleCenter(of view: UIView) -> CGPoint? { view.visibleCenter(on: screenWindow.bounds) }
}

/// The object that controls and recognizers call by default; reactions describe what it does.
final class ScenarioTarget {}

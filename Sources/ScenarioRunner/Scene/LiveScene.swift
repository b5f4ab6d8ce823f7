import ScenarioLanguage
import Sorting
import SourceDiagnostics
import TouchEngine

/// The objects of a scene while it runs, by their names.
///
/// The engine's objects know each other without owning each other; this owns them all.
final class LiveScene {
  /// The text of the scenario.
  let source: SourceText

  /// The application.
  let application: UIApplication

  /// A window as large as the screen that is in no scene, to find places on the screen.
  let screenWindow: UIWindow

  /// The views by name, windows among them.
  var views: [String: UIView] = [:]

  /// Everything that has a next responder, by name.
  var responders: [String: UIResponder] = [:]

  /// The recognizers by name.
  var recognizers: [String: UIGestureRecognizer] = [:]

  /// The system, with the app in front.
  let backboard = Backboard()

  /// The object that controls and recognizers call unless another one is named.
  let target = ScenarioTarget()

  /// The values to which steps have given names.
  var captured: [String: ObservedValue] = [:]

  /// The controllers that are not shown yet.
  var waitingControllers: [UIViewController] = []

  /// The timers of the program by name.
  var timers: [String: Timer] = [:]

  /// The descriptions of buttons of bars by name.
  var barButtonItems: [String: UIBarButtonItem] = [:]

  /// Who is asked about the sheets of controllers, by the names of these.
  var presentationDelegates: [String: ScenarioControllerDelegate] = [:]

  /// Is told of each step of the program that is over, by its event.
  var onStep: ((Int) -> Void)?

  /// What went wrong while the scene ran.
  private(set) var problems: [Diagnostic] = []

  /// The participant that stands for the program, once it has done something.
  private var program: ParticipantID?

  init(source: SourceText, application: UIApplication, screen: CGRect) {
    self.source = source
    self.application = application
    screenWindow = UIWindow(frame: screen)
    backboard.frontmostApplication = application
  }

  /// What happens is written down here.
  var recorder: TraceRecorder? { application.recorder }

  /// Begins to write down what happens, if asked for with the way of events through the system.
  func startTracing(includingSystem: Bool, includingProcessing: Bool) {
    let recorder = application.startTracing(
      includingSystem: includingSystem, includingProcessing: includingProcessing)
    backboard.recorder = recorder
  }

  /// The name of the run loop of the main thread.
  static let runLoopName = "runLoop"

  /// The name of the event of the touches that are under way.
  static let eventName = "event"

  /// Stops the timers that would fire for ever.
  func stopRepeatingTimers() {
    for name in timers.keys.stablySorted() {
      if let timer = timers[name], timer.repeats { timer.invalidate() }
    }
  }

  /// Adds something that went wrong; the same thing at the same place is told once.
  func report(
    _ message: DiagnosticMessage, at range: Range<Int>, _ note: Diagnostic.Note? = nil
  ) {
    let diagnostic = Diagnostic(message, at: range, in: source, notes: note.map { [$0] } ?? [])
    if !problems.contains(diagnostic) { problems.append(diagnostic) }
  }

  /// Takes the objects apart once nobody looks any more.
  ///
  /// A touch and a recognizer that has not finished own each other; a run that ends with a finger
  /// on the screen would otherwise stay in memory for ever.
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

  /// The touch of a finger, by the finger's number, while it is in the event.
  func touch(ofFinger number: Int) -> UITouch? {
    application.event.allTouches?.first { $0.finger == number }
      ?? application.pointer.flatMap { $0.finger == number ? $0 : nil }
  }

  /// The press of a button, while it is in the event.
  func press(of button: UIPress.PressType) -> UIPress? {
    application.pressesEvent.allPresses.first { $0.type == button }
  }

  // MARK: Writing down

  /// The number in the trace of something with a name; what was not there before is introduced.
  private func participant(named name: String, in recorder: TraceRecorder) -> ParticipantID? {
    if let responder = responders[name] { return recorder.participant(of: responder) }
    if let recognizer = recognizers[name] { return recorder.participant(of: recognizer) }
    if let view = view(named: name) { return recorder.participant(of: view) }
    if timers[name] != nil || barButtonItems[name] != nil { return recorder.target(named: name) }
    return name == Self.runLoopName ? recorder.participant(.runLoop, named: name) : nil
  }

  /// Writes down that the program calls a method of something or sets a property of it.
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

  /// Asks a view for the view at a point, or whether a point is inside it; the trace shows the
  /// question and each answer as it does when a finger touches.
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

  /// Says that a step of the program is over, unless it has left no event.
  func endStep(writtenDownAs event: Int) {
    guard let events = recorder?.trace.events, events.indices.contains(event),
      events[event].kind == .program
    else { return }
    onStep?(event)
  }

  /// Writes down that the system does something.
  func recordSystem(_ change: TraceEvent.System, _ words: String) {
    guard let recorder else { return }
    let known = recorder.trace.participants.first { $0.kind == .system }?.id
    let system = known ?? recorder.introduce(.system, name: "system")
    recorder.time = application.clock.now
    recorder.record(
      .system(change, words), from: system, to: recorder.participant(of: application))
  }

  /// Writes down that an overridden method that tells of an event runs code of its own.
  func recordHandling(of method: ResponderMethod, by responder: UIResponder) {
    guard let recorder else { return }
    let id = recorder.participant(of: responder)
    recorder.record(.program(.call("handles", method.name)), from: id, to: id)
  }

  /// Walks the responder chain of something and writes it down.
  func recordChain(of name: String) {
    guard let recorder, let first = participant(named: name, in: recorder) else { return }
    var chain: [ParticipantID] = []
    var responder = responders[name] ?? view(named: name)
    // A chain with a circle in it, which only an override could make, has no end.
    while let present = responder, chain.count < 200 {
      chain.append(recorder.participant(of: present))
      responder = present.next
    }
    recorder.time = application.clock.now
    recorder.record(.chain, from: first, to: first, related: chain)
  }

  // MARK: Places

  /// Returns the place on the screen of a point in a view's coordinates, or `nil` when it is in no
  /// window.
  func screenPoint(of point: CGPoint, in view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    return view.convert(point, to: screenWindow)
  }

  /// Returns the middle of what can be seen of a view, or `nil` when nothing can.
  func visibleCenter(of view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    var visible = view.convert(view.bounds, to: screenWindow)
    visible = visible.intersection(screenWindow.bounds)
    var ancestor = view.superview
    while let present = ancestor {
      if present.clipsToBounds {
        visible = visible.intersection(present.convert(present.bounds, to: screenWindow))
      }
      ancestor = present.superview
    }
    guard visible.width > 0, visible.height > 0 else { return nil }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}

/// The object whose method the controls of a scene call; what it does there stands in reactions.
final class ScenarioTarget {}

extension CGRect {
  /// Returns the part that both have in common; of negative size when they have none.
  fileprivate func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CGRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }
}

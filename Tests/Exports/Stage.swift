// The objects of a scenario's UIKit code that runs on the engine with the events of the scenario's own
// run, and the comparison of the two traces.

import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel
import UIKit

/// The objects of an export that's running.
final class Stage {
  let application: UIApplication
  let delegate = ApplicationDelegate()
  let windowScene: UIWindowScene
  let backboard = Backboard()
  let scene: any ExportedScene
  private let names: [String: String]
  private var program: ParticipantID?

  init(_ make: any ExportedScene.Type, following behavior: UIKitBehavior, timers: [String]) {
    application = make.makeApplication()
    windowScene = UIWindowScene()
    application.behavior = behavior
    delegate.traceName = "delegate"
    application.delegate = delegate
    application.connect(windowScene)
    backboard.frontmostApplication = application
    runningApplication = application
    names = Dictionary(
      timers.map { (SwiftNames.identifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    scene = make.init(windowScene: windowScene)
    nameTimers()
    nameParts()
  }

  /// All objects that the export's class holds.
  var members: [(label: String, value: Any)] {
    Mirror(reflecting: scene).children.compactMap { child in
      var label = child.label ?? ""
      if label.hasPrefix("$__lazy_storage_$_") { label.removeFirst(18) }
      let mirror = Mirror(reflecting: child.value)
      guard mirror.displayStyle == .optional else { return (label, child.value) }
      return mirror.children.first.map { (label, $0.value) }
    }
  }

  var timers: [Timer] { members.compactMap { $0.value as? Timer } }

  private func nameTimers() {
    for (label, value) in members {
      if let timer = value as? Timer { timer.traceName = names[label] ?? label }
    }
  }

  /// All views, in windows or not.
  private var views: [UIView] {
    var views: [UIView] = windowScene.windows
    for (_, value) in members {
      if let view = value as? UIView { views.append(view) }
      if let controller = value as? UIViewController, let view = controller.viewIfLoaded {
        views.append(view)
      }
    }
    var index = 0
    var seen: Set<ObjectIdentifier> = []
    var all: [UIView] = []
    while index < views.count {
      let view = views[index]
      index += 1
      guard seen.insert(ObjectIdentifier(view)).inserted else { continue }
      all.append(view)
      views += view.subviews
    }
    return all
  }

  /// Names the parts that the description of an object's class lists.
  private func nameParts(of owner: UIResponder) {
    for part in ScenarioClasses.course[owner.className]?.parts ?? [] {
      let name = part.word + " of " + owner.traceName
      let object = part.object(in: owner)
      // A line about a bar is there for its recognizers.
      if part.condition == .ifWritten, (object as? UIView)?.gestureRecognizers?.isEmpty ?? true {
        continue
      }
      switch object {
      case let recognizer as UIGestureRecognizer: recognizer.name = name
      case let responder as UIResponder: responder.traceName = name
      default: break
      }
    }
  }

  /// Returns the word for a recognizer that a text field or a text view has for its text.
  private func textPart(_ recognizer: UIGestureRecognizer) -> String? {
    switch recognizer.className {
    case "UITextTapRecognizer":
      (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2 ? "doubleTap" : "tap"
    case "UIVariableDelayLoupeGesture": "longPress"
    default: nil
    }
  }

  /// Gives the parts that UIKit creates the names that traces use for them.
  func nameParts() {
    nameTimers()
    for (_, value) in members {
      if let controller = value as? UIViewController { nameParts(of: controller) }
    }
    for view in views {
      nameParts(of: view)
      if let table = view as? UITableView, let data = table.dataSource {
        for section in 0..<data.numberOfSections(in: table) {
          for row in 0..<data.tableView(table, numberOfRowsInSection: section) {
            let cell = data.tableView(table, cellForRowAt: IndexPath(row: row, section: section))
            cell.contentView.traceName = "contentView of " + cell.traceName
          }
        }
      }
      if let grid = view as? UICollectionView, let data = grid.dataSource {
        for section in 0..<data.numberOfSections(in: grid) {
          for item in 0..<data.collectionView(grid, numberOfItemsInSection: section) {
            let place = IndexPath(item: item, section: section)
            let cell = data.collectionView(grid, cellForItemAt: place)
            cell.contentView.traceName = "contentView of " + cell.traceName
          }
        }
      }
      if let effectView = view as? UIVisualEffectView {
        effectView.contentView.traceName = "contentView of " + effectView.traceName
      }
      if let field = view as? UITextField {
        for recognizer in field.gestureRecognizers ?? [] where recognizer.name == nil {
          recognizer.name = textPart(recognizer).map { $0 + " of " + field.traceName }
        }
      }
      if let scrollView = view as? UIScrollView {
        for recognizer in scrollView.gestureRecognizers ?? [] where recognizer.name == nil {
          let part: String
          if recognizer === scrollView.panGestureRecognizer {
            part = "pan"
          } else if recognizer === scrollView.pinchGestureRecognizer {
            part = "pinch"
          } else if recognizer.className == "UIScrollViewDelayedTouchesBeganGestureRecognizer" {
            part = "delay"
          } else if recognizer.className == "_UISwipeActionPanGestureRecognizer" {
            part = "swipe"
          } else if let own = textPart(recognizer) {
            part = own
          } else if recognizer.className == "UIContextMenuInteraction" {
            part = "menu"
          } else if scrollView is UITextView, recognizer is UITapGestureRecognizer {
            part = "linkTap"
          } else {
            continue
          }
          recognizer.name = part + " of " + scrollView.traceName
        }
      }
    }
    for (_, value) in members {
      if let navigation = value as? UINavigationController {
        navigation.interactivePopGestureRecognizer?.name = "pop of " + navigation.traceName
      }
    }
  }

  /// Adds the actions that the classes of some elements implement; on a device, the Objective-C
  /// runtime knows them.
  func implementActions(of elements: [SceneElement]) {
    for element in elements {
      let responder = responder(named: element.name.text)
      for action in element.actions {
        responder?.implementedActions.append(Selector(action) { (_: UIControl, _: UIEvent?) in })
      }
      implementActions(of: element.children + element.parts)
    }
  }

  /// Plays a scenario's run with its UIKit code, and returns the trace with the code's scene.
  static func run(
    _ make: any ExportedScene.Type, playing plays: [ScenarioPlay], steps: [Range<Int>],
    _ scenario: Scenario, following behavior: UIKitBehavior
  ) -> (trace: Trace, scene: any ExportedScene) {
    let setup = scenario.scene
    let stage = Stage(make, following: behavior, timers: setup.timers.map { $0.name.text })
    stage.implementActions(of: setup.windows + setup.controllers + setup.views)
    TouchTrace.print = { [unowned stage] text in stage.log(text) }
    return (stage.play(plays, steps: steps, scenario), stage.scene)
  }

  // MARK: The program

  private func participant(named name: String, _ recorder: TraceRecorder) -> ParticipantID? {
    switch name {
    case application.traceName: return recorder.participant(of: application)
    case "runLoop": return recorder.participant(.runLoop, named: name)
    default: break
    }
    if timers.contains(where: { $0.traceName == name }) { return recorder.target(named: name) }
    for (_, value) in members {
      if let recognizer = value as? UIGestureRecognizer, recognizer.name == name {
        return recorder.participant(of: recognizer)
      }
      if let responder = value as? UIResponder, responder.traceName == name {
        return recorder.participant(of: responder)
      }
      if let item = value as? UIBarButtonItem, item.title == name {
        return recorder.target(named: name)
      }
    }
    for view in views {
      if recorder.name(of: view) == name { return recorder.participant(of: view) }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.name == name {
        return recorder.participant(of: recognizer)
      }
    }
    return nil
  }

  private func view(named name: String) -> UIView? {
    views.first { ($0.traceName.isEmpty ? $0.className : $0.traceName) == name }
  }

  /// Records a line that the export prints.
  func log(_ text: String) {
    guard let recorder = application.recorder else { return }
    if let range = text.firstRange(of: " handles ") {
      guard let id = participant(named: String(text[..<range.lowerBound]), recorder) else { return }
      let method = String(text[range.upperBound...])
      return recorder.record(.program(.call("handles", method)), from: id, to: id)
    }
    recorder.time = application.clock.now
    if text.hasPrefix("chain of "), let colon = text.firstRange(of: ": ") {
      let name = String(text.dropFirst(9)[..<colon.lowerBound])
      guard let id = participant(named: name, recorder) else { return }
      var responder = responder(named: name)
      var chain: [ParticipantID] = []
      while let present = responder, chain.count < 200 {
        chain.append(recorder.participant(of: present))
        responder = present.next
      }
      return recorder.record(.chain, from: id, to: id, related: chain)
    }
    guard text.hasPrefix("program → "), let colon = text.firstRange(of: ": ") else { return }
    let name = String(text.dropFirst(10)[..<colon.lowerBound])
    let words = text[colon.upperBound...].split(separator: " ", omittingEmptySubsequences: false)
      .map(String.init)
    let known = program ?? recorder.introduce(.program, name: "program")
    program = known
    if ["hitTest", "point(inside:)"].contains(words[0]), let view = view(named: name),
      words.count == 3, let x = Double(words[1]), let y = Double(words[2])
    {
      let point = CGPoint(x: x, y: y)
      if words[0] == "hitTest" {
        view.recordHitTest(point, with: application.event, askedBy: known, recorder)
      } else {
        view.recordPointInside(point, with: application.event, askedBy: known, recorder)
      }
      return
    }
    guard let object = participant(named: name, recorder) else { return }
    let detail = words.dropFirst().map { word in
      // A literal of the scenario stays as it is; a computed number has three decimals at most.
      word.contains(".") && !word.hasSuffix("s") ? Double(word)?.text(decimals: 3) ?? word : word
    }
    recorder.record(
      .program(TraceEvent.Step(words[0], detail.joined(separator: " "))), from: known, to: object)
  }

  private func responder(named name: String) -> UIResponder? {
    if let view = view(named: name) { return view }
    if name == application.traceName { return application }
    if name == windowScene.traceName { return windowScene }
    return members.lazy.compactMap { $0.value as? UIResponder }.first { $0.traceName == name }
  }

  // MARK: The run

  func advance(to moment: VirtualTime) {
    while let deadline = application.clock.nextDeadline, deadline <= moment {
      application.clock.advance(to: deadline)
      nameParts()
    }
    application.clock.advance(to: moment)
  }

  /// Does what was done in a run, and returns the trace.
  func play(_ plays: [ScenarioPlay], steps: [Range<Int>], _ scenario: Scenario) -> Trace {
    let recorder = application.startTracing(
      includingSystem: scenario.speaksOfSystem, includingProcessing: scenario.speaksOfProcessing)
    backboard.recorder = recorder
    for play in plays {
      nameParts()
      recorder.time = application.clock.now
      switch play.action {
      case .program(let range):
        if let index = steps.firstIndex(of: range) { scene.perform(index + 1) }
      case .report(let report): backboard.send(report)
      case .system(let action): perform(action, recorder)
      case .scroll(let distance, let place, let phase, let kind):
        application.scroll(by: distance, at: place, phase, kind)
      case .activation(let name):
        let windows = application.connectedScenes.flatMap { $0.windows }
        if let view = windows.lazy.compactMap({ $0.descendant(named: name) }).first {
          // The touch, if there is one, follows as a report.
          _ = application.activate(view)
        }
      case .wait: advance(to: play.time)
      }
    }
    for timer in timers where timer.repeats { timer.invalidate() }
    while let deadline = application.clock.nextDeadline { advance(to: deadline) }
    return recorder.trace
  }

  private func perform(_ action: SystemAction, _ recorder: TraceRecorder) {
    func record(_ change: TraceEvent.System, _ words: String) {
      let known = recorder.trace.participants.first { $0.kind == .system }?.id
      let system = known ?? recorder.introduce(.system, name: "system")
      recorder.record(
        .system(change, words), from: system, to: recorder.participant(of: application))
    }
    switch action {
    case .applicationComesToFront:
      record(.shows, "application")
      backboard.frontmostApplication = application
    case .cancelsTouches: application.cancelTouches()
    case .eventFetchThreadRuns:
      record(.runs, "event-fetch thread")
      application.isEventFetchThreadRunning = true
    case .eventFetchThreadStops:
      record(.stops, "event-fetch thread")
      application.isEventFetchThreadRunning = false
    case .homeScreenComesToFront:
      record(.shows, TraceEvent.homeScreen)
      backboard.frontmostApplication = nil
    case .tapsStatusBar: application.handleStatusBarTap()
    }
  }
}

extension UIView {
  /// Returns the view in this one with a name in traces, or this one.
  fileprivate func descendant(named name: String) -> UIView? {
    traceName == name ? self : subviews.lazy.compactMap { $0.descendant(named: name) }.first
  }
}

final class ApplicationDelegate: UIResponder {
  override var className: String { "UIApplicationDelegate" }
}

enum SwiftNames {
  static func identifier(_ name: String) -> String { name }
}

/// A line of a trace, with a reason that doesn't quote the scenario.
struct Line: Equatable {
  var text: String

  init(_ event: TraceEvent, in trace: Trace, withReason: Bool) {
    text = withReason ? trace.line(for: event) : "\(event.time.text)  \(trace.phrase(for: event))"
  }
}

extension TraceEvent {
  /// Whether the reason quotes a line of the scenario, which an app's code doesn't know.
  var quotesScenario: Bool {
    switch reason?.cause {
    case .override, .delegate, .said, .isNotAttached, .isNoSubview, .isNoSibling: true
    default: false
    }
  }
}

/// Returns the first difference of two traces, or `nil` if they're the same.
func difference(_ expected: Trace, _ actual: Trace) -> String? {
  for index in 0..<max(expected.events.count, actual.events.count) {
    guard expected.events.indices.contains(index) else {
      let event = actual.events[index]
      return "line \(index + 1): nothing, not '\(actual.line(for: event))'"
    }
    let wanted = expected.events[index]
    // A scenario ends with an exception, which the engine's own call doesn't record.
    if wanted.kind == .exception { return nil }
    guard actual.events.indices.contains(index) else {
      return "line \(index + 1): '\(expected.line(for: wanted))' is missing"
    }
    let found = actual.events[index]
    let withReason = !wanted.quotesScenario && !found.quotesScenario
    let (left, right) = (
      Line(wanted, in: expected, withReason: withReason),
      Line(found, in: actual, withReason: withReason)
    )
    if left != right { return "line \(index + 1): '\(left.text)', not '\(right.text)'" }
  }
  return nil
}

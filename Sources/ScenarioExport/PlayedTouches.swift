import ScenarioLanguage
import ScenarioRunner
import TouchEngine
import TraceModel

/// What fingers and the program do in a run, with the times and the locations that result.
struct PlayedTouches {
  /// Something done at one time.
  enum Action {
    /// Fingers touch down, move, or lift together.
    case fingers([HIDEvent.Finger])
    /// The program performs a step by its number, counted from one.
    case step(Int)
  }

  /// The actions with their times, in order.
  private(set) var actions: [(time: VirtualTime, action: Action)] = []

  /// The time at which the last step ends.
  private(set) var end = VirtualTime.zero

  /// The time of the last event, at most ten seconds after the last step.
  private(set) var settled = VirtualTime.zero

  /// What a finger on the screen can't do: the words for it.
  private(set) var others: [String] = []

  /// Plays a scenario on the model.
  init(_ scenario: Scenario, steps: [Range<Int>], within limits: RunLimits = RunLimits()) {
    var options = RunOptions()
    options.limits = limits
    let session = ScenarioSession(scenario, options)
    session.perform(scenario.steps)
    for play in session.plays { add(play, steps) }
    end = session.now
    session.finish()
    let last = session.trace.events.last?.time ?? end
    settled = max(end, min(last, end + VirtualTime(milliseconds: 10_000)))
    session.end()
  }

  private mutating func add(_ play: ScenarioPlay, _ steps: [Range<Int>]) {
    switch play.action {
    case .program(let range):
      if let index = steps.firstIndex(of: range) { actions.append((play.time, .step(index + 1))) }
    case .report(let report):
      guard !report.fingers.isEmpty else { return note("buttons and shakes") }
      var fingers: [HIDEvent.Finger] = []
      for finger in report.fingers {
        switch finger.change {
        case .touch, .move, .lift:
          if finger.type != .direct { note("a pencil or a pointer") }
          fingers.append(finger)
        case .tremble: note("a trembling finger")
        case .cancel, .hover, .leave: note("a hovering pointer")
        }
      }
      if !fingers.isEmpty { actions.append((play.time, .fingers(fingers))) }
    case .system: note("what the system does")
    case .activation: note("what VoiceOver does")
    case .scroll: note("scrolling without touches")
    case .wait: break
    }
  }

  private mutating func note(_ what: String) {
    if !others.contains(what) { others.append(what) }
  }

  /// Whether any finger touches the screen.
  var hasTouches: Bool {
    actions.contains { if case .fingers = $0.action { true } else { false } }
  }
}

extension HIDEvent.Finger {
  /// UIKit's word for the phase of the finger's touch.
  var phaseWord: String {
    switch change {
    case .touch: "began"
    case .lift: "ended"
    default: "moved"
    }
  }
}

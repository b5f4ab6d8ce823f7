import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel
import UIKitCode

// What the fingers do, as a comment and a table.
extension SceneCodeWriter {
  /// Returns the steps of the fingers; none if no finger touches the screen.
  func touchTable() -> [Declaration] {
    let played = PlayedTouches(scenario, steps: programSteps.map { $0.range }, within: limits)
    // A test isn't written without them.
    for what in asserted == nil ? played.others : [] {
      leaveOut(what, because: "the table has only fingers", at: fingerSteps.first ?? 0..<0)
    }
    guard played.hasTouches else { return [] }
    let rows = played.actions.flatMap { time, action -> [Expression] in
      switch action {
      case .fingers(let fingers):
        fingers.map { finger in
          .tuple([
            Expression(time.seconds), Expression(finger.number), .implicitMember(finger.phaseWord),
            Expression(finger.location.x), Expression(finger.location.y),
          ])
        }
      case .step(let number):
        [.comment("At \(time.seconds.text(decimals: 6)) s: step\(number)()")]
      }
    }
    let type = "[(time: Double, finger: Int, phase: UITouch.Phase, x: Double, y: Double)]"
    return [
      .comment(["What the fingers do:"] + fingerSteps.map { "  \(source($0))" }),
      .variable(
        Variable(
          "static let", "touches", type, value: .table(rows),
          documentation: [
            "The touches in the coordinates of the screen, with their times in seconds."
          ])),
    ]
  }

  /// The lines of the steps that aren't the program's.
  private var fingerSteps: [Range<Int>] {
    scenario.steps.filter { step in
      switch step.action {
      case .program, .reaction: false
      default: true
      }
    }.map { $0.range }
  }
}

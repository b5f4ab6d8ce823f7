import ScenarioLanguage
import SourceDiagnostics
import TouchEngine

// What the fingers do, as a comment and a table.
extension SceneCodeWriter {
  /// Writes the steps of the fingers.
  func writeTouches(into code: inout SwiftCode) {
    let played = PlayedTouches(scenario, steps: programSteps.map { $0.range }, within: limits)
    for what in played.others {
      leaveOut(what, because: "the table has only fingers", at: fingerSteps.first ?? 0..<0)
    }
    guard played.hasTouches else { return }
    code.line()
    code.line("// What the fingers do:")
    for step in fingerSteps { code.line("//   \(source(step))") }
    code.line("/// The touches in the coordinates of the screen, with their times in seconds.")
    code.line(
      "static let touches: [(time: Double, finger: Int, phase: UITouch.Phase, x: Double, y: Double)] = ["
    )
    for (time, action) in played.actions {
      switch action {
      case .fingers(let fingers):
        for finger in fingers {
          let (x, y) = (Self.literal(finger.location.x), Self.literal(finger.location.y))
          code.line(
            "  (\(Self.literal(time.seconds)), \(finger.number), .\(finger.phaseWord), \(x), \(y)),"
          )
        }
      case .step(let number):
        code.line("  // At \(Self.literal(time.seconds)) s: step\(number)()")
      }
    }
    code.line("]")
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

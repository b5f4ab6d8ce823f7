import ScenarioLanguage
import TouchEngine
import TraceModel

/// A step by the person who touches the screen, which can be performed, or written as an equivalent
/// line of a scenario.
enum LiveStep: Equatable {
  /// The system cancels all touches.
  case cancel
  /// Some fingers lift in one event.
  case lift([Int])
  /// A finger that is down moves to a point.
  case move(Int, CGPoint)
  /// Some fingers that are down move by the same distance in one event.
  case moveTogether([Int], by: CGPoint)
  /// A finger touches down.
  case touch(Int, CGPoint, UITouch.TouchType)
  /// Fingers touch down in one event, starting with the first that is up.
  case touchTogether([CGPoint])
  /// Time passes, in microseconds.
  case wait(Int64)

  /// The scenario step.
  var step: Step { Step(action: action) }

  private var action: StepAction {
    switch self {
    case .cancel: return .system(.cancelsTouches)
    case .lift(let fingers): return .fingersLift(fingers)
    case .move(let finger, let point):
      return .fingerMoves(finger, FingerMove(destination: .to(.screen(point))))
    case .moveTogether(let fingers, let distance):
      return .fingersMove(fingers, FingerMove(destination: .by(distance)))
    case .touch(let finger, let point, let type):
      var tool = FingerTool()
      tool.type = type
      return .fingerTouches(finger, .screen(point), tool)
    case .touchTogether(let points): return .fingersTouch(points.map { .screen($0) })
    case .wait(let time): return .wait(VirtualTime(microseconds: time))
    }
  }

  /// The step as a line of a scenario.
  var text: String {
    switch self {
    case .cancel: "system cancels touches"
    case .lift(let fingers) where fingers.count == 1: "\(Self.name(of: fingers[0])) lifts"
    case .lift(let fingers): "\(Self.names(of: fingers)) lift"
    case .move(let finger, let point): "\(Self.name(of: finger)) moves to \(point.stepText)"
    case .moveTogether(let fingers, let distance):
      "\(Self.names(of: fingers)) move by \(distance.stepText)"
    case .touch(let finger, let point, let type):
      "\(Self.name(of: finger)) touches \(point.stepText)"
        + (type == .direct ? "" : " with a \(type.noun)")
    case .touchTogether(let points):
      "fingers touch " + points.map { $0.stepText }.joined(separator: " and ")
    case .wait(let time): "wait \((Double(time) / 1_000).text(decimals: 3))ms"
    }
  }

  private static func name(of finger: Int) -> String {
    finger == 1 ? "finger" : "finger \(finger)"
  }

  private static func names(of fingers: [Int]) -> String {
    "fingers " + fingers.map { "\($0)" }.joined(separator: " and ")
  }
}

extension CGPoint {
  /// The point in a step's syntax.
  fileprivate var stepText: String { "\(x.text(decimals: 3)) \(y.text(decimals: 3))" }

  /// Creates the point that a written step contains, rounded to a thousandth of a point.
  init(rounding x: Double, _ y: Double) {
    self.init(x: (x * 1_000).rounded() / 1_000, y: (y * 1_000).rounded() / 1_000)
  }
}

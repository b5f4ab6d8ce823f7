import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

/// A writer of a test for the simulator, which plays a scenario and reads the log.
struct TestCodeWriter {
  let scenario: Scenario
  let className: String
  let steps: [Range<Int>]

  /// The parts of the scenario that the test leaves out.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ scenario: Scenario, className: String, steps: [Range<Int>]) {
    self.scenario = scenario
    self.className = className
    self.steps = steps
  }

  /// The names of hammer's fingers, in the order of their numbers.
  private static let fingers = [
    "rightThumb", "rightIndex", "rightMiddle", "rightRing", "rightLittle", "leftThumb", "leftIndex",
    "leftMiddle", "leftRing", "leftLittle",
  ]

  /// Returns the test's class.
  mutating func text() -> String {
    let played = PlayedTouches(scenario, steps: steps)
    let expected = expectations()
    var code = SwiftCode()
    code.line()
    code.line(
      "/// Plays the scenario in the simulator, and compares its log with the expectations.")
    code.line("///")
    code.line("/// It's generated, and untested on a device.")
    code.braces("final class \(className)Tests: XCTestCase") { code in
      code.line("@MainActor")
      code.braces("func testScenario() throws") { code in
        code.lines([
          "let scenes = UIApplication.shared.connectedScenes",
          "let windowScene = try XCTUnwrap(scenes.compactMap { $0 as? UIWindowScene }.first)",
          "let setup = \(className)(windowScene: windowScene)",
          "let window = setup.\(windowIdentifier)",
          "TouchTrace.shared.watch(window)",
          "let events = try EventGenerator(window: window)",
        ])
        var now = VirtualTime.zero
        for (time, action) in played.actions {
          wait(from: &now, to: time, into: &code)
          switch action {
          case .step(let number): code.line("setup.step\(number)()")
          case .fingers(let fingers): write(fingers, into: &code)
          }
        }
        wait(from: &now, to: played.end + VirtualTime(milliseconds: 500), into: &code)
        code.line()
        code.line("let log = TouchTrace.shared.lines")
        if !expected.order.isEmpty {
          code.line("var rest = log[...]")
          code.line("for line in [")
          for line in expected.order { code.line("  \(line.swiftLiteral),") }
          code.braces("]") { code in
            code.line("let index = rest.firstIndex(of: line)")
            code.line(
              "XCTAssertNotNil(index, \"\\(line) is missing after \\(log.count - rest.count) lines\")"
            )
            code.line("if let index { rest = rest[(index + 1)...] }")
          }
        }
        for line in expected.never {
          code.line("XCTAssertFalse(log.contains { $0.hasPrefix(\(line.swiftLiteral)) })")
        }
        if expected.order.isEmpty, expected.never.isEmpty { code.line("print(log)") }
      }
    }
    return code.text
  }

  private var windowIdentifier: String {
    var names = SwiftNames()
    return names.identifier(
      for: scenario.scene.windows.first?.name.text ?? "window", or: "Window")
  }

  private func wait(
    from now: inout VirtualTime, to time: VirtualTime, into code: inout SwiftCode
  ) {
    guard time > now else { return }
    let seconds = time.seconds - now.seconds
    code.line("try events.wait(\(SceneCodeWriter.literal(seconds)))")
    now = time
  }

  private func write(_ fingers: [HIDEvent.Finger], into code: inout SwiftCode) {
    let change = fingers[0].phaseWord
    let same = fingers.filter { $0.phaseWord == change }
    let list = same.map { ".\(Self.fingers[max(0, min(9, $0.number - 1))])" }
      .joined(separator: ", ")
    let points = same.map { SceneCodeWriter.expression($0.location) }.joined(separator: ", ")
    switch change {
    case "began": code.line("try events.fingerDown([\(list)], at: [\(points)])")
    case "ended": code.line("try events.fingerUp([\(list)])")
    default: code.line("try events.fingerMove([\(list)], to: [\(points)])")
    }
    let rest = fingers.filter { $0.phaseWord != change }
    if !rest.isEmpty { write(rest, into: &code) }
  }

  // MARK: Expectations

  /// Returns the lines that the log must have, in order, and those that it must not have.
  private mutating func expectations() -> (order: [String], never: [String]) {
    var order: [String] = []
    var never: [String] = []
    for block in scenario.expectations {
      var isWhole = block.mode.isOfLines
      for expectation in block.expectations {
        switch expectation.statement {
        case .event(let pattern):
          if let line = Self.line(pattern), block.mode.isOrdered {
            order.append(line)
          } else {
            isWhole = false
          }
        case .never(let pattern):
          if let line = Self.line(pattern) { never.append(line) } else { isWhole = false }
        case .gap: break
        default: isWhole = false
        }
      }
      if !isWhole {
        diagnostics.append(
          Diagnostic(
            .notExported(
              "some expectations", because: "TouchTrace doesn't print what they're about"),
            at: block.range, in: scenario.source))
      }
    }
    return (order, never)
  }

  /// Returns the line of the log for an event, or `nil` if the log has none.
  private static func line(_ pattern: EventPattern) -> String? {
    let touches = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    let states = ["began", "changed", "ended", "cancelled", "failed"]
    let word = pattern.word.text
    guard !pattern.subject.hasWildcard, pattern.repetition == .once else { return nil }
    if touches.contains(word) || states.contains(word) { return "\(pattern.subject.text) \(word)" }
    guard word == "fires", let state = pattern.detail.first?.text, states.contains(state) else {
      return nil
    }
    return "\(pattern.subject.text) fires \(state)"
  }
}

extension ExpectationBlock.Mode {
  /// Whether the block's lines are about events.
  fileprivate var isOfLines: Bool { traits.takesLines }

  /// Whether the events must happen in the order of the lines.
  fileprivate var isOrdered: Bool {
    switch self {
    case .exactly, .inOrder: true
    case .anything, .anyOrder, .nothing, .trace: false
    }
  }
}

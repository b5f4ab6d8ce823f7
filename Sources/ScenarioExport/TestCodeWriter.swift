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

  /// Whether the test compares anything.
  private(set) var comparesLog = false

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
        // Each block has its own order.
        for (place, order) in expected.orders.enumerated() {
          code.line(place == 0 ? "var rest = log[...]" : "rest = log[...]")
          code.line("for line in [")
          for line in order { code.line("  \(line.swiftLiteral),") }
          code.braces("]") { code in
            code.line("let index = rest.firstIndex { $0 == line || $0 == line + \" (passed on)\" }")
            code.line(
              "XCTAssertNotNil(index, \"\\(line) is missing after \\(log.count - rest.count) lines\")"
            )
            code.line("if let index { rest = rest[(index + 1)...] }")
          }
        }
        for line in expected.never {
          code.line("XCTAssertFalse(log.contains { $0.hasPrefix(\(line.swiftLiteral)) })")
        }
        comparesLog = !expected.orders.isEmpty || !expected.never.isEmpty
        if !comparesLog { code.line("print(log)") }
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

  /// Returns the lines that the log must have, in the order of each block, and those that it must
  /// not have.
  private mutating func expectations() -> (orders: [[String]], never: [String]) {
    let names = scenario.scene.loggedNames
    var orders: [[String]] = []
    var never: [String] = []
    for block in scenario.expectations {
      var isWhole = block.mode.isOfLines
      var order: [String] = []
      for expectation in block.expectations {
        switch expectation.statement {
        case .event(let pattern):
          if let line = Self.line(pattern, of: names), block.mode.isOrdered {
            order.append(line)
          } else {
            isWhole = false
          }
        case .never(let pattern):
          if let line = Self.line(pattern, of: names) {
            never.append(line)
          } else {
            isWhole = false
          }
        case .gap: break
        default: isWhole = false
        }
      }
      if !order.isEmpty { orders.append(order) }
      if !isWhole {
        diagnostics.append(
          Diagnostic(
            .notExported(
              "some expectations", because: "TouchTrace doesn't print what they're about"),
            at: block.range, in: scenario.source))
      }
    }
    return (orders, never)
  }

  /// Returns the line of the log for an event, or `nil` if the log has none.
  private static func line(_ pattern: EventPattern, of names: Set<String>) -> String? {
    let touches = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    // UIKit fails some recognizers without the call that TouchTrace watches.
    let states = ["began", "changed", "ended", "cancelled"]
    let word = pattern.word.text
    guard names.contains(pattern.subject.text), pattern.repetition == .once else { return nil }
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

extension Scene {
  /// The names that TouchTrace prints: of the windows, controllers, views, and recognizers that the
  /// code names, and of the recognizers that scroll views and navigation controllers have.
  ///
  /// It prints the class of anything else.
  fileprivate var loggedNames: Set<String> {
    var names: Set<String> = []
    var rest = windows + controllers + views
    while let element = rest.popLast() {
      rest += element.children
      let name = element.name.text
      switch element.elementClass.kind {
      case .timer, .barButtonItem: continue
      default: names.insert(name)
      }
      for description in [ClassDescription.scrollView, .navigationController]
      where element.elementClass.inherits(from: description) {
        let parts = description.parts.filter { $0.naming == .ofOwner }
        names.formUnion(parts.map { PartName($0.word, of: name).text })
      }
    }
    return names
  }
}

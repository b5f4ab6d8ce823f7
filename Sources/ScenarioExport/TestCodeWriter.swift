import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel
import UIKitCode

/// A writer of a test for the simulator, which plays a scenario and reads the log.
struct TestCodeWriter {
  let scenario: Scenario

  /// The writer of the setup, which has named what the test uses.
  let setup: SceneCodeWriter

  /// The parts of the scenario that the test leaves out.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the test compares anything.
  private(set) var comparesLog = false

  init(_ setup: SceneCodeWriter) {
    scenario = setup.scenario
    self.setup = setup
  }

  /// The names of hammer's fingers, in the order of their numbers.
  private static let fingers = [
    "rightThumb", "rightIndex", "rightMiddle", "rightRing", "rightLittle", "leftThumb", "leftIndex",
    "leftMiddle", "leftRing", "leftLittle",
  ]

  /// Returns the test's class.
  mutating func testClass() -> ClassDeclaration {
    let played = PlayedTouches(scenario, steps: setup.programSteps.map { $0.range })
    let expected = expectations()
    comparesLog = !expected.orders.isEmpty || !expected.never.isEmpty
    var test = Function(Signature("testScenario"), preparing() + Self.playing(played))
    test.signature.canThrow = true
    test.isOnMainActor = true
    test.body.append(.verbatim(""))
    test.body.append(.constant("log", .token("TouchTrace").shared.lines))
    test.body +=
      Self.comparing(expected.orders)
      + expected.never.map { line in
        let isThere = Expression.token("log").contains.trailing(
          Closure(Expression.firstArgument.hasPrefix(Expression(line))))
        return .expression(.token("XCTAssertFalse")(isThere))
      }
    if !comparesLog { test.body.append(.expression(.token("print")(.token("log")))) }
    return ClassDeclaration(
      setup.className + "Tests", [.init("XCTestCase")],
      documentation: [
        "Plays the scenario in the simulator, and compares its log with the expectations.", "",
        "It's generated, and untested on a device.",
      ], [[.function(test)]])
  }

  private func preparing() -> [Statement] {
    let window = scenario.scene.windows[0].name.text
    return [
      .verbatim(
        """
        let scenes = UIApplication.shared.connectedScenes
        let windowScene = try XCTUnwrap(scenes.compactMap { $0 as? UIWindowScene }.first)
        """),
      .constant("setup", .token(setup.className)(windowScene: .token("windowScene"))),
      .constant("window", .token("setup")[setup.identifier(window)]),
      .verbatim(
        """
        TouchTrace.shared.watch(window)
        let events = try EventGenerator(window: window)
        """),
    ]
  }

  // MARK: Steps

  private static func playing(_ played: PlayedTouches) -> [Statement] {
    var statements: [Statement] = []
    var now = VirtualTime.zero
    func wait(to time: VirtualTime) {
      guard time > now else { return }
      statements.append(.attempt("wait", [Expression(time.seconds - now.seconds)]))
      now = time
    }
    for (time, action) in played.actions {
      wait(to: time)
      switch action {
      case .step(let number): statements.append(.expression(.token("setup")["step\(number)"]()))
      case .fingers(let fingers): statements += moving(fingers)
      }
    }
    wait(to: played.end + VirtualTime(milliseconds: 500))
    return statements
  }

  private static func moving(_ fingers: [HIDEvent.Finger]) -> [Statement] {
    let change = fingers[0].phaseWord
    let same = fingers.filter { $0.phaseWord == change }
    let list = Expression.array(
      same.map { .implicitMember(Self.fingers[max(0, min(9, $0.number - 1))]) })
    let points = Expression.array(same.map { Expression($0.location) })
    let statement =
      switch change {
      case "began": Statement.attempt("fingerDown", [list], at: points)
      case "ended": Statement.attempt("fingerUp", [list])
      default: Statement.attempt("fingerMove", [list], to: points)
      }
    let rest = fingers.filter { $0.phaseWord != change }
    return [statement] + (rest.isEmpty ? [] : moving(rest))
  }

  // MARK: Expectations

  /// Returns the statements that look for the lines of each block in their order.
  private static func comparing(_ orders: [[String]]) -> [Statement] {
    orders.enumerated().flatMap { index, lines -> [Statement] in
      // Each block has its own order.
      let rest = Variable("var", "rest", value: .token("log[...]"))
      return [
        index == 0 ? .variable(rest) : .assignment(.token("rest"), .token("log[...]")),
        .forEach(
          "line", in: .table(lines.map { Expression($0) }),
          [
            .verbatim(
              #"""
              let index = rest.firstIndex { $0 == line || $0 == line + " (passed on)" }
              XCTAssertNotNil(index, "\(line) is missing after \(log.count - rest.count) lines")
              if let index { rest = rest[(index + 1)...] }
              """#)
          ], isOnOneLine: false),
      ]
    }
  }

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

extension Statement {
  /// A call of a method of hammer's.
  fileprivate static func attempt(
    _ method: String, _ arguments: [Expression], at points: Expression? = nil,
    to places: Expression? = nil
  ) -> Statement {
    let labeled = [("at", points), ("to", places)].compactMap { label, value in
      value.map { (label: label, value: $0) }
    }
    let call = Expression.token("events")[method].call(
      arguments.map { (label: "", value: $0) } + labeled)
    return .expression(.prefixOperator("try ", call))
  }
}

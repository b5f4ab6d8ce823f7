import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TouchEngine
import TraceModel
import UIKitCode

/// A writer of a test for the simulator, which plays a scenario with Hammer and asks the log.
struct TestCodeWriter {
  private let scenario: Scenario

  /// The writer of the setup, which has named what the test uses.
  private let setup: SceneCodeWriter

  private let asserted: AssertedExpectations
  private let report: TestReport
  private let played: PlayedTouches

  init(_ setup: SceneCodeWriter, _ asserted: AssertedExpectations) {
    scenario = setup.scenario
    self.setup = setup
    self.asserted = asserted
    played = PlayedTouches(scenario, steps: setup.programSteps.map { $0.range })
    report = TestReport(setup, asserted, others: played.others, player: "Hammer")
  }

  /// What the test leaves out, and why there can be none.
  var diagnostics: [Diagnostic] { report.refusals + report.diagnostics }

  /// Returns the test's class.
  func testClass() -> ClassDeclaration {
    var test = Function(
      Signature("testScenario"),
      preparing() + playing() + [.verbatim("")] + asserting())
    test.signature.canThrow = true
    test.isOnMainActor = true
    return ClassDeclaration(
      setup.className + "Tests", [.init("XCTestCase")], documentation: documentation(),
      [[.function(test)]])
  }

  // MARK: What's said about the test

  private func documentation() -> [String] {
    var lines = [
      "Plays the scenario in the simulator, and compares its log with the expectations.", "",
      "It's generated, and untested on a device. Moments may differ by"
        + " \(Int(LoggedLineReader.tolerance)) ms, because each",
      "step takes time itself.",
    ]
    if dependsOnSpeed {
      lines += ["", "A swipe depends on its speed, and a busy machine plays it more slowly."]
    }
    return lines + report.omissions
  }

  private var dependsOnSpeed: Bool {
    !setup.elements(of: .swipeGestureRecognizer).isEmpty
      || scenario.steps.contains { if case .swipe = $0.action { true } else { false } }
  }

  // MARK: Preparing

  private var windows: [SceneElement] { scenario.scene.windows }

  private func preparing() -> [Statement] {
    var statements: [Statement] = [
      .verbatim(
        """
        let scenes = UIApplication.shared.connectedScenes
        let windowScene = try XCTUnwrap(scenes.compactMap { $0 as? UIWindowScene }.first)
        """),
      .constant("setup", .token(setup.className)(windowScene: .token("windowScene"))),
    ]
    for (index, window) in windows.enumerated() where !hasRoot(window) {
      // Hammer waits for a controller, whose view must not change what a touch hits.
      let object = Expression.token("setup")[setup.identifier(window.name.text)]
      let name = windows.count == 1 ? "root" : "root\(index + 1)"
      let root = Expression.token(name)
      statements += [
        .constant(name, .token("UIViewController")()),
        .assignment(root.view.isUserInteractionEnabled, false),
        .assignment(object.rootViewController, root),
        .expression(object.sendSubviewToBack(root.view)),
      ]
    }
    statements += windows.count == 1 ? preparing(windows[0]) : preparingAll()
    return statements + settingSafeAreas() + [.expression(.token("TouchTrace").shared.restart())]
  }

  /// Gives the controllers of the windows the scenario's safe areas in the place of the phone's.
  private func settingSafeAreas() -> [Statement] {
    windows.enumerated().flatMap { index, window -> [Statement] in
      let object = Expression.token("setup")[setup.identifier(window.name.text)]
      var wanted = [0.0, 0, 0, 0]
      for setting in window.properties where setting.property.name == "safeAreaInsets" {
        if case .numbers(let numbers) = setting.value, numbers.count == 4 { wanted = numbers }
      }
      let name = windows.count == 1 ? "safe" : "safe\(index + 1)"
      let edges = zip(["top", "left", "bottom", "right"], wanted).map { edge, number in
        let own = Expression.token(name)[edge]
        let difference: Expression =
          number == 0
          ? .prefixOperator("-", own) : .infixOperator(Expression(number), "-", own)
        return (label: edge, value: difference)
      }
      return [
        .constant(name, object.safeAreaInsets),
        .assignment(
          Expression.optional(object.rootViewController).additionalSafeAreaInsets,
          Expression.token("UIEdgeInsets").call(edges).wrappingArguments),
      ]
    }
  }

  private func hasRoot(_ window: SceneElement) -> Bool {
    window.children.contains { $0.elementClass.kind == .viewController }
  }

  private func preparing(_ window: SceneElement) -> [Statement] {
    [
      .constant("window", .token("setup")[setup.identifier(window.name.text)]),
      .verbatim(
        """
        TouchTrace.shared.watch(window)
        let events = try EventGenerator(window: window)
        func wait(until time: Double) throws {
          try events.wait(max(0, time - TouchTrace.shared.seconds))
        }
        """),
    ]
  }

  /// Prepares several windows; a touch goes to the frontmost that finds a view, as in an app.
  private func preparingAll() -> [Statement] {
    let all = windows.map { Expression.token("setup")[setup.identifier($0.name.text)] }
    return [
      .constant("windows", .array(all)),
      .verbatim(
        """
        for window in windows { TouchTrace.shared.watch(window) }
        var generators: [ObjectIdentifier: EventGenerator] = [:]
        func generator(for window: UIWindow) throws -> EventGenerator {
          if let known = generators[ObjectIdentifier(window)] { return known }
          let generator = try EventGenerator(window: window)
          generators[ObjectIdentifier(window)] = generator
          return generator
        }
        for window in windows where !window.isHidden && window.isUserInteractionEnabled {
          _ = try generator(for: window)
        }
        var touched: [FingerIndex: UIWindow] = [:]
        func window(for finger: FingerIndex, at point: CGPoint) throws -> UIWindow {
          let places = windows.indices.sorted {
            let (left, right) = (windows[$0].windowLevel.rawValue, windows[$1].windowLevel.rawValue)
            return left == right ? $0 > $1 : left > right
          }
          let hit = places.first { place in
            let window = windows[place]
            return !window.isHidden
              && window.hitTest(window.convert(point, from: nil), with: nil) != nil
          }
          let window = touched[finger] ?? windows[hit ?? 0]
          touched[finger] = window
          return window
        }
        func down(_ finger: FingerIndex, _ point: CGPoint) throws {
          touched[finger] = nil
          let window = try window(for: finger, at: point)
          try generator(for: window).fingerDown([finger], at: [window.convert(point, from: nil)])
        }
        func move(_ finger: FingerIndex, _ point: CGPoint) throws {
          let window = try window(for: finger, at: point)
          try generator(for: window).fingerMove([finger], to: [window.convert(point, from: nil)])
        }
        func up(_ finger: FingerIndex, _ point: CGPoint) throws {
          try generator(for: window(for: finger, at: point)).fingerUp([finger])
        }
        func wait(until time: Double) throws {
          let rest = max(0, time - TouchTrace.shared.seconds)
          if let generator = generators.values.first { try generator.wait(rest) }
        }
        """),
    ]
  }

  // MARK: Steps

  /// The names of hammer's fingers, in the order of their numbers.
  private static let fingers = [
    "rightThumb", "rightIndex", "rightMiddle", "rightRing", "rightLittle", "leftThumb", "leftIndex",
    "leftMiddle", "leftRing", "leftLittle",
  ]

  private static func finger(_ number: Int) -> Expression {
    .implicitMember(fingers[max(0, min(9, number - 1))])
  }

  private func playing() -> [Statement] {
    var statements: [Statement] = []
    var now = VirtualTime.zero
    func wait(to time: VirtualTime) {
      guard time > now else { return }
      statements.append(.attempt(.token("wait")(until: Expression(time.seconds))))
      now = time
    }
    for (time, action) in played.actions {
      wait(to: time)
      switch action {
      case .step(let number): statements.append(.expression(.token("setup")["step\(number)"]()))
      case .fingers(let fingers):
        statements += windows.count == 1 ? moving(fingers) : fingers.map { movingInAny($0) }
      }
    }
    // What decelerates or waits comes to its end.
    wait(to: played.settled + VirtualTime(milliseconds: 500))
    return statements
  }

  private func moving(_ fingers: [HIDEvent.Finger]) -> [Statement] {
    let change = fingers[0].phaseWord
    let same = fingers.filter { $0.phaseWord == change }
    let list = Expression.array(same.map { Self.finger($0.number) })
    let points = Expression.array(same.map { Expression($0.location) })
    let events = Expression.token("events")
    let statement: Statement =
      switch change {
      case "began": .attempt(events.fingerDown(list, at: points))
      case "ended": .attempt(events.fingerUp(list))
      default: .attempt(events.fingerMove(list, to: points))
      }
    let rest = fingers.filter { $0.phaseWord != change }
    return [statement] + (rest.isEmpty ? [] : moving(rest))
  }

  private func movingInAny(_ finger: HIDEvent.Finger) -> Statement {
    let change =
      switch finger.phaseWord {
      case "began": "down"
      case "ended": "up"
      default: "move"
      }
    return .attempt(
      .token(change)(Self.finger(finger.number), Expression(finger.location)))
  }

  private func asserting() -> [Statement] {
    let isAboutLog = asserted.assertions.contains {
      if case .difference = $0.assertion { true } else { false }
    }
    let log = Statement.constant("log", .token("TouchTrace").shared.log)
    return (isAboutLog ? [log] : []) + report.asserting()
  }
}

extension Statement {
  /// A call that can throw an error.
  fileprivate static func attempt(_ call: Expression) -> Statement {
    .expression(.prefixOperator("try ", call))
  }
}

import ScenarioLanguage
import SourceDiagnostics
import TraceModel
import UIKitCode

/// A writer of a test in another process than the app, which plays a scenario with XCUITest.
struct UITestCodeWriter {
  private let setup: SceneCodeWriter
  private let report: TestReport
  private let asserted: AssertedExpectations
  private let played: PlayedGestures

  init(_ setup: SceneCodeWriter, _ asserted: AssertedExpectations) {
    self.setup = setup
    self.asserted = asserted
    played = PlayedGestures(
      PlayedTouches(setup.scenario, steps: setup.programSteps.map { $0.range }))
    report = TestReport(setup, asserted, others: played.others, player: "XCUITest")
  }

  /// What the test leaves out, and why there can be none.
  var diagnostics: [Diagnostic] { report.refusals + report.diagnostics }

  /// Returns the lines above the test.
  func heading() -> [String] {
    let window = setup.identifier(setup.scenario.scene.windows[0].name.text)
    return [
      "The scenario `\(setup.name)`, exported by touchstone.", "",
      "Add what `touchstone export --as swift` writes to the app, with `TouchTrace.swift`, and create",
      "the class when the app is launched for the test:",
      "  if UserDefaults.standard.string(forKey: \"scenario\") == \"\(setup.name)\" {",
      "    setup = \(setup.className)(windowScene: windowScene)",
      "    TouchTrace.shared.watch(setup.\(window))",
      "    TouchTrace.shared.publish(in: setup.\(window))",
      "  }",
      "Add `TouchTraceLog.swift` to the tests.",
    ]
  }

  /// Returns the test's class.
  func testClass() -> ClassDeclaration {
    var body = launching()
    for index in played.gestures.indices { body += playing(index) }
    body += [
      .expression(.token("Thread").sleep(forTimeInterval: Expression(0.5))), .verbatim(""),
      .constant("element", .token("app").otherElements[at: "TouchTrace"]),
      .verbatim("let log = try TouchTraceLog(text: XCTUnwrap(element.value as? String))"),
    ]
    var test = Function(Signature("testScenario"), body + report.asserting())
    test.signature.canThrow = true
    test.isOnMainActor = true
    return ClassDeclaration(
      setup.className + "UITests", [.init("XCTestCase")],
      documentation: [
        "Plays the scenario from another process, and compares the app's log with the expectations.",
        "",
        "It's generated, and untested on a device. XCUITest waits before each gesture until the app",
        "is idle.",
      ] + report.omissions, [[.function(test)]])
  }

  private func launching() -> [Statement] {
    let arguments: Expression = ["-scenario", Expression(setup.name)]
    return [
      .constant("app", .token("XCUIApplication")()),
      .assignment(.token("app").launchArguments, arguments),
      .verbatim(
        """
        app.launch()
        let screen = app.windows.firstMatch.coordinate(withNormalizedOffset: .zero)
        func point(_ x: Double, _ y: Double) -> XCUICoordinate {
          screen.withOffset(CGVector(dx: x, dy: y))
        }
        """),
    ]
  }

  /// Returns the statements that play a gesture, after the pause before it.
  private func playing(_ index: Int) -> [Statement] {
    let gesture = played.gestures[index]
    let point = Expression.token("point")
    let place = point(Expression(gesture.place.x), Expression(gesture.place.y))
    var statements: [Statement] = []
    if index > 0 {
      let pause = gesture.start - played.gestures[index - 1].end
      if pause > .zero {
        statements.append(
          .expression(.token("Thread").sleep(forTimeInterval: Expression(pause.seconds))))
      }
    }
    if gesture.isDoubleTap { return statements + [.expression(place.doubleTap())] }
    guard let drag = gesture.drag else {
      let duration = (gesture.end - gesture.start).seconds
      return statements + [.expression(place.press(forDuration: Expression(duration)))]
    }
    let end = point(Expression(drag.end.x), Expression(drag.end.y))
    let speed = Expression.token("XCUIGestureVelocity")(Expression(drag.speed.rounded()))
    return statements + [
      .expression(
        place.press(
          forDuration: Expression(drag.hold), thenDragTo: end, withVelocity: speed,
          thenHoldForDuration: Expression(drag.rest)
        ).wrappingArguments)
    ]
  }
}

import ScenarioLanguage
import SourceDiagnostics
import UIKitCode

/// What a test asserts, what it doesn't, and why there can be none.
struct TestReport {
  private let setup: SceneCodeWriter
  private let asserted: AssertedExpectations

  /// What the player of the test can't play, in words.
  private let others: [String]

  /// The name of what plays the test.
  private let player: String

  init(
    _ setup: SceneCodeWriter, _ asserted: AssertedExpectations, others: [String], player: String
  ) {
    (self.setup, self.asserted, self.others, self.player) = (setup, asserted, others, player)
  }

  private var scenario: Scenario { setup.scenario }

  /// Why there can be no test; empty if there's one.
  var refusals: [Diagnostic] {
    let steps = scenario.steps.first?.range ?? 0..<0
    var refusals = others.map {
      Diagnostic(.notPlayed($0, by: player), at: steps, in: scenario.source)
    }
    if asserted.assertions.isEmpty {
      let range = scenario.expectations.first?.range ?? steps
      refusals.append(Diagnostic(.nothingAsserted, at: range, in: scenario.source))
    }
    return refusals
  }

  /// The lines that the test doesn't assert, and why.
  var diagnostics: [Diagnostic] {
    asserted.omissions.map {
      Diagnostic(.notAsserted(because: $0.reason), at: $0.range, in: scenario.source)
    }
  }

  /// The same as lines of the test's documentation.
  var omissions: [String] {
    let lines = zip(diagnostics, asserted.omissions).map { diagnostic, omission in
      let own = scenario.sources.localized(diagnostic)
      let line = own.range.map { own.source.place(at: $0.lowerBound).line } ?? 0
      return "  line \(line), `\(setup.source(omission.range))`: \(omission.reason)"
    }
    return lines.isEmpty ? [] : ["", "Not asserted:"] + lines
  }

  /// Returns the statements that ask the log and compare values.
  func asserting() -> [Statement] {
    asserted.assertions.flatMap { assertion, _ -> [Statement] in
      switch assertion {
      case .difference(let difference): [.expression(.token("XCTAssertNil")(difference))]
      case .value(_, let number): comparing(number)
      }
    }
  }

  private func comparing(_ number: Int) -> [Statement] {
    let value = Expression.token("value\(number)")
    let found: Expression = "it's \(Expression.token("String")(describing: value.value))"
    return [
      .constant("value\(number)", .token("setup")["expectation\(number)"]()),
      .expression(.token("XCTAssertTrue")(value.holds, found)),
    ]
  }
}

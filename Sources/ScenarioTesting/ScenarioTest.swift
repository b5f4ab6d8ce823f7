import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
@_exported public import TouchEngine

/// A scenario as a test: a setup, steps, and expectations, in the language of the course.
///
/// It can create recognizers of your classes:
///
///     let test = try ScenarioTest(
///       """
///       UIView pad
///         CheckmarkGestureRecognizer checkmark
///       tap pad
///       expect
///         checkmark failed
///       """, recognizers: [ScenarioRecognizer { CheckmarkGestureRecognizer() }])
///     #expect(test.run().allSatisfy { $0.hasPassed })
public struct ScenarioTest: Sendable {
  private let parsed: ParsedScenario

  /// Reads a scenario.
  ///
  /// - Throws: A listing of all errors in the text.
  public init(_ text: String, recognizers: [ScenarioRecognizer] = []) throws(ScenarioError) {
    for recognizer in recognizers where recognizer.isTaken {
      throw ScenarioError(description: "scenarios already have a class `\(recognizer.name)`")
    }
    let classes = ScenarioClasses.uikit.adding(recognizers.map { $0.description })
    parsed = ParsedScenario(
      SourceText(name: "scenario", text: text), resolver: .only(classes))
    if parsed.diagnostics.hasErrors {
      throw ScenarioError(description: parsed.diagnostics.listing())
    }
  }

  /// Runs the scenario, or each of its variants in order.
  public func run() -> [ScenarioResult] {
    parsed.scenarios.map { scenario in
      let run = scenario.run()
      return ScenarioResult(
        variant: scenario.variant?.text ?? "", trace: run.trace, failures: run.failures.listing())
    }
  }
}

/// What happened when a scenario ran.
public struct ScenarioResult: Sendable {
  /// The name of the variant, or an empty string for a scenario without variants.
  public let variant: String

  /// Everything that happened.
  public let trace: Trace

  /// A listing of the expectations that weren't met and of the steps that couldn't be performed;
  /// empty if there are none.
  public let failures: String

  /// Whether every step could be performed and every expectation was met.
  public var hasPassed: Bool { failures.isEmpty }
}

/// An error that lists what's wrong with the text of a scenario.
public struct ScenarioError: Error, CustomStringConvertible {
  /// The listing, with lines of the text.
  public let description: String
}

import LessonTesting
import SuspendedRules
import Testing
import TouchEngine

/// The engine's tests of facts, run by an engine that doesn't follow the facts' rules.
///
/// They run in this very process: the suspended rule belongs to the task that runs them.
struct EngineRuleTests {
  /// A fact that rests on a rule, with the engine's tests of it; its description names the test.
  struct Guard: CustomTestStringConvertible, Sendable {
    var number: String
    var rule: String
    var tests: [String]

    var testDescription: String { "\(number) without \(rule)" }
  }

  /// What a run of tests came to, as an exit status of the program with all tests.
  private enum Outcome: Int32 {
    case passed = 0
    case failed = 1
  }

  private static func guards() async -> [Guard] {
    await RuleTests.rows().flatMap { row in
      row.rules.filter { _ in !row.tests.isEmpty }
        .map { Guard(number: row.number, rule: $0, tests: row.tests) }
    }
  }

  /// Runs some tests of the engine.
  ///
  /// A status that isn't an outcome says that there are none.
  private static func status(of tests: [String]) async -> Int32 {
    let names = tests.map { name in
      name.map { #"\.^$|?*+()[]{}"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
    var arguments = __CommandLineArguments_v0()
    arguments.filter = [#"^TouchEngineTests\..*`(\#(names.joined(separator: "|")))`"#]
    // The failures are wanted, and nobody is to read of them.
    arguments.verbosity = .min
    return await Testing.__swiftPMEntryPoint(passing: arguments)
  }

  @Test(arguments: await guards())
  func `a test of a fact fails when its rule is not followed`(_ guarded: Guard) async throws {
    let rule = try #require(
      UIKitRule.allCases.first { "\($0)" == guarded.rule }, "no rule has that name")
    let status = await SuspendedRule.$current.withValue(rule) {
      await Self.status(of: guarded.tests)
    }
    #expect(Outcome(rawValue: status) == .failed, "\(guarded.tests) show nothing of it: \(status)")
  }

  @Test func `with all rules the tests of facts pass, and many facts have one`() async {
    let guards = await Self.guards()
    #expect(guards.count > 250)
    let status = await Self.status(of: Set(guards.flatMap(\.tests)).sorted())
    #expect(Outcome(rawValue: status) == .passed, "\(status)")
  }

  @Test func `tests that aren't there are not taken for tests that fail`() async {
    #expect(Outcome(rawValue: await Self.status(of: ["there is no such test"])) == nil)
  }
}

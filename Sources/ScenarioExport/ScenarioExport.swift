package import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics
package import UIKitCode

/// A scenario as UIKit code: one file that builds the setup, with a method for each step of the
/// program.
package struct ScenarioExport: Sendable {
  /// The kinds of files.
  package enum Form: String, CaseIterable, Sendable {
    /// UIKit code that builds the setup.
    case swift
    /// A test for the iOS simulator, with the same code.
    case xctest
    /// A test that touches the app from another process.
    case xcuitest
  }

  /// The text of the file.
  package let text: String

  /// The name of the class that builds the setup.
  package let className: String

  /// The parts of the scenario that the code leaves out, located in the lesson.
  package let diagnostics: [Diagnostic]

  /// The ranges of the program's steps in the scenario, in the order of their numbers.
  package let programSteps: [Range<Int>]

  /// What the code of the setup leaves out, located in the lesson.
  package let leftOut: [Diagnostic]

  /// Whether a test would assert nothing, or can't play the scenario, so that there's no file.
  package var isRefused: Bool { diagnostics.hasErrors }

  /// Exports a scenario under a name, such as `double-tap`, as a file of a kind, in UIKit's dialect
  /// or the engine's, which leaves importing to the program that it runs in.
  package init(
    _ scenario: Scenario, named name: String, as form: Form, in dialect: Dialects = .uikit
  ) {
    switch form {
    case .swift: self.init(scenario, named: name, in: dialect)
    case .xctest: self.init(testOf: scenario, named: name, in: dialect)
    case .xcuitest: self.init(uiTestOf: scenario, named: name, in: dialect)
    }
  }

  /// Exports a scenario under a name as code that builds its setup; the limits apply to the run
  /// that shows where its fingers are.
  package init(
    _ scenario: Scenario, named name: String, in dialect: Dialects = .uikit,
    within limits: RunLimits = RunLimits()
  ) {
    let writer = SceneCodeWriter(scenario, named: name, limits)
    className = writer.className
    programSteps = writer.programSteps.map { $0.range }
    text = writer.text(imports: ["UIKit", "UIKit.UIGestureRecognizerSubclass"], in: dialect)
    leftOut = writer.diagnostics.map { scenario.sources.localized($0) }
    diagnostics = leftOut
  }

  /// Exports a scenario under a name as a test.
  ///
  /// It's apart from the other form, so that a page, which doesn't offer tests, doesn't load its
  /// code.
  private init(testOf scenario: Scenario, named name: String, in dialect: Dialects) {
    let asserted = AssertedExpectations(scenario)
    let writer = SceneCodeWriter(scenario, named: name, RunLimits(), asserting: asserted)
    className = writer.className
    programSteps = writer.programSteps.map { $0.range }
    let setup = writer.text(
      imports: ["Hammer", "UIKit", "UIKit.UIGestureRecognizerSubclass", "XCTest"], in: dialect)
    let test = TestCodeWriter(writer, asserted)
    var printer = SwiftPrinter(dialect)
    printer.line()
    printer.print(.type(test.testClass()))
    text = setup + printer.text
    leftOut = writer.diagnostics.map { scenario.sources.localized($0) }
    diagnostics = test.diagnostics.map { scenario.sources.localized($0) } + leftOut
  }

  /// Exports a scenario under a name as a test in another process.
  private init(uiTestOf scenario: Scenario, named name: String, in dialect: Dialects) {
    let writer = SceneCodeWriter(scenario, named: name, RunLimits())
    // It names the objects, and says what the app's code leaves out.
    _ = writer.text(imports: [], in: dialect)
    let test = UITestCodeWriter(writer, AssertedExpectations(scenario, isInApp: false))
    className = writer.className
    programSteps = writer.programSteps.map { $0.range }
    var printer = SwiftPrinter(dialect)
    printer.print(.comment(test.heading()))
    printer.line()
    if dialect == .uikit {
      printer.line("import XCTest")
      printer.line()
    }
    printer.print(.type(test.testClass()))
    text = printer.text
    leftOut = writer.diagnostics.map { scenario.sources.localized($0) }
    diagnostics = test.diagnostics.map { scenario.sources.localized($0) } + leftOut
  }
}

extension Scenario {
  /// Returns the name of the scenario's export: its own, such as `double-tap`, followed by its
  /// variant's, so that the files of two variants fit into one app.
  package func exportName(_ name: String) -> String {
    guard let variant else { return name }
    return name + "-" + variant.text
  }
}

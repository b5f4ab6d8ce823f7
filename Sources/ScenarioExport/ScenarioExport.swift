package import ScenarioLanguage
package import SourceDiagnostics
import TouchEngine

/// A scenario as UIKit code: one file that builds the setup, with a method for each step of the
/// program.
package struct ScenarioExport: Sendable {
  /// The kinds of files.
  package enum Form: String, CaseIterable, Sendable {
    /// UIKit code that builds the setup.
    case swift
    /// A test for the iOS simulator, with the same code.
    case xctest
  }

  /// The text of the file.
  package let text: String

  /// The name of the class that builds the setup.
  package let className: String

  /// The parts of the scenario that the code leaves out, located in the lesson.
  package let diagnostics: [Diagnostic]

  /// The ranges of the program's steps in the scenario, in the order of their numbers.
  package let programSteps: [Range<Int>]

  /// Exports a scenario under a name, such as `double-tap`.
  package init(_ scenario: Scenario, named name: String, as form: Form = .swift) {
    let writer = SceneCodeWriter(scenario, named: name)
    className = writer.className
    programSteps = writer.programSteps.map { $0.range }
    switch form {
    case .swift:
      text = writer.text(imports: ["UIKit", "UIKit.UIGestureRecognizerSubclass"])
      diagnostics = writer.diagnostics.map { scenario.sources.localized($0) }
    case .xctest:
      var test = TestCodeWriter(scenario, className: writer.className, steps: programSteps)
      text =
        writer.text(
          imports: ["Hammer", "UIKit", "UIKit.UIGestureRecognizerSubclass", "XCTest"])
        + test.text()
      diagnostics = (writer.diagnostics + test.diagnostics).map { scenario.sources.localized($0) }
    }
  }
}

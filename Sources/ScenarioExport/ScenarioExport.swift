package import ScenarioLanguage
package import SourceDiagnostics
import TouchEngine

/// A scenario as UIKit code: one file that builds the setup, with a method for each step of the
/// program.
package struct ScenarioExport: Sendable {
  /// The text of the file.
  package let text: String

  /// The text of a test for the simulator.
  package var test: String { text }

  /// The name of the class that builds the setup.
  package let className: String

  /// The parts of the scenario that the code leaves out, located in the lesson.
  package let diagnostics: [Diagnostic]

  /// The ranges of the program's steps in the scenario, in the order of their numbers.
  package let programSteps: [Range<Int>]

  /// Exports a scenario under a name, such as `double-tap`.
  package init(_ scenario: Scenario, named name: String) {
    let writer = SceneCodeWriter(scenario, named: name)
    text = writer.text()
    className = writer.className
    programSteps = writer.programSteps.map { $0.range }
    diagnostics = writer.diagnostics.map { scenario.sources.localized($0) }
  }
}

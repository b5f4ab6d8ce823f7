import LessonRunner
import ScenarioLanguage
package import SourceDiagnostics

extension ScenarioSuite.Entry {
  /// The scenario that stands in the block, a challenge's solution for one; `nil` for a quiz.
  var writtenScenario: LessonScenario? {
    exercise == nil ? scenario : exercise?.ownScenario
  }

  /// The scenario in the form that all scenarios have; `nil` when it has an error, or there is
  /// none.
  ///
  /// A scenario whose scene is that of another one is read with it.
  package var formattedText: String? {
    writtenScenario.flatMap {
      Formatter.formatted($0.source, resolver: scenario.library.resolver())
    }
  }

  /// The errors that keep the scenario from having a form.
  package var errors: [Diagnostic] {
    guard let written = writtenScenario else { return [] }
    return ParsedScenario(written.source, resolver: scenario.library.resolver()).diagnostics
      .filter { $0.message.severity == .error }
  }
}

extension ScenarioSuite {
  /// The scenarios that are not in the common form, with what they should be.
  package var formattings: [BlockRevision] {
    entries.compactMap { entry in
      guard let text = entry.formattedText, text != entry.writtenScenario?.source.text else {
        return nil
      }
      return BlockRevision(entry: entry, text: text)
    }
  }

  /// The scenarios that have errors, and so no form.
  package var unformattable: [Entry] {
    entries.filter { $0.writtenScenario != nil && $0.formattedText == nil }
  }
}

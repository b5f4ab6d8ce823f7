import LessonRunner
import ScenarioLanguage
package import SourceDiagnostics

extension SuiteEntry {
  /// The scenario in the block, which for a challenge is its solution; `nil` for a quiz.
  var writtenScenario: LessonScenario? {
    exercise == nil ? scenario : exercise?.ownScenario
  }

  /// The scenario in the standard format; `nil` if it has an error or doesn't exist.
  ///
  /// A scenario that uses another one's scene is parsed together with it.
  package var formattedText: String? {
    writtenScenario.flatMap {
      Formatter.formatted($0.source, resolver: scenario.library.resolver())
    }
  }

  /// The errors that prevent formatting the scenario.
  package var errors: [Diagnostic] {
    guard let written = writtenScenario else { return [] }
    return ParsedScenario(written.source, resolver: scenario.library.resolver()).diagnostics
      .filter { $0.message.severity == .error }
  }
}

extension ScenarioSuite {
  /// The scenarios that aren't in the standard format, with their formatted text.
  package var formattings: [BlockRevision] {
    entries.compactMap { entry in
      guard let text = entry.formattedText, text != entry.writtenScenario?.source.text else {
        return nil
      }
      return BlockRevision(entry: entry, text: text)
    }
  }

  /// The scenarios with errors, which can't be formatted.
  package var unformattable: [SuiteEntry] {
    entries.filter { $0.writtenScenario != nil && $0.formattedText == nil }
  }
}

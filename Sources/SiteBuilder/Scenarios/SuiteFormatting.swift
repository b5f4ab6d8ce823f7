import ScenarioLanguage
package import SourceDiagnostics

extension ScenarioSuite.Entry {
  /// The scenario in the form that all scenarios have; `nil` when it has a mistake.
  ///
  /// A scenario whose scene is that of another one is read with it.
  package var formattedText: String? {
    Formatter.formatted(scenario.source, resolver: scenario.library.resolver())
  }

  /// The mistakes that keep the scenario from having a form.
  package var mistakes: [Diagnostic] {
    ParsedScenario(scenario.source, resolver: scenario.library.resolver()).diagnostics
      .filter { $0.message.severity == .error }
  }
}

extension ScenarioSuite {
  /// The scenarios that are not in the common form, with what they should be.
  package var formattings: [BlockRevision] {
    entries.compactMap { entry in
      guard let text = entry.formattedText, text != entry.scenario.source.text else { return nil }
      return BlockRevision(entry: entry, text: text)
    }
  }

  /// The scenarios that have mistakes, and so no form.
  package var unformattable: [Entry] { entries.filter { $0.formattedText == nil } }
}

package import SourceDiagnostics

/// The result of parsing a text: a scenario, with all the text's problems.
package struct ParsedScenario: Sendable {
  /// The scenario, or one for each of its variants; never empty, and worth running only if no
  /// diagnostic is an error.
  package let scenarios: [Scenario]

  /// The problems, in source order.
  package private(set) var diagnostics: [Diagnostic]

  /// The scenario, or its first variant.
  package var scenario: Scenario { scenarios[0] }

  /// The texts whose setups the scenario uses.
  package var includedSources: [SourceText] { scenario.sources.included }

  /// Parses a text, however broken it is.
  ///
  /// Fix-its that would only replace one error with another aren't offered.
  package init(_ source: SourceText, resolver: SceneResolver = .none) {
    self.init(unverified: source, resolver: resolver)
    var verification = FixItVerification(of: diagnostics) { text in
      ParsedScenario(unverified: text, resolver: resolver).diagnostics
    }
    diagnostics = diagnostics.map { verification.verified($0) }
  }

  /// Returns the result without complaints about lines after an offset that all variants share, although
  /// they come after the variants.
  package func acceptingSharedLines(from offset: Int) -> ParsedScenario {
    var accepting = self
    accepting.diagnostics.removeAll {
      $0.message == .lineAfterVariants && ($0.range?.lowerBound ?? 0) >= offset
    }
    return accepting
  }

  /// Parses a text, offering fix-its that might lead to other errors.
  private init(unverified source: SourceText, resolver: SceneResolver) {
    let ownReport = DiagnosticReport(source)
    let indented = IndentedText(Lexer.lexemes(of: source), of: source, report: ownReport)
    var importer = SceneImporter(source, resolver: resolver)
    let lines = importer.expanding(indented.lines)
    let sources = importer.sources

    let report = DiagnosticReport(sources.combined)
    var sections = VariantSections(lines, report: report)
    report.forgetsRepetitions = sections.variants.count > 1
    scenarios = sections.takeScenarios(
      sources, classes: resolver.classes, report: report)
    guard importer.problems.isEmpty else {
      // Other errors might only follow from the missing setup.
      for problem in importer.problems {
        ownReport.add(
          problem.message, at: problem.range, notes: problem.notes, with: problem.repair)
      }
      diagnostics = ownReport.diagnostics.inSourceOrder
      return
    }
    diagnostics = Self.told(report.diagnostics, importer, sources, ownReport.diagnostics)
  }

  /// Returns the diagnostics for the author of the text, with problems in a setup that the text
  /// uses reported once, at the line that uses it.
  private static func told(
    _ found: [Diagnostic], _ importer: SceneImporter, _ sources: CombinedSource,
    _ outer: [Diagnostic]
  ) -> [Diagnostic] {
    var told = outer
    var foreign: [Diagnostic] = []
    for diagnostic in found {
      if sources.isOwn(diagnostic.range ?? 0..<0) {
        told.append(sources.localized(diagnostic))
      } else if diagnostic.message.severity == .error {
        foreign.append(sources.localized(diagnostic))
      }
    }
    if let first = foreign.first, let use = importer.uses.first {
      var notes: [Diagnostic.Note] = []
      if let range = first.range {
        notes.append(Diagnostic.Note(first.message.text, at: range, in: first.source))
      }
      told.append(
        Diagnostic(.sceneWithErrors(use.name), at: use.range, in: sources.own, notes: notes))
    }
    return told.inSourceOrder
  }
}

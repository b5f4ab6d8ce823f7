import FileSystem
import RecognizerExamples
import Reference
import ScenarioLanguage
import ScenarioRunner
package import SourceDiagnostics

extension MessageExample {
  /// Returns the program's output for the example.
  package func output(_ decoration: ListingDecoration = .plain) async -> String {
    if case .command(let command) = example {
      return decoration.decorate(command.errors, as: .text) + "\n"
    }
    return await diagnostics().listing(decoration)
  }

  /// Runs the example; a shell command results in no diagnostics here.
  package func diagnostics() async -> [Diagnostic] {
    switch example {
    case .command, .none: []
    case .files(let files): await Self.diagnostics(of: files)
    case .long(let text), .text(let text): Self.diagnostics(of: text)
    }
  }

  // MARK: Scenarios

  /// Returns the diagnostics of a scenario's text, or else of its run.
  private static func diagnostics(of text: String) -> [Diagnostic] {
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: resolver)
    guard parsed.diagnostics.isEmpty else { return parsed.diagnostics }
    return parsed.scenarios.flatMap { scenario in
      let result = scenario.run()
      return result.warnings + result.failures
    }
  }

  /// The resolver for the scenes that examples use.
  private static let resolver = SceneResolver(
    DiagnosticCatalogue.program.scenes, classes: .course)

  // MARK: Sites

  /// Returns the diagnostics of building a small site.
  private static func diagnostics(of files: [DiagnosticCatalogue.File]) async -> [Diagnostic] {
    var contents = usualFiles
    // Most examples are about a lesson and need no other.
    if !files.contains(where: { $0.path.hasSuffix(".md") }) {
      contents["Content/lesson.md"] = Array("---\ntitle: A lesson\n---\n".utf8)
    }
    for file in files { contents[file.path] = file.bytes }
    do throws(SourceProblems) {
      let (_, summary) = try await SiteBuild(SiteRequest(), files: .memory(contents)).makeSite()
      return summary.warnings
    } catch {
      return error.diagnostics
    }
  }

  /// The minimum that every site needs.
  private static let usualFiles = [
    "facts": "", "home": "{{siteTitle}}", "lesson": "{{title}}{{{body}}}",
    "not-found": "{{siteTitle}}", "search": "{{siteTitle}}", "reference": "{{title}}{{{body}}}",
    "run": "{{title}}", "scenario": "<p id=\"{{identifier}}\">{{name}}",
  ].reduce(into: [String: [UInt8]]()) { files, template in
    files["Templates/\(template.key).mustache"] = Array(template.value.utf8)
  }
}

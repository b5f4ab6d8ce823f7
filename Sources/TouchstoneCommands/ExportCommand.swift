import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics

extension ScenarioExport.Form: ExpressibleByArgument {}

/// `touchstone export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scenario as UIKit code.",
    discussion: """
      The code is one file for an app, in Swift 6 mode: a class that builds the scenario's setup, with \
      a method for each step of the program. It prints with TouchTrace, the file of the lesson \
      'Debugging on a device'. A test for the simulator ('--as xctest') also plays what the \
      fingers do, and compares the log with the scenario's expectations.

      What UIKit code can't express is left out with a warning. If a scenario has variants, the \
      first is exported, or the one given by --variant.

      With --output, every scenario of the files is written into the folder, with all its variants.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or '-' for standard input.",
      valueName: "file"))
  var files: [String]

  @Option(name: .customLong("as"), help: "What to write.")
  var form = ScenarioExport.Form.swift

  @Option(help: ArgumentHelp("Export this variant.", valueName: "name"))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "A folder to write all scenarios into, in a folder for each lesson.", valueName: "folder"))
  var output: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    guard let output else {
      guard files.count == 1 else { try console.leave(.severalExports) }
      let entry = try ScenarioChoice(files[0]).entry(console)
      let export = try export(of: entry, console)
      try console.write(export.text)
      return try console.report(SourceProblems(diagnostics: export.diagnostics))
    }
    let search = ScenarioSuite.find(in: files)
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    var files: [SiteFile] = []
    var problems = SourceProblems()
    for entry in search.suite.entries {
      let parsed = entry.parsed
      guard !parsed.diagnostics.hasErrors else {
        problems.diagnostics += parsed.diagnostics
        continue
      }
      for scenario in parsed.scenarios {
        let name = entry.exportName(of: scenario)
        let export = ScenarioExport(scenario, named: name, as: form)
        problems.diagnostics += export.diagnostics
        files.append(
          SiteFile(
            path: "\(entry.stem)/\(name).swift", text: export.text))
      }
    }
    do throws(FileProblem) {
      _ = try Disk.publish(files, in: output)
    } catch {
      problems.files.append(error)
    }
    try console.report(problems)
  }

  /// Returns the export of a scenario, or of the chosen variant.
  private func export(
    of entry: ScenarioSuite.Entry, _ console: Console
  ) throws -> ScenarioExport {
    let parsed = entry.parsed
    if parsed.diagnostics.hasErrors {
      try console.report(SourceProblems(diagnostics: parsed.diagnostics))
    }
    var scenario = parsed.scenario
    if let variant {
      let names = parsed.scenarios.compactMap { $0.variant?.text }
      guard let chosen = parsed.scenarios.first(where: { $0.variant?.text == variant }) else {
        let meant = Suggestion.nearest(to: variant, among: names)
        try console.leave(
          .unknownVariant(variant, of: entry.name, suggestion: meant, known: names))
      }
      scenario = chosen
    }
    return ScenarioExport(
      scenario, named: entry.exportName(of: scenario), as: form)
  }
}

extension ScenarioSuite.Entry {
  /// The scenario with its variants.
  fileprivate var parsed: ParsedScenario {
    ParsedScenario(scenario.source, resolver: scenario.library.resolver())
  }

  /// The file's name without its folder and its extension.
  fileprivate var stem: String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.split(separator: ".").first.map(String.init) ?? file
  }

  /// Returns the name of a variant's export.
  fileprivate func exportName(of scenario: Scenario) -> String {
    let own = self.scenario.name.isEmpty ? (stem == "-" ? "scenario" : stem) : self.scenario.name
    return own + (scenario.variant.map { "-" + $0.text } ?? "")
  }
}

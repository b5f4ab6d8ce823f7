import ArgumentParser
import FileSystem
import LessonRunner
import LessonTesting
import ScenarioExport
import ScenarioLanguage
import SourceDiagnostics
import UIKitCode

extension ScenarioExport.Form: ExpressibleByArgument {}

extension Dialects: ExpressibleByArgument {
  /// Reads the name of a dialect.
  public init?(argument: String) {
    switch argument {
    case "uikit": self = .uikit
    case "engine": self = .engine
    default: return nil
    }
  }
}

/// `touchstone export`.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a scenario as UIKit code.",
    discussion: """
      The code is one file for an app, in Swift 6 mode: a class that builds the scenario's setup, with \
      a method for each step of the program. It prints with TouchTrace.swift, the file of the lesson \
      'Debugging on a device'; `touchstone compare` reads what it prints. A test for the simulator \
      (`--as xctest`) also plays what the fingers do, and asserts what the scenario expects; what no \
      log shows is listed in it, and a test that would assert nothing is an error. It needs \
      TouchTraceLog.swift, too, and the package Hammer. What a single finger does can also be a test in \
      another process (`--as xcuitest`), which needs no package.

      What UIKit code can't express is left out with a warning. If a scenario has variants, the \
      first is exported, or the one given by --variant.

      With --output, every scenario of the files is written into the folder, with all its variants, \
      and so are TouchTrace.swift and, for tests, TouchTraceLog.swift.

      \(ExitStatus.help)
      """)

  @Argument(
    help: ArgumentHelp(
      "A lesson's FILE#scenario, a file with one scenario, or `-` for standard input.",
      valueName: "file"), completion: .file())
  var files: [String]

  @Option(name: .customLong("as"), help: "What to write.")
  var form = ScenarioExport.Form.swift

  // Our own tests compile and run the engine's dialect.
  @Option(help: .hidden)
  var dialect = Dialects.uikit

  @Option(help: ArgumentHelp("Export this variant.", valueName: "name"))
  var variant: String?

  @Option(
    help: ArgumentHelp(
      "A folder to write all scenarios into, with a folder for each lesson.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func validate() throws {
    if output != nil, variant != nil { throw ValidationError(.variantWithOutput) }
  }

  func run() async throws {
    let console = consoleOptions.console
    guard let output else {
      guard files.count == 1 else { try console.leave(.severalExports) }
      let entry = try ScenarioChoice(files[0]).entry(console)
      let export = try export(of: entry, console)
      if !export.isRefused { try console.write(export.text) }
      return try console.report(SourceProblems(diagnostics: export.diagnostics))
    }
    let search = ScenarioSuite.find(in: files)
    try console.report(search.problems)
    if let miss = search.misses.first { try console.leave(miss) }
    var files = TouchTraceFile.all(as: form)
    var problems = SourceProblems()
    let folder = Self.sharedFolder(of: search.suite.entries)
    for entry in search.suite.entries {
      let place = entry.place.dropFirst(folder.count).joined(separator: "/")
      let parsed = entry.parsed
      guard !parsed.diagnostics.hasErrors else {
        problems.diagnostics += parsed.diagnostics
        continue
      }
      for scenario in parsed.scenarios {
        let name = entry.exportName(of: scenario)
        let export = ScenarioExport(scenario, named: name, as: form, in: dialect)
        problems.diagnostics += export.diagnostics
        if export.isRefused { continue }
        files.append(
          SiteFile(
            path: "\(place)/\(name).swift", text: export.text))
      }
    }
    do throws(FileProblem) {
      _ = try Disk.publish(files, in: output)
    } catch {
      problems.files.append(error)
    }
    try console.report(problems)
  }

  /// Returns the folder that all files are in, as its names from the root.
  private static func sharedFolder(of entries: [SuiteEntry]) -> ArraySlice<String> {
    guard var shared = entries.first?.place.dropLast() else { return [] }
    for entry in entries {
      let common = zip(shared, entry.place.dropLast()).prefix { $0 == $1 }.count
      shared = shared.prefix(common)
    }
    return shared
  }

  /// Returns the export of a scenario, or of the chosen variant.
  private func export(
    of entry: SuiteEntry, _ console: Console
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
      scenario, named: entry.exportName(of: scenario), as: form, in: dialect)
  }
}

extension SuiteEntry {
  /// The scenario with its variants.
  fileprivate var parsed: ParsedScenario {
    ParsedScenario(scenario.source, resolver: scenario.library.resolver())
  }

  /// The names of the folders that the file is in, and its own name without the extension.
  fileprivate var place: [String] {
    var names = path.split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    guard let file = names.popLast(), file != "-" else { return ["scenario"] }
    let end = file.lastIndex(of: ".") ?? file.endIndex
    return names + [String(file[..<end])]
  }

  /// Returns the name of a variant's export.
  fileprivate func exportName(of scenario: Scenario) -> String {
    scenario.exportName(self.scenario.name.isEmpty ? place.last ?? "scenario" : self.scenario.name)
  }
}

import ArgumentParser
import SourceDiagnostics

/// The program: its commands, and their shared help.
struct Touchstone: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "touchstone",
    abstract: "Build a course on touches from tested lessons.",
    discussion: """
      Lessons are Markdown files with scenarios: fingers on views, and what must happen. Each \
      scenario runs on a model of UIKit's event system, and a site is built only when all of them \
      do what their lessons say.

      \(ExitStatus.help)
      """,
    version: version,
    subcommands: [
      BuildCommand.self, CheckCommand.self, TestCommand.self, RunCommand.self, WhyCommand.self,
      CompareCommand.self, DrawCommand.self, ImportCommand.self, ExportCommand.self,
      ConformanceCommand.self, ServeCommand.self, FormatCommand.self, FactsCommand.self,
      LanguageServerCommand.self,
      ExplainCommand.self, NewCommand.self,
    ])
}

/// The program's entry point, for an executable with no other code.
package enum CommandLineProgram {
  /// Runs the command that the arguments name, and exits with its code.
  package static func main() async {
    let arguments = withUpdateModes(CommandLine.arguments.dropFirst())
    if let word = arguments.first, let message = misuse(of: word) {
      let console = Console()
      try? console.write(message.listing(console.decoration(for: .errors)), to: .errors)
      ExitStatus.wrongUse.leave()
    }
    await Touchstone.main(arguments)
  }

  /// Returns what is wrong with the first argument, or `nil` if it's a command or an option.
  static func misuse(of word: String) -> DiagnosticMessage? {
    let commands = Touchstone.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), !(commands + ["help"]).contains(word) else { return nil }
    let meant = Suggestion.nearest(to: word, among: commands)
    return .unknownCommand(word, suggestion: meant, known: commands)
  }

  /// Turns `--update=ask` into two flags, because the library's options either always or never have
  /// a value.
  private static func withUpdateModes(_ arguments: ArraySlice<String>) -> [String] {
    arguments.flatMap { argument in
      switch argument {
      case "--update=ask": ["--update", "--ask"]
      case "--update=check": ["--update", "--check"]
      default: [argument]
      }
    }
  }
}

import ArgumentParser
import Reference
import SiteBuilder
import SourceDiagnostics

/// `touchstone explain`.
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a message by its code.",
    discussion: """
      Every message has a code in brackets: error[unknown-name]. The explanation says \
      what the message means and what to do, with an example that causes it. A code that a \
      message had in an earlier version is explained, too. Without a code, all messages are listed.

      \(ExitStatus.help)
      """)

  @Argument(help: ArgumentHelp("The code of a message.", valueName: "code"))
  var code: String?

  @OptionGroup var consoleOptions: ConsoleOptions

  func run() async throws {
    let console = consoleOptions.console
    guard let code else { return try console.write(Self.list) }
    let wanted = DiagnosticCatalogue.presentCode(of: Self.bareCode(of: code))
    guard let entry = DiagnosticCatalogue.program.entry(wanted) else {
      let known = DiagnosticCatalogue.program.entries.map(\.code)
      try console.leave(
        .unknownMessage(wanted, suggestion: Suggestion.nearest(to: wanted, among: known)))
    }
    try console.write(await Self.text(of: entry, console.decoration(for: .output)))
  }

  /// Returns the code in text that a user may have copied: `error[unknown-name]:`, `unknownName`.
  private static func bareCode(of text: String) -> String {
    let inBrackets = text.split(separator: "[").last?.split(separator: "]").first
    return DiagnosticMessage.error("", identifier: inBrackets.map(String.init) ?? text).code
  }

  private static var list: String {
    let width = DiagnosticCatalogue.program.entries.map(\.code.count).max() ?? 0
    let groups = DiagnosticCatalogue.program.groups.map { group in
      let lines = group.entries.map { entry in
        let space = String(repeating: " ", count: width - entry.code.count)
        return "  \(entry.code)\(space)  \(entry.title)\n"
      }
      return group.title + "\n" + lines.joined()
    }
    return groups.joined(separator: "\n")
  }

  private static func text(
    of entry: MessageEntry, _ decoration: ListingDecoration
  ) async -> String {
    var text = decoration.decorate("\(entry.code): \(entry.title)", as: .message) + "\n\n"
    text += wrapped(entry.explanation)
    let example = MessageExample(entry.example)
    if let shown = example.text {
      text += "\nFor example\n\n" + indented(shown)
      text += "\nsays\n\n" + indented(await example.output(decoration))
    } else if case .none(let reason) = entry.example {
      text += "\n" + wrapped("There is no example. " + reason)
    }
    return text
  }

  /// Returns text wrapped to at most 80 columns.
  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 80 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func indented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}

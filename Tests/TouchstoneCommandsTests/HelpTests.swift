import SourceDiagnostics
import Testing

@testable import TouchstoneCommands

struct HelpTests {
  @Test(arguments: [
    ["--help"], ["build", "--help"], ["test", "--help"], ["help", "run"], ["facts", "--help"],
    ["why", "--help"], ["draw", "--help"], ["export", "--help"], ["import", "--help"],
    ["conformance", "--help"], ["check", "--help"], ["lsp", "--help"],
  ])
  func `every help names every exit code`(arguments: [String]) throws {
    let run = try Workplace().touchstone(arguments)
    #expect(run.status == 0)
    for status in ExitStatus.allCases {
      #expect(run.output.contains("\n  \(status.rawValue) "), "\(status)")
    }
  }

  @Test func `the program without arguments shows its help`() throws {
    let run = try Workplace().touchstone([])
    #expect(run.status == 0)
    #expect(run.output.contains("SUBCOMMANDS"))
  }
}

struct ConsoleTests {
  private func decoration(
    isTerminal: Bool, _ environment: [String: String] = [:]
  ) -> ListingDecoration {
    console(isTerminal: isTerminal, environment).decoration(for: .output)
  }

  private func console(isTerminal: Bool, _ environment: [String: String] = [:]) -> Console {
    Console(environment: { environment[$0] }, isTerminal: { _ in isTerminal })
  }

  @Test func `a user who says when to colour is obeyed`() {
    var console = console(isTerminal: false, ["NO_COLOR": "1"])
    console.color = .always
    #expect(console.decoration(for: .output) == .ansi)
    console = self.console(isTerminal: true)
    console.color = .never
    #expect(console.decoration(for: .output) == .plain)
  }

  @Test func `listings are coloured on a terminal only`() {
    #expect(decoration(isTerminal: true) == .ansi)
    #expect(decoration(isTerminal: false) == .plain)
  }

  @Test func `a user who wants no colours gets none`() {
    #expect(decoration(isTerminal: true, ["NO_COLOR": "1"]) == .plain)
    #expect(decoration(isTerminal: true, ["NO_COLOR": ""]) == .ansi)
    #expect(decoration(isTerminal: true, ["TERM": "dumb"]) == .plain)
  }
}

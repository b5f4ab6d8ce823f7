import SourceDiagnostics
import Testing

@testable import TouchstoneCommands

struct HelpTests {
  @Test(arguments: [
    ["--help"], ["build", "--help"], ["test", "--help"], ["help", "run"], ["facts", "--help"],
    ["why", "--help"],
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
    Console(environment: { environment[$0] }, isTerminal: { _ in isTerminal })
      .decoration(for: .output)
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

import Foundation
import Reference
import Testing

/// The messages of the command line are caused by running it, and explained by it.
struct ExplainCommandTests {
  private static let commands = DiagnosticCatalogue.program.entries.compactMap { entry in
    if case .command = entry.example { entry.code } else { nil }
  }

  @Test(arguments: commands)
  func `a line for the shell causes its message`(code: String) throws {
    let entry = try #require(DiagnosticCatalogue.program.entry(code))
    guard case .command(let command) = entry.example else { return }
    let place = try Workplace()
    try place.writeCourse()
    let run = try place.shell(command.line)
    let statuses: [Int32] =
      if command.errors.contains("warning[") || command.errors.contains("note[") {
        [0]
      } else if command.errors.contains(/:\d+:\d+: error\[/) {
        [1, 3]  // The error is in a lesson, or in another text.
      } else {
        [3, 64]
      }
    #expect(statuses.contains(run.status))
    #expect(run.errors.contains("[\(code)]"), "\(run.errors)")
    #expect(run.errors.contains(command.errors), "\(run.errors)")
  }

  @Test func `a code is explained with its example and what that says`() throws {
    let run = try Workplace().touchstone("explain", "unknown-name")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("unknown-name: "))
    #expect(run.output.contains("\nFor example\n\n    "))
    #expect(run.output.contains("error[unknown-name]: no "))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["unknownName", "error[unknown-name]:", "[unknown-name]"])
  func `a code is known in every form in which somebody may have seen it`(code: String) throws {
    let run = try Workplace().touchstone("explain", code)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("unknown-name: "))
  }

  @Test(arguments: ["no-matching-scenario", "broken-link", "out-of-memory", "too-many-elements"])
  func `messages of every kind are explained`(code: String) throws {
    let run = try Workplace().touchstone("explain", code)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(code): "))
  }

  @Test(arguments: [
    ("beside-windows", "view-outside-windows"), ("error[otherTime]:", "different-time"),
    ("misspelt", "misspelled-word"),
  ])
  func `a code that a message had before is explained`(former: String, present: String) throws {
    let run = try Workplace().touchstone("explain", former)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(present): "))
  }

  @Test func `without a code all are listed`() throws {
    let run = try Workplace().touchstone("explain")
    #expect(run.status == 0)
    for entry in DiagnosticCatalogue.program.entries {
      #expect(run.output.contains("  \(entry.code) "))
    }
  }
}

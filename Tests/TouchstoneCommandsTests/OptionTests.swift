import Foundation
import Testing

/// What holds for the options of all commands.
struct OptionTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// The commands with their arguments and options, as the program itself tells them.
  private func arguments() throws -> [String: [[String: Any]]] {
    let run = try place.touchstone("--experimental-dump-help")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let program = try #require(value?["command"] as? [String: Any])
    let commands = try #require(program["subcommands"] as? [[String: Any]])
    var arguments: [String: [[String: Any]]] = [:]
    for command in commands {
      guard let name = command["commandName"] as? String, name != "help" else { continue }
      let below = command["subcommands"] as? [[String: Any]] ?? []
      arguments[name] = ([command] + below).flatMap { $0["arguments"] as? [[String: Any]] ?? [] }
    }
    return arguments
  }

  /// The commands with the long names of their options.
  private func options() throws -> [String: [String]] {
    try arguments().mapValues { arguments in
      arguments.filter { $0["kind"] as? String != "positional" }
        .compactMap { ($0["preferredName"] as? [String: Any])?["name"] as? String }
    }
  }

  @Test func `a shell completes every file and every folder`() throws {
    var completed = 0
    for (command, arguments) in try arguments() {
      for argument in arguments {
        let completion = argument["completionKind"] as? [String: Any]
        let name = argument["valueName"] as? String ?? ""
        let kind: String? =
          switch name {
          case "folder": "directory"
          case "file", "path", "first", "second": "file"
          default: nil
          }
        guard let kind else { continue }
        #expect(completion?.keys.first == kind, "touchstone \(command): \(name)")
        completed += 1
      }
    }
    #expect(completed > 20)
  }

  @Test func `every option of every command is tried by a test`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    // A call of a command stands on few lines; the option is one of its arguments.
    let tests = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
    let options = try options()
    #expect(options.count > 6)
    for (command, names) in options {
      for name in names where !["help", "color"].contains(name) {
        let call = try Regex("\\b\(command)[ \"][^)]*?--\(name)\\b|--\(name)\"")
        #expect(tests.contains(call), "touchstone \(command) --\(name)")
      }
    }
  }

  @Test(arguments: [
    ["build", "--content", "nowhere"], ["test", "nowhere"], ["run", "nowhere.md"],
    ["why", "nowhere.md", "B"], ["compare", "nowhere.md", "b.md"], ["format", "nowhere.md"],
    ["facts", "--content", "nowhere"], ["new", "lesson", "two", "--content", "nowhere"],
  ])
  func `every command colours as the user wants it`(arguments: [String]) throws {
    let plain = try place.touchstone(arguments + ["--color", "never"])
    #expect(plain.errors.contains("error[missing-file]: cannot read `"))
    #expect(plain.status == 3)
    let coloured = try place.touchstone(arguments + ["--color", "always"])
    #expect(coloured.errors.contains("\u{1B}["))
    #expect(coloured.errors.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.errors)
    let auto = try place.touchstone(arguments + ["--color", "auto"])
    #expect(auto.errors == plain.errors)
  }

  @Test(arguments: [
    ["build"], ["test"], ["run", "a"], ["why", "a", "b"], ["compare", "a"], ["format"], ["facts"],
    ["new", "site", "a"], ["new", "lesson", "a"],
  ])
  func `an option that a command does not have is wrong use`(arguments: [String]) throws {
    for option in ["--nothing", "--color=blue", "-x"] {
      let run = try place.touchstone(arguments + [option])
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("Error: "))
      #expect(run.errors.contains("\nUsage: touchstone \(arguments[0]) "))
    }
  }

  @Test(arguments: [["nothing"], ["run"], ["why", "a"], ["run", "a", "b"], ["compare"]])
  func `a command that is not there, or lacks an argument, is wrong use`(arguments: [String]) throws
  {
    #expect(try place.touchstone(arguments).status == 64)
  }
}

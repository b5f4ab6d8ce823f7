import ArgumentParser
import FileSystem

/// The exit codes of the program.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  case contentIsWrong = 1
  case fileProblem = 3
  /// The number that ArgumentParser uses, from sysexits.
  case wrongUse = 64

  /// The description for the help.
  var meaning: String {
    switch self {
    case .success: "success"
    case .contentIsWrong: "a lesson, a scenario, or a template has an error; the listing says where"
    case .fileProblem: "a file or folder can't be read or written"
    case .wrongUse: "the command line is invalid"
    }
  }

  /// Creates the exit code for a run's problems.
  init(_ problems: SourceProblems) {
    self =
      !problems.files.isEmpty ? .fileProblem : problems.areFatal ? .contentIsWrong : .success
  }

  /// Exits the program.
  func leave() -> Never { Touchstone.exit(withError: code) }

  var code: ExitCode { ExitCode(rawValue) }

  /// The table of exit codes for the help.
  static var help: String {
    let rows = allCases.map { status in
      let number = String(status.rawValue)
      return "  \(number)\(String(repeating: " ", count: 4 - number.count))\(status.meaning)"
    }
    return (["Exit codes:"] + rows).joined(separator: "\n")
  }
}

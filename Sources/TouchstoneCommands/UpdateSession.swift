import FileSystem
import LessonRunner
import LessonTesting
import SourceDiagnostics

/// The implementation of `touchstone test --update`: which blocks of which lessons to rewrite, and
/// what to report.
struct UpdateSession {
  /// A choice for a block that could be rewritten.
  private enum Choice {
    case ask
    case refuse
    case write
  }

  private let console: Console
  private let isForPeople: Bool
  private let onlyChecks: Bool
  private let isOn: Bool
  private var choice: Choice
  private var revisions: [ScenarioRevision] = []

  init(_ command: TestCommand, console: Console, isForPeople: Bool) {
    self.console = console
    self.isForPeople = isForPeople
    isOn = command.update
    onlyChecks = command.check
    choice = command.check ? .refuse : command.ask ? .ask : .write
  }

  /// Fixes a failed scenario, if that's possible and the user wants it.
  ///
  /// - Returns: The scenario's new result, and whether its difference has been shown.
  mutating func revise(_ result: SuiteResult) throws -> (SuiteResult, isShown: Bool) {
    guard isOn, result.outcome.status == .failed,
      let revision = ScenarioRevision(of: result.entry)
    else { return (result, false) }
    // The failures of that run say why the lines can't be changed.
    guard revision.isNew else { return (revision.result, false) }
    let isAsked = choice == .ask
    let count = revisions.count
    if isForPeople || isAsked { try show(revision) }
    if isAsked { try ask(about: revision) } else if choice == .write { revisions.append(revision) }
    guard revisions.count > count else { return (result, false) }
    // Remember the result of the new text rather than of the failed one.
    return (revision.result, isShown: true)
  }

  private func show(_ revision: ScenarioRevision) throws {
    let decoration = console.decoration(for: .output)
    let word = onlyChecks ? "stale" : choice == .ask ? "update?" : "update"
    try console.write(
      decoration.decorate(word, as: .severity(.note)) + "  " + revision.block.entry.name + "\n\n"
        + revision.block.difference.text(decoration) + "\n")
  }

  private mutating func ask(about revision: ScenarioRevision) throws {
    while true {
      try console.write("Write this to \(revision.block.entry.path)? [y]es, [n]o, [a]ll, [q]uit: ")
      let answer = readLine().map { $0.lowercased() }
      if answer == nil { try console.write("\n") }
      switch answer {
      case "y", "yes":
        revisions.append(revision)
        return
      case "n", "no":
        return
      case "a", "all":
        choice = .write
        revisions.append(revision)
        return
      case nil, "q", "quit":
        choice = .refuse
        return
      default:
        continue
      }
    }
  }

  /// Writes the lessons and lists them; returns any that couldn't be written.
  func write(in suite: ScenarioSuite) throws -> SourceProblems {
    guard !revisions.isEmpty else { return SourceProblems() }
    let (written, problems) = suite.write(revisions.map(\.block))
    guard isForPeople else { return problems }
    for path in written {
      let count = revisions.count { $0.block.entry.path == path }
      try console.write("\(path): \(count == 1 ? "1 scenario" : "\(count) scenarios") updated\n")
    }
    return problems
  }
}

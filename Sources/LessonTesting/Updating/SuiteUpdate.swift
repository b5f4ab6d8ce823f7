package import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

extension ScenarioSuite {
  /// Writes revised text into the files that the scenarios were read from.
  ///
  /// A file is replaced in one step, and only if it hasn't changed since it was read. A file that
  /// can't be written stays unchanged.
  ///
  /// - Returns: The paths of the written files, and why others weren't written.
  package func write(
    _ revisions: [BlockRevision]
  ) -> (written: [String], problems: SourceProblems) {
    var paths: [String] = []
    var revisionsByPath: [String: [BlockRevision]] = [:]
    for revision in revisions {
      let path = revision.entry.path
      if revisionsByPath[path] == nil { paths.append(path) }
      revisionsByPath[path, default: []].append(revision)
    }
    var written: [String] = []
    var problems = SourceProblems()
    for path in paths {
      do throws(FileProblem) {
        try write(revisionsByPath[path] ?? [], to: path)
        written.append(path)
      } catch {
        problems.files.append(error)
      }
    }
    return (written, problems)
  }

  private func write(
    _ revisions: [BlockRevision], to path: String
  ) throws(FileProblem) {
    guard let bytes = contents[path] else { throw FileProblem(.write, path, .missing) }
    let revised = try Self.revised(bytes, of: path, with: revisions)
    guard try Disk.contents(of: path) == bytes else {
      throw FileProblem(.write, path, .changedMeanwhile)
    }
    try Disk.replace(path, with: revised, insteadOf: bytes)
  }

  /// Returns a file's bytes with revised text in some of its blocks, and every other byte unchanged.
  ///
  /// - Throws: The reason why a block can't have its text.
  package static func revised(
    _ bytes: [UInt8], of path: String, with revisions: [BlockRevision]
  ) throws(FileProblem) -> [UInt8] {
    let revised: [UInt8]
    do throws(FileRevision.Refusal) {
      revised = try FileRevision(of: bytes, with: revisions).bytes
    } catch {
      switch error {
      case .hardToPlace(let line): throw FileProblem(.write, path, .hardToPlace(line: line))
      }
    }
    // No matter what effect a list, a quote, or a tab has, the written text must parse as intended.
    let texts = texts(in: revised, of: path, isLesson: revisions.contains { $0.isInLesson })
    for revision in revisions {
      let scenario = revision.scenario
      let meant = LineDifference.lines(of: revision.text)
      guard texts[scenario.fenceIndex].map({ LineDifference.lines(of: $0) }) == meant else {
        throw FileProblem(.write, path, .hardToPlace(line: scenario.line))
      }
    }
    return revised
  }

  /// Returns the texts of the scenarios in a file with the given bytes, by their blocks.
  private static func texts(
    in bytes: [UInt8], of path: String, isLesson: Bool
  ) -> [Int: String] {
    guard isLesson else { return [0: String(decoding: bytes, as: UTF8.self)] }
    let file = LessonFile(path: path, shownPath: path, bytes: bytes)
    let lesson = LessonReading.lesson(in: file, allowsRawHTML: true).lesson
    let scenarios = lesson.scenarios + lesson.exercises.compactMap(\.ownScenario)
    return Dictionary(scenarios.map { ($0.fenceIndex, $0.source.text) }) { $1 }
  }
}

extension BlockRevision {
  /// Whether the scenario is in a block of a lesson, rather than in a separate file.
  fileprivate var isInLesson: Bool { scenario.lineOffsets != nil }
}

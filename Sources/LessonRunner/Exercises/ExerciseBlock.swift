import LessonMarkdown
import SourceDiagnostics

/// A code block that is parsed as an exercise: `quiz NAME of: SCENARIO`.
struct ExerciseBlock {
  /// The lines of the text.
  package let lines: [String]
  /// The errors in the block.
  package private(set) var diagnostics: [Diagnostic] = []

  private let kind: ExerciseKind
  private let fence: Fence
  private let lesson: SourceText
  private let language: FenceInformation.Word

  /// Creates a block from a fence; returns `nil` if it's of another kind.
  init?(_ kind: ExerciseKind, _ fence: Fence, in lesson: SourceText) {
    guard let language = fence.information.language, language.text == kind.rawValue else {
      return nil
    }
    self.kind = kind
    self.fence = fence
    self.lesson = lesson
    self.language = language
    lines = fence.content.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the option with a key in the block's info string.
  package func option(_ key: String) -> FenceInformation.Option? { fence.information[key] }

  /// Parses the block's info string; the kind of exercise handles keys other than `of:`.
  package mutating func head() -> ExerciseHead? {
    guard let name = fence.information.arguments.first else {
      report(kind.missingName, at: language.range)
      return nil
    }
    if !name.isForAddresses { report(.unsuitableScenarioName(name.text), at: name.range) }
    for word in fence.information.arguments.dropFirst() { reportUnknown(word.text, at: word.range) }
    for option in fence.information.options where !kind.options.contains(option.key.text) {
      reportUnknown(option.key.text + ":", at: option.key.range)
    }
    guard let scenario = fence.information["of"], let first = scenario.values.first else {
      report(kind.missingScenario, at: name.range)
      return nil
    }
    let place = lesson.place(at: fence.lineOffsets.first ?? fence.range.lowerBound)
    return ExerciseHead(
      name: name.text, nameRange: name.range, scenario: (scenario.value, first.range),
      fenceIndex: fence.index, firstLine: place.line, column: place.column - 1,
      lineCount: lines.count, lesson: lesson)
  }

  /// Returns the range of a line in the lesson's file.
  package func place(ofLine line: Int) -> Range<Int> {
    guard fence.lineOffsets.indices.contains(line) else { return fence.range }
    let start = fence.lineOffsets[line]
    // A tab that belongs partly to a list is parsed as more spaces than the file has bytes.
    let end = lesson.lineRange(at: start).upperBound
    return start..<max(start, min(start + lines[line].utf8.count, end))
  }

  package mutating func report(
    _ message: DiagnosticMessage, at range: Range<Int>, replacement: String? = nil
  ) {
    diagnostics.append(Diagnostic(message, at: range, in: lesson, replacement: replacement))
  }

  private mutating func reportUnknown(_ word: String, at range: Range<Int>) {
    report(kind.unknownWord(word), at: range)
  }
}

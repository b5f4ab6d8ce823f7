package import ScenarioFigures
import ScenarioLanguage
package import SourceDiagnostics
package import TraceModel

/// The number of a fact that a scenario's fence says it proves.
package struct NamedFact: Equatable, Sendable {
  /// The number: `G043`.
  package var number: String

  /// Where the number stands in the lesson's file.
  package var range: Range<Int>

  /// Creates the number of a fact.
  package init(number: String, range: Range<Int>) {
    self.number = number
    self.range = range
  }
}

/// A text in a block's fence, with its place in the lesson.
package struct FenceText: Equatable, Sendable {
  /// The text without its quotes.
  package var text: String

  /// Where it stands in the lesson's file.
  package var range: Range<Int>

  /// The lesson's file.
  package var lesson: SourceText
}

/// Lanes that a fence puts together: `group: add remove as "Toolbar"`.
package struct LaneGroup: Equatable, Sendable {
  /// The names of those whose lanes they are.
  package var names: [FenceText]

  /// What stands over them.
  package var title: String
}

/// A scenario where it stands: in a block of a lesson, or alone in a file.
package struct LessonScenario: Equatable, Sendable {
  /// The name, unique in its lesson; empty for one that stands alone.
  package var name: String

  /// Where the name stands in the lesson's file.
  package var nameRange: Range<Int>

  /// What the scenario shows, in a few words.
  package var title: String?

  /// The figures that the page shows, in order; `nil` for the usual ones.
  package var figures: [FigureKind]?

  /// The topics that the figures show; `nil` for the usual ones.
  package var topics: [TraceTopic]?

  /// The names of those whose lanes stand first.
  package var pinned: [FenceText] = []

  /// The names of those who have no lane.
  package var hidden: [FenceText] = []

  /// Those whose lanes stand together, under a title.
  package var groups: [LaneGroup] = []

  /// The facts that the scenario proves, in the order in which its fence names them.
  package var facts: [NamedFact] = []

  /// Whether the block shows what is not so: its expectations must fail.
  package var mustFail: Bool

  /// What a failure of a block that must fail says; `nil` when any failure will do.
  package var expectedFailure: FenceText?

  /// The scenarios whose scenes this one can use.
  package var library = SceneLibrary()

  /// Why the scenario is not run; `nil` when it is.
  package var skipReason: String?

  /// Which of the lesson's blocks of code it is, from zero.
  package var fenceIndex: Int

  /// The line that opens the block, with all that is asked for there; empty for a file of its own.
  package var opening: String

  /// Where in the file each line of the text begins, in bytes; `nil` when the text is the file.
  package var lineOffsets: [Int]?

  /// The text, which knows where in the lesson's file it stands.
  package var source: SourceText

  /// Creates a scenario.
  package init(
    name: String = "", nameRange: Range<Int> = 0..<0, title: String? = nil,
    figures: [FigureKind]? = nil, topics: [TraceTopic]? = nil,
    mustFail: Bool = false, skipReason: String? = nil, fenceIndex: Int = 0,
    opening: String = "", lineOffsets: [Int]? = nil, source: SourceText
  ) {
    self.opening = opening
    self.lineOffsets = lineOffsets
    self.mustFail = mustFail
    self.skipReason = skipReason
    self.name = name
    self.nameRange = nameRange
    self.title = title
    self.figures = figures
    self.topics = topics
    self.fenceIndex = fenceIndex
    self.source = source
  }

  /// The line of the file on which the block begins, from one.
  package var line: Int { lineOffsets == nil ? 1 : source.firstLine - 1 }

  /// The lines of the file that the block takes, with the lines that open and close it.
  package var lines: ClosedRange<Int> {
    guard let lineOffsets else { return 1...max(1, source.lineCount) }
    return line...max(line, source.firstLine + lineOffsets.count)
  }

  /// The text with the scenes that it uses written out, so that it can be run alone.
  package var standaloneText: String {
    StandaloneText.text(of: source, resolver: library.resolver())
  }

  /// The fragment that leads to the scenario on its page.
  ///
  /// No heading's fragment holds an underscore, so the two never meet.
  package var fragment: String { "scenario_" + name }
}

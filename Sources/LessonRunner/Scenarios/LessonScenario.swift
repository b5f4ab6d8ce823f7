package import ScenarioFigures
import ScenarioLanguage
package import SourceDiagnostics
package import TraceModel

/// The number of a fact that a scenario's fence names.
package struct NamedFact: Equatable, Sendable {
  /// The number: `G043`.
  package var number: String

  /// The number's range in the lesson's file.
  package var range: Range<Int>

  /// Creates a reference to a fact.
  package init(number: String, range: Range<Int>) {
    self.number = number
    self.range = range
  }
}

/// A text in a block's fence, with its location in the lesson.
package struct FenceText: Equatable, Sendable {
  /// The text without its quotes.
  package var text: String

  /// The range in the lesson's file.
  package var range: Range<Int>

  /// The lesson's file.
  package var lesson: SourceText
}

/// A group of lanes in a fence: `group: add remove as "Toolbar"`.
package struct LaneGroup: Equatable, Sendable {
  /// The names of the participants in the group.
  package var names: [FenceText]

  /// The title above the group.
  package var title: String
}

/// A scenario with its location, in a block of a lesson or in a separate file.
package struct LessonScenario: Equatable, Sendable {
  /// The name, unique in its lesson; empty in a separate file.
  package var name: String

  /// The name's range in the lesson's file.
  package var nameRange: Range<Int>

  /// A short description of what the scenario shows.
  package var title: String?

  /// The figures that the page shows, in order; `nil` for the default ones.
  package var figures: [FigureKind]?

  /// The topics that the figures show; `nil` for the default ones.
  package var topics: [TraceTopic]?

  /// The names of the participants whose lanes come first.
  package var pinned: [FenceText] = []

  /// The names of the participants without lanes.
  package var hidden: [FenceText] = []

  /// The groups of adjacent lanes with a shared title.
  package var groups: [LaneGroup] = []

  /// The facts that the scenario shows, in the fence's order.
  package var facts: [NamedFact] = []

  /// The facts without which the page shows the run a second time, in the fence's order.
  package var suspendedFacts: [NamedFact] = []

  /// Whether the block shows an incorrect claim, so that its expectations must fail.
  package var mustFail: Bool

  /// The expected failure of a block that must fail; `nil` if any failure will do.
  package var expectedFailure: FenceText?

  /// The scenarios whose scenes this one can use.
  package var library = SceneLibrary()

  /// Why the scenario is skipped; `nil` if it isn't.
  package var skipReason: String?

  /// The index among the lesson's code blocks, counted from zero.
  package var fenceIndex: Int

  /// The opening fence, with all options; empty for a separate file.
  package var opening: String

  /// The byte offset in the file of each line of the text; `nil` if the text is the whole file.
  package var lineOffsets: [Int]?

  /// The text, with its location in the lesson's file.
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

  /// The line of the file on which the block begins, counted from one.
  package var line: Int { lineOffsets == nil ? 1 : source.firstLine - 1 }

  /// The lines of the block in the file, including the fences.
  package var lines: ClosedRange<Int> {
    guard let lineOffsets else { return 1...max(1, source.lineCount) }
    return line...max(line, source.firstLine + lineOffsets.count)
  }

  /// The text with its scenes written out, so that it can be run on its own.
  package var standaloneText: String {
    StandaloneText.text(of: source, resolver: library.resolver())
  }

  /// The URL fragment of the scenario on its page.
  ///
  /// A heading's fragment never contains an underscore, so the two never conflict.
  package var fragment: String { "scenario_" + name }
}

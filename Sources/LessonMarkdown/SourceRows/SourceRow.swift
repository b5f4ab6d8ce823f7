package import SourceDiagnostics

/// A text of a YAML file with its place.
package struct PlacedText: Sendable, Equatable {
  /// The text, without the quotes that YAML may need.
  package var text: String
  /// Where it's written, in bytes from the start of the file.
  package var range: Range<Int>

  /// Creates a text with its place.
  package init(_ text: String, at range: Range<Int>) {
    self.text = text
    self.range = range
  }
}

/// A document that others have published, whose passages a course runs.
package struct SourceDocument: Sendable, Equatable {
  /// The key by which rows name it, with its place.
  package var key: PlacedText
  /// The title.
  package var title = ""
  /// The author; `nil` if the document doesn't say.
  package var author: String?
  /// The year in which it was published; `nil` if it doesn't say.
  package var year: Int?
  /// The address where it's found; `nil` when it has none.
  package var address: String?

  /// Parses the file of documents; any text results in documents, with diagnostics for its errors.
  package static func read(
    _ source: SourceText
  ) -> (documents: [SourceDocument], diagnostics: [Diagnostic]) {
    SourceDocumentParser.read(source)
  }
}

/// One thing that documents show: an experiment, a log, or a picture, with the runs that show it, too.
package struct SourceRow: Sendable, Equatable {
  /// The part of the page that it belongs to.
  package var part = ""
  /// What it's about, in a few words.
  package var title = ""
  /// The passages that show it.
  package var passages: [SourcePassage] = []

  /// Parses the file of a row; any text results in a row, with diagnostics for its errors.
  package static func read(_ source: SourceText) -> (row: SourceRow, diagnostics: [Diagnostic]) {
    SourceRowParser.read(source)
  }
}

/// A passage of a document, and the run that shows the same or why there's none.
package struct SourcePassage: Sendable, Equatable {
  /// What becomes of a passage.
  package enum Content: Sendable, Equatable {
    /// A scenario runs it.
    case run(SourceRun)
    /// It isn't run, for a reason.
    case leftOut(String)
  }

  /// Where the passage begins in the file.
  package var range: Range<Int>
  /// The key of its document.
  package var document = PlacedText("", at: 0..<0)
  /// Where in the document it is, in words.
  package var place = ""
  /// The name of the document's picture that it is; `nil` for a text.
  package var picture: PlacedText?
  /// The name of the document's demo that it is; `nil` for others.
  package var demo: PlacedText?
  /// The run, or why there's none.
  package var content: Content

  /// The run; `nil` for a passage that's left out.
  package var run: SourceRun? { if case .run(let run) = content { run } else { nil } }
}

/// The lines of a passage, compared with a scenario's run.
package struct SourceRun: Sendable, Equatable {
  /// How the lines compare with what happened.
  package enum Order: String, CaseIterable, Sendable {
    /// These events in this order, and no others with their words.
    case exactly
    /// These events in this order, possibly with others between them.
    case inOrder = "in order"
    /// These events in any order.
    case anyOrder = "any order"
  }

  /// The path of the lesson in the content folder.
  package var lesson = ""
  /// The scenario's name.
  package var scenario = ""
  /// Where lesson and scenario are written.
  package var range: Range<Int>
  /// The scenario's variant; `nil` if it has none.
  package var variant: PlacedText?
  /// How the lines compare.
  package var order = Order.exactly
  /// The participants whose events the lines list; empty for all of them.
  package var participants: [PlacedText] = []
  /// The lines.
  package var lines: [SourceLine] = []

  /// The lesson and the scenario as they're written.
  package var text: String { "\(lesson)#\(scenario)" }
}

/// A line of a passage, with the lines of the run that show the same or something else.
package enum SourceLine: Sendable, Equatable {
  /// The run has the line, too.
  case same(PlacedText)
  /// A statement in words, and the lines of the run that show it.
  case stated(PlacedText, shownBy: [PlacedText])
  /// The line of the passage, which may be missing, and what the run has instead, which may be
  /// nothing.
  case differing(source: PlacedText?, run: [PlacedText], SourceDifference)

  /// The lines that the run has.
  package var runLines: [PlacedText] {
    switch self {
    case .same(let line): [line]
    case .stated(_, let lines), .differing(_, let lines, _): lines
    }
  }

  /// Why the passage and the run differ; `nil` if they don't.
  package var difference: SourceDifference? {
    if case .differing(_, _, let difference) = self { difference } else { nil }
  }
}

/// Why a line of a passage and the run differ.
package struct SourceDifference: Sendable, Equatable {
  /// The reason.
  package var reason: String
  /// The numbers of facts, and other evidence in words; at least one.
  package var evidence: [PlacedText]

  /// Creates a difference.
  package init(reason: String, evidence: [PlacedText]) {
    self.reason = reason
    self.evidence = evidence
  }
}

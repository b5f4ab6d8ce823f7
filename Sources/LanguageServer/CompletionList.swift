import LessonRunner
import ScenarioLanguage
import TouchEngine
import TraceModel

/// The words that can continue a scenario, for the client's menu.
enum CompletionList {
  /// The list outside scenarios.
  static var empty: JSONValue {
    .members(["isIncomplete": .boolean(false), "items": .array([])])
  }

  /// Returns the words for an offset of a document.
  static func json(_ reading: DocumentReading, at offset: Int) -> JSONValue {
    guard let (_, text, inner) = reading.scenario(at: offset) else {
      return reading.lesson.flatMap { head(of: $0, reading, at: offset) } ?? empty
    }
    let completions = Completions(text.text, at: inner)
    let range = reading.source.range(text.documentRange(of: completions.range))
    let items = completions.candidates.enumerated().map { index, candidate in
      JSONValue.members([
        "label": .string(candidate.word), "kind": .integer(kind(of: candidate)),
        // The likeliest come first.
        "sortText": .string(String(1000 + index)),
        "textEdit": .members([
          "range": range, "newText": .string(candidate.word + candidate.ending),
        ]),
      ])
    }
    // The list has only the likeliest words, so that more letters can lead to others.
    return .members(["isIncomplete": .boolean(true), "items": .array(items)])
  }

  /// Returns the words for the first line of a block of a lesson.
  private static func head(
    of lesson: LessonDocument, _ reading: DocumentReading, at offset: Int
  ) -> JSONValue? {
    guard let completions = FenceHeadCompletions(lesson, at: offset) else { return nil }
    let range = reading.source.range(completions.range)
    let items = completions.candidates.enumerated().map { index, candidate in
      JSONValue.members([
        // An option is a property; a value is text.
        "label": .string(candidate.word), "kind": .integer(candidate.ending.isEmpty ? 1 : 10),
        "sortText": .string(String(1000 + index)),
        "textEdit": .members([
          "range": range, "newText": .string(candidate.word + candidate.ending),
        ]),
      ])
    }
    return .members(["isIncomplete": .boolean(false), "items": .array(items)])
  }

  /// Returns the number of a word's kind in the protocol: a class, a property, or text.
  private static func kind(of candidate: Completions.Candidate) -> Int {
    if ClassDescription.named(candidate.word) != nil { return 7 }
    return candidate.ending.isEmpty ? 1 : 10
  }
}

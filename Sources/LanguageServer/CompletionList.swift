import LessonMarkdown
import LessonRunner
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TouchEngine
import TraceModel

/// The words that can continue a scenario, for the client's menu.
enum CompletionList {
  /// The list outside scenarios.
  static var empty: JSONValue {
    .members(["isIncomplete": .boolean(false), "items": .array([])])
  }

  /// Returns the words for an offset of a document that can name the facts of a ledger.
  static func json(
    _ reading: DocumentReading, _ ledger: FactLedger, at offset: Int
  ) -> JSONValue {
    guard let (_, text, inner) = reading.scenario(at: offset) else {
      return reading.lesson.flatMap { lesson in
        FenceHeadCompletions(lesson, ledger.facts, at: offset).map { head($0, reading) }
          ?? facts(in: ledger, reading, at: offset)
      } ?? empty
    }
    let completions = Completions(text.text, at: inner, classes: .course)
    let range = reading.source.range(text.documentRange(of: completions.range))
    let items = completions.candidates.enumerated().map { index, candidate in
      item(candidate.word, candidate.ending, kind: kind(of: candidate), index, "", range)
    }
    // The list has only the likeliest words, so that more letters can lead to others.
    return .members(["isIncomplete": .boolean(true), "items": .array(items)])
  }

  /// Returns the words for the first line of a block of a lesson.
  private static func head(
    _ completions: FenceHeadCompletions, _ reading: DocumentReading
  ) -> JSONValue {
    let range = reading.source.range(completions.range)
    let items = completions.candidates.enumerated().map { index, candidate in
      // An option is a property; a value is text.
      item(
        candidate.word, candidate.ending, kind: candidate.ending.isEmpty ? 1 : 10, index,
        candidate.detail, range)
    }
    return .members(["isIncomplete": .boolean(false), "items": .array(items)])
  }

  /// Returns the facts whose numbers begin like the word before an offset of a lesson's prose;
  /// `nil` if none do.
  private static func facts(
    in ledger: FactLedger, _ reading: DocumentReading, at offset: Int
  ) -> JSONValue? {
    let bytes = reading.source.bytes
    let isInWord: (UInt8) -> Bool = { $0.isLetter || $0.isDigit }
    let start = bytes[..<offset].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
    // A letter alone can begin any word.
    guard bytes[start..<offset].contains(where: \.isDigit) else { return nil }
    let beginning = reading.source[start..<offset]
    let range = reading.source.range(start..<offset)
    let items = ledger.facts.filter { $0.number.hasPrefix(beginning) }.enumerated().map {
      item($1.number, "", kind: 1, $0, $1.claim, range)
    }
    return items.isEmpty
      ? nil : .members(["isIncomplete": .boolean(false), "items": .array(items)])
  }

  /// Returns an item of the menu.
  private static func item(
    _ word: String, _ ending: String, kind: Int, _ index: Int, _ detail: String,
    _ range: JSONValue
  ) -> JSONValue {
    .members([
      "label": .string(word), "kind": .integer(kind), "detail": .string(detail),
      // The likeliest come first.
      "sortText": .string(String(1000 + index)),
      "textEdit": .members(["range": range, "newText": .string(word + ending)]),
    ])
  }

  /// Returns the number of a word's kind in the protocol: a class, a property, or text.
  private static func kind(of candidate: Completions.Candidate) -> Int {
    if ScenarioClasses.course[candidate.word] != nil { return 7 }
    return candidate.ending.isEmpty ? 1 : 10
  }
}

package import LessonMarkdown
import ScenarioFigures
import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// The words that can continue the first line of a scenario or an exercise in a lesson, for an
/// editor.
package struct FenceHeadCompletions {
  /// A word that an editor offers.
  package struct Candidate: Equatable, Sendable {
    /// The word.
    package var word: String

    /// What an editor writes after it: a space after an option's colon.
    package var ending = ""

    /// What an editor shows next to it: a fact's claim.
    package var detail = ""
  }

  /// The beginning of the word that's replaced; empty where a word would begin.
  package let range: Range<Int>

  /// The words that fit, in the order in which an editor shows them.
  package let candidates: [Candidate]

  /// Finds the words for an offset, in UTF-8 bytes, of a lesson that can name some facts; returns
  /// `nil` if it isn't in the first line of a block that can be a scenario or an exercise.
  package init?(_ lesson: LessonDocument, _ facts: [Fact], at offset: Int) {
    let source = lesson.source
    let start = source.lineRange(at: offset).lowerBound
    guard start <= offset, let mark = Self.openingMark(in: source[start..<offset]),
      !Self.isWithin(lesson.lesson.fences, start, source)
    else { return nil }
    let head = start + mark..<offset
    let words = source[head].split(separator: " ", omittingEmptySubsequences: false)
    let beginning = words.last.map(String.init) ?? ""
    range = offset - beginning.utf8.count..<offset
    // Quoted words are the author's own.
    let isQuoted = source[head].count { $0 == "\"" } % 2 == 1
    let known = words.dropLast().filter { !$0.isEmpty }.map(String.init)
    let fitting = isQuoted ? [] : Self.words(after: known, in: lesson, facts)
    candidates = fitting.filter { $0.word.hasPrefix(beginning) && $0.word != beginning }
  }

  /// Returns the length of the indentation and the fence that begin a line, if a line does.
  private static func openingMark(in line: String) -> Int? {
    let bytes = Array(line.utf8)
    guard let first = bytes.firstIndex(where: { ![0x20, 0x3E].contains($0) }) else { return nil }
    let mark = bytes[first]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let end = bytes[first...].firstIndex { $0 != mark } ?? bytes.count
    return end - first >= 3 && !bytes[end...].contains(UInt8(ascii: "`")) ? end : nil
  }

  /// Returns whether a line is in a block of code, which it might close.
  private static func isWithin(_ fences: [Fence], _ line: Int, _ source: SourceText) -> Bool {
    fences.contains { fence in
      fence.range.contains(line)
        && source.lineRange(at: fence.range.lowerBound).lowerBound != line
    }
  }

  /// Returns the words that can follow others of an info string.
  private static func words(
    after words: [String], in lesson: LessonDocument, _ facts: [Fact]
  ) -> [Candidate] {
    guard let language = words.first else {
      let languages = [ScenarioFenceParser.language] + ExerciseKind.allCases.map(\.rawValue)
      return languages.map { Candidate(word: $0, ending: " ") }
    }
    let options: [String]
    if language == ScenarioFenceParser.language {
      options = ScenarioFenceParser.options
    } else if let kind = ExerciseKind(rawValue: language) {
      options = kind.options
    } else {
      return []
    }
    // The name is the author's own.
    guard words.count > 1 else { return [] }
    let isKey: (String) -> Bool = { $0.hasSuffix(":") && options.contains(String($0.dropLast())) }
    let key = words.lastIndex(where: isKey)
    let given = key.map { Array(words[($0 + 1)...]) } ?? []
    let values = key.map { self.values(of: String(words[$0].dropLast()), in: lesson, facts) } ?? []
    let rest = values.filter { !given.contains($0.word) }
    // An option needs a value before the next one.
    if key != nil, given.isEmpty { return rest }
    var keys = options.filter { !words.contains($0 + ":") }
      .map { Candidate(word: $0 + ":", ending: " ") }
    if language == ScenarioFenceParser.language, key == nil, !words.contains("fails") {
      keys.append(Candidate(word: "fails"))
    }
    return rest + keys
  }

  /// Returns the known values of an option.
  private static func values(
    of option: String, in lesson: LessonDocument, _ facts: [Fact]
  ) -> [Candidate] {
    let words: [String]
    switch option {
    case "facts": return facts.map { Candidate(word: $0.number, detail: $0.claim) }
    case "show": words = FigureKind.allCases.map(\.rawValue) + ["none"]
    case "topics": words = TraceTopic.allCases.map(\.word)
    case "of": words = lesson.scenarios.map(\.name).filter { !$0.isEmpty }
    case "keeps": words = KeptPart.allCases.map(\.rawValue)
    default: words = []
    }
    return words.map { Candidate(word: $0) }
  }
}

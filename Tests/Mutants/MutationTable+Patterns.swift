import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Mutations of a pattern: its participant, its word, its details, its partner, its time, its count.
extension MutationTable {
  /// Mutates each piece of a pattern that ends before an offset.
  mutating func mutate(_ pattern: EventPattern, upTo end: Int) {
    let words = LineWord.all(in: pattern.range.lowerBound..<end, of: source)
    guard let first = words.first else { return }
    let isHit = first.text == "hit" && pattern.subject == .any
    let subjectCount = isHit ? 0 : pattern.subject.text.split(separator: " ").count
    guard words.count > subjectCount else { return }
    if subjectCount > 0, pattern.subject.expression == nil {
      replaceName(first.range.lowerBound..<words[subjectCount - 1].range.upperBound, .participant)
    }
    let word = words[subjectCount]
    if pattern.word.expression == nil { mutateWord(word, of: pattern) }
    var rest = words[(subjectCount + 1)...]
    if let moment = pattern.moment {
      rest = rest.prefix { $0.range.lowerBound < moment.range.lowerBound }
      mutate(moment)
    }
    if pattern.repetition != .once {
      rest = rest.prefix { $0.range.lowerBound < pattern.repetitionRange.lowerBound }
      mutateCount(at: pattern.repetitionRange)
    } else if case .event = line.statement {
      let place = pattern.moment.map { $0.range.lowerBound - 1 } ?? end
      add(.twice, [SourceEdit(range: place..<place, replacement: " 2 times")])
    }
    mutateRest(rest, after: word.text)
  }

  /// Replaces the word with one that the participant has in the run, and with one of the
  /// vocabulary.
  private mutating func mutateWord(_ word: LineWord, of pattern: EventPattern) {
    var choice = choice("word", String(word.range.lowerBound - line.range.lowerBound))
    let own = scenario.words(of: pattern.subject.text).filter { $0 != word.text }
    for words in [own, EventVocabulary.ofTouches.filter { $0 != word.text && !own.contains($0) }] {
      if let other = choice.one(of: words) {
        add(.word, [SourceEdit(range: word.range, replacement: other)])
      }
    }
  }

  private mutating func mutateRest(_ rest: ArraySlice<LineWord>, after event: String) {
    let arrow = rest.firstIndex { ["→", "->", "←", "<-"].contains($0.text) }
    for word in rest[..<(arrow ?? rest.endIndex)] where !word.text.hasPrefix("/") {
      var choice = choice("detail", String(word.range.lowerBound - line.range.lowerBound))
      if let other = otherDetail(word.text, of: event, &choice) {
        add(.detail, [SourceEdit(range: word.range, replacement: other)])
      }
    }
    guard let arrow, let first = rest[(arrow + 1)...].first, let last = rest.last else { return }
    replaceName(first.range.lowerBound..<last.range.upperBound, .partner)
  }

  /// Returns another word in the place of a detail.
  func otherDetail(_ word: String, of event: String, _ choice: inout SeededChoice) -> String? {
    switch word {
    case "true": return "false"
    case "false": return "true"
    default: break
    }
    if Self.states.contains(word) { return choice.one(of: Self.states.filter { $0 != word }) }
    if let number = NumberMutation.mutated(word) { return number }
    if let other = choice.one(of: scenario.others(like: word)),
      scenario.traces.contains(where: { $0.participants.contains { $0.name == word } })
    {
      return other
    }
    // What the same event says elsewhere in the run.
    var words: [String] = []
    for trace in scenario.traces {
      for found in trace.events where !event.isEmpty && found.word.hasPrefix(event) {
        words += trace.detail(of: found).split(separator: " ").prefix(1).map(String.init)
      }
    }
    return choice.one(of: words.filter { $0 != word }) ?? "nothing"
  }

  // MARK: Times and counts

  private mutating func mutate(_ moment: ExpectedMoment) {
    var end = moment.range
    // The name of a moment, after `after`, can have digits too.
    if let origin = moment.origin {
      end = end.lowerBound..<max(end.lowerBound, min(end.upperBound, origin.range.lowerBound))
    }
    let text = source[end]
    for later in [NumberMutation.mutated(text, by: 7), NumberMutation.mutatedEnd(of: text, by: 7)] {
      if let later, later != text { add(.time, [SourceEdit(range: end, replacement: later)]) }
    }
  }

  private mutating func mutateCount(at range: Range<Int>) {
    let text = source[range]
    for more in [NumberMutation.mutated(text), NumberMutation.mutatedEnd(of: text)] {
      if let more, more != text {
        // The singular is `1 time`.
        let spelled = text.hasSuffix("time") ? more + "s" : more
        add(.count, [SourceEdit(range: range, replacement: spelled)])
      }
    }
  }
}

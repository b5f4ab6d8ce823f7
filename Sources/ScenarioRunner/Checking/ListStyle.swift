import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// How an author writes the lines of a list: what is told of an event, and how several alike are.
struct ListStyle {
  /// What stands before each line.
  let indentation: String

  /// Whether several events alike are one line with a number, and not a line for each.
  let counts: Bool

  private let patterns: [EventPattern]
  private let tellsTimes: Bool
  private let arrows: (to: String, from: String)
  private let checker: ExpectationChecker

  init(_ list: OrderedList, _ checker: ExpectationChecker) {
    self.checker = checker
    let source = checker.source
    let patterns = list.items.compactMap { $0.pattern }
    self.patterns = patterns
    let start = list.items.first?.range.lowerBound ?? 0
    indentation = source[source.lineRange(at: start).lowerBound..<start]
    tellsTimes =
      !patterns.isEmpty
      && patterns.allSatisfy { $0.moment?.relation == .at && $0.moment?.origin == nil }
    let texts = list.items.map { source[$0.range] }
    counts = !zip(texts, texts.dropFirst()).contains { $0 == $1 && $0 != "…" }
    let bytes = Array(texts.joined(separator: "\n").utf8)
    arrows = (
      to: Self.holds(bytes, "->") ? "->" : "→", from: Self.holds(bytes, "<-") ? "<-" : "←"
    )
  }

  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  /// Returns lines for events that follow each other.
  func lines(for events: [Int]) -> [String] {
    var lines: [String] = []
    var rest = events[...]
    while let first = rest.first {
      let line = line(for: first)
      var count = 1
      if counts { count = rest.prefix { self.line(for: $0) == line }.count }
      rest = rest.dropFirst(count)
      if count > 1 {
        lines.append(line + " " + repetition(of: first, count))
      } else {
        lines.append(line)
      }
    }
    return lines
  }

  /// The number of times in words of the language.
  static func number(of count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  /// What is said of an event that happens several times: three dots where the author does not
  /// count events with its word.
  private func repetition(of event: Int, _ count: Int) -> String {
    let open = models(of: event).first { $0.repetition == .times(1, upTo: nil) }
    return open.map { checker.source[$0.repetitionRange] } ?? Self.number(of: count)
  }

  private func models(of event: Int) -> [EventPattern] {
    patterns.filter { checker.matcher.hasWord(event, of: $0) }
  }

  /// The event in the words of an expectation, told as fully as others with its word.
  private func line(for index: Int) -> String {
    let event = checker.trace.events[index]
    let models = models(of: index)
    var words = checker.matcher.words(index)
    let isHit = event.kind == .hit
    // What was hit is no detail: without it nothing is said.
    let detailCount = models.map {
      $0.detail.last?.expression == nil ? $0.detail.count : words.count
    }
    words = Array(words.prefix(1 + (isHit ? words.count : detailCount.max() ?? 0)))
    if !isHit { words.insert(checker.matcher.subject(index), at: 0) }
    // What the window sends needs no arrow, as in a trace.
    if event.kind != .forward, models.contains(where: { $0.receiver != nil }) {
      words += [arrows.to, checker.trace.name(of: event.to)]
    }
    if event.kind == .forward, models.contains(where: { $0.sender != nil }) {
      words += [arrows.from, checker.trace.name(of: event.from)]
    }
    if tellsTimes, let moment = patterns.first?.moment {
      words += ["at", checker.text(of: event.time, like: moment.range)]
    }
    return words.joined(separator: " ")
  }
}

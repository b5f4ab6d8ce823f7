import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// The style in which an author writes a list's lines: the parts of an event, and how equal events
/// are counted.
struct ListStyle {
  /// The indentation of each line.
  let indentation: String

  /// Whether one line with a count represents several equal events, rather than a line for each.
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

  /// A line, and the consecutive events that it's about.
  struct Group {
    var line: String
    var events: [Int]
  }

  /// Returns lines for consecutive events.
  func lines(for events: [Int]) -> [String] { groups(of: events).map { $0.line } }

  /// Returns lines for consecutive events, with their events.
  func groups(of events: [Int]) -> [Group] {
    var groups: [Group] = []
    var rest = events[...]
    while let first = rest.first {
      let line = line(for: first)
      var count = 1
      if counts { count = rest.prefix { self.line(for: $0) == line }.count }
      let text = count > 1 ? line + " " + repetition(of: first, count) : line
      groups.append(Group(line: text, events: Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return groups
  }

  /// Returns a count in words of the language.
  static func number(of count: Int) -> String { count == 1 ? "1 time" : "\(count) times" }

  /// Returns the count of an event that happens several times, or three dots if the author doesn't
  /// count events with its word.
  private func repetition(of event: Int, _ count: Int) -> String {
    let open = models(of: event).first { $0.repetition == .times(1, upTo: nil) }
    return open.map { checker.source[$0.repetitionRange] } ?? Self.number(of: count)
  }

  private func models(of event: Int) -> [EventPattern] {
    patterns.filter { checker.matcher.hasWord(event, of: $0) }
  }

  /// Returns the event in the words of an expectation, with as much detail as other lines with its
  /// word.
  private func line(for index: Int) -> String {
    let event = checker.trace.events[index]
    let models = models(of: index)
    var words = checker.matcher.words(index)
    let isHit = event.kind == .hit
    // The view of a hit isn't a detail, because without it the line says nothing.
    let detailCount = models.map {
      $0.detail.last?.expression == nil ? $0.detail.count : words.count
    }
    words = Array(words.prefix(1 + (isHit ? words.count : detailCount.max() ?? 0)))
    if !isHit { words.insert(checker.matcher.subject(index), at: 0) }
    // As in a trace, what the window sends doesn't need an arrow.
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

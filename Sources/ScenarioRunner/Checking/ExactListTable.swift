import ScenarioLanguage
import TraceModel

/// The lines of an exact list and the events among which they're looked for, as a table that tells
/// quickly whether the list would hold with another line.
struct ExactListTable {
  /// A line: the events that it matches, the events that have its word, and how many it needs.
  struct Line {
    var matches: [Bool]
    var covers: [Bool]
    var least: Int
    var most: Int
    var isGap = false
  }

  /// The most cells of the table.
  static let maximumCells = 400_000

  /// The events of the list's participants.
  let events: [Int]

  /// The lines.
  let lines: [Line]

  /// The number of lines that cover each event.
  private let coverCounts: [Int]

  /// The first word of each event, which rules out most of them.
  private let words: [String]

  private let matcher: EventMatcher

  /// Creates the table of a list, or returns `nil` when it would be too large.
  init?(_ list: OrderedList, among participants: [NameReference]?, _ matcher: EventMatcher) {
    self.matcher = matcher
    events = matcher.trace.events.indices.filter { index in
      guard matcher.trace.events[index].kind != .chain else { return false }
      guard let participants else { return true }
      return participants.contains { $0.text == matcher.subject(index) }
    }
    guard list.items.count * events.count <= Self.maximumCells else { return nil }
    words = events.map { EventWords.firstWord(of: matcher.trace.events[$0]) }
    let (events, words) = (events, words)
    let lines = list.items.map { Self.line(of: $0.pattern, among: events, words, matcher) }
    self.lines = lines
    coverCounts = events.indices.map { place in lines.count { $0.covers[place] } }
  }

  /// Returns the line of a pattern.
  func line(of pattern: EventPattern) -> Line {
    Self.line(of: pattern, among: events, words, matcher)
  }

  /// Returns the line of a pattern, or of a gap.
  private static func line(
    of pattern: EventPattern?, among events: [Int], _ words: [String], _ matcher: EventMatcher
  ) -> Line {
    guard let pattern else {
      let none = [Bool](repeating: false, count: events.count)
      return Line(matches: none, covers: none, least: 0, most: events.count, isGap: true)
    }
    let most: Int
    switch pattern.repetition {
    case .once: most = 1
    case .times(_, let greatest): most = greatest ?? events.count
    }
    let covers = words.map { EventWords.isWord($0, of: pattern, isChain: false) }
    return Line(
      matches: events.indices.map { covers[$0] && matcher.matches(events[$0], pattern) },
      covers: covers, least: pattern.repetition.least,
      most: most)
  }

  /// The places of the events that the lines cover.
  var covered: [Int] { events.indices.filter { coverCounts[$0] > 0 } }

  /// Returns whether other lines cover all the events that a line matches.
  func coversElsewhere(_ line: Int) -> Bool {
    events.indices.allSatisfy { !lines[line].matches[$0] || coverCounts[$0] > 1 }
  }

  /// Returns whether a line matches an event, and no other line has the event's word.
  func isOnlyOne(_ line: Int) -> Bool {
    events.indices.contains { lines[line].matches[$0] && coverCounts[$0] == 1 }
  }

  /// Returns whether the list holds as it is, or with another line in place of one, without a line,
  /// or with two neighbors in each other's place.
  func holds(
    replacing replaced: Int? = nil, with new: Line? = nil, lacking: Int? = nil,
    swapping swapped: Int? = nil
  ) -> Bool {
    let gone = replaced ?? lacking
    let covered = events.indices.filter { place in
      var count = coverCounts[place]
      if let gone, lines[gone].covers[place] { count -= 1 }
      if let new, new.covers[place] { count += 1 }
      return count > 0
    }
    var reached = [Bool](repeating: false, count: covered.count + 1)
    reached[0] = true
    for place in lines.indices where place != lacking {
      if place == replaced, let new {
        Self.advance(&reached, new, covered)
      } else {
        let other = place == swapped ? place + 1 : place - 1 == swapped ? place - 1 : place
        Self.advance(&reached, lines[other], covered)
      }
      guard reached.contains(true) else { return false }
    }
    return reached[covered.count]
  }

  /// Returns, for each number of lines from the first on, the numbers of covered events that they
  /// can match.
  static func reached(_ lines: [Line], _ covered: [Int]) -> [[Bool]] {
    var reached = [Bool](repeating: false, count: covered.count + 1)
    reached[0] = true
    var all = [reached]
    for line in lines {
      advance(&reached, line, covered)
      all.append(reached)
    }
    return all
  }

  /// Replaces the numbers of events that some lines can match with those that one more line can.
  private static func advance(_ reached: inout [Bool], _ line: Line, _ covered: [Int]) {
    var next = [Bool](repeating: false, count: covered.count + 1)
    // The number of consecutive events up to here that the line matches.
    var run = 0
    for used in 0...covered.count {
      if line.isGap {
        next[used] = reached[used] || (used > 0 && next[used - 1])
        continue
      }
      run = used > 0 && line.matches[covered[used - 1]] ? run + 1 : 0
      var start = used - line.least
      let earliest = used - min(run, line.most)
      while start >= earliest, !next[used] {
        next[used] = reached[start]
        start -= 1
      }
    }
    reached = next
  }
}

// TouchTraceLog.swift, from Touchstone's lesson "Debugging on a device".
//
// What a test asks the log of `TouchTrace.swift`. Tests that `touchstone export --as xctest` writes need
// both files; a test of your own can ask the same:
//
//     TouchTrace.shared.restart()
//     // … touches …
//     XCTAssertNil(TouchTrace.shared.log.difference(inOrder: ["B touchesBegan", "tap fires ended"]))

/// The lines of a log, in order, with what a test can ask about them.
///
/// Each question returns what's different, in words, or `nil` if nothing is.
public struct TouchTraceLog: Sendable {
  /// A line.
  public struct Line: Sendable {
    /// The name of the object; empty for a line that the app's own code has printed.
    public var name: String
    /// What happened to the object.
    public var event: String
    /// The time since the log began, in milliseconds.
    public var milliseconds: Double

    /// Creates a line.
    public init(name: String, event: String, milliseconds: Double) {
      (self.name, self.event, self.milliseconds) = (name, event, milliseconds)
    }

    /// The line as it's printed, without its time.
    public var text: String {
      if event == "hit" { return "hit \(name)" }
      return name.isEmpty ? event : "\(name) \(event)"
    }
  }

  /// A line that a test expects: a text such as `"tap fires ended"`, how often it comes, and when.
  public struct Expected: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private var text: String
    private var name: String?
    private var event: String?
    fileprivate var times: ClosedRange<Int>?
    fileprivate var milliseconds: ClosedRange<Double>

    /// Creates the expectation of a line with a text, between two moments in milliseconds.
    ///
    /// Without a number of times, the line comes once or more.
    public init(
      _ text: String, times: ClosedRange<Int>? = nil,
      at milliseconds: ClosedRange<Double> = 0...Double.infinity
    ) {
      (self.text, self.times, self.milliseconds) = (text, times, milliseconds)
    }

    /// Creates the expectation of a line about an object, or about any object, whose event begins
    /// with some words.
    public init(
      of name: String?, _ event: String, times: ClosedRange<Int>? = nil,
      at milliseconds: ClosedRange<Double> = 0...Double.infinity
    ) {
      self.init("\(name ?? "*") \(event)*", times: times, at: milliseconds)
      (self.name, self.event) = (name, event)
    }

    /// Creates the expectation of a line with a text, at any time.
    public init(stringLiteral text: String) { self.init(text) }

    /// The text, or the name and the beginning of the event with an asterisk.
    public var description: String { text }

    /// Whether a line is the expected one, apart from its time.
    fileprivate func isSaid(by line: Line) -> Bool {
      if let event {
        return name.map { $0 == line.name } ?? true && line.event.hasPrefix(event)
      }
      // A view's touch is passed on along the responder chain.
      return line.text == text || line.text == text + TouchTraceLog.passedOn
    }

    fileprivate func matches(_ line: Line) -> Bool {
      isSaid(by: line) && milliseconds.contains(line.milliseconds)
    }
  }

  /// The lines in order.
  public var lines: [Line]

  /// Creates a log.
  public init(_ lines: [Line]) { self.lines = lines }

  /// Reads the log that `TouchTrace.publish(in:)` shows to another process.
  public init(text: String) {
    lines = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, let milliseconds = Double(fields[0]) else { return nil }
      return Line(
        name: String(fields[1]), event: String(fields[2]), milliseconds: milliseconds)
    }
  }

  private static let passedOn = " (passed on)"

  // MARK: Questions

  /// Returns which of some lines is missing, or comes too often before the next one; other lines can
  /// be between them.
  public func difference(inOrder expected: [Expected]) -> String? {
    var rest = lines[...]
    for (index, line) in expected.enumerated() {
      let least = line.times?.lowerBound ?? 1
      for _ in 0..<least {
        guard let found = rest.firstIndex(where: line.matches) else {
          return missing(line, after: lines.count - rest.count)
        }
        rest = rest[(found + 1)...]
      }
      guard let most = line.times?.upperBound else { continue }
      let next = index + 1 < expected.count ? expected[index + 1] : nil
      let end = next.flatMap { rest.firstIndex(where: $0.matches) } ?? rest.endIndex
      let count = least + rest[..<end].filter(line.matches).count
      if count > most { return "\(line) comes \(count) times" }
    }
    return nil
  }

  /// Returns which of some lines is missing, in any order.
  public func difference(inAnyOrder expected: [Expected]) -> String? {
    var rest = lines
    for line in expected {
      if let times = line.times {
        let count = lines.filter(line.matches).count
        if !times.contains(count) { return "\(line) comes \(count) times" }
        continue
      }
      guard let found = rest.firstIndex(where: line.matches) else { return missing(line, after: 0) }
      rest.remove(at: found)
    }
    return nil
  }

  /// Returns where the lines about some objects that begin with some words differ from the expected
  /// ones.
  ///
  /// How often a device reports a moving finger isn't compared, only between which other lines it
  /// does.
  public func difference(
    exactly expected: [Expected], of names: Set<String>, among words: Set<String>
  ) -> String? {
    let found = lines.filter { line in
      names.contains(line.name) && words.contains(String(line.event.prefix { $0 != " " }))
    }
    var index = 0
    var moves: [Line] = []
    func takeMoves() {
      while index < found.count, found[index].isMove {
        moves.append(found[index])
        index += 1
      }
    }
    func surplus() -> String? {
      moves.first.map { "\($0.text) shouldn't happen at \(Int($0.milliseconds)) ms" }
    }
    takeMoves()
    var expectedMoves: [Expected] = []
    for line in expected {
      if Line(name: "", event: line.description, milliseconds: 0).isMove {
        guard moves.contains(where: line.isSaid) else { return missing(line, before: found, index) }
        expectedMoves.append(line)
        continue
      }
      moves.removeAll { move in expectedMoves.contains { $0.isSaid(by: move) } }
      // The moves after a missing line aren't surplus.
      guard index < found.count, line.matches(found[index]) else {
        return missing(line, before: found, index)
      }
      if let surplus = surplus() { return surplus }
      index += 1
      takeMoves()
      expectedMoves = []
    }
    moves.removeAll { move in expectedMoves.contains { $0.isSaid(by: move) } }
    if let surplus = surplus() { return surplus }
    guard index < found.count else { return nil }
    return "\(found[index].text) shouldn't happen at \(Int(found[index].milliseconds)) ms"
  }

  /// Returns the line that should never come, if it comes.
  public func difference(never expected: Expected) -> String? {
    lines.first(where: expected.matches)
      .map { "\($0.text) should never happen, and does at \(Int($0.milliseconds)) ms" }
  }

  /// Returns whether the first of two lines doesn't come before the second.
  public func difference(first: Expected, before second: Expected) -> String? {
    guard let left = lines.firstIndex(where: first.matches) else { return missing(first, after: 0) }
    guard let right = lines.firstIndex(where: second.matches) else {
      return missing(second, after: 0)
    }
    return left < right ? nil : "\(first) comes after \(second)"
  }

  /// Returns the states of a recognizer if they aren't the expected ones.
  ///
  /// UIKit fails some recognizers, and resets all of them, without a call that a log shows, so
  /// `failed` and `possible` aren't compared.
  public func difference(states expected: [String], of name: String) -> String? {
    let shown: Set = ["began", "changed", "ended", "cancelled"]
    var states: [String] = []
    for line in lines where line.name == name && shown.contains(line.event) {
      if line.event == "changed", states.last == "changed" { continue }
      states.append(line.event)
    }
    let wanted = expected.filter { shown.contains($0) }
    if states == wanted { return nil }
    return "the states of \(name) are \(states.isEmpty ? "none" : states.joined(separator: " → "))"
  }

  // MARK: Words

  private func missing(_ line: Expected, after count: Int) -> String {
    // The same line at another time is worth more than its absence.
    if let other = lines.first(where: line.isSaid), !line.milliseconds.contains(other.milliseconds)
    {
      return "\(line) comes at \(Int(other.milliseconds)) ms"
    }
    return "\(line) is missing after \(count) lines"
  }

  private func missing(_ line: Expected, before found: [Line], _ index: Int) -> String {
    guard index < found.count else { return "\(line) is missing at the end" }
    return "\(line) is missing before \(found[index].text) at \(Int(found[index].milliseconds)) ms"
  }
}

extension TouchTraceLog.Line {
  /// Whether a device can print the line any number of times, because a finger moves.
  fileprivate var isMove: Bool {
    let moves = [
      "touchesMoved", "changed", "touchDragInside", "touchDragOutside", "scrollViewDidScroll",
      "scrollViewDidZoom",
    ]
    return moves.contains { event == $0 || text.hasSuffix(" \($0)") || text.contains(" \($0) (") }
  }
}

#if DEBUG && canImport(UIKit)
  extension TouchTrace {
    /// The log so far.
    public var log: TouchTraceLog {
      TouchTraceLog(
        entries.map {
          TouchTraceLog.Line(name: $0.name, event: $0.event, milliseconds: $0.seconds * 1000)
        })
    }
  }
#endif

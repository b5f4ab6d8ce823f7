import SourceDiagnostics
import TouchEngine

extension ExpectationBlock {
  /// A way to compare a list with the trace.
  package enum Mode: Equatable, Sendable {
    /// Anything can happen.
    case anything
    /// Each of these events, in any order.
    case anyOrder
    /// These events and no others that have one of the same words, among all participants or only
    /// some.
    case exactly(of: [NameReference]?)
    /// These events in this order, possibly with others between them.
    case inOrder
    /// No event of some participants.
    case nothing(of: [NameReference])
    /// Every event of some topics, in the form of a trace.
    case trace(ExpectedTrace)
  }
}

extension ExpectationBlock.Mode {
  /// The forms of comparison, each named after its file in the reference.
  package enum Form: String, CaseIterable {
    case anything
    case anyOrder = "any-order"
    case exactly
    case inOrder = "in-order"
    case nothing
    case trace
  }

  /// The traits of the mode for code that doesn't do the comparison: its form, whether its lines
  /// are separate expectations, and the number of claims that it makes itself.
  package var traits: (form: Form, takesLines: Bool, claimCount: Int) {
    switch self {
    case .anything: (.anything, false, 0)
    case .anyOrder: (.anyOrder, true, 0)
    case .exactly: (.exactly, true, 0)
    case .inOrder: (.inOrder, true, 0)
    case .nothing(let participants): (.nothing, false, participants.count)
    case .trace(let trace): (.trace, false, trace.lines.count { $0 != .gap })
    }
  }

  /// Whether the mode refers to a part of the system.
  var speaksOfSystem: Bool {
    switch self {
    case .exactly(.some(let participants)), .nothing(let participants):
      participants.contains { EventVocabulary.isOfSystem($0.text) }
    case .trace(let trace): trace.topics?.contains("system") ?? false
    case .anyOrder, .anything, .exactly, .inOrder: false
    }
  }

  /// The words that can follow `expect`.
  enum Opening: String, CaseIterable {
    case exactly
    case `in`
    case trace
    case anything
    case nothing
  }
}

extension LineParser {
  /// Takes `expect` and the way to compare the lines under it.
  mutating func takeExpectationMode() throws(ParseError) -> ExpectationBlock.Mode {
    try expect(word: "expect")
    if isAtEnd { return .inOrder }
    let opening = try choose(
      "way to expect",
      from: ExpectationBlock.Mode.Opening.allCases.map { ($0.rawValue, $0) })
    switch opening {
    case .anything:
      expectEnd()
      return .anything
    case .in:
      try expect(word: "any")
      try expect(word: "order")
      expectEnd()
      return .anyOrder
    case .exactly:
      return .exactly(of: try takeParticipants())
    case .nothing:
      guard let participants = try takeParticipants() else {
        report.add(.missingEnd(expected: "`of` and a name"), at: nextRange)
        throw ParseError()
      }
      try check(participants)
      return .nothing(of: participants)
    case .trace:
      // Even with an unknown topic, the lines are a trace's.
      var topics: [String]? = []
      do throws(ParseError) {
        topics = try takeTopics()
      } catch {}
      let end = line.range.upperBound
      return .trace(ExpectedTrace(topics: topics, range: end..<end, indentation: "  "))
    }
  }

  private mutating func takeParticipants() throws(ParseError) -> [NameReference]? {
    guard take(word: "of") else {
      expectEnd()
      return nil
    }
    var participants: [NameReference] = []
    repeat {
      _ = take(.comma)
      participants.append(try takeReference(ObjectKind.allCases))
    } while !isAtEnd
    return participants
  }

  /// Reports a participant that can't have any events.
  private func check(_ participants: [NameReference]) throws(ParseError) {
    for participant in participants
    where participant.text != "target" && words(of: NamePattern(participant.text)).isEmpty {
      report.add(.nothingCanHappen(participant.text), at: participant.range)
      throw ParseError()
    }
  }

  private mutating func takeTopics() throws(ParseError) -> [String]? {
    guard take(word: "of") else {
      expectEnd()
      return nil
    }
    var topics: [String] = []
    repeat {
      _ = take(.comma)
      topics.append(try choose("topic", from: EventVocabulary.topics.map { ($0, $0) }))
    } while !isAtEnd
    return topics
  }
}

import SourceDiagnostics
import TouchEngine

extension ExpectationBlock {
  /// How a list is compared with the trace.
  package enum Mode: Equatable, Sendable {
    /// Whatever happens is right.
    case anything
    /// Each of these, in whatever order.
    case anyOrder
    /// These, and none beside them that has one of the words used, among all participants or some.
    case exactly(of: [NameReference]?)
    /// These, in this order; anything may lie between.
    case inOrder
    /// No event of some participants.
    case nothing(of: [NameReference])
    /// Every event of some topics, in the form in which a trace is told.
    case trace(ExpectedTrace)
  }
}

extension ExpectationBlock.Mode {
  /// The ways to compare, each named as its file of the reference is.
  package enum Form: String, CaseIterable {
    case anything
    case anyOrder = "any-order"
    case exactly
    case inOrder = "in-order"
    case nothing
    case trace
  }

  /// What must be known of a way to compare by those who do not compare: which one it is, whether the
  /// lines under it are expectations of their own, and the number of claims that it makes itself.
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

  /// Whether it speaks of a part of the system.
  var speaksOfSystem: Bool {
    switch self {
    case .exactly(.some(let participants)), .nothing(let participants):
      participants.contains { EventVocabulary.isOfSystem($0.text) }
    case .trace(let trace): trace.topics?.contains("system") ?? false
    case .anyOrder, .anything, .exactly, .inOrder: false
    }
  }

  /// The words that can stand behind `expect`.
  enum Opening: String, CaseIterable {
    case exactly
    case `in`
    case trace
    case anything
    case nothing
  }
}

extension LineParser {
  /// Takes `expect` and how the lines under it are compared.
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
        report.add(.missingEnd(expected: "'of' and a name"), at: nextRange)
        throw ParseError()
      }
      try check(participants)
      return .nothing(of: participants)
    case .trace:
      // With a wrong topic the lines are those of a trace all the same.
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

  /// Reports a participant whom nothing can happen to.
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

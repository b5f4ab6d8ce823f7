import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// What a line with states or a chain could be about.
extension ExpectationChecker {
  /// Returns the other recognizers that went through some states.
  func recognizers(with states: [String], except name: String) -> [LineFit] {
    trace.participants.compactMap { participant in
      guard participant.kind == .recognizer, participant.name != name else { return nil }
      let seen = StateHistory(of: participant.name, in: trace)
      guard seen.statesBeforeReset == states else { return nil }
      return LineFit(edits: [], words: "the states of `\(participant.name)`")
    }
  }

  /// Returns the fix-it for states, which leaves the right ones as they're written.
  func repair(_ references: [NameReference], with states: [String]) -> [FixIt] {
    let isOneByOne = references.count == states.count
    guard isOneByOne else {
      let usesSynonym = references.contains { $0.text == "recognized" }
      let words = states.map { usesSynonym && $0 == "ended" ? "recognized" : $0 }
      return repair(from: references.first, to: references.last, with: words, separator: " ")
    }
    var edits: [SourceEdit] = []
    for (reference, state) in zip(references, states) {
      let written = reference.text == "recognized" ? "ended" : reference.text
      if written != state { edits.append(SourceEdit(range: reference.range, replacement: state)) }
    }
    let phrase = "accept `\(states.joined(separator: " "))`"
    return FixIt(phrase, edits: edits, in: source).map { [$0] } ?? []
  }

  /// Returns the walks up the responder chain that a line could be about.
  ///
  /// Each walk that another line describes is that line's. Among the rest, a walk that differs in
  /// one member is meant rather than one that differs in more.
  func chainFits(
    of members: [ChainMember], at range: Range<Int>, _ walks: [[String]]
  ) -> [[String]] {
    // There's no other chain that the line could be about.
    if let first = walks.first, walks.allSatisfy({ $0 == first }) { return [first] }
    var others: [[ChainMember]] = []
    for line in blocks.flatMap({ $0.expectations }) where line.range != range {
      if case .chain(let members) = line.statement { others.append(members) }
    }
    var free: [[String]] = []
    for walk in walks where !free.contains(walk) {
      if !others.contains(where: { Self.matches(walk[...], $0[...]) }) { free.append(walk) }
    }
    guard free.count > 1 else { return free }
    let written = members.map { if case .named(let name) = $0 { name.text } else { "…" } }
    let close = free.filter { Self.differsInOne(written, $0) }
    return close.isEmpty ? free : close
  }

  /// Returns the other participants whose chain a line is, if its first member is another one.
  func owners(ofChain written: [String]) -> [LineFit] {
    let rest = written.dropFirst()
    var names: [String] = []
    for participant in trace.participants where participant.name != written.first {
      if !names.contains(participant.name) { names.append(participant.name) }
    }
    return names.compactMap { name in
      let walks = trace.events.filter { $0.kind == .chain && trace.name(of: $0.to) == name }
        .map { event in event.related.map { trace.name(of: $0) } }
      guard (walks + [chain(name)]).contains(where: { !$0.isEmpty && $0.dropFirst() == rest })
      else { return nil }
      return LineFit(edits: [], words: "the chain of `\(name)`")
    }
  }

  /// Returns whether one list becomes another when one member changes, comes, or goes, or two
  /// neighbors change places.
  private static func differsInOne(_ left: [String], _ right: [String]) -> Bool {
    let common = zip(left, right).prefix { $0 == $1 }.count
    let (first, second) = (left.dropFirst(common), right.dropFirst(common))
    if first.dropFirst() == second.dropFirst() || first.dropFirst() == second
      || first == second.dropFirst()
    {
      return true
    }
    return first.count > 1 && second.count > 1
      && first.prefix(2).elementsEqual(second.prefix(2).reversed())
      && first.dropFirst(2) == second.dropFirst(2)
  }
}

package import TouchEngine

/// A fact about UIKit that a run goes without, to show what would happen if UIKit didn't follow it.
package struct SuspendedFact: Equatable, Sendable {
  /// The number: `G060`.
  package let number: String

  /// The claim; empty if it isn't known.
  package let claim: String

  /// The rules of the engine that the fact rests on.
  package let rules: [UIKitRule]

  /// Creates a fact with its rules.
  package init(number: String, claim: String, rules: [UIKitRule]) {
    self.number = number
    self.claim = claim
    self.rules = rules
  }
}

extension RunOptions {
  /// Suspends the rules that some facts rest on.
  package mutating func suspend(_ facts: [SuspendedFact]) {
    for fact in facts {
      for rule in fact.rules { behavior.suspend(rule) }
    }
  }
}

extension [SuspendedFact] {
  /// The numbers as part of a sentence: `G060`, `G060 and G061`, `G060, G061, and G062`.
  package var numbers: String {
    let numbers = map { $0.number }
    guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
    let others = numbers.dropLast().joined(separator: ", ")
    return others + (numbers.count > 2 ? ", and " : " and ") + last
  }
}

// A page passes each fact in a line of its request: the fact's number, the numbers of its rules,
// separated by commas, and its claim, as in `without G060 151 UIKit sends the action first.`
extension SuspendedFact {
  /// The word that begins the line.
  private static let word = "without"

  /// Returns the facts of a request; `nil` if a line has no rule or one that the engine doesn't have.
  package static func all(in request: String) -> [SuspendedFact]? {
    var facts: [SuspendedFact] = []
    for (word, value) in TextLines.pairs(in: request) where word == Self.word {
      guard let fact = SuspendedFact(value) else { return nil }
      facts.append(fact)
    }
    return facts
  }

  /// The line of the request.
  package var requestLine: String {
    let parts = [Self.word, number, ruleNumbers, claim]
    return parts.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  /// The numbers of the rules as a page has them: `151,152`.
  package var ruleNumbers: String {
    rules.map { "\($0.rawValue)" }.joined(separator: ",")
  }

  private init?(_ value: String) {
    let parts = value.utf8.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count > 1 else { return nil }
    var rules: [UIKitRule] = []
    for number in parts[1].split(separator: UInt8(ascii: ",")) {
      guard let rawValue = UInt16(String(decoding: Array(number), as: UTF8.self)),
        let rule = UIKitRule(rawValue: rawValue)
      else { return nil }
      rules.append(rule)
    }
    self.init(
      number: String(decoding: Array(parts[0]), as: UTF8.self),
      claim: parts.count > 2 ? String(decoding: Array(parts[2]), as: UTF8.self) : "",
      rules: rules)
  }
}

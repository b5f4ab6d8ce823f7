import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

// Mutations of a property's value: its owner, its property, its comparison, and what's expected.
extension MutationTable {
  /// Mutates each piece of a line about a value.
  mutating func mutate(_ value: ValueExpectation) {
    replaceName(value.subject.subject.range, .participant)
    mutateProperty(of: value)
    mutateComparison(of: value)
    let words = LineWord.all(in: value.valueRange, of: source)
    for (place, word) in words.enumerated() {
      if word.text == "±" { break }
      guard Comparison(rawValue: word.text) == nil else { continue }
      mutate(word, place, of: value, isTolerant: words.contains { $0.text == "±" })
    }
  }

  private mutating func mutate(
    _ word: LineWord, _ place: Int, of value: ValueExpectation, isTolerant: Bool
  ) {
    var choice = choice("value", String(place))
    let others: [String?]
    switch value.value {
    case .boolean:
      others = [word.text == "true" ? "false" : "true"]
    case .names:
      others =
        [word.text == "nil" ? choice.one(of: scenario.others(like: word.text)) : "nil"]
        + [choice.one(of: scenario.others(like: word.text))]
    case .captured:
      return
    case .numbers, .range, .transform:
      // With a tolerance, a small step is none.
      let steps = isTolerant ? 1_000_000 : 2
      others = [
        NumberMutation.mutated(word.text, by: steps),
        NumberMutation.mutatedEnd(of: word.text, by: steps),
      ]
    case .text, .words:
      others = [
        Self.states.contains(word.text)
          ? choice.one(of: Self.states.filter { $0 != word.text })
          : NumberMutation.mutated(word.text) ?? "nothing"
      ]
    }
    for case .some(let other) in others where other != word.text {
      add(.value, [SourceEdit(range: word.range, replacement: other)])
    }
  }

  /// Replaces the property with another one that the scenario's expectations read from objects of
  /// the same kind.
  private mutating func mutateProperty(of value: ValueExpectation) {
    let name = value.subject.name
    let start = value.subject.subject.range.upperBound + 1
    let range = start..<start + name.utf8.count
    guard source[range] == name else { return }
    var choice = choice("property")
    var names: [String] = []
    for line in scenario.lines {
      guard let property = line.statement?.property, property.name != name,
        property.property.kind == value.subject.property.kind || property.component != nil
      else { continue }
      names.append(property.name)
    }
    if let other = choice.one(of: names) {
      add(.property, [SourceEdit(range: range, replacement: other)])
    }
  }

  private mutating func mutateComparison(of value: ValueExpectation) {
    let opposite: String
    switch value.comparison {
    case .equal: opposite = "!="
    case .notEqual: opposite = "=="
    case .greater: opposite = "<="
    case .greaterOrEqual: opposite = "<"
    case .less: opposite = ">="
    case .lessOrEqual: opposite = ">"
    }
    let start = value.valueRange.lowerBound
    let written = value.comparison.rawValue
    let words = LineWord.all(in: line.range, of: source)
    if let sign = words.first(where: { $0.text == written }) {
      add(.comparison, [SourceEdit(range: sign.range, replacement: opposite)])
    } else if value.comparison == .equal {
      if case .range = value.value { return }
      add(.comparison, [SourceEdit(range: start..<start, replacement: opposite + " ")])
    }
  }
}
